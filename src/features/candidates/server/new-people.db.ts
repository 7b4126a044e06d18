/** Candidates who were added to companies' lists after a given time. */
import { and, asc, not, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import type { BrowseFilters } from '../candidates.domain.ts';
import { facetConditions, isListedAfter, keyConditions } from './browse.db.ts';
import { candidates, isVettedRow, listedSince } from './candidates.tables.ts';

/** Returns the time at which the newest candidate was added to the lists. Null if there is none. */
export const findLastListing = async (db: Queryable): Promise<string | null> => {
  const [row] = await db
    .select({ at: sql<string | Date>`${listedSince}` })
    .from(candidates)
    .where(isVettedRow)
    .orderBy(sql`${listedSince} desc`)
    .limit(1);
  return row === undefined ? null : new Date(row.at).toISOString();
};

/**
 * Returns the ids of the newest candidates who were added to a list after a time. Locks them for share, so that no account is suspended or
 * deleted before the transaction ends.
 */
export const lockNewPeople = async (
  tx: Tx,
  filters: BrowseFilters,
  { since, limit }: { since: string; limit: number },
): Promise<string[]> => {
  const { exceptIds } = filters;
  const condition = and(
    facetConditions(filters),
    keyConditions(filters),
    isListedAfter(since),
    exceptIds.length > 0 ? not(equalsAny(candidates.id, exceptIds)) : undefined,
  );
  const found = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(condition)
    .orderBy(sql`${listedSince} desc`)
    .limit(limit);
  const ids = found.map(({ id }) => id);
  // Locks in the order of ids, like the triggers that lock several candidates, so that the two cannot deadlock.
  const rows = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(isVettedRow, equalsAny(candidates.id, ids)))
    .orderBy(asc(candidates.id))
    .for('share');
  const locked = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => locked.has(id));
};

/** The columns of a candidate that a job search needs. Omits the texts, which are many times larger. */
const searcherColumns = {
  id: candidates.id,
  userId: candidates.userId,
  timezone: candidates.timezone,
  scoreOptOut: candidates.scoreOptOut,
  matchVersion: candidates.matchVersion,
  prepared: candidates.prepared,
};

export type SearcherRow = Pick<typeof candidates.$inferSelect, keyof typeof searcherColumns>;

/** Returns the candidates among the given users. */
export const listSearcherRows = (db: Queryable, userIds: readonly string[]): Promise<SearcherRow[]> =>
  db.select(searcherColumns).from(candidates).where(equalsAny(candidates.userId, userIds));
