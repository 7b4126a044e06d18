/** The confidence of a score: one to three filled bars and a label. */
import { useTranslations } from 'use-intl';
import { classNames } from '#client/ui/class-names.ts';
import { CONFIDENCE_LEVELS, type Confidence } from '#engine/matching.contract.ts';

const BARS = [
  { x: 1, y: 8, height: 4 },
  { x: 5.5, y: 5, height: 7 },
  { x: 10, y: 2, height: 10 },
];

export interface ConfidenceMarkProps {
  confidence: Confidence;
  /** Shows the label to screen readers only. */
  isLabelHidden?: boolean | undefined;
  className?: string | undefined;
}

export const ConfidenceMark = ({ confidence, isLabelHidden = false, className }: ConfidenceMarkProps) => {
  const t = useTranslations('matching.confidence');
  const filled = CONFIDENCE_LEVELS.indexOf(confidence) + 1;
  return (
    <span className={classNames('inline-flex items-center gap-1 text-muted text-xs', className)}>
      <svg aria-hidden="true" viewBox="0 0 14 14" className="size-3.5 shrink-0">
        {BARS.map(({ x, y, height }, index) => (
          <rect
            key={x}
            x={x}
            y={y}
            width="3"
            height={height}
            rx="0.75"
            strokeWidth="0.75"
            className={index < filled ? 'fill-current stroke-current' : 'fill-none stroke-line-strong'}
          />
        ))}
      </svg>
      <span className={isLabelHidden ? 'sr-only' : undefined}>{t(confidence)}</span>
    </span>
  );
};
