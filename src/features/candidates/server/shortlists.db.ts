/** SQL for companies' shortlists. Invariant: a candidate is on a company's shortlist at most once, by the primary key. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { type Db, firstRow, type Queryable, type Tx } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import { type CandidateWithUser, candidateWithUser } from './candidates.db.ts';
import { candidates, shortlists } from './candidates.tables.ts';
import { type CandidateSearch, isFoundBy } from './name-search.db.ts';

export type ShortlistRow = typeof shortlists.$inferSelect;

/** Adds a candidate to a shortlist, or returns the existing entry unchanged. */
export const addToShortlist = async (
  db: Queryable,
  { companyId, candidateId, notes }: Pick<ShortlistRow, 'companyId' | 'candidateId' | 'notes'>,
): Promise<ShortlistRow> => {
  const [row] = await db
    .insert(shortlists)
    .values({ companyId, candidateId, notes })
    // Updates to the same value, so that RETURNING includes an existing row even if it was inserted concurrently.
    .onConflictDoUpdate({ target: [shortlists.companyId, shortlists.candidateId], set: { companyId } })
    .returning();
  if (row === undefined) throw new Error('The upsert returned no row');
  return row;
};

/** Locks an entry and returns its notes. Returns undefined if the candidate is not on the shortlist. */
export const lockNotesForUpdate = async (
  tx: Tx,
  { companyId, candidateId }: Pick<ShortlistRow, 'companyId' | 'candidateId'>,
): Promise<ShortlistRow['notes'] | undefined> => {
  const [row] = await tx
    .select({ notes: shortlists.notes })
    .from(shortlists)
    .where(and(eq(shortlists.companyId, companyId), eq(shortlists.candidateId, candidateId)))
    .for('update');
  return row?.notes;
};

/** Saves the notes about a candidate. Returns null if they are not on the shortlist. */
export const saveNotes = (
  db: Queryable,
  { companyId, candidateId, notes }: Pick<ShortlistRow, 'companyId' | 'candidateId' | 'notes'>,
): Promise<ShortlistRow | null> =>
  firstRow(
    db
      .update(shortlists)
      .set({ notes })
      .where(and(eq(shortlists.companyId, companyId), eq(shortlists.candidateId, candidateId)))
      .returning(),
  );

export const removeFromShortlist = async (
  tx: Tx,
  { companyId, candidateId }: Pick<ShortlistRow, 'companyId' | 'candidateId'>,
): Promise<void> => {
  await tx.delete(shortlists).where(and(eq(shortlists.companyId, companyId), eq(shortlists.candidateId, candidateId)));
};

export const removeFromAllShortlists = async (tx: Queryable, candidateId: string): Promise<void> => {
  await tx.delete(shortlists).where(eq(shortlists.candidateId, candidateId));
};

export const deleteShortlist = async (tx: Queryable, companyId: string): Promise<void> => {
  await tx.delete(shortlists).where(eq(shortlists.companyId, companyId));
};

/** A candidate's state on a shortlist. */
export interface ShortlistMark {
  hasNotes: boolean;
}

/** Returns the marks of those candidates who are on a company's shortlist. */
export const findShortlistedAmong = async (
  db: Queryable,
  companyId: string,
  candidateIds: readonly string[],
): Promise<Map<string, ShortlistMark>> => {
  if (candidateIds.length === 0) return new Map();
  const rows = await db
    .select({ candidateId: shortlists.candidateId, hasNotes: sql<boolean>`${shortlists.notes} is not null` })
    .from(shortlists)
    .where(and(eq(shortlists.companyId, companyId), equalsAny(shortlists.candidateId, candidateIds)));
  return new Map(rows.map(({ candidateId, hasNotes }) => [candidateId, { hasNotes }]));
};

export interface ShortlistPair extends ShortlistMark {
  companyId: string;
  candidateId: string;
}

