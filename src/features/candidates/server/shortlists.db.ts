/**
 * SQL of companies' shortlists. Invariant: a candidate stands on a company's shortlist at most once, by the primary key.
 */
import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import type { Db, Queryable } from '#server/db/database.ts';
import { isAnyOf } from '#server/db/queryable.ts';
import { matchesAllWords, searchWords } from '#server/search/search-words.db.ts';
import { type CandidateWithUser, candidateWithUser } from './candidates.db.ts';
import { candidates, shortlists } from './candidates.tables.ts';
import { findByNameOnly } from './name-search.db.ts';

export type ShortlistRow = typeof shortlists.$inferSelect;

/** Puts a candidate on a shortlist, or finds them there already; time and notes stay those of the first. */
export const addToShortlist = async (
  db: Queryable,
  { companyId, candidateId, notes }: Pick<ShortlistRow, 'companyId' | 'candidateId' | 'notes'>,
): Promise<ShortlistRow> => {
  const [row] = await db
    .insert(shortlists)
    .values({ companyId, candidateId, notes })
    // A change to the same value, so that the row that is there comes back even if it was made a moment ago.
    .onConflictDoUpdate({ target: [shortlists.companyId, shortlists.candidateId], set: { companyId } })
    .returning();
  if (row === undefined) throw new Error('An upsert gave no row');
  return row;
};

