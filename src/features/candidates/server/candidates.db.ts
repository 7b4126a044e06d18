/**
 * SQL of single candidate profiles: made, read, changed, reviewed. Lists stand in browse.db.ts, shortlists in theirs.
 * Invariants: one profile per user, kept by the unique constraint; a review decides only what is still pending, in one
 * conditional update, so that two reviewers cannot both decide.
 */
import { and, count, eq, gt, sql } from 'drizzle-orm';
import { personColumns, users } from '#features/auth/server/auth.tables.ts';
import { verifications } from '#features/verifications/server/verifications.tables.ts';
import type { Db, Queryable, Tx } from '#server/db/database.ts';
import { isAnyOf } from '#server/db/queryable.ts';
import { type StalePlace, type StaleRows, withStaleRows } from '#server/db/stale-rows.ts';
import { type Erasure, erasedColumns, KEPT } from '#server/db/whole-rows.ts';
import type { ReviewOutcome, VerificationKind } from '#shared/vocabulary.ts';
import { candidateColumns, candidates, isVettedRow } from './candidates.tables.ts';
import { resumeFiles } from './resume-files.tables.ts';

/** A profile, without what it is only found by. */
export type CandidateRow = Omit<typeof candidates.$inferSelect, 'searchText' | 'skillKeys'>;
export type NewCandidateRow = typeof candidates.$inferInsert;
/** The columns that an owner's change may set. */
export type CandidateValues = Partial<Omit<NewCandidateRow, 'id' | 'userId' | 'createdAt' | 'updatedAt'>>;

/** The kinds of which something was checked and holds. */
const verifiedKinds = sql<VerificationKind[]>`(
  select coalesce(array_agg(distinct kind order by kind), '{}') from ${verifications}
  where ${verifications.userId} = ${candidates.userId} and status = 'verified' and (expires_at is null or expires_at > now())
)`;

/** A candidate joined with the person, and what was checked of them. */
export const candidateWithUser = { candidate: candidateColumns, user: personColumns, verified: verifiedKinds };

export interface CandidateWithUser {
  candidate: CandidateRow;
  user: { id: string; firstName: string; lastName: string; profileImageUrl: string | null };
  verified: VerificationKind[];
}

/** Inserts a profile; null where its user has one already. */
export const insertCandidate = async (db: Queryable, values: NewCandidateRow): Promise<CandidateRow | null> => {
  const [row] = await db
    .insert(candidates)
    // Who chose before they had a profile chose for it.
    .values({ ...values, scoreOptOut: sql`(select score_opt_out from ${users} where id = ${values.userId})` })
    .onConflictDoNothing({ target: candidates.userId })
    .returning(candidateColumns);
  return row ?? null;
};

/** The profile of a user; null where there is none yet. */
export const candidateOf = async (db: Queryable, userId: string): Promise<CandidateRow | null> => {
  const [row] = await db.select(candidateColumns).from(candidates).where(eq(candidates.userId, userId));
  return row ?? null;
};

/** The profile of a user, held against other changes until the transaction ends; null where there is none yet. */
export const lockCandidateForUpdate = async (db: Queryable, userId: string): Promise<CandidateRow | null> => {
  const [row] = await db.select(candidateColumns).from(candidates).where(eq(candidates.userId, userId)).for('update');
  return row ?? null;
};

/** A profile with its person, by the profile's id; null where there is none. */
export const findCandidate = async (db: Queryable, candidateId: string): Promise<CandidateWithUser | null> => {
  const [row] = await db
    .select(candidateWithUser)
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(eq(candidates.id, candidateId));
  return row ?? null;
};

/** The person behind a user id. Throws where there is none: callers have the id from a session. */
export const loadPerson = async (db: Queryable, userId: string): Promise<CandidateWithUser['user']> => {
  const [row] = await db.select(personColumns).from(users).where(eq(users.id, userId));
  if (row === undefined) throw new Error(`No user ${userId}`);
  return row;
};

/** Changes a profile that is there (and locked); a rejected one is filed for review again. */
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

