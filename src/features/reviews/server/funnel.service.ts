/** The funnel of the whole market, for admins. */
import type { Queryable } from '#server/db/database.ts';
import { readFunnel } from './funnel.db.ts';

/** Counts applications filed in the last `weeks` weeks, including the current one. */
export const marketFunnel = (db: Queryable, weeks: number) => readFunnel(db, { weeks });
