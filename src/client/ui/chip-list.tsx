/**
 * Skills in a row that wraps: the first few, and how many more there are.
 */
import { Chip, type ChipTone } from './chip.tsx';

export interface ChipListProps {
  items: readonly string[];
  /** How many there are where `items` holds only the first. */
  count?: number | undefined;
  /** Shows at most this many; all when left out. */
  max?: number | undefined;
  tone?: ChipTone | undefined;
  /** The text for what is cut off, such as (n) => `+${n} more`; `+n` when left out. */
  moreText?: ((hidden: number) => string) | undefined;
}

/** A list of chips; nothing at all for an empty list. */
export const ChipList = ({
  items,
  count = items.length,
  max = items.length,
  tone,
  moreText = (hidden) => `+${hidden}`,
}: ChipListProps) => {
  if (items.length === 0) return null;
  const shown = items.slice(0, max);
  const hidden = count - shown.length;
  return (
    <ul className="flex flex-wrap items-center gap-1.5">
      {shown.map((item) => (
        <li key={item} className="max-w-full">
          <Chip tone={tone}>{item}</Chip>
        </li>
      ))}
      {hidden > 0 && <li className="px-1 text-muted text-sm tabular">{moreText(hidden)}</li>}
    </ul>
  );
};
