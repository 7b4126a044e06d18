/** An arc, open at the bottom and filled in proportion to the score, with the number inside. */
import { useTranslations } from 'use-intl';
import { classNames } from '#client/ui/class-names.ts';
import type { ScoreBand } from '#engine/matching.contract.ts';
import { bandClasses } from '../score-band.ts';

export type ScoreDialSize = 'xs' | 'sm' | 'md' | 'lg';

const SIZES: Record<ScoreDialSize, { box: string; number: string }> = {
  xs: { box: 'size-10', number: 'text-[0.6875rem]' },
  sm: { box: 'size-12', number: 'text-xs' },
  md: { box: 'size-14', number: 'text-sm' },
  lg: { box: 'size-22', number: 'text-xl' },
};

/** 250 degrees of a circle of radius 20 centered at (24, 24), from lower left to lower right. */
const ARC = 'M7.617 35.472A20 20 0 1 1 40.383 35.472';

interface ScoreGaugeProps {
  /** From 0 to 100. */
  score: number;
  band: ScoreBand;
  size: ScoreDialSize;
}

export const ScoreGauge = ({ score, band, size }: ScoreGaugeProps) => {
  const t = useTranslations('matching');
  return (
    <span className={classNames('relative grid shrink-0 place-content-center', SIZES[size].box)}>
      <svg
        aria-hidden="true"
        viewBox="0 0 48 48"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className="absolute inset-0 size-full"
      >
        <path d={ARC} className="stroke-line" />
        {score > 0 && (
          <path
            d={ARC}
            pathLength="100"
            strokeDasharray={`${Math.min(100, score)} 200`}
            className={bandClasses(band).stroke}
          />
        )}
      </svg>
      <span className={classNames('tabular font-semibold text-ink leading-none', SIZES[size].number)}>
        {t('percent', { score })}
      </span>
    </span>
  );
};
