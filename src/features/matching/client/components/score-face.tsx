/**
 * What is seen of a score at first: arc and number, and beside larger ones the band's word. Its text is also the button's
 * name: "87% compatibility: Strong match. See why".
 */
import { useTranslations } from 'use-intl';
import { classNames } from '#client/ui/class-names.ts';
import { bandLook, scoreBand } from '../score-band.ts';
import { type ScoreDialSize, ScoreGauge } from './score-gauge.tsx';

export interface ScoreFaceProps {
  score: number;
  size: ScoreDialSize;
  /** Over the band's word, such as whom or what the score is against. */
  label?: string | undefined;
}

/** The face of the dial. */
export const ScoreFace = ({ score, size, label }: ScoreFaceProps) => {
  const t = useTranslations('matching');
  const band = scoreBand(score);
  const wordless = size === 'sm' && !label;
  return (
    <>
      <ScoreGauge score={score} size={size} />{' '}
      <span className={wordless ? 'sr-only' : 'min-w-0 text-left'}>
        <span className="sr-only">{t('spokenScore')} </span>
        {label && <span className="wrap-anywhere block text-muted text-xs">{label} </span>}
        <span className={classNames('block font-semibold text-sm', bandLook(band).text)}>{t(`band.${band}`)}</span>{' '}
        <span className="block text-muted text-xs underline decoration-line-strong underline-offset-3 group-hover:text-ink">
          {t('seeWhy')}
        </span>
      </span>
    </>
  );
};
