/** The funnel of the whole marketplace, for admins. */
import type { Queryable } from '#server/db/database.ts';
import { loadFunnel } from './funnel.db.ts';

/** Counts applications submitted in the last `weeks` weeks, including the current week. */
export const loadMarketFunnel = (db: Queryable, weeks: number) => loadFunnel(db, { weeks });
