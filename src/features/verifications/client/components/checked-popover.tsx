/** What stands behind the badge of a candidate. Loaded when the badge is about to be pressed. */
import { useTranslations } from 'use-intl';
import { PopoverPanel } from '#client/ui/popover-panel.tsx';
import { brand } from '#shared/brand.ts';
import type { Verification } from '../../verifications.contract.ts';
import { VerificationBadge } from '../public/verification-badge.tsx';
import { CheckedFacts, useThingWords } from './checked-facts.tsx';

interface CheckedPopoverProps {
  id: string;
  /** The badge's button. */
  opener: HTMLElement;
  onClose: () => void;
  verifications: readonly Verification[];
}

export const CheckedPopover = ({ verifications, ...panel }: CheckedPopoverProps) => {
  const t = useTranslations('verifications.shown');
  const thing = useThingWords();
  return (
    <PopoverPanel
      {...panel}
      isPortalled
      aria-label={t('open')}
      // What scrolls must be reachable by keyboard; there is nothing else to focus in it.
      tabIndex={0}
      sideOffset={8}
      collisionPadding={16}
      className="z-50 max-h-(--radix-popover-content-available-height) w-104 max-w-[calc(100vw-2rem)] animate-rise overflow-y-auto rounded-panel border border-line bg-overlay p-5 shadow-float outline-none"
    >
      <h2 className="headline text-ink text-xl">{t('title', { name: brand.name })}</h2>
      {verifications.length === 0 && <p className="mt-2 text-ink-soft text-sm">{t('none')}</p>}
      <ul className="mt-3 divide-y divide-line empty:hidden">
        {verifications.map((one) => (
          <li key={one.id} className="space-y-1 py-3">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 break-words font-medium text-ink">{thing(one)}</span>
              <VerificationBadge status={one.status} />
            </p>
            <CheckedFacts verification={one} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted text-sm">{t('noScore')}</p>
    </PopoverPanel>
  );
};
