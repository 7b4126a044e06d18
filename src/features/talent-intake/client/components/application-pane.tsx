/**
 * The whole application, next to the queue or below its row: possible duplicates, the stated
 * profile, verifications, earlier decisions, and the buttons to approve and reject.
 */
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { personName } from '#client/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { languageInSentence } from '#client/ui/code-names.ts';
import { ErrorState } from '#client/ui/error-state.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { VerificationList } from '#features/verifications/client/public/verification-list.tsx';
import type { Duplicate, ReviewDetail } from '../../review-desk.contract.ts';
import type { QueuedReview } from '../../talent-intake.contract.ts';
import { reviewDetailQuery } from '../review-desk.api.ts';
import { Part, StatedProfile } from './application-parts.tsx';
import { DecisionEntry } from './decision-entry.tsx';

interface DuplicateListProps {
  duplicates: readonly Duplicate[];
  isSearchComplete: boolean;
}

/**
 * Possible duplicates of the person, with the matching facts, and a notice if the search was
 * incomplete. Renders nothing if a complete search found none.
 */
const DuplicateList = ({ duplicates, isSearchComplete }: DuplicateListProps) => {
  const t = useTranslations('reviewDesk.duplicates');
  const reviewTexts = useTranslations('talentIntake.review');
  const outcomeTexts = useTranslations('reviewDesk.decided.outcome');
  const times = useTimes();
  if (duplicates.length === 0 && isSearchComplete) return null;
  return (
    <section className="space-y-2 rounded-card border border-line bg-caution-soft p-4 text-caution-ink">
      <h3 className="font-semibold text-sm">{t('title')}</h3>
      <ul className="space-y-2.5 empty:hidden">
        {duplicates.map((duplicate) => (
          <li key={`${duplicate.source} ${duplicate.id ?? duplicate.email}`} className="min-w-0 text-sm">
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <span className="break-words font-medium">{personName(duplicate)}</span>
              {duplicate.status && (
                <StatusBadge status={duplicate.status}>
                  {duplicate.status === 'pending' ? reviewTexts('badge') : outcomeTexts(duplicate.status)}
                </StatusBadge>
              )}
            </p>
            <p className="break-words">{duplicate.email}</p>
            <p className="break-words">
              {[
                duplicate.kinds.map((kind) => t(kind)).join(', '),
                duplicate.id === null ? t('noProfile') : reviewTexts(`source.${duplicate.source}`),
                times.date(duplicate.createdAt),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {!isSearchComplete && <p className="text-sm">{t('incomplete')}</p>}
    </section>
  );
};

const Evidence = ({ detail }: { detail: ReviewDetail }) => {
  const t = useTranslations('reviewDesk');
  return (
    <>
      <Part title={t('verifications')}>
        {detail.verifications.length === 0 ? (
          <p className="text-muted text-sm">{t('noVerifications')}</p>
        ) : (
          <VerificationList verifications={detail.verifications} />
        )}
      </Part>
      {detail.decisions.length > 0 && (
        <Part title={t('before')}>
          <ul className="space-y-4">
            {detail.decisions.map((decision) => (
              <li key={decision.id}>
                <DecisionEntry decision={decision} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
};

/** Details that the queue's row lacks. They are fetched when the application is opened. */
const Details = ({ row }: { row: QueuedReview }) => {
  const t = useTranslations('reviewDesk');
  const detail = useQuery(reviewDetailQuery(row.id));
  if (detail.isPending) return <SkeletonList shape="row" count={2} />;
  if (detail.isLoadingError) return <ErrorState title={t('failed')} query={detail} />;
  return detail.data && <Evidence detail={detail.data} />;
};

/** The portrait. Shows initials until the photo is loaded, or if there is none. */
const Portrait = ({ row, name }: { row: QueuedReview; name: string }) => {
  const detail = useQuery(reviewDetailQuery(row.id));
  return <Avatar id={row.id} name={name} size="xl" photoUrl={detail.data?.profileImageUrl} />;
};

interface ApplicationPaneProps {
  row: QueuedReview;
  duplicates: readonly Duplicate[];
  isSearchComplete: boolean;
  isPending: boolean;
  onApprove: () => void;
  onReject: () => void;
}

export const ApplicationPane = ({
  row,
  duplicates,
  isSearchComplete,
  isPending,
  onApprove,
  onReject,
}: ApplicationPaneProps) => {
  const t = useTranslations('reviewDesk');
  const locale = useLocale();
  const name = personName(row);
  return (
    <section aria-label={t('applicationOf', { name })} className="min-w-0 space-y-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 items-center gap-4">
          <Portrait row={row} name={name} />
          <div className="min-w-0">
            <p className="headline break-words text-ink text-xl">{name}</p>
            <p className="text-muted text-sm">{t('readsIn', { language: languageInSentence(row.language, locale) })}</p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:[&>*]:flex-auto">
          <Button disabled={isPending} aria-keyshortcuts="R" icon={<X className="size-4.5" />} onClick={onReject}>
            {t('reject')}
          </Button>
          <Button
            variant="primary"
            disabled={isPending}
            aria-keyshortcuts="A"
            icon={<Check className="size-4.5" />}
            onClick={onApprove}
          >
            {t('approve')}
          </Button>
        </div>
      </div>
      <DuplicateList duplicates={duplicates} isSearchComplete={isSearchComplete} />
      <StatedProfile row={row} />
      <Details row={row} />
    </section>
  );
};
