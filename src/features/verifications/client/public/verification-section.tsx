/** A candidate's own verifications: what was checked, when it expires, and what else can be requested. */

import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, ShieldCheck, ShieldPlus } from 'lucide-react';
import { useState } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { withEnglish } from '#client/texts.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS, PUBLIC_PATHS } from '#shared/paths.ts';
import { VERIFICATION_KINDS, type VerificationKind } from '#shared/vocabulary.ts';
import { credentialsContract } from '../../credentials.contract.ts';
import type { OwnVerification } from '../../verifications.contract.ts';
import { isNotDueForRenewal, isOpen } from '../../verifications.domain.ts';
import { CheckedFacts, useSubjectWords } from '../components/checked-facts.tsx';
import { ClaimDialog } from '../components/claim-dialog.tsx';
import { HistoryLines } from '../components/history-lines.tsx';
import { ReferenceDialog } from '../components/reference-dialog.tsx';
import { ownVerificationsEn } from '../own-verifications.en.ts';
import { ownVerificationsList } from '../verifications.api.ts';
import { VerificationBadge } from './verification-badge.tsx';

const link = 'rounded-sm underline decoration-line-strong underline-offset-3 hover:text-ink';

const OwnVerificationItem = ({ verification }: { verification: OwnVerification }) => {
  const t = useTranslations('ownVerifications');
  const subjectWords = useSubjectWords();
  return (
    <li className="space-y-1 py-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex min-w-0 items-center gap-2 font-medium text-ink">
          <ShieldCheck className="size-4.5 shrink-0 text-muted" />
          <span className="min-w-0 break-words">{subjectWords(verification)}</span>
        </span>
        <VerificationBadge status={verification.status} />
      </p>
      <CheckedFacts verification={verification} />
      {verification.status === 'verified' && (
        <p className="text-sm">
          <a
            href={fillPath(credentialsContract.exportCredential.path, { id: verification.id })}
            download={`${verification.kind}.json`}
            className="inline-flex items-center gap-1.5 rounded-sm font-medium text-accent-ink underline decoration-accent-line underline-offset-4"
          >
            <Download className="size-4" />
            {t('credential')}
          </a>
        </p>
      )}
      {verification.kind === 'english' && isOpen(verification.status) && (
        <p className="text-sm">
          <TextLink to={APP_PATHS.englishTask}>{t('writtenTask')}</TextLink>
        </p>
      )}
      <details className="text-sm">
        <summary className="w-fit cursor-pointer rounded-sm py-1 text-muted hover:text-ink">{t('history')}</summary>
        <HistoryLines events={verification.history} />
      </details>
    </li>
  );
};

/**
 * The kinds that can be requested. Identity and English allow only one verification, so each is omitted while its verification is open or does not
 * need renewal.
 */
const claimableKinds = (own: readonly OwnVerification[], now: number): VerificationKind[] =>
  VERIFICATION_KINDS.filter(
    (kind) =>
      (kind !== 'identity' && kind !== 'english') ||
      !own.some(
        (verification) =>
          verification.kind === kind && (isOpen(verification.status) || isNotDueForRenewal(verification, now)),
      ),
  );

const ClaimableKinds = ({ own }: { own: readonly OwnVerification[] }) => {
  const t = useTranslations('ownVerifications');
  const verificationKindTexts = useTranslations('vocabulary.verificationKind');
  const [openKind, setOpenKind] = useState<VerificationKind | null>(null);
  return (
    <div className="space-y-2">
      <SectionHeading level={3}>{t('available')}</SectionHeading>
      <ul className="divide-y divide-line">
        {claimableKinds(own, useNow().getTime()).map((kind) => (
          <li key={kind} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="flex min-w-48 flex-1 items-start gap-2">
              <ShieldPlus className="mt-0.5 size-4.5 shrink-0 text-positive" />
              <p className="min-w-0 text-sm">
                <span className="block font-medium text-ink">{verificationKindTexts(kind)}</span>
                <span className="text-muted">{t(`gains.${kind}`)}</span>
              </p>
            </div>
            {kind === 'english' ? (
              <LinkButton size="sm" to={APP_PATHS.englishTask}>
                {t('writtenTask')}
              </LinkButton>
            ) : (
              <Button
                size="sm"
                aria-label={t('claimKind', { kind: verificationKindTexts(kind) })}
                onClick={() => setOpenKind(kind)}
              >
                {t('claim')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {openKind === 'reference' && <ReferenceDialog onClose={() => setOpenKind(null)} />}
      {openKind && openKind !== 'reference' && <ClaimDialog kind={openKind} onClose={() => setOpenKind(null)} />}
    </div>
  );
};

const OwnSection = () => {
  const t = useTranslations('ownVerifications');
  const list = useInfiniteQuery(ownVerificationsList);
  const own = flattenPages(list.data);
  return (
    <Card as="section" aria-labelledby="verification" className="space-y-6">
      <SectionHeading
        id="verification"
        text={
          <>
            {t('text')}{' '}
            <a href={PUBLIC_PATHS.howVettingWorks} className={link}>
              {t('meaning')}
            </a>
          </>
        }
      >
        {t('title')}
      </SectionHeading>
      {list.isPending && <SkeletonList shape="row" count={3} />}
      {list.isLoadingError && <ErrorState title={t('failed')} query={list} />}
      {list.isSuccess && (
        <>
          {own.length === 0 && <p className="text-ink-soft text-sm">{t('none')}</p>}
          <ul className="divide-y divide-line empty:hidden">
            {own.map((verification) => (
              <OwnVerificationItem key={verification.id} verification={verification} />
            ))}
          </ul>
          <LoadMore list={list} />
          <ClaimableKinds own={own} />
        </>
      )}
    </Card>
  );
};

export const VerificationSection = withEnglish({ ownVerifications: ownVerificationsEn }, OwnSection);
