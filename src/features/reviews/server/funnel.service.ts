/** The funnel of the whole market, for its admins. */
import type { Queryable } from '#server/db/database.ts';
import { readFunnel } from './funnel.db.ts';

/** How far the applications of the whole market came that were filed in the last weeks, this one included. */
export const marketFunnel = (db: Queryable, weeks: number) => readFunnel(db, { weeks });
