/** A line chart by week. Weeks without a value leave a gap. */
import { scaleBand, scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { ChartPoints } from './chart-points.tsx';
import { CHART_HEIGHT, MARGIN, ValueAxis, ValueLabels, valueMargin, WeekAxis } from './chart-style.tsx';
import { sortByImportance } from './label-places.ts';

export interface WeekLineProps {
  weeks: readonly { start: string; value: number | null }[];
  label: string;
  width: number;
  formatWeek: (start: string) => string;
  /** Short form for the picture. */
  formatValue: (value: number) => string;
  /** The name of the value in the tooltip. */
  name: string;
  /** The text of the value in the tooltip; the value is null for a gap. */
  tooltipText: (value: number | null) => string;
  weekHeading: (start: string) => string;
}

const POINT_PX = 5;

/** Returns true for a local minimum: a value below those of its neighbors. */
const isLowAt = (weeks: WeekLineProps['weeks'], index: number): boolean => {
  const value = weeks[index]?.value ?? 0;
  const neighbors = [weeks[index - 1]?.value, weeks[index + 1]?.value].filter((item) => typeof item === 'number');
  return neighbors.length > 0 && neighbors.every((neighbor) => neighbor > value);
};

export const WeekLine = ({
  weeks,
  label,
  width,
  formatWeek,
  formatValue,
  name,
  tooltipText,
  weekHeading,
}: WeekLineProps) => {
  const y = scaleLinear<number>({
    domain: [0, Math.max(1, ...weeks.map(({ value }) => value ?? 0))],
    range: [CHART_HEIGHT - MARGIN.bottom, MARGIN.top],
    nice: 4,
  });
  const ticks = y.ticks(4);
  const left = valueMargin(ticks, formatValue);
  const x = scaleBand<string>({ domain: weeks.map(({ start }) => start), range: [left, width - MARGIN.right] });
  const weekMiddle = (start: string): number => (x(start) ?? 0) + x.bandwidth() / 2;
  const valuedWeeks = weeks.flatMap(({ start, value }, index) =>
    value === null ? [] : [{ start, value, isLow: isLowAt(weeks, index) }],
  );
  const toPoint = (start: string, value: number) => ({ x: weekMiddle(start), y: y(value) });
  const segments = weeks.flatMap(({ start, value }, index) => {
    const next = weeks[index + 1];
    if (value === null || next === undefined || next.value === null) return [];
    return [{ from: toPoint(start, value), to: toPoint(next.start, next.value) }];
  });
  return (
    <div className="relative">
      <svg aria-hidden="true" width={width} height={CHART_HEIGHT} className="block overflow-visible">
        <ValueAxis scale={y} left={left} width={width} ticks={ticks} format={formatValue} />
        <LinePath
          data={[...weeks]}
          x={({ start }) => weekMiddle(start)}
          y={({ value }) => y(value ?? 0)}
          defined={({ value }) => value !== null}
          className="fill-transparent stroke-positive"
          strokeWidth={2}
        />
        {valuedWeeks.map(({ start, value }) => (
          <circle
            key={start}
            cx={weekMiddle(start)}
            cy={y(value)}
            r={4}
            className="fill-positive stroke-raised"
            strokeWidth={1.5}
          />
        ))}
        <ValueLabels
          labels={sortByImportance(valuedWeeks).map(({ start, value, isLow }) => ({
            x: weekMiddle(start),
            y: y(value),
            text: formatValue(value),
            isLow,
          }))}
          left={left}
          right={width}
          lines={segments}
          obstacles={valuedWeeks.map(({ start, value }) => ({
            left: weekMiddle(start) - POINT_PX,
            right: weekMiddle(start) + POINT_PX,
            top: y(value) - POINT_PX,
            bottom: y(value) + POINT_PX,
          }))}
          mayBeBelow
        />
        <WeekAxis scale={x} format={formatWeek} />
      </svg>
      <ChartPoints
        label={label}
        width={width}
        points={weeks.map(({ start, value }) => ({
          id: start,
          left: weekMiddle(start) - x.step() / 2,
          width: x.step(),
          heading: weekHeading(start),
          lines: [{ name, value: tooltipText(value) }],
        }))}
      />
    </div>
  );
};
