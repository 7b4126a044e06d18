/** The badge of a candidate as a button that shows what was checked, how and until when. */
import { ChevronDown, ShieldCheck } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ApprovalStatus } from '#shared/vocabulary.ts';
import type { Verification } from '../../verifications.contract.ts';

const loadPopover = () => import('../components/checked-popover.tsx');
const CheckedPopover = lazy(async () => ({ default: (await loadPopover()).CheckedPopover }));

interface CheckedBadgeProps {
  /** The status of the profile review. */
  approvalStatus: ApprovalStatus;
  verifications: readonly Verification[];
  /** The badge, such as the one of the review. */
  children: ReactNode;
}

export const CheckedBadge = ({ children, ...shown }: CheckedBadgeProps) => {
  const t = useTranslations('verifications.shown');
  const panelId = useId();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const prefetch = (): void => void loadPopover().catch(() => {});
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={opener !== null}
        aria-controls={opener ? panelId : undefined}
        className="inline-flex min-h-8 items-center gap-1.5 rounded-control pr-2 text-left font-medium text-ink-soft text-sm hover:bg-hover aria-expanded:bg-hover"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={(event) => setOpener(opener ? null : event.currentTarget)}
      >
        {children}
        <ShieldCheck aria-hidden="true" className="size-4 shrink-0 text-positive" />
        {t('open')}
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </button>
      {opener && (
        <Suspense fallback={null}>
          <CheckedPopover id={panelId} opener={opener} onClose={() => setOpener(null)} {...shown} />
        </Suspense>
      )}
    </>
  );
};