/** What the index of scores takes of a row that is prepared; the texts are many times as long. */
const preparedColumns = {
  id: candidates.id,
  userId: candidates.userId,
  experience: candidates.experience,
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

/** Candidates in the order of their ids, after one of them. */
export const listPreparedAfter = (db: Queryable, after: string | null, limit: number): Promise<PreparedRow[]> =>
  db
    .select(preparedColumns)
    .from(candidates)
    .where(after === null ? undefined : gt(candidates.id, after))
    .orderBy(candidates.id)
    .limit(limit);

/** Those of some candidates who are there. */
export const listPrepared = (db: Queryable, ids: readonly string[]): Promise<PreparedRow[]> =>
  db.select(preparedColumns).from(candidates).where(isAnyOf(candidates.id, ids));

/** The same with their texts. */
export const listCandidatesByIds = (db: Queryable, ids: readonly string[]): Promise<CandidateRow[]> =>
  db.select(candidateColumns).from(candidates).where(isAnyOf(candidates.id, ids));

/** How many candidates are in lists. */
export const countListedCandidates = async (db: Queryable): Promise<number> => {
  const [row] = await db.select({ people: count() }).from(candidates).where(isVettedRow);
  return row?.people ?? 0;
};

/** What those of some candidates ask for who are in lists and say so, in whole dollars an hour, in no order. */
export const statedRates = async (db: Queryable, ids: readonly string[]): Promise<number[]> => {
  const rows = await db
    .select({ rate: candidates.hourlyRate })
    .from(candidates)
    .where(and(isAnyOf(candidates.id, ids), isVettedRow));
  return rows.flatMap(({ rate }) => rate ?? []);
};

export interface Decision {
  outcome: ReviewOutcome;
  reviewNotes: string | null;
  reviewedBy: string;
}

/** The review of a profile before the newest one. */
export interface PriorReview {
  reviewNotes: string | null;
  reviewedBy: string | null;
  reviewedAt: string | null;
}

/** Decides a pending profile and gives its user and its review before; null where it is not pending (any more) or not there. */
export const decidePending = async (
  db: Queryable,
  candidateId: string,
  { outcome, reviewNotes, reviewedBy }: Decision,
): Promise<{ userId: string; prior: PriorReview } | null> => {
  const { userId, reviewNotes: notesBefore, reviewedBy: byBefore, reviewedAt } = candidates;
  const [row] = await db
    .select({ userId, prior: { reviewNotes: notesBefore, reviewedBy: byBefore, reviewedAt } })
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

/** Lets a profile wait again as it did before a decision of that moment, at its place in the queue; false where it stands elsewhere by now. */
export const undoCandidateDecision = async (
  db: Queryable,
  candidateId: string,
  { outcome, decidedAt, prior }: { outcome: ReviewOutcome; decidedAt: string; prior: PriorReview },
): Promise<boolean> => {
  const undone = await db
    .update(candidates)
    .set({ approvalStatus: 'pending', ...prior, updatedAt: sql`now()` })
    .where(
      and(
        eq(candidates.id, candidateId),
        eq(candidates.approvalStatus, outcome),
        eq(candidates.reviewedAt, decidedAt),
        eq(candidates.isListed, true),
      ),
    )
    .returning({ id: candidates.id });
  return undone.length > 0;
};

/** Removes a profile that a review made and no one changed since; false where it was. Throws the database's refusal where something refers to it. */
export const deleteUnchangedCandidate = async (tx: Tx, candidateId: string): Promise<boolean> => {
  const gone = await tx
    .delete(candidates)
    .where(and(eq(candidates.id, candidateId), eq(candidates.updatedAt, candidates.createdAt), candidates.isListed))
    .returning({ id: candidates.id });
  return gone.length > 0;
};

/** Takes a user's profile out of all lists, or back in. Does nothing where the user has none. */
export const setCandidateListed = async (db: Queryable, userId: string, isListed: boolean): Promise<void> => {
  await db.update(candidates).set({ isListed, updatedAt: sql`now()` }).where(eq(candidates.userId, userId));
};

/** Notes in a user's profile whether it is scored. Does nothing where the user has none. */
export const setCandidateOptOut = async (db: Queryable, userId: string, scoreOptOut: boolean): Promise<void> => {
  await db.update(candidates).set({ scoreOptOut }).where(eq(candidates.userId, userId));
};

/** Changes what a (locked) profile is found by; the profile itself stays, and so do its review and the time of its last change. */
export const updateDerived = async (tx: Tx, candidateId: string, derived: CandidateValues): Promise<void> => {
  await tx.update(candidates).set(derived).where(eq(candidates.id, candidateId));
};

/** Derives the next profiles again that were derived by another version than `stale.version`, each with its person as they are now; null where none are left. */
export const rederiveStale = (
  db: Db,
  stale: { version: number; after: StalePlace | null },
  derive: (row: Pick<CandidateWithUser, 'candidate' | 'user'>) => CandidateValues,
): Promise<StaleRows | null> =>
  withStaleRows(db, candidates, stale, async (tx, ids) => {
    const rows = await tx
      .select({ candidate: candidateColumns, user: personColumns })
      .from(candidates)
      .innerJoin(users, eq(users.id, candidates.userId))
      .where(isAnyOf(candidates.id, ids));
    for (const row of rows) await updateDerived(tx, row.candidate.id, derive(row));
  });

/** What the queue of verifications says of some people's profiles. */
export const listHeadsOfUsers = (db: Queryable, userIds: readonly string[]) =>
  db
    .select({
      id: candidates.id,
      userId: candidates.userId,
      jobTitle: candidates.jobTitle,
      timezone: candidates.timezone,
    })
    .from(candidates)
    .where(isAnyOf(candidates.userId, userIds));

/** What is left of a profile whose account was deleted: a row that is in no list, for what others keep of it (an application). */
const ERASED: Erasure<typeof candidates> = {
  id: KEPT,
  userId: KEPT,
  jobTitle: 'Deleted profile',
  bio: null,
  skills: [],
  skillKeys: [],
  matchVersion: KEPT,
  prepared: null,
  experience: null,
  hourlyRate: null,
  timezone: null,
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
  // Their hires end with the account, and the database counts again.
  activeHires: KEPT,
  committedHours: KEPT,
  hiredSince: KEPT,
  commitmentEndsOn: KEPT,
  approvalStatus: KEPT,
  reviewNotes: null,
  reviewedBy: KEPT,
  reviewedAt: KEPT,
  submittedAt: KEPT,
  isListed: false,
  scoreOptOut: false,
  searchText: '',
  matchesSeenAt: null,
  createdAt: KEPT,
  updatedAt: sql`now()`,
};

/** Empties a profile and takes it out of all lists for good. */
export const emptyCandidate = async (tx: Queryable, candidateId: string): Promise<void> => {
  await tx.update(candidates).set(erasedColumns(ERASED)).where(eq(candidates.id, candidateId));
};

/** Notes that the candidate has seen the matches of now. */
export const markMatchesSeen = async (db: Queryable, candidateId: string): Promise<void> => {
  await db.update(candidates).set({ matchesSeenAt: sql`now()` }).where(eq(candidates.id, candidateId));
};

/** Where a page of the review queue begins: after this time of filing and id. */
export interface QueuePlace {
  submittedAt: string;
  id: string;
}

const waitsForReview = and(sql`approval_status = 'pending'`, eq(candidates.isListed, true));

/** How many profiles wait for review. */
export const countPendingCandidates = (db: Queryable): Promise<number> => db.$count(candidates, waitsForReview);

/** A profile as the review reads it. */
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

/** Profiles that wait for review with their people, the longest waiting first. */
export const listPending = (db: Queryable, limit: number, after: QueuePlace | null) =>
  selectReviewed(db)
    .where(
      and(
        waitsForReview,
        after
          ? sql`(${candidates.submittedAt}, ${candidates.id}) > (${after.submittedAt}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(candidates.submittedAt, candidates.id)
    .limit(limit);

/** A profile that is in the queue or was; null where there is none, or its account is suspended or deleted. */
export const findReviewedCandidate = async (db: Queryable, candidateId: string) => {
  const [row] = await selectReviewed(db).where(and(eq(candidates.id, candidateId), eq(candidates.isListed, true)));
  return row ?? null;
};
