/** Caches the figures of public pages for ten minutes per process, because every visit to the landing page requests them. */
import type { Queryable } from '#server/db/database.ts';
import { COUNTS_SHOWN_FROM } from '#shared/brand-facts.ts';
import { type Figures, measureFigures } from './figures.db.ts';

const KEPT_MS = 10 * 60_000;

/** Returns a function that returns the figures. Null results are not cached, as they are cheap to compute. */
export const createFigures = (db: Queryable): (() => Promise<Figures | null>) => {
  let cache: { figures: Figures; until: number } | null = null;
  return async () => {
    if (cache !== null && Date.now() < cache.until) return cache.figures;
    const figures = await measureFigures(db, COUNTS_SHOWN_FROM.hires);
    cache = figures && { figures, until: Date.now() + KEPT_MS };
    return figures;
  };
};
