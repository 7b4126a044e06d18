/** The figures of public pages, measured at most every ten minutes in a process: everyone who opens the landing page asks for them. */
import type { Queryable } from '#server/db/database.ts';
import { COUNTS_SHOWN_FROM } from '#shared/brand-facts.ts';
import { type Figures, measureFigures } from './figures.db.ts';

const KEPT_MS = 10 * 60_000;

/** Returns a function that gives the figures; null until there are enough hires, which is asked each time and costs little. */
export const createFigures = (db: Queryable): (() => Promise<Figures | null>) => {
  let kept: { figures: Figures; until: number } | null = null;
  return async () => {
    if (kept !== null && Date.now() < kept.until) return kept.figures;
    const figures = await measureFigures(db, COUNTS_SHOWN_FROM.hires);
    kept = figures && { figures, until: Date.now() + KEPT_MS };
    return figures;
  };
};
