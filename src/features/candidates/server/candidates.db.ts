/**
 * SQL for single candidate profiles: create, read, update, review. Lists are in browse.db.ts, shortlists in shortlists.db.ts. Invariants: a
 * unique constraint allows one profile per user. A review decides only a pending profile and locks it first, so that two reviewers cannot both
 * decide.
 */
import { and, count, eq, gt, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import { personColumns, userSearchText, users } from '#features/auth/server/auth.tables.ts';
import { verifications } from '#features/verifications/server/verifications.tables.ts';
import { type Db, firstRow, type Queryable, type Tx } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import { type StalePosition, type StaleRows, withStaleRows } from '#server/db/stale-rows.ts';
import { type Erasure, erasedColumns, UNCHANGED_BY_ERASURE } from '#server/db/whole-rows.ts';
import { searchableSql } from '#server/search/folded-text.db.ts';
import type { ReviewOutcome, VerificationKind } from '#shared/vocabulary.ts';
import { candidateColumns, candidates, isVettedRow } from './candidates.tables.ts';
import { resumeFiles } from './resume-files.tables.ts';

/** A profile without its search columns. */
export type CandidateRow = Omit<
  typeof candidates.$inferSelect,
  'searchText' | 'skillKeys' | 'offsetJanuary' | 'offsetJuly'
>;
export type NewCandidateRow = typeof candidates.$inferInsert;
/** Columns that an update can set. */
export type CandidateValues = Partial<Omit<NewCandidateRow, 'id' | 'userId' | 'createdAt' | 'updatedAt'>>;

/** Kinds with a valid verification. */
const verifiedKinds = sql<VerificationKind[]>`(
  select coalesce(array_agg(distinct kind order by kind), '{}') from ${verifications}
  where ${verifications.userId} = ${candidates.userId} and status = 'verified' and (expires_at is null or expires_at > now())
)`;

export const candidateWithUser = { candidate: candidateColumns, user: personColumns, verified: verifiedKinds };

export interface CandidateWithUser {
  candidate: CandidateRow;
  user: { id: string; firstName: string; lastName: string; profileImageUrl: string | null };
  verified: VerificationKind[];
}

/** Inserts a profile. Returns null if the user already has one. */
export const insertCandidate = (db: Queryable, values: NewCandidateRow): Promise<CandidateRow | null> =>
  firstRow(
    db
      .insert(candidates)
      // The user may have opted out of scores before the profile existed.
      .values({ ...values, scoreOptOut: sql`(select score_opt_out from ${users} where id = ${values.userId})` })
      .onConflictDoNothing({ target: candidates.userId })
      .returning(candidateColumns),
  );

/** Returns the profile of a user, or null. */
export const findUserCandidate = (db: Queryable, userId: string): Promise<CandidateRow | null> =>
  firstRow(db.select(candidateColumns).from(candidates).where(eq(candidates.userId, userId)));

/** Returns the profile of a user, locked for the transaction, or null. */
export const lockCandidateForUpdate = (db: Queryable, userId: string): Promise<CandidateRow | null> =>
  firstRow(db.select(candidateColumns).from(candidates).where(eq(candidates.userId, userId)).for('update'));

/** Returns a profile with its user by the profile's id, or null. */
export const findCandidate = (db: Queryable, candidateId: string): Promise<CandidateWithUser | null> =>
  firstRow(
    db
      .select(candidateWithUser)
      .from(candidates)
      .innerJoin(users, eq(users.id, candidates.userId))
      .where(and(eq(candidates.id, candidateId), isNull(users.deletedAt))),
  );

/** Returns a user's name and picture. Throws if the user does not exist: callers have the id from a session. */
export const loadPerson = async (db: Queryable, userId: string): Promise<CandidateWithUser['user']> => {
  const [row] = await db.select(personColumns).from(users).where(eq(users.id, userId));
  if (row === undefined) throw new Error(`No user ${userId}`);
  return row;
};

/** Updates a locked profile. A rejected one is submitted for review again. */
export const updateCandidate = async (
  db: Queryable,
  candidateId: string,
  values: CandidateValues,
): Promise<CandidateRow> => {
  const [row] = await db
    .update(candidates)
    .set({
      ...values,
      approvalStatus: sql`case when approval_status = 'rejected' then 'pending' else approval_status end`,
      submittedAt: sql`case when approval_status = 'rejected' then now() else submitted_at end`,
      updatedAt: sql`now()`,
    })
    .where(eq(candidates.id, candidateId))
    .returning(candidateColumns);
  if (row === undefined) throw new Error(`No candidate ${candidateId}`);
  return row;
};

/** The columns that the score index needs. Omits the texts, which are many times larger. */
const preparedColumns = {
  id: candidates.id,
  userId: candidates.userId,
  experience: candidates.experience,
  country: candidates.country,
  englishLevel: candidates.englishLevel,
  availableFrom: candidates.availableFrom,
  reviewedAt: candidates.reviewedAt,
  createdAt: candidates.createdAt,
  approvalStatus: candidates.approvalStatus,
  isListed: candidates.isListed,
  openToWork: candidates.openToWork,
  committedHours: candidates.committedHours,
  scoreOptOut: candidates.scoreOptOut,
  searchText: candidates.searchText,
  matchVersion: candidates.matchVersion,
  prepared: candidates.prepared,
};

export type PreparedRow = Pick<typeof candidates.$inferSelect, keyof typeof preparedColumns>;

/** Returns candidates after an id, in the order of their ids. */
export const listPreparedAfter = (db: Queryable, after: string | null, limit: number): Promise<PreparedRow[]> =>
  db
    .select(preparedColumns)
    .from(candidates)
    .where(after === null ? undefined : gt(candidates.id, after))
    .orderBy(candidates.id)
    .limit(limit);

/** Returns the given candidates that exist. */
export const listPrepared = (db: Queryable, ids: readonly string[]): Promise<PreparedRow[]> =>
  db.select(preparedColumns).from(candidates).where(equalsAny(candidates.id, ids));

/** Returns the same candidates as `listPrepared`, with the texts of their profiles. */
export const listCandidatesByIds = (db: Queryable, ids: readonly string[]): Promise<CandidateRow[]> =>
  db.select(candidateColumns).from(candidates).where(equalsAny(candidates.id, ids));

export const countListedCandidates = async (db: Queryable): Promise<number> => {
  const [row] = await db.select({ people: count() }).from(candidates).where(isVettedRow);
  return row?.people ?? 0;
};

/** Returns the stated rates of the given candidates who are in lists, in whole dollars an hour, in no order. */
export const listStatedRates = async (db: Queryable, ids: readonly string[]): Promise<number[]> => {
  const rows = await db
    .select({ rate: candidates.hourlyRate })
    .from(candidates)
    .where(and(equalsAny(candidates.id, ids), isVettedRow));
  return rows.flatMap(({ rate }) => rate ?? []);
};

export interface Decision {
  outcome: ReviewOutcome;
  reviewNotes: string | null;
  reviewedBy: string;
}

/** The review of a profile before its latest one. */
export interface PriorReview {
  reviewNotes: string | null;
  reviewedBy: string | null;
  reviewedAt: string | null;
}

/** Decides a pending profile. Returns its user and its previous review, or null if it is not pending. */
export const decidePending = async (
  db: Queryable,
  candidateId: string,
  { outcome, reviewNotes, reviewedBy }: Decision,
): Promise<{ userId: string; prior: PriorReview } | null> => {
  const { userId, reviewNotes: priorNotes, reviewedBy: priorReviewer, reviewedAt } = candidates;
  const [row] = await db
    .select({ userId, prior: { reviewNotes: priorNotes, reviewedBy: priorReviewer, reviewedAt } })
    .from(candidates)
    .where(and(eq(candidates.id, candidateId), eq(candidates.approvalStatus, 'pending')))
    .for('update');
  if (row === undefined) return null;
  await db
    .update(candidates)
    .set({ approvalStatus: outcome, reviewNotes, reviewedBy, reviewedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(candidates.id, candidateId));
  return row;
};

/** True for a profile that was not submitted or decided again since a decision, and whose account was not suspended or deleted. */
export const isAsDecided = ({ outcome, decidedAt }: Record<'outcome' | 'decidedAt', string | SQLWrapper>) =>
  sql`${candidates.approvalStatus} = ${outcome} and ${candidates.reviewedAt} = ${decidedAt}::timestamptz and ${candidates.isListed}`;

/**
 * Undoes a decision: puts a profile back at its place in the review queue. Returns false if it was submitted or decided again, or its account
 * was suspended or deleted since. Edits of an approved profile do not prevent the undo.
 */
export const undoCandidateDecision = async (
  db: Queryable,
  candidateId: string,
  { outcome, decidedAt, prior }: { outcome: ReviewOutcome; decidedAt: string; prior: PriorReview },
): Promise<boolean> => {
  const undoneRows = await db
    .update(candidates)
    .set({ approvalStatus: 'pending', ...prior, updatedAt: sql`now()` })
    .where(and(eq(candidates.id, candidateId), isAsDecided({ outcome, decidedAt })))
    .returning({ id: candidates.id });
  return undoneRows.length > 0;
};

/** True for a profile that did not change since a review created it. */
export const isAsCreated = and(eq(candidates.updatedAt, candidates.createdAt), candidates.isListed);

/**
 * Deletes a profile created by a review. Returns false if it changed since then. Throws a database error if other rows refer to it.
 */
export const deleteUnchangedCandidate = async (tx: Tx, candidateId: string): Promise<boolean> => {
  const deletedRows = await tx
    .delete(candidates)
    .where(and(eq(candidates.id, candidateId), isAsCreated))
    .returning({ id: candidates.id });
  return deletedRows.length > 0;
};

/** Hides a user's profile from all lists, or shows it again. Does nothing if the user has none. */
export const setCandidateListed = async (db: Queryable, userId: string, isListed: boolean): Promise<void> => {
  await db.update(candidates).set({ isListed, updatedAt: sql`now()` }).where(eq(candidates.userId, userId));
};

/** Stores in a user's profile whether they opted out of scores. Does nothing if the user has no profile. */
export const setCandidateOptOut = async (db: Queryable, userId: string, scoreOptOut: boolean): Promise<void> => {
  await db.update(candidates).set({ scoreOptOut }).where(eq(candidates.userId, userId));
};

/** Updates the derived columns of a locked profile. Does not change its review or `updatedAt`. */
export const updateDerived = async (tx: Tx, candidateId: string, derived: CandidateValues): Promise<void> => {
  await tx.update(candidates).set(derived).where(eq(candidates.id, candidateId));
};

/** Updates the derived columns of the next profiles whose version differs from `stale.version`. Returns null if none are left. */
export const rederiveStale = (
  db: Db,
  stale: { version: number; after: StalePosition | null },
  derive: (row: Pick<CandidateWithUser, 'candidate' | 'user'>) => CandidateValues,
): Promise<StaleRows | null> =>
  withStaleRows(db, candidates, stale, async (tx, ids) => {
    const rows = await tx
      .select({ candidate: candidateColumns, user: personColumns })
      .from(candidates)
      .innerJoin(users, eq(users.id, candidates.userId))
      .where(equalsAny(candidates.id, ids));
    for (const row of rows) await updateDerived(tx, row.candidate.id, derive(row));
  });

/** Returns the profile data that the verification queue shows. */
export const listShortProfiles = (db: Queryable, userIds: readonly string[]) =>
  db
    .select({
      id: candidates.id,
      userId: candidates.userId,
      jobTitle: candidates.jobTitle,
      timezone: candidates.timezone,
    })
    .from(candidates)
    .where(equalsAny(candidates.userId, userIds));

/** The values of a profile whose account was deleted. The hidden row remains because other records, such as applications, refer to it. */
const ERASED: Erasure<typeof candidates> = {
  id: UNCHANGED_BY_ERASURE,
  userId: UNCHANGED_BY_ERASURE,
  jobTitle: 'Deleted profile',
  bio: null,
  skills: [],
  skillKeys: [],
  matchVersion: UNCHANGED_BY_ERASURE,
  prepared: null,
  experience: null,
  hourlyRate: null,
  timezone: null,
  offsetJanuary: null,
  offsetJuly: null,
  availability: null,
  country: null,
  city: null,
  englishLevel: null,
  languages: [],
  availableFrom: null,
  linkedinUrl: null,
  portfolioUrl: null,
  positions: [],
  education: [],
  openToWork: false,
  phone: null,
  // Hires end with the account, and database triggers recount these columns.
  activeHires: UNCHANGED_BY_ERASURE,
  committedHours: UNCHANGED_BY_ERASURE,
  hasEstimatedHours: UNCHANGED_BY_ERASURE,
  hiredSince: UNCHANGED_BY_ERASURE,
  commitmentEndsOn: UNCHANGED_BY_ERASURE,
  approvalStatus: UNCHANGED_BY_ERASURE,
  reviewNotes: null,
  reviewedBy: UNCHANGED_BY_ERASURE,
  reviewedAt: UNCHANGED_BY_ERASURE,
  submittedAt: UNCHANGED_BY_ERASURE,
  isListed: false,
  scoreOptOut: false,
  searchText: '',
  matchesSeenAt: null,
  createdAt: UNCHANGED_BY_ERASURE,
  updatedAt: sql`now()`,
};

/** Clears a profile and removes it from all lists permanently. */
export const clearCandidate = async (tx: Queryable, candidateId: string): Promise<void> => {
  await tx.update(candidates).set(erasedColumns(ERASED)).where(eq(candidates.id, candidateId));
};

/** Stores that the candidate has seen the current matches. */
export const markMatchesSeen = async (db: Queryable, candidateId: string): Promise<void> => {
  await db.update(candidates).set({ matchesSeenAt: sql`now()` }).where(eq(candidates.id, candidateId));
};

/** A position in the review queue: time of submission and id. */
export interface QueuePlace {
  submittedAt: string;
  id: string;
}

const isWaitingForReview = and(sql`approval_status = 'pending'`, eq(candidates.isListed, true));

/** Name, email address and job title of a profile. Computed only for pending rows, so it needs no index. */
const queueText = sql`(${userSearchText} || ${searchableSql('job_title')})`;
const containsPatterns = (patterns: readonly string[]) => patterns.map((pattern) => sql`${queueText} like ${pattern}`);

/** Counts profiles that wait for review and match every pattern. */
export const countPendingCandidates = async (db: Queryable, patterns: readonly string[]): Promise<number> => {
  if (patterns.length === 0) return db.$count(candidates, isWaitingForReview);
  const [row] = await db
    .select({ number: count() })
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(and(isWaitingForReview, ...containsPatterns(patterns)));
  return row?.number ?? 0;
};

/** Selects the data of profiles that the review shows. */
const selectReviewed = (db: Queryable) =>
  db
    .select({
      candidate: candidateColumns,
      user: { ...personColumns, email: users.email, language: users.language },
      hasResume: sql<boolean>`${resumeFiles.userId} is not null`,
    })
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.userId))
    .leftJoin(resumeFiles, eq(resumeFiles.userId, candidates.userId));

/** Returns profiles that wait for review and match every pattern, with their users, longest waiting first. */
export const listPending = (db: Queryable, patterns: readonly string[], limit: number, after: QueuePlace | null) =>
  selectReviewed(db)
    .where(
      and(
        isWaitingForReview,
        ...containsPatterns(patterns),
        after
          ? sql`(${candidates.submittedAt}, ${candidates.id}) > (${after.submittedAt}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(candidates.submittedAt, candidates.id)
    .limit(limit);

/** Returns a profile of any status with the data that the review shows. Null if it does not exist or its account is suspended or deleted. */
export const findReviewedCandidate = (db: Queryable, candidateId: string) =>
  firstRow(selectReviewed(db).where(and(eq(candidates.id, candidateId), eq(candidates.isListed, true))));
