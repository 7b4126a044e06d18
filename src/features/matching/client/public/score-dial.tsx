/**
 * A compatibility score as shown on every screen: a small dial with number and confidence. Pressing
 * it opens the explanation, a popover on wide screens and a dialog on phones.
 */
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '#client/ui/class-names.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Tooltip } from '#client/ui/tooltip.tsx';
import { useMediaQuery } from '#client/ui/use-media-query.ts';
import type { ListedCompatibility } from '#engine/matching.contract.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import { ExplanationPanel } from '../components/explanation-panel.tsx';
import { ExplanationPopover } from '../components/explanation-popover.tsx';
import { ScoreFace } from '../components/score-face.tsx';
import type { ScoreDialSize } from '../components/score-gauge.tsx';
import { useSkillsFact } from '../skills-fact.ts';
import { useExplanation } from '../use-explanation.ts';

export interface ScoreDialProps {
  /** With or without its explanation. If missing, it is fetched when the dial is opened. */
  compatibility: ListedCompatibility;
  /** The candidate of the score. `compatibility` names the job. */
  candidateId: string;
  /** Candidates also see what would raise the score. */
  audience: AccountType;
  /**
   * `xs` and `sm` show only the number, in a line or with low confidence beneath it. `md` and `lg`
   * also show the band.
   */
  size?: ScoreDialSize | undefined;
  /** Shown above the band, such as the job that the score compares with. */
  label?: string | undefined;
}

const trigger =
  'group inline-flex min-w-0 items-center gap-2.5 rounded-card text-left transition-transform hover:bg-hover aria-expanded:bg-hover';

export const ScoreDial = ({ compatibility, candidateId, audience, size = 'sm', label }: ScoreDialProps) => {
  const t = useTranslations('matching');
  const [open, setOpen] = useState(false);
  const isNarrow = useMediaQuery('(max-width: 639px)');
  const explanation = useExplanation(compatibility, candidateId, open);
  const current = explanation.explained ?? compatibility;
  const { score, band, confidence } = current;
  const fact = useSkillsFact(current, audience);
  const isWordless = (size === 'xs' || size === 'sm') && !label;
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      className={classNames(trigger, isWordless ? 'p-0.5' : 'py-0.5 pr-3 pl-0.5')}
      onPointerEnter={explanation.prefetch}
      onPointerDown={explanation.prefetch}
      onFocus={explanation.prefetch}
      onClick={isNarrow ? () => setOpen(true) : undefined}
    >
      <ScoreFace score={score} band={band} confidence={confidence} size={size} label={label} />
    </button>
  );
  const panel = <ExplanationPanel explanation={explanation} audience={audience} />;

  if (isNarrow) {
    return (
      <>
        {button}
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title={t('dialogTitle', { score })}
          text={[t(`band.${band}`), fact.replace(/\.$/, ''), t(`confidence.${confidence}`)]
            .filter(Boolean)
            .join('. ')
            .concat('.')}
        >
          {panel}
        </Dialog>
      </>
    );
  }
  const opener = <Popover.Trigger asChild>{button}</Popover.Trigger>;
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      {isWordless ? (
        <Tooltip text={`${t(`band.${band}`)} · ${t(`confidence.${confidence}`)}`}>{opener}</Tooltip>
      ) : (
        opener
      )}
      <Popover.Portal>
        <ExplanationPopover compatibility={current} audience={audience}>
          {panel}
        </ExplanationPopover>
      </Popover.Portal>
    </Popover.Root>
  );
};
