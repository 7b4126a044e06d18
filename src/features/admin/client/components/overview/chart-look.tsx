/**
 * How the charts look: their inks, the axes, and the fills of series. A series is told by its pattern as well as by its colour,
 * so that neither a grey print nor a reader's eyes matter.
 */
import { AxisBottom, AxisLeft } from '@visx/axis';
import type { scaleBand, scaleLinear } from '@visx/scale';
import type { ReactNode } from 'react';

export const CHART_HEIGHT = 224;
/** Room for the labels of the axes and the numbers above the bars. */
export const MARGIN = { top: 18, right: 4, bottom: 26, left: 34 } as const;

/** The parts of a picture are read as one: its sentence. */
export const Picture = ({
  label,
  width,
  height,
  children,
}: {
  label: string;
  width: number;
  height: number;
  children: ReactNode;
}) => (
  <svg role="img" aria-label={label} width={width} height={height} className="block overflow-visible">
    {children}
  </svg>
);

const tickLabel = { fill: 'var(--muted)', fontFamily: 'inherit', fontSize: 13 } as const;

type BandScale = ReturnType<typeof scaleBand<string>>;
type LinearScale = ReturnType<typeof scaleLinear<number>>;

/** Whole steps only, a few of them: there is no half an application. */
export const wholeTicks = (scale: LinearScale): number[] => scale.ticks(4).filter(Number.isInteger);

/** The numbers at the left with a hairline each. */
export const ValueAxis = ({
  scale,
  width,
  ticks,
  format,
}: {
  scale: LinearScale;
  width: number;
  ticks: number[];
  format: (value: number) => string;
}) => (
  <>
    {ticks.map((tick) => (
      <line
        key={tick}
        x1={MARGIN.left}
        x2={width - MARGIN.right}
        y1={scale(tick)}
        y2={scale(tick)}
        className="stroke-line"
      />
    ))}
    <AxisLeft
      scale={scale}
      left={MARGIN.left}
      tickValues={ticks}
      tickFormat={(value) => format(Number(value))}
      hideAxisLine
      hideTicks
      tickLabelProps={{ ...tickLabel, textAnchor: 'end', dx: 4, dy: 4 }}
    />
  </>
);

/** Narrower than this a date would run into the next. */
const DATE_PX = 62;

/** The weeks below, as many as have room, the newest always among them. */
export const WeekAxis = ({ scale, format }: { scale: BandScale; format: (start: string) => string }) => {
  const starts = scale.domain();
  const every = Math.ceil(DATE_PX / scale.step());
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

export type Series = 'first' | 'second' | 'third';

const STRIPES = { first: null, second: 'M-1,1 l2,-2 M0,6 l6,-6 M5,7 l2,-2', third: 'M0,3 h6' } as const;
const FILLS = { first: 'fill-accent', second: 'fill-positive', third: 'fill-line-strong' } as const;

/** The fills of up to three series; `id` keeps those of several pictures apart. */
export const SeriesFills = ({ id }: { id: string }) => (
  <defs>
    {(['first', 'second', 'third'] as const).map((series) => (
      <pattern key={series} id={`${id}${series}`} width={6} height={6} patternUnits="userSpaceOnUse">
        <rect width={6} height={6} className={FILLS[series]} />
        {STRIPES[series] && <path d={STRIPES[series]} className="stroke-raised" strokeWidth={1.5} />}
      </pattern>
    ))}
  </defs>
);

/** The address of a fill. */
export const fillOf = (id: string, series: Series): string => `url(#${id}${series})`;

/** What the fills stand for. */
export const Legend = ({ id, names }: { id: string; names: readonly (readonly [Series, string])[] }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm">
    {names.map(([series, name]) => (
      <li key={series} className="flex items-center gap-2">
        <svg aria-hidden="true" width={14} height={14} className="shrink-0">
          <rect width={14} height={14} rx={3} fill={fillOf(id, series)} />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);

/** A number at a bar or a point. */
export const ValueLabel = ({
  x,
  y,
  anchor = 'middle',
  children,
}: {
  x: number;
  y: number;
  anchor?: 'middle' | 'start';
  children: string;
}) => (
  <text
    x={x}
    y={y}
    textAnchor={anchor}
    fontSize={13}
    // A rim in the colour of the ground keeps it readable over lines.
    paintOrder="stroke"
    strokeWidth={4}
    strokeLinejoin="round"
    className="fill-ink-soft stroke-raised tabular"
  >
    {children}
  </text>
);
