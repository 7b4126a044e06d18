/**
 * The visible part of a score: arc, number and confidence, and in the larger sizes the name of the
 * band. Its text is also the accessible name of the button: "87% compatibility: Strong match, Low confidence See
 * why".
 */
import { useTranslations } from 'use-intl';
import { classNames } from '#client/ui/class-names.ts';
import type { Confidence, ScoreBand } from '#engine/matching.contract.ts';
import { bandClasses } from '../score-band.ts';
import { ConfidenceMark } from './confidence-mark.tsx';
import { type ScoreDialSize, ScoreGauge } from './score-gauge.tsx';

export interface ScoreFaceProps {
  score: number;
  band: ScoreBand;
  confidence: Confidence;
  size: ScoreDialSize;
  /** Shown above the band, such as the title of the scored job. */
  label?: string | undefined;
}

/** The small dial. The confidence is spelled out beneath it only if it is low. */
const SmallFace = ({ score, band, confidence }: ScoreFaceProps) => {
  const t = useTranslations('matching');
  return (
    <span className="flex flex-col items-center">
      <ScoreGauge score={score} band={band} size="sm" />{' '}
      <span className="sr-only">
        {t('spokenScore')} {t(`band.${band}`)},{' '}
      </span>
      <ConfidenceMark
        confidence={confidence}
        isLabelHidden={confidence !== 'low'}
        // The bars fill the gap in the arc, so the dial is no taller than its circle.
        className={confidence === 'low' ? 'max-w-16 flex-col gap-0 text-center leading-tight' : '-mt-3.5'}
      />{' '}
      <span className="sr-only">{t('seeWhy')}</span>
    </span>
  );
};

/**
 * The dial for single-line rows, which have no space beneath it. The confidence bars are next to the dial.
 * Their label is for screen readers only; `ScoreDial` shows it in a tooltip.
 */
const LineFace = ({ score, band, confidence }: ScoreFaceProps) => {
  const t = useTranslations('matching');
  return (
    <span className="flex flex-row-reverse items-center gap-1">
      <ScoreGauge score={score} band={band} size="xs" />{' '}
      <span className="sr-only">
        {t('spokenScore')} {t(`band.${band}`)},{' '}
      </span>
      <ConfidenceMark confidence={confidence} isLabelHidden /> <span className="sr-only">{t('seeWhy')}</span>
    </span>
  );
};

const WideFace = ({ score, band, confidence, size, label }: ScoreFaceProps) => {
  const t = useTranslations('matching');
  return (
    <>
      <ScoreGauge score={score} band={band} size={size} />{' '}
      <span className="min-w-0 text-left">
        <span className="sr-only">{t('spokenScore')} </span>
        {label && <span className="wrap-anywhere block text-muted text-xs">{label} </span>}
        <span className={classNames('block font-semibold text-sm', bandClasses(band).text)}>
          {t(`band.${band}`)}
          <span className="sr-only">,</span>
        </span>{' '}
        <ConfidenceMark confidence={confidence} />{' '}
        <span className="block text-muted text-xs underline decoration-line-strong underline-offset-3 group-hover:text-ink">
          {t('seeWhy')}
        </span>
      </span>
    </>
  );
};

export const ScoreFace = (props: ScoreFaceProps) => {
  if (props.label) return <WideFace {...props} />;
  if (props.size === 'xs') return <LineFace {...props} />;
  return props.size === 'sm' ? <SmallFace {...props} /> : <WideFace {...props} />;
};
