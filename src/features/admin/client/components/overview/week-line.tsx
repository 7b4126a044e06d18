/** A point a week and a line through them; a week without a value is a gap. */
import { scaleBand, scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { CHART_HEIGHT, MARGIN, Picture, ValueAxis, ValueLabel, WeekAxis } from './chart-look.tsx';

export interface WeekLineProps {
  weeks: readonly { start: string; value: number | null }[];
  label: string;
  width: number;
  formatWeek: (start: string) => string;
  formatValue: (value: number) => string;
}

const LABEL_PX = 36;

/** Below both neighbours: there the line passes above the point, and the number stands below it. */
const isValley = (weeks: WeekLineProps['weeks'], index: number): boolean => {
  const value = weeks[index]?.value ?? 0;
  const [before, after] = [weeks[index - 1]?.value, weeks[index + 1]?.value];
  return typeof before === 'number' && typeof after === 'number' && before > value && after > value;
};

/** The picture. */
export const WeekLine = ({ weeks, label, width, formatWeek, formatValue }: WeekLineProps) => {
  const x = scaleBand<string>({
    domain: weeks.map(({ start }) => start),
    range: [MARGIN.left, width - MARGIN.right],
  });
  const y = scaleLinear<number>({
    domain: [0, Math.max(1, ...weeks.map(({ value }) => value ?? 0))],
    range: [CHART_HEIGHT - MARGIN.bottom, MARGIN.top],
    nice: 4,
  });
  const middle = (start: string): number => (x(start) ?? 0) + x.bandwidth() / 2;
  // On a phone the numbers of neighbours would run into each other.
  const isRoomy = x.step() >= LABEL_PX;
  const newest = weeks.findLast(({ value }) => value !== null)?.start;
  const highest = Math.max(...weeks.map(({ value }) => value ?? 0));
  return (
    <Picture label={label} width={width} height={CHART_HEIGHT}>
      <ValueAxis scale={y} width={width} ticks={y.ticks(4)} format={formatValue} />
      <LinePath
        data={[...weeks]}
        x={({ start }) => middle(start)}
        y={({ value }) => y(value ?? 0)}
        defined={({ value }) => value !== null}
        className="fill-transparent stroke-positive"
        strokeWidth={2}
      />
      {weeks.map(({ start, value }, index) =>
        value === null ? null : (
          <g key={start}>
            <circle cx={middle(start)} cy={y(value)} r={4} className="fill-raised stroke-positive" strokeWidth={2} />
            {(isRoomy || start === newest || value === highest) && (
              <ValueLabel x={middle(start)} y={y(value) + (isValley(weeks, index) ? 20 : -9)}>
                {formatValue(value)}
              </ValueLabel>
            )}
          </g>
        ),
      )}
      <WeekAxis scale={x} format={formatWeek} />
    </Picture>
  );
};
