/** What the palette offers, as data, and which of it fits the words that were typed. Pure. */
import type { ReactNode } from 'react';

export const PALETTE_GROUPS = [
  'recent',
  'places',
  'actions',
  'people',
  'jobs',
  'applications',
  'threads',
  'users',
] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

/** One entry: where it leads, or what it does. */
export interface PaletteItem {
  id: string;
  group: PaletteGroup;
  label: string;
  /** Beside the label. */
  detail: string;
  icon: ReactNode;
  to?: string;
  run?: () => void;
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word of the search begins a word of the texts. */
export const fits = (search: string, ...texts: readonly string[]): boolean => {
  const known = fold(texts.join(' ')).split(/[^\p{L}\p{N}+#]+/u);
  return fold(search)
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) => known.some((one) => one.startsWith(word)));
};

/** The groups that have something, in their order. */
export const inGroups = (items: readonly PaletteItem[]): { group: PaletteGroup; items: PaletteItem[] }[] =>
  PALETTE_GROUPS.map((group) => ({ group, items: items.filter((item) => item.group === group) })).filter(
    (one) => one.items.length > 0,
  );
