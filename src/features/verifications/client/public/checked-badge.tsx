/** The badge of a candidate as a button that shows what was checked, how, and when it expires. */
import { ChevronDown, ShieldCheck } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import type { ApprovalStatus } from '#shared/vocabulary.ts';
import type { Verification } from '../../verifications.contract.ts';
import { CheckedFacts, useSubjectWords } from '../components/checked-facts.tsx';
import { VerificationBadge } from './verification-badge.tsx';

const link = 'rounded-sm underline decoration-line-strong underline-offset-3 hover:text-ink';

interface CheckedPopoverProps {
  approvalStatus: ApprovalStatus;
  verifications: readonly Verification[];
}

/** Explains a candidate's badge and lists the verified facts. */
const CheckedPopover = ({ approvalStatus, verifications }: CheckedPopoverProps) => {
  const t = useTranslations('verifications.shown');
  const subjectWords = useSubjectWords();
  return (
    <Popover.Content
      aria-label={t('open')}
      // A scrolling box must be reachable by keyboard.
      tabIndex={0}
      sideOffset={8}
      collisionPadding={16}
      className="z-50 max-h-(--radix-popover-content-available-height) w-104 max-w-[calc(100vw-2rem)] animate-rise overflow-y-auto rounded-panel border border-line bg-overlay p-5 shadow-float outline-none"
    >
      <p className="text-ink-soft text-sm">{t(`vetted.${approvalStatus}`)}</p>
      <h2 className="headline mt-4 text-ink text-xl">{t('title')}</h2>
      {verifications.length === 0 && <p className="mt-2 text-ink-soft text-sm">{t('none')}</p>}
      <ul className="mt-3 divide-y divide-line empty:hidden">
        {verifications.map((verification) => (
          <li key={verification.id} className="space-y-1 py-3">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 break-words font-medium text-ink">{subjectWords(verification)}</span>
              <VerificationBadge status={verification.status} />
            </p>
            <CheckedFacts verification={verification} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted text-sm">
        {t('noScore')}{' '}
        <a href={PUBLIC_PATHS.howVettingWorks} className={link}>
          {t('meaning')}
        </a>
      </p>
    </Popover.Content>
  );
};

interface CheckedBadgeProps {
  /** The status of the profile review. */
  approvalStatus: ApprovalStatus;
  verifications: readonly Verification[];
  /** The badge, such as the badge of the profile review. */
  children: ReactNode;
}

export const CheckedBadge = ({ children, ...shown }: CheckedBadgeProps) => {
  const t = useTranslations('verifications.shown');
  return (
    <Popover.Root>
      <Popover.Trigger className="inline-flex min-h-8 flex-wrap items-center gap-x-1.5 gap-y-1 rounded-control pr-2 text-left font-medium text-ink-soft text-sm hover:bg-hover aria-expanded:bg-hover">
        {children}
        <span className="inline-flex items-center gap-1.5">
          <ShieldCheck className="size-4 shrink-0 text-positive" />
          {t('open')}
          <ChevronDown className="size-4 shrink-0" />
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <CheckedPopover {...shown} />
      </Popover.Portal>
    </Popover.Root>
  );
};
