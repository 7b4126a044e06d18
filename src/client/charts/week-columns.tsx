/** A column chart by week with one or more stacked tones. The sum is above the column if it fits, and the tooltip lists the parts. */
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { ChartPoints } from './chart-points.tsx';
import {
  CHART_HEIGHT,
  FILLS,
  MARGIN,
  type Tone,
  ValueAxis,
  ValueLabels,
  valueMargin,
  WeekAxis,
  wholeTicks,
} from './chart-style.tsx';
import { sortByImportance } from './label-places.ts';

export interface WeekColumn {
  /** The first day of the week, a date. */
  start: string;
  /** From bottom to top. */
  parts: readonly { tone: Tone; name: string; count: number }[];
}

export interface WeekColumnsProps {
  weeks: readonly WeekColumn[];
  label: string;
  width: number;
  formatWeek: (start: string) => string;
  formatCount: (count: number) => string;
  /** Heading of a week's tooltip. */
  weekHeading: (start: string) => string;
}

const sumCounts = ({ parts }: WeekColumn): number => parts.reduce((sum, { count }) => sum + count, 0);

export const WeekColumns = ({ weeks, label, width, formatWeek, formatCount, weekHeading }: WeekColumnsProps) => {
  const y = scaleLinear<number>({
    domain: [0, Math.max(1, ...weeks.map(sumCounts))],
    range: [CHART_HEIGHT - MARGIN.bottom, MARGIN.top],
    nice: 4,
  });
  const ticks = wholeTicks(y);
  const left = valueMargin(ticks, formatCount);
  const x = scaleBand<string>({
    domain: weeks.map(({ start }) => start),
    range: [left, width - MARGIN.right],
    paddingInner: 0.3,
    paddingOuter: 0.15,
  });
  const weekMiddle = (start: string): number => (x(start) ?? 0) + x.bandwidth() / 2;
  const sums = weeks.map((week) => ({ start: week.start, value: sumCounts(week) })).filter(({ value }) => value > 0);
  return (
    <div className="relative">
      <svg aria-hidden="true" width={width} height={CHART_HEIGHT} className="block overflow-visible">
        <ValueAxis scale={y} left={left} width={width} ticks={ticks} format={formatCount} />
        {weeks.map(({ start, parts }) => {
          let below = 0;
          return parts.map(({ tone, count }) => {
            const [bottom, top] = [y(below), y(below + count)];
            below += count;
            return (
              count > 0 && (
                <Bar
                  key={`${start}-${tone}`}
                  x={x(start) ?? 0}
                  y={top}
                  width={x.bandwidth()}
                  height={bottom - top}
                  className={FILLS[tone]}
                />
              )
            );
          });
        })}
        <ValueLabels
          labels={sortByImportance(sums).map(({ start, value }) => ({
            x: weekMiddle(start),
            y: y(value),
            text: formatCount(value),
          }))}
          left={0}
          right={width}
          obstacles={sums.map(({ start, value }) => ({
            left: x(start) ?? 0,
            right: (x(start) ?? 0) + x.bandwidth(),
            top: y(value),
            bottom: y(0),
          }))}
          mayBeBelow={false}
        />
        <WeekAxis scale={x} format={formatWeek} />
      </svg>
      <ChartPoints
        label={label}
        width={width}
        points={weeks.map(({ start, parts }) => ({
          id: start,
          left: weekMiddle(start) - x.step() / 2,
          width: x.step(),
          heading: weekHeading(start),
          lines: parts.map(({ tone, name, count }) => ({
            ...(parts.length > 1 ? { tone } : {}),
            name,
            value: formatCount(count),
          })),
        }))}
      />
    </div>
  );
};
