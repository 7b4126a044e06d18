/**
 * The explanation of a score in a popover next to its dial, on wide screens.
 */
import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '#client/ui/class-names.ts';
import type { ListedCompatibility } from '#engine/matching.contract.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import { bandLook } from '../score-band.ts';
import { useSkillsFact } from '../skills-fact.ts';
import { ConfidenceMark } from './confidence-mark.tsx';
import { ScoreGauge } from './score-gauge.tsx';

interface ExplanationPopoverProps {
  compatibility: ListedCompatibility;
  audience: AccountType;
  children: ReactNode;
}

/** The popover's content; its children are the explanation. */
export const ExplanationPopover = ({ compatibility, audience, children }: ExplanationPopoverProps) => {
  const t = useTranslations('matching');
  const { score, band, confidence } = compatibility;
  const fact = useSkillsFact(compatibility, audience);
  return (
    <Popover.Content
      aria-label={t('dialogTitle', { score })}
      // A scrolling box must be reachable by keyboard, and it has nothing else to focus.
      tabIndex={0}
      sideOffset={8}
      collisionPadding={16}
      className="z-50 max-h-(--radix-popover-content-available-height) w-104 max-w-[calc(100vw-2rem)] animate-rise overflow-y-auto rounded-panel border border-line bg-overlay p-5 shadow-float outline-none"
    >
      <div className="mb-5 flex items-center gap-4">
        <ScoreGauge score={score} band={band} size="lg" />
        <div className="min-w-0">
          <h2 className={classNames('headline text-xl', bandLook(band).text)}>{t(`band.${band}`)}</h2>
          <p className="min-h-5 text-ink-soft text-sm">{fact}</p>
          <ConfidenceMark confidence={confidence} className="mt-1" />
        </div>
      </div>
      {children}
    </Popover.Content>
  );
};
