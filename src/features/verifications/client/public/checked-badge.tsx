/** The badge of a candidate as a button that shows what was checked, how and until when. */
import { ChevronDown, ShieldCheck } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ApprovalStatus } from '#shared/vocabulary.ts';
import type { Verification } from '../../verifications.contract.ts';
import { CheckedPopover } from '../components/checked-popover.tsx';

interface CheckedBadgeProps {
  /** The status of the profile review. */
  approvalStatus: ApprovalStatus;
  verifications: readonly Verification[];
  /** The badge, such as the one of the review. */
  children: ReactNode;
}

export const CheckedBadge = ({ children, ...shown }: CheckedBadgeProps) => {
  const t = useTranslations('verifications.shown');
  return (
    <Popover.Root>
      <Popover.Trigger className="inline-flex min-h-8 items-center gap-1.5 rounded-control pr-2 text-left font-medium text-ink-soft text-sm hover:bg-hover aria-expanded:bg-hover">
        {children}
        <ShieldCheck aria-hidden="true" className="size-4 shrink-0 text-positive" />
        {t('open')}
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </Popover.Trigger>
      <Popover.Portal>
        <CheckedPopover {...shown} />
      </Popover.Portal>
    </Popover.Root>
  );
};
