/** A row a name with its bar and number, the names at the left; above their bars where there is no room for both. */
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
const NAMES_PX = 116;
const NUMBERS_PX = 52;

/** The picture. */
export const NamedBars = ({ rows, fillId, label, width, formatCount }: NamedBarsProps) => {
  const height = rows.length * ROW_PX;
  const y = scaleBand<string>({ domain: rows.map(({ name }) => name), range: [0, height], padding: 0.3 });
  const x = scaleLinear<number>({
    domain: [0, Math.max(1, ...rows.map(({ count }) => count))],
    range: [0, width - NAMES_PX - NUMBERS_PX],
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
            <Bar x={NAMES_PX} y={top} width={x(count)} height={y.bandwidth()} rx={2} fill={fillOf(fillId, series)} />
            <ValueLabel x={NAMES_PX + x(count) + 7} y={middle} anchor="start">
              {formatCount(count)}
            </ValueLabel>
          </g>
        );
      })}
      <line x1={NAMES_PX} x2={NAMES_PX} y1={0} y2={height} className="stroke-line-strong" />
    </Picture>
  );
};
