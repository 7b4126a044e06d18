/**
 * SQL of companies' shortlists. Invariant: a candidate stands on a company's shortlist at most once, by the primary key.
 */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import type { Queryable } from '#server/db/database.ts';
import { type CandidateWithUser, candidateWithUser } from './candidates.db.ts';
import { candidates, shortlists } from './candidates.tables.ts';

export type ShortlistRow = typeof shortlists.$inferSelect;

/** Puts a candidate on a shortlist, or finds them there already; the time stays that of the first. */
export const addToShortlist = async (db: Queryable, companyId: string, candidateId: string): Promise<ShortlistRow> => {
  const [row] = await db
    .insert(shortlists)
    .values({ companyId, candidateId })
    // A change to the same value, so that the row that is there comes back even if it was made a moment ago.
    .onConflictDoUpdate({ target: [shortlists.companyId, shortlists.candidateId], set: { companyId } })
    .returning();
  if (row === undefined) throw new Error('An upsert gave no row');
  return row;
};

/** Takes a candidate off; false where they were not on it. */
export const removeFromShortlist = async (db: Queryable, companyId: string, candidateId: string): Promise<boolean> => {
  const removed = await db
    .delete(shortlists)
    .where(and(eq(shortlists.companyId, companyId), eq(shortlists.candidateId, candidateId)))
    .returning({ candidateId: shortlists.candidateId });
  return removed.length > 0;
};

/** Takes a candidate off every shortlist. */
export const removeFromAllShortlists = async (tx: Queryable, candidateId: string): Promise<void> => {
  await tx.delete(shortlists).where(eq(shortlists.candidateId, candidateId));
};

/** Drops the whole shortlist of a company. */
export const deleteShortlist = async (tx: Queryable, companyId: string): Promise<void> => {
  await tx.delete(shortlists).where(eq(shortlists.companyId, companyId));
};

/** Which of these candidates stand on a company's shortlist. */
export const shortlistedAmong = async (
  db: Queryable,
  companyId: string,
  candidateIds: readonly string[],
): Promise<Set<string>> => {
  if (candidateIds.length === 0) return new Set();
  const rows = await db
    .select({ candidateId: shortlists.candidateId })
    .from(shortlists)
    .where(and(eq(shortlists.companyId, companyId), inArray(shortlists.candidateId, [...candidateIds])));
  return new Set(rows.map(({ candidateId }) => candidateId));
};

/** A company's shortlist, newest first; without those whose account is suspended or deleted. */
export const listShortlist = (
  db: Queryable,
  companyId: string,
  limit: number,
  after: { createdAt: string; candidateId: string } | null,
): Promise<(CandidateWithUser & { entry: ShortlistRow })[]> =>
  db
    .select({ entry: shortlists, ...candidateWithUser })
    .from(shortlists)
    .innerJoin(candidates, eq(candidates.id, shortlists.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(
      and(
        eq(shortlists.companyId, companyId),
        eq(candidates.isListed, true),
        after
          ? sql`(${shortlists.createdAt}, ${shortlists.candidateId}) < (${after.createdAt}::timestamptz, ${after.candidateId}::uuid)`
          : undefined,
      ),
    )
    .orderBy(sql`${shortlists.createdAt} desc, ${shortlists.candidateId} desc`)
    .limit(limit);
