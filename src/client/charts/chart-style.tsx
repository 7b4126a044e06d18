/**
 * Tones, axes, legend and value labels for charts. The two solid tones differ in lightness, so that they are
 * distinguishable without color.
 */
import { AxisBottom, AxisLeft } from '@visx/axis';
import type { scaleBand, scaleLinear } from '@visx/scale';
import { type LabeledPoint, type LabelRoom, maxTextWidth, placeLabels } from './label-places.ts';

export const CHART_HEIGHT = 224;
/** Space for axis labels and for the numbers above the columns. */
export const MARGIN = { top: 22, right: 4, bottom: 26 } as const;

/** Two solid tones and an outline. */
export type Tone = 'deep' | 'warm' | 'hollow';

/** Fill classes for SVG. */
export const FILLS: Readonly<Record<Tone, string>> = {
  deep: 'fill-positive stroke-raised',
  warm: 'fill-accent-line stroke-raised',
  hollow: 'fill-raised stroke-line-strong',
};

/** Classes for HTML, such as in legends and bars. */
export const SWATCHES: Readonly<Record<Tone, string>> = {
  deep: 'bg-positive border-positive',
  warm: 'bg-accent-line border-accent-line',
  hollow: 'bg-raised border-line-strong',
};

const tickLabel = { fill: 'var(--muted)', fontFamily: 'inherit', fontSize: 13 } as const;

type BandScale = ReturnType<typeof scaleBand<string>>;
type LinearScale = ReturnType<typeof scaleLinear<number>>;

/** Returns a few whole-number ticks, because counts have no fractions. */
export const wholeTicks = (scale: LinearScale): number[] => scale.ticks(4).filter(Number.isInteger);

/** Returns the width in pixels for the numbers on the left. */
export const valueMargin = (ticks: readonly number[], format: (value: number) => string): number =>
  Math.max(24, ...ticks.map((tick) => maxTextWidth(format(tick)) + 8));

export interface ValueAxisProps {
  scale: LinearScale;
  left: number;
  width: number;
  ticks: number[];
  format: (value: number) => string;
}

/** The numbers on the left, each with a hairline. */
export const ValueAxis = ({ scale, left, width, ticks, format }: ValueAxisProps) => (
  <>
    {ticks.map((tick) => (
      <line key={tick} x1={left} x2={width - MARGIN.right} y1={scale(tick)} y2={scale(tick)} className="stroke-line" />
    ))}
    <AxisLeft
      scale={scale}
      left={left}
      tickValues={ticks}
      tickFormat={(value) => format(Number(value))}
      hideAxisLine
      hideTicks
      tickLabelProps={{ ...tickLabel, textAnchor: 'end', dx: 4, dy: 4 }}
    />
  </>
);

/** Shows as many week labels as fit, always including the newest. */
export const WeekAxis = ({ scale, format }: { scale: BandScale; format: (start: string) => string }) => {
  const starts = scale.domain();
  const longest = Math.max(0, ...starts.map((start) => maxTextWidth(format(start))));
  const every = Math.max(1, Math.ceil((longest + 8) / scale.step()));
  return (
    <AxisBottom
      scale={scale}
      top={CHART_HEIGHT - MARGIN.bottom}
      tickValues={starts.filter((_, index) => (starts.length - 1 - index) % every === 0)}
      tickFormat={format}
      hideTicks
      stroke="var(--line-strong)"
      tickLabelProps={{ ...tickLabel, textAnchor: 'middle', dy: 2 }}
    />
  );
};

export const Legend = ({ names }: { names: readonly (readonly [Tone, string])[] }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm">
    {names.map(([tone, name]) => (
      <li key={tone} className="flex items-center gap-2">
        <span aria-hidden="true" className={`size-3.5 shrink-0 rounded-sm border ${SWATCHES[tone]}`} />
        {name}
      </li>
    ))}
  </ul>
);

/** The value labels that fit next to each other. The others appear on hover and focus. */
export const ValueLabels = ({ labels, ...room }: { labels: readonly LabeledPoint[] } & Omit<LabelRoom, 'height'>) =>
  placeLabels(labels, { ...room, height: CHART_HEIGHT - MARGIN.bottom }).map(({ x, y, text }) => (
    <text
      key={`${String(x)}-${text}`}
      x={x}
      y={y}
      textAnchor="middle"
      fontSize={13}
      // An outline in the background color keeps the text readable over lines.
      paintOrder="stroke"
      strokeWidth={4}
      strokeLinejoin="round"
      className="fill-ink-soft stroke-raised tabular"
    >
      {text}
    </text>
  ));
