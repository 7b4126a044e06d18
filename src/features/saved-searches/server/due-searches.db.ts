/**
 * SQL for the worker that replays saved searches. Invariant: the email, the record of its results and the next due date of a search are written in
 * the transaction that locked the search. So two workers never replay the same search at the same time, and a killed worker leaves no partial work.
 */
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import {
  recipientAddress,
  recipientFirstName,
  recipientHidesNames,
  recipientHidesScores,
  recipientLanguage,
  recipientMutedMails,
} from '#features/auth/server/company-recipients.tables.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { blocks } from '#features/messages/server/messages.tables.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import { toInstant } from '#server/db/columns.ts';
import { type Queryable, resultRows, type Tx } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import { newId } from '#server/ids.ts';
import type { SearchKind } from '../saved-searches.contract.ts';
import { savedSearches, savedSearchHits } from './saved-searches.tables.ts';

/** A row may be committed some time after its timestamp, so each replay rereads this much of the previous period and skips results already sent. */
const OVERLAP = sql`interval '2 minutes'`;

const since = sql<string>`greatest(${savedSearches.createdAt}, ${savedSearches.checkedAt} - ${OVERLAP})`.mapWith(
  savedSearches.checkedAt,
);

/** Returns the current time of the database. */
export const readClock = async (db: Queryable): Promise<string> => {
  const [row] = resultRows<{ now: string | Date }>(
    await db.execute(sql`select date_trunc('milliseconds', now()) as now`),
  );
  if (row === undefined) throw new Error('The database has no clock');
  return toInstant(row.now);
};

/** The kind of search that a run replays, and the range of rows that the run has read. */
export interface DueSlice {
  kind: SearchKind;
  /** When the list last gained a row. */
  newest: string;
  /** The run has read all rows added since this time. Searches that need older rows wait for the next run. */
  readSince: string;
  /** The run has read everything committed before this time. */
  readAt: string;
  limit: number;
}

const dueColumns = {
  id: savedSearches.id,
  name: savedSearches.name,
  query: savedSearches.query,
  minScore: savedSearches.minScore,
  isAutomatic: savedSearches.isAutomatic,
  since,
  userId: users.id,
  firstName: recipientFirstName(users),
  /** Null for a suspended account, which gets no email. */
  email: recipientAddress(users),
  language: recipientLanguage(users),
  mutedMails: recipientMutedMails(users),
  hideNames: recipientHidesNames(users),
  hideScores: recipientHidesScores(users),
};

const lockDue = (tx: Tx, condition: ReturnType<typeof and>, limit: number) =>
  tx
    .select(dueColumns)
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .where(condition)
    .limit(limit)
    .for('update', { of: savedSearches, skipLocked: true });

/** A locked search and its owner. */
export type DueSearch = Awaited<ReturnType<typeof lockDue>>[number];

const isCovered = ({ kind, readSince, readAt }: DueSlice) =>
  and(
    eq(savedSearches.kind, kind),
    sql`${savedSearches.checkedAt} - ${OVERLAP} >= ${readSince}::timestamptz`,
    sql`${savedSearches.checkedAt} < ${readAt}::timestamptz`,
    lte(savedSearches.dueAt, sql`now()`),
  );

/** Locks the next daily and weekly searches that are due. Skips searches that another worker has locked. */
export const lockScheduled = (tx: Tx, slice: DueSlice): Promise<DueSearch[]> =>
  lockDue(tx, and(isCovered(slice), sql`${savedSearches.frequency} in ('daily', 'weekly')`), slice.limit);

/** Locks the next instant searches that have not been replayed since their list last gained a row, and that are not postponed by the email limit. */
export const lockInstant = (tx: Tx, slice: DueSlice): Promise<DueSearch[]> =>
  lockDue(
    tx,
    and(
      isCovered(slice),
      sql`${savedSearches.frequency} = 'instant'`,
      lte(savedSearches.checkedAt, sql`${slice.newest}::timestamptz + ${OVERLAP}`),
    ),
    slice.limit,
  );

/** Finds the earliest time since which rows may be new to a due search of the given kind. Returns null if no search can be due. */
export const findOldestSince = async (
  db: Queryable,
  { kind, newest }: Pick<DueSlice, 'kind' | 'newest'>,
): Promise<string | null> => {
  const [row] = resultRows<{ since: string | Date | null }>(
    await db.execute(sql`
      select min(checked_at) - ${OVERLAP} as since from (
        (select min(checked_at) as checked_at from ${savedSearches}
          where kind = ${kind} and frequency in ('daily', 'weekly') and due_at <= now())
        union all
        (select min(checked_at) from ${savedSearches}
          where kind = ${kind} and frequency = 'instant' and checked_at <= ${newest}::timestamptz + ${OVERLAP} and due_at <= now())
      ) as due`),
  );
  return row?.since ? toInstant(row.since) : null;
};

/** Finds the jobs or people that each search has already sent, as `search subject`. */
export const findSentBefore = async (
  tx: Tx,
  searchIds: readonly string[],
  subject: 'jobId' | 'candidateId',
  ids: readonly string[],
): Promise<Set<string>> => {
  const rows = await tx
    .select({ searchId: savedSearchHits.searchId, subject: savedSearchHits[subject] })
    .from(savedSearchHits)
    .where(and(equalsAny(savedSearchHits.searchId, searchIds), equalsAny(savedSearchHits[subject], ids)));
  return new Set(rows.map((row) => `${row.searchId} ${row.subject}`));
};

