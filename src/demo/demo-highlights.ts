/** Accomplishments of demo people in their jobs. */
import { HIGHLIGHTS_OFFICE } from './demo-highlights-office.ts';
import { HIGHLIGHTS_PRODUCT } from './demo-highlights-product.ts';
import type { DemoRole } from './demo-role.ts';
import type { TakeNext } from './demo-supply.ts';

const HIGHLIGHTS: Readonly<Record<string, readonly string[]>> = { ...HIGHLIGHTS_PRODUCT, ...HIGHLIGHTS_OFFICE };

/** Returns up to `count` unused highlights of a role as one text, or null if none are left. */
export const takeHighlights = (takeNext: TakeNext, { title }: DemoRole, count: number): string | null => {
  const highlights = HIGHLIGHTS[title] ?? [];
  return (
    Array.from({ length: count }, () => takeNext(highlights) ?? [])
      .flat()
      .join(' ') || null
  );
};
