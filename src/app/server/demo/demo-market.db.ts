/** Tells whether there is a market to be filled. */
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import type { Queryable } from '#server/db/database.ts';

/** No company and no candidate yet; accounts without a profile, such as the configured admin, do not count. */
export const isMarketEmpty = async (db: Queryable): Promise<boolean> =>
  (await db.$count(companies)) + (await db.$count(candidates)) === 0;