/** Keeps the notes about a candidate; null where they are not on the shortlist. */
export const saveNotes = async (
  db: Queryable,
  { companyId, candidateId, notes }: Pick<ShortlistRow, 'companyId' | 'candidateId' | 'notes'>,
): Promise<ShortlistRow | null> => {
  const [row] = await db
    .update(shortlists)
    .set({ notes })
    .where(and(eq(shortlists.companyId, companyId), eq(shortlists.candidateId, candidateId)))
    .returning();
  return row ?? null;
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

/** How a candidate stands on a shortlist. */
export interface ShortlistMark {
  hasNotes: boolean;
}

/** Those of these candidates who stand on a company's shortlist. */
export const shortlistedAmong = async (
  db: Queryable,
  companyId: string,
  candidateIds: readonly string[],
): Promise<Map<string, ShortlistMark>> => {
  if (candidateIds.length === 0) return new Map();
  const rows = await db
    .select({ candidateId: shortlists.candidateId, hasNotes: sql<boolean>`${shortlists.notes} is not null` })
    .from(shortlists)
    .where(and(eq(shortlists.companyId, companyId), isAnyOf(shortlists.candidateId, candidateIds)));
  return new Map(rows.map(({ candidateId, hasNotes }) => [candidateId, { hasNotes }]));
};

/** One pair of a company and a candidate on its shortlist. */
export interface ShortlistPair extends ShortlistMark {
  companyId: string;
  candidateId: string;
}

/**
 * Returns the function that finds those of some pairs (the same place of both lists) that stand on a shortlist. Every list asks, so the statement is made
 * once.
 */
export const shortlistedPairsQuery = (
  db: Db,
): ((companyIds: readonly string[], candidateIds: readonly string[]) => Promise<ShortlistPair[]>) => {
  const query = db
    .select({
      companyId: shortlists.companyId,
      candidateId: shortlists.candidateId,
      hasNotes: sql<boolean>`${shortlists.notes} is not null`,
    })
    .from(shortlists)
    .where(
      sql`(${shortlists.companyId}, ${shortlists.candidateId}) in (select asked_company, asked_candidate
        from unnest(${sql.placeholder('companyIds')}::uuid[], ${sql.placeholder('candidateIds')}::uuid[]) as asked (asked_company, asked_candidate))`,
    )
    .prepare('');
  return (companyIds, candidateIds) => query.execute({ companyIds: [...companyIds], candidateIds: [...candidateIds] });
};

/** What narrows a company's shortlist; those whose account is suspended or deleted are never on it. */
export interface ShortlistFilter {
  companyId: string;
  /** LIKE patterns (search-words.db.ts); each must be found in the candidate's words. */
  patterns: readonly string[];
  /** Whom only their hidden names would find. */
  exceptIds: readonly string[];
}

const isListed = ({ companyId, patterns, exceptIds }: ShortlistFilter): SQL | undefined =>
  and(
    eq(shortlists.companyId, companyId),
    eq(candidates.isListed, true),
    matchesAllWords(candidates.searchText, patterns),
    exceptIds.length > 0 ? not(isAnyOf(candidates.id, exceptIds)) : undefined,
  );

/** A candidate on a shortlist. */
export type ListedRow = CandidateWithUser & { entry: ShortlistRow };

const selectListed = (db: Queryable) =>
  db
    .select({ entry: shortlists, ...candidateWithUser })
    .from(shortlists)
    .innerJoin(candidates, eq(candidates.id, shortlists.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId));

/** A company's shortlist, newest first. */
export const listNewestShortlisted = (
  db: Queryable,
  filter: ShortlistFilter,
  limit: number,
  after: { createdAt: string; candidateId: string } | null,
): Promise<ListedRow[]> =>
  selectListed(db)
    .where(
      and(
        isListed(filter),
        after
          ? sql`(${shortlists.createdAt}, ${shortlists.candidateId}) < (${after.createdAt}::timestamptz, ${after.candidateId}::uuid)`
          : undefined,
      ),
    )
    .orderBy(sql`${shortlists.createdAt} desc, ${shortlists.candidateId} desc`)
    .limit(limit);

/** Those on a company's shortlist who have a word of a folded search in their name and nowhere else. */
export const shortlistedByNameOnly = async (db: Queryable, companyId: string, search: string): Promise<string[]> => {
  const isOnList = sql`exists (select 1 from ${shortlists}
    where ${shortlists.candidateId} = ${candidates.id} and ${shortlists.companyId} = ${companyId}::uuid)`;
  return [...(await findByNameOnly(db, searchWords(search), isOnList)).values()].flat();
};

/** Those without a rate come last; no rate is as high. */
const rateOrLast = sql`coalesce(${candidates.hourlyRate}, 2147483647)`;

/** A company's shortlist, the lowest rate first, those without one last. */
export const listShortlistedByRate = (
  db: Queryable,
  filter: ShortlistFilter,
  limit: number,
  after: { rate: number | null; candidateId: string } | null,
): Promise<ListedRow[]> =>
  selectListed(db)
    .where(
      and(
        isListed(filter),
        after
          ? sql`(${rateOrLast}, ${shortlists.candidateId}) > (coalesce(${after.rate}::int, 2147483647), ${after.candidateId}::uuid)`
          : undefined,
      ),
    )
    .orderBy(rateOrLast, shortlists.candidateId)
    .limit(limit);

/** Whether anyone of a shortlist meets a filter. */
export const isAnyShortlisted = async (db: Queryable, filter: ShortlistFilter): Promise<boolean> => {
  const found = await db
    .select({ id: candidates.id })
    .from(shortlists)
    .innerJoin(candidates, eq(candidates.id, shortlists.candidateId))
    .where(isListed(filter))
    .limit(1);
  return found.length > 0;
};

/** The candidates of a shortlist, in no order. */
export const listShortlistedIds = async (db: Queryable, filter: ShortlistFilter): Promise<string[]> => {
  const rows = await db
    .select({ id: candidates.id })
    .from(shortlists)
    .innerJoin(candidates, eq(candidates.id, shortlists.candidateId))
    .where(isListed(filter));
  return rows.map(({ id }) => id);
};

/** Entries of a shortlist in the order of the candidates given; without those taken off meanwhile. */
export const findShortlisted = async (
  db: Queryable,
  companyId: string,
  candidateIds: readonly string[],
): Promise<ListedRow[]> => {
  if (candidateIds.length === 0) return [];
  const rows = await selectListed(db).where(
    and(eq(shortlists.companyId, companyId), isAnyOf(shortlists.candidateId, candidateIds)),
  );
  const byId = new Map(rows.map((row) => [row.candidate.id, row]));
  return candidateIds.flatMap((id) => byId.get(id) ?? []);
};
