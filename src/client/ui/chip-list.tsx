/** A wrapping list of skills: the first few and the number of hidden ones. */
import { Chip, type ChipTone } from './chip.tsx';

export interface ChipListProps {
  items: readonly string[];
  /** The total number, if `items` contains only the first ones. */
  count?: number | undefined;
  /** The maximum number of chips; all by default. */
  max?: number | undefined;
  tone?: ChipTone | undefined;
  /** Text for hidden chips, such as (n) => `+${n} more`; `+n` by default. */
  moreText?: ((hidden: number) => string) | undefined;
}

/** Renders nothing for an empty list. */
export const ChipList = ({
  items,
  count = items.length,
  max = items.length,
  tone,
  moreText = (hiddenCount) => `+${hiddenCount}`,
}: ChipListProps) => {
  if (items.length === 0) return null;
  const visibleItems = items.slice(0, max);
  const hiddenCount = count - visibleItems.length;
  return (
    <ul className="flex flex-wrap items-center gap-1.5">
      {visibleItems.map((item) => (
        <li key={item} className="max-w-full">
          <Chip tone={tone}>{item}</Chip>
        </li>
      ))}
      {hiddenCount > 0 && <li className="px-1 text-muted text-sm tabular">{moreText(hiddenCount)}</li>}
    </ul>
  );
};
