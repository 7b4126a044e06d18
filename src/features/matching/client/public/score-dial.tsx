/**
 * A compatibility score as shown on every screen: a small dial with number and confidence. Pressing
 * it opens the explanation, a popover on wide screens and a dialog on phones.
 */
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '#client/ui/class-names.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Tooltip } from '#client/ui/tooltip.tsx';
import { useMediaQuery } from '#client/ui/use-media-query.ts';
import type { ListedCompatibility } from '#engine/matching.contract.ts';
import type { AccountType } from '#shared/vocabulary.ts';
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

const loadPanel = () => import('../components/explanation-panel.tsx');
const ExplanationPanel = lazy(async () => ({ default: (await loadPanel()).ExplanationPanel }));
const loadPopover = () => import('../components/explanation-popover.tsx');
const ExplanationPopover = lazy(async () => ({ default: (await loadPopover()).ExplanationPopover }));

export const ScoreDial = ({ compatibility, candidateId, audience, size = 'sm', label }: ScoreDialProps) => {
  const t = useTranslations('matching');
  const panelId = useId();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const close = (): void => setOpener(null);
  const isNarrow = useMediaQuery('(max-width: 639px)');
  const explanation = useExplanation(compatibility, candidateId, opener !== null);
  const shown = explanation.explained ?? compatibility;
  const { score, band, confidence } = shown;
  const fact = useSkillsFact(shown, audience);
  const isWordless = (size === 'xs' || size === 'sm') && !label;
  const prefetch = (): void => {
    explanation.prefetch();
    void Promise.all([loadPanel(), isNarrow ? null : loadPopover()]).catch(() => {});
  };
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isNarrow ? undefined : opener !== null}
      aria-controls={opener && !isNarrow ? panelId : undefined}
      className={classNames(trigger, isWordless ? 'p-0.5' : 'py-0.5 pr-3 pl-0.5')}
      onPointerEnter={prefetch}
      onPointerDown={prefetch}
      onFocus={prefetch}
      onClick={(event) => setOpener(opener ? null : event.currentTarget)}
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
          open={opener !== null}
          onOpenChange={close}
          title={t('dialogTitle', { score })}
          text={[t(`band.${band}`), fact.replace(/\.$/, ''), t(`confidence.${confidence}`)]
            .filter(Boolean)
            .join('. ')
            .concat('.')}
        >
          <Suspense fallback={null}>{panel}</Suspense>
        </Dialog>
      </>
    );
  }
  return (
    <>
      {isWordless ? (
        <Tooltip text={`${t(`band.${band}`)} · ${t(`confidence.${confidence}`)}`}>{button}</Tooltip>
      ) : (
        button
      )}
      {opener && (
        <Suspense fallback={null}>
          <ExplanationPopover id={panelId} opener={opener} onClose={close} compatibility={shown} audience={audience}>
            {panel}
          </ExplanationPopover>
        </Suspense>
      )}
    </>
  );
};
