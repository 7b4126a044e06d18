/** A row a name with its bar and number, the names at the left. */
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { fillOf, Picture, type Series, ValueLabel } from './chart-look.tsx';

export interface NamedBarsProps {
  rows: readonly { name: string; count: number; series: Series }[];
  fillId: string;
  label: string;
  width: number;
  formatCount: (count: number) => string;
}

const ROW_PX = 32;
const NUMBERS_PX = 52;
/** A letter of this size is about so wide; names get the room of the longest, and at most this share of the picture. */
const LETTER_PX = 7;
const NAMES_SHARE = 0.45;

/** The picture. */
export const NamedBars = ({ rows, fillId, label, width, formatCount }: NamedBarsProps) => {
  const height = rows.length * ROW_PX;
  const longest = Math.max(...rows.map(({ name }) => name.length));
  const left = Math.min(longest * LETTER_PX + 12, width * NAMES_SHARE);
  const y = scaleBand<string>({ domain: rows.map(({ name }) => name), range: [0, height], padding: 0.3 });
  const x = scaleLinear<number>({
    domain: [0, Math.max(1, ...rows.map(({ count }) => count))],
    range: [0, width - left - NUMBERS_PX],
  });
  return (
    <Picture label={label} width={width} height={height}>
      {rows.map(({ name, count, series }) => {
        const top = y(name) ?? 0;
        const middle = top + y.bandwidth() / 2 + 4.5;
        return (
          <g key={name}>
            <text x={0} y={middle} fontSize={13} className="fill-ink-soft">
              {name}
            </text>
            <Bar x={left} y={top} width={x(count)} height={y.bandwidth()} rx={2} fill={fillOf(fillId, series)} />
            <ValueLabel x={left + x(count) + 7} y={middle} anchor="start">
              {formatCount(count)}
            </ValueLabel>
          </g>
        );
      })}
      <line x1={left} x2={left} y1={0} y2={height} className="stroke-line-strong" />
    </Picture>
  );
};
