/** The items of the palette as data, and matching with typed words. Pure. */
import type { ReactNode } from 'react';

export const PALETTE_GROUPS = [
  'recent',
  'places',
  'actions',
  'people',
  'invite',
  'jobs',
  'applications',
  'threads',
  'users',
] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

/** An item with a target or an action. */
export interface PaletteItem {
  id: string;
  group: PaletteGroup;
  label: string;
  /** Shown next to the label. */
  detail: string;
  icon: ReactNode;
  to?: string;
  run?: () => void;
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns true if every word of the search starts a word of the texts. */
export const matchesSearch = (search: string, ...texts: readonly string[]): boolean => {
  const textWords = fold(texts.join(' ')).split(/[^\p{L}\p{N}+#]+/u);
  return fold(search)
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) => textWords.some((textWord) => textWord.startsWith(word)));
};

/** Returns non-empty groups, in order. */
export const groupItems = (items: readonly PaletteItem[]): { group: PaletteGroup; items: PaletteItem[] }[] =>
  PALETTE_GROUPS.map((group) => ({ group, items: items.filter((item) => item.group === group) })).filter(
    ({ items: members }) => members.length > 0,
  );
