/** SQL for saved searches and their sent results. `userId` is a candidate or a company's first account. The worker's SQL is in due-searches.db.ts. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { personColumns, users } from '#features/auth/server/auth.tables.ts';
import { candidates, isVettedRow } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { acceptsApplicationsSql, jobs } from '#features/jobs/server/jobs.tables.ts';
import { type Db, firstRow, type Queryable, type Tx } from '#server/db/database.ts';
import { deleteOldRows } from '#server/db/old-rows.ts';
import { newId } from '#server/ids.ts';
import type { AlertFrequency, NewSavedSearch, SavedSearch, SavedSearchChanges } from '../saved-searches.contract.ts';
import { MAX_SAVED_SEARCHES } from '../saved-searches.contract.ts';
import { savedSearches, savedSearchHits } from './saved-searches.tables.ts';

const columns = {
  id: savedSearches.id,
  kind: savedSearches.kind,
  name: savedSearches.name,
  query: savedSearches.query,
  frequency: savedSearches.frequency,
  minScore: savedSearches.minScore,
  cannotRun: savedSearches.cannotRun,
  lastSentAt: savedSearches.lastSentAt,
  createdAt: savedSearches.createdAt,
};

const isOwn = (userId: string, id: string) =>
  and(eq(savedSearches.id, id), eq(savedSearches.userId, userId), eq(savedSearches.isAutomatic, false));

/** Daily and weekly searches are due on the hour, so that new rows are read once for many searches. */
const FIRST_DUE = {
  instant: sql`now()`,
  daily: sql`date_trunc('hour', now()) + interval '1 day'`,
  weekly: sql`date_trunc('hour', now()) + interval '7 days'`,
  off: sql`now()`,
} as const satisfies Record<AlertFrequency, unknown>;

/** Lists the searches of an account, newest first. */
export const listSavedSearches = (db: Queryable, userId: string): Promise<SavedSearch[]> =>
  db
    .select(columns)
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), eq(savedSearches.isAutomatic, false)))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id))
    .limit(MAX_SAVED_SEARCHES);

/** Finds an account's search. Returns null if the search is another account's or does not exist. */
export const findSavedSearch = (db: Queryable, userId: string, id: string): Promise<SavedSearch | null> =>
  firstRow(db.select(columns).from(savedSearches).where(isOwn(userId, id)));

export const countSavedSearches = (tx: Tx, userId: string): Promise<number> =>
  tx.$count(savedSearches, and(eq(savedSearches.userId, userId), eq(savedSearches.isAutomatic, false)));

export const insertSavedSearch = async (
  tx: Tx,
  userId: string,
  { kind, name, query, frequency, minScore = 0 }: NewSavedSearch,
): Promise<SavedSearch> => {
  const [row] = await tx
    .insert(savedSearches)
    .values({ id: newId(), userId, kind, name, query, frequency, minScore, dueAt: FIRST_DUE[frequency] })
    .returning(columns);
  if (row === undefined) throw new Error('The search was not stored');
  return row;
};

/** Changes an account's search. A new frequency or query restarts it, so only later rows are new. Returns null if the account has no such search. */
export const updateSavedSearch = async (
  db: Queryable,
  userId: string,
  id: string,
  { name, query, frequency, minScore }: SavedSearchChanges,
): Promise<SavedSearch | null> => {
  const isRestarted = query !== undefined || frequency !== undefined;
  const [row] = await db
    .update(savedSearches)
    .set({
      id: sql`${savedSearches.id}`,
      ...(name === undefined ? {} : { name }),
      ...(query === undefined ? {} : { query, cannotRun: false }),
      ...(minScore === undefined ? {} : { minScore }),
      ...(frequency === undefined ? {} : { frequency, dueAt: FIRST_DUE[frequency] }),
      ...(isRestarted ? { checkedAt: sql`now()` } : {}),
    })
    .where(isOwn(userId, id))
    .returning(columns);
  return row ?? null;
};

/** Deletes an account's search. Returns false if the account has no such search. */
export const deleteSavedSearch = async (db: Queryable, userId: string, id: string): Promise<boolean> => {
  const rows = await db.delete(savedSearches).where(isOwn(userId, id)).returning({ id: savedSearches.id });
  return rows.length > 0;
};