/**
 * Returns a function that finds which pairs (same index in both lists) are on a shortlist. The statement is prepared once, because it
 * runs for every list request.
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
      sql`(${shortlists.companyId}, ${shortlists.candidateId}) in (select pair_company, pair_candidate
        from unnest(${sql.placeholder('companyIds')}::uuid[], ${sql.placeholder('candidateIds')}::uuid[]) as pair (pair_company, pair_candidate))`,
    )
    .prepare('');
  return (companyIds, candidateIds) => query.execute({ companyIds: [...companyIds], candidateIds: [...candidateIds] });
};

/** Filters of a company's shortlist. Suspended and deleted accounts are always excluded. */
export interface ShortlistFilter extends CandidateSearch {
  companyId: string;
}

const isInShortlist = ({ companyId, ...search }: ShortlistFilter): SQL | undefined =>
  and(eq(shortlists.companyId, companyId), eq(candidates.isListed, true), isFoundBy(search));

export type ListedRow = CandidateWithUser & { entry: ShortlistRow };

const selectListed = (db: Queryable) =>
  db
    .select({ entry: shortlists, ...candidateWithUser })
    .from(shortlists)
    .innerJoin(candidates, eq(candidates.id, shortlists.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId));

/** Returns a company's shortlist, newest first. */
export const listNewestShortlisted = (
  db: Queryable,
  filter: ShortlistFilter,
  limit: number,
  after: { createdAt: string; candidateId: string } | null,
): Promise<ListedRow[]> =>
  selectListed(db)
    .where(
      and(
        isInShortlist(filter),
        after
          ? sql`(${shortlists.createdAt}, ${shortlists.candidateId}) < (${after.createdAt}::timestamptz, ${after.candidateId}::uuid)`
          : undefined,
      ),
    )
    .orderBy(sql`${shortlists.createdAt} desc, ${shortlists.candidateId} desc`)
    .limit(limit);

/** Sorts missing rates last. No real rate is as high. */
const rateOrLast = sql`coalesce(${candidates.hourlyRate}, 2147483647)`;

/** Returns a company's shortlist, lowest rate first, missing rates last. */
export const listShortlistedByRate = (
  db: Queryable,
  filter: ShortlistFilter,
  limit: number,
  after: { rate: number | null; candidateId: string } | null,
): Promise<ListedRow[]> =>
  selectListed(db)
    .where(
      and(
        isInShortlist(filter),
        after
          ? sql`(${rateOrLast}, ${shortlists.candidateId}) > (coalesce(${after.rate}::int, 2147483647), ${after.candidateId}::uuid)`
          : undefined,
      ),
    )
    .orderBy(rateOrLast, shortlists.candidateId)
    .limit(limit);

/** Returns true if any entry of a shortlist matches a filter. */
export const isAnyShortlisted = async (db: Queryable, filter: ShortlistFilter): Promise<boolean> => {
  const rows = await db
    .select({ id: candidates.id })
    .from(shortlists)
    .innerJoin(candidates, eq(candidates.id, shortlists.candidateId))
    .where(isInShortlist(filter))
    .limit(1);
  return rows.length > 0;
};

/** Returns the candidate ids of a shortlist, in no order. */
export const listShortlistedIds = async (db: Queryable, filter: ShortlistFilter): Promise<string[]> => {
  const rows = await db
    .select({ id: candidates.id })
    .from(shortlists)
    .innerJoin(candidates, eq(candidates.id, shortlists.candidateId))
    .where(isInShortlist(filter));
  return rows.map(({ id }) => id);
};

/** Returns entries of a shortlist in the order of the given candidates. Removed ones are omitted. */
export const findShortlisted = async (
  db: Queryable,
  companyId: string,
  candidateIds: readonly string[],
): Promise<ListedRow[]> => {
  if (candidateIds.length === 0) return [];
  const rows = await selectListed(db).where(
    and(eq(shortlists.companyId, companyId), equalsAny(shortlists.candidateId, candidateIds)),
  );
  const byId = new Map(rows.map((row) => [row.candidate.id, row]));
  return candidateIds.flatMap((id) => byId.get(id) ?? []);
};
