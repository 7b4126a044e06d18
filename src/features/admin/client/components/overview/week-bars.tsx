/** A bar a week, of one series or several on top of each other, with the sum above it. */
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import {
  CHART_HEIGHT,
  fillOf,
  MARGIN,
  Picture,
  type Series,
  ValueAxis,
  ValueLabel,
  WeekAxis,
  wholeTicks,
} from './chart-look.tsx';

export interface WeekBar {
  /** The week's first day, a date. */
  start: string;
  /** From the bottom up. */
  parts: readonly (readonly [Series, number])[];
}

export interface WeekBarsProps {
  weeks: readonly WeekBar[];
  /** Of the fills; the frame draws them once. */
  fillId: string;
  label: string;
  width: number;
  formatWeek: (start: string) => string;
  formatCount: (count: number) => string;
}

const sumOf = ({ parts }: WeekBar): number => parts.reduce((sum, [, count]) => sum + count, 0);

/** The picture. */
export const WeekBars = ({ weeks, fillId, label, width, formatWeek, formatCount }: WeekBarsProps) => {
  const x = scaleBand<string>({
    domain: weeks.map(({ start }) => start),
    range: [MARGIN.left, width - MARGIN.right],
    paddingInner: 0.35,
    paddingOuter: 0.15,
  });
  const y = scaleLinear<number>({
    domain: [0, Math.max(1, ...weeks.map(sumOf))],
    range: [CHART_HEIGHT - MARGIN.bottom, MARGIN.top],
    nice: 4,
  });
  return (
    <Picture label={label} width={width} height={CHART_HEIGHT}>
      <ValueAxis scale={y} width={width} ticks={wholeTicks(y)} format={formatCount} />
      {weeks.map((week) => {
        let below = 0;
        const left = x(week.start) ?? 0;
        const sum = sumOf(week);
        return (
          <g key={week.start}>
            {week.parts.map(([series, count]) => {
              const [bottom, top] = [y(below), y(below + count)];
              below += count;
              return (
                <Bar
                  key={series}
                  x={left}
                  y={top}
                  width={x.bandwidth()}
                  height={bottom - top}
                  fill={fillOf(fillId, series)}
                />
              );
            })}
            {sum > 0 && (
              <ValueLabel x={left + x.bandwidth() / 2} y={y(sum) - 5}>
                {formatCount(sum)}
              </ValueLabel>
            )}
          </g>
        );
      })}
      <WeekAxis scale={x} format={formatWeek} />
    </Picture>
  );
};