const hitColumns = {
  id: savedSearchHits.id,
  score: savedSearchHits.score,
  reason: savedSearchHits.reason,
  sentAt: savedSearchHits.sentAt,
};

const sentBefore = (after: readonly [string, string] | null) =>
  after === null
    ? undefined
    : sql`(${savedSearchHits.sentAt}, ${savedSearchHits.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;

interface SentSlice {
  limit: number;
  after: readonly [string, string] | null;
}

/** Lists the jobs that a search sent, newest first. */
export const listSentJobs = (db: Queryable, searchId: string, { limit, after }: SentSlice) =>
  db
    .select({
      ...hitColumns,
      jobId: jobs.id,
      title: jobs.title,
      companyName: companies.companyName,
      isOpen: sql<boolean>`${acceptsApplicationsSql}`,
    })
    .from(savedSearchHits)
    .innerJoin(jobs, eq(jobs.id, savedSearchHits.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(savedSearchHits.searchId, searchId), sentBefore(after)))
    .orderBy(desc(savedSearchHits.sentAt), desc(savedSearchHits.id))
    .limit(limit);

/** Lists the people that a search sent, newest first. Omits those who are no longer in companies' lists. */
export const listSentPeople = (db: Queryable, searchId: string, { limit, after }: SentSlice) =>
  db
    .select({ ...hitColumns, candidateId: candidates.id, title: candidates.jobTitle, user: personColumns })
    .from(savedSearchHits)
    .innerJoin(candidates, eq(candidates.id, savedSearchHits.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(and(eq(savedSearchHits.searchId, searchId), isVettedRow, sentBefore(after)))
    .orderBy(desc(savedSearchHits.sentAt), desc(savedSearchHits.id))
    .limit(limit);

/** Lists all results that an account's searches sent, oldest first, each with the id of its search, for the export. `after` is the last id read. */
export const listSentResults = (
  db: Queryable,
  userId: string,
  { limit, after }: { limit: number; after: string | null },
) =>
  db
    .select({
      id: savedSearchHits.id,
      searchId: savedSearchHits.searchId,
      jobId: savedSearchHits.jobId,
      candidateId: savedSearchHits.candidateId,
      score: savedSearchHits.score,
      sentAt: savedSearchHits.sentAt,
    })
    .from(savedSearchHits)
    .innerJoin(savedSearches, eq(savedSearches.id, savedSearchHits.searchId))
    .where(
      and(eq(savedSearches.userId, userId), after === null ? undefined : sql`${savedSearchHits.id} > ${after}::uuid`),
    )
    .orderBy(savedSearchHits.id)
    .limit(limit);

/** Deletes the searches of an account and the record of what they sent. */
export const deleteSavedSearches = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(savedSearches).where(eq(savedSearches.userId, userId));
};

/** Deletes the sent results that contain a candidate. */
export const deleteCandidateHits = async (tx: Tx, candidateId: string): Promise<void> => {
  await tx.delete(savedSearchHits).where(eq(savedSearchHits.candidateId, candidateId));
};

/** A search with the account of its owner. */
export interface OwnedSearch {
  id: string;
  name: string;
  isAutomatic: boolean;
  userId: string;
  language: (typeof users.$inferSelect)['language'];
}

/** Finds a search by id, regardless of its owner, for the holder of its token. Returns null if the search was deleted. */
export const findOwnedSearch = (db: Queryable, id: string): Promise<OwnedSearch | null> =>
  firstRow(
    db
      .select({
        id: savedSearches.id,
        name: savedSearches.name,
        isAutomatic: savedSearches.isAutomatic,
        userId: savedSearches.userId,
        language: users.language,
      })
      .from(savedSearches)
      .innerJoin(users, eq(users.id, savedSearches.userId))
      .where(eq(savedSearches.id, id)),
  );

/** Turns off a search's emails. */
export const switchSearchOff = async (tx: Queryable, id: string): Promise<void> => {
  await tx.update(savedSearches).set({ frequency: 'off' }).where(eq(savedSearches.id, id));
};

/** Deletes a batch of records of results sent more than this many days ago. */
export const dropOldHits = (db: Db, days: number): Promise<number> =>
  deleteOldRows(db, savedSearchHits, savedSearchHits.sentAt, days);
