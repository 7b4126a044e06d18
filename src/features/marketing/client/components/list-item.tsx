/** The text of a list item in a content file, with its term, if any, in bold. */
import type { ListItem } from '../content/blocks.ts';

export const itemKey = (item: ListItem): string => (typeof item === 'string' ? item : item.term);

export const Item = ({ item }: { item: ListItem }) =>
  typeof item === 'string' ? (
    item
  ) : (
    <>
      <strong className="font-semibold text-ink">{item.term}</strong> {item.text}
    </>
  );
