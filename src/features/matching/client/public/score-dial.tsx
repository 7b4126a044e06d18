/**
 * A compatibility score as every screen shows it: a small dial with its number. Pressing it opens the explanation, a popover
 * on wide screens and a dialog on phones. It decides nothing and fetches nothing.
 */
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '#client/ui/class-names.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Tooltip } from '#client/ui/tooltip.tsx';
import { useMediaQuery } from '#client/ui/use-media-query.ts';
import type { Compatibility } from '../../matching.contract.ts';
import { type ScoreAudience, ScoreExplanation } from '../components/score-explanation.tsx';
import { ScoreFace } from '../components/score-face.tsx';
import { type ScoreDialSize, ScoreGauge } from '../components/score-gauge.tsx';
import { bandLook, scoreBand } from '../score-band.ts';

export interface ScoreDialProps {
  compatibility: Compatibility;
  /** Candidates also see what would raise the score. */
  audience: ScoreAudience;
  /** `sm` is the number alone, `md` and `lg` also say the band. */
  size?: ScoreDialSize | undefined;
  /** Over the band's word, such as the job the score is against. */
  label?: string | undefined;
}

const trigger =
  'group inline-flex min-w-0 items-center gap-2.5 rounded-card text-left transition-transform hover:bg-hover aria-expanded:bg-hover';

/** The dial and its explanation. */
export const ScoreDial = ({ compatibility, audience, size = 'sm', label }: ScoreDialProps) => {
  const t = useTranslations('matching');
  const [isOpen, setIsOpen] = useState(false);
  const isNarrow = useMediaQuery('(max-width: 639px)');
  const { score } = compatibility;
  const band = scoreBand(score);
  const isWordless = size === 'sm' && !label;
  const padding = isWordless ? 'rounded-full' : 'py-0.5 pr-3 pl-0.5';
  const face = <ScoreFace score={score} size={size} label={label} />;
  const explanation = <ScoreExplanation compatibility={compatibility} audience={audience} />;

  if (isNarrow) {
    return (
      <>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          className={classNames(trigger, padding)}
        >
          {face}
        </button>
        <Dialog
          open={isOpen}
          onOpenChange={setIsOpen}
          title={t('dialogTitle', { score })}
          text={`${t(`band.${band}`)}. ${t(`bandText.${audience}.${band}`)}`}
        >
          {explanation}
        </Dialog>
      </>
    );
  }
  const button = <Popover.Trigger className={classNames(trigger, padding)}>{face}</Popover.Trigger>;
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      {isWordless ? <Tooltip text={t(`band.${band}`)}>{button}</Tooltip> : button}
      <Popover.Portal>
        <Popover.Content
          aria-label={t('dialogTitle', { score })}
          // What scrolls must be reachable by keyboard; there is nothing else to focus in it.
          tabIndex={0}
          sideOffset={8}
          collisionPadding={16}
          className="z-50 max-h-(--radix-popover-content-available-height) w-104 max-w-[calc(100vw-2rem)] animate-rise overflow-y-auto rounded-panel border border-line bg-overlay p-5 shadow-float outline-none"
        >
          <div className="mb-5 flex items-center gap-4">
            <ScoreGauge score={score} size="lg" />
            <div className="min-w-0">
              <h2 className={classNames('headline text-xl', bandLook(band).text)}>{t(`band.${band}`)}</h2>
              <p className="text-ink-soft text-sm">{t(`bandText.${audience}.${band}`)}</p>
            </div>
          </div>
          {explanation}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
};