/** Finds which of these candidates applied to which of these jobs, as `candidate job`. */
export const findApplied = async (
  tx: Tx,
  candidateIds: readonly string[],
  jobIds: readonly string[],
): Promise<Set<string>> => {
  const rows = await tx
    .select({ candidateId: applications.candidateId, jobId: applications.jobId })
    .from(applications)
    .where(and(equalsAny(applications.candidateId, candidateIds), equalsAny(applications.jobId, jobIds)));
  return new Set(rows.map(({ candidateId, jobId }) => `${candidateId} ${jobId}`));
};

/** Finds the pairs of these users in which one blocked the other, as `user user` in both orders. */
export const findBlocked = async (
  tx: Tx,
  readerIds: readonly string[],
  otherIds: readonly string[],
): Promise<Set<string>> => {
  const rows = await tx
    .select({ blockerId: blocks.blockerId, blockedId: blocks.blockedId })
    .from(blocks)
    .where(
      sql`(${equalsAny(blocks.blockerId, readerIds)} and ${equalsAny(blocks.blockedId, otherIds)})
        or (${equalsAny(blocks.blockerId, otherIds)} and ${equalsAny(blocks.blockedId, readerIds)})`,
    );
  return new Set(
    rows.flatMap(({ blockerId, blockedId }) => [`${blockerId} ${blockedId}`, `${blockedId} ${blockerId}`]),
  );
};

export const findCompanyIds = async (tx: Tx, userIds: readonly string[]): Promise<Map<string, string>> => {
  const rows = await tx
    .select({ id: companies.id, userId: companies.userId })
    .from(companies)
    .where(equalsAny(companies.userId, userIds));
  return new Map(rows.map(({ id, userId }) => [userId, id]));
};

/** A result to include in an email. */
export type NewHit = Omit<typeof savedSearchHits.$inferInsert, 'id'>;

/** Records sent results. Unique keys reject duplicates. Passes all rows as one value, because a batch may have thousands. */
export const insertHits = async (tx: Tx, hits: readonly NewHit[]): Promise<void> => {
  if (hits.length === 0) return;
  const rows = JSON.stringify(hits.map((hit) => ({ id: newId(), ...hit })));
  await tx.execute(sql`insert into ${savedSearchHits} (id, search_id, job_id, candidate_id, score, reason)
    select id, "searchId", "jobId", "candidateId", score, reason from jsonb_to_recordset(${rows}::jsonb)
      as found(id uuid, "searchId" uuid, "jobId" uuid, "candidateId" uuid, score smallint, reason jsonb)`);
};

/** The next due date of a daily or weekly search, after now. All other searches are due immediately. */
const NEXT_DUE = sql`case frequency
  when 'daily' then due_at + ceil((extract(epoch from now() - due_at) + 1) / 86400) * interval '1 day'
  when 'weekly' then due_at + ceil((extract(epoch from now() - due_at) + 1) / 604800) * interval '7 days'
  else now() end`;

/** Records that searches were replayed up to `checkedAt`. */
export const markChecked = async (
  tx: Tx,
  ids: readonly string[],
  checkedAt: string,
  changes: { hasSent?: boolean; cannotRun: boolean },
): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .update(savedSearches)
    .set({
      checkedAt: sql`greatest(checked_at, ${checkedAt}::timestamptz)`,
      dueAt: NEXT_DUE,
      cannotRun: changes.cannotRun,
      ...(changes.hasSent ? { lastSentAt: sql`now()` } : {}),
    })
    .where(equalsAny(savedSearches.id, ids));
};

/** Postpones searches by an hour. The next replay finds the same results again. */
export const postponeSearches = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx.update(savedSearches).set({ dueAt: sql`now() + interval '1 hour'` }).where(equalsAny(savedSearches.id, ids));
};

/** Next Monday at 13:00 UTC, morning in the Americas. All weekly searches share this time, so that new rows are read only once. */
const NEXT_MONDAY = sql`date_trunc('week', now(), 'UTC') + interval '7 days 13 hours'`;

/** Creates the automatic search for the weekly email for the next candidates who do not have one yet. Returns how many it created. */
export const addWeeklySearches = async (db: Queryable, limit: number, minScore: number): Promise<number> => {
  const rows = await db
    .select({ userId: candidates.userId })
    .from(candidates)
    .innerJoin(users, and(eq(users.id, candidates.userId), isNull(users.deletedAt)))
    .where(
      sql`not exists (select 1 from ${savedSearches} where ${savedSearches.userId} = ${candidates.userId} and ${savedSearches.isAutomatic})`,
    )
    .limit(limit);
  if (rows.length === 0) return 0;
  await db
    .insert(savedSearches)
    .values(
      rows.map(({ userId }) => ({
        id: newId(),
        userId,
        kind: 'jobs' as const,
        name: '',
        query: '',
        frequency: 'weekly' as const,
        minScore,
        isAutomatic: true,
        dueAt: NEXT_MONDAY,
      })),
    )
    .onConflictDoNothing();
  return rows.length;
};
