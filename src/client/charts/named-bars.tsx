/** A bar chart with one row per name: name, bar, number. Laid out as text, so that long names wrap and screen readers read name, number and note. */
import { BOXES, type Tone } from './chart-look.tsx';

export interface NamedBar {
  name: string;
  count: number;
  tone: Tone;
  /** Follows the number, such as its share. */
  note?: string | undefined;
}

export interface NamedBarsProps {
  rows: readonly NamedBar[];
  label: string;
  formatCount: (count: number) => string;
}

/** Rendered as a list. */
export const NamedBars = ({ rows, label, formatCount }: NamedBarsProps) => {
  const max = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-[minmax(0,auto)_minmax(5rem,1fr)_auto] items-center gap-x-3 gap-y-2 text-sm"
    >
      {rows.map(({ name, count, tone, note }) => (
        <li key={name} className="col-span-full grid grid-cols-subgrid items-center rounded-sm hover:bg-hover">
          <span className="break-words text-ink-soft">{name}</span>
          <span aria-hidden="true" className="h-5 border-line-strong border-l">
            <span
              className={`block h-full rounded-r-xs border ${BOXES[tone]} ${count === 0 ? 'invisible' : ''}`}
              style={{ width: `${String((100 * count) / max)}%` }}
            />
          </span>
          <span className="tabular text-right text-ink">
            {formatCount(count)}
            {note && <span className="ml-2 inline-block min-w-9 text-muted">{note}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
};
