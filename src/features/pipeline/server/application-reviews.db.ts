/**
 * SQL for company members' reviews of applications. The reviews feature decides which reviews by others a
 * member may read.
 */
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { memberships } from '#features/auth/server/memberships.tables.ts';
import { jobMembers } from '#features/jobs/server/hiring-team.tables.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { BATCH_SIZE, inBatches } from '#server/db/in-batches.ts';
import { equalsAny } from '#server/db/queryable.ts';
import { applicationReviews } from './application-reviews.tables.ts';
import { applications } from './applications.tables.ts';

export type ReviewRow = typeof applicationReviews.$inferSelect;

const isOwnReview = (applicationId: string, userId: string) =>
  and(eq(applicationReviews.applicationId, applicationId), eq(applicationReviews.userId, userId));

/** Reads a member's own reviews of these applications, keyed by application. */
export const findOwnReviews = async (
  db: Queryable,
  userId: string,
  applicationIds: readonly string[],
): Promise<Map<string, ReviewRow>> => {
  if (applicationIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(applicationReviews)
    .where(and(eq(applicationReviews.userId, userId), equalsAny(applicationReviews.applicationId, applicationIds)));
  return new Map(rows.map((row) => [row.applicationId, row]));
};

/** Locks a member's own review. Creates an empty draft if there is none. */
export const lockReviewForUpdate = async (tx: Tx, applicationId: string, userId: string): Promise<ReviewRow> => {
  await tx.insert(applicationReviews).values({ applicationId, userId }).onConflictDoNothing();
  const [row] = await tx.select().from(applicationReviews).where(isOwnReview(applicationId, userId)).for('update');
  if (row === undefined) throw new Error(`No review of ${applicationId}`);
  return row;
};

/** Saves a locked review. If the review is already submitted, records the time of the change. */
export const saveReview = async (
  tx: Tx,
  { applicationId, userId }: Pick<ReviewRow, 'applicationId' | 'userId'>,
  review: { rating: number | null; notes: string | null; isSubmitted: boolean; isChanged: boolean },
): Promise<void> => {
  const { rating, notes, isSubmitted, isChanged } = review;
  await tx
    .update(applicationReviews)
    .set({
      rating,
      notes,
      updatedAt: sql`now()`,
      ...(isSubmitted ? { submittedAt: sql`coalesce(${applicationReviews.submittedAt}, now())` } : {}),
      ...(isChanged ? { changedAt: sql`case when ${applicationReviews.submittedAt} is not null then now() end` } : {}),
    })
    .where(isOwnReview(applicationId, userId));
};

/**
 * Records the time of a change to other parts of a submitted review, unless it was submitted in the
 * same transaction. `submittedAt` is stored in milliseconds, so `now()` is rounded for the comparison.
 */
export const touchReview = async (tx: Tx, applicationId: string, userId: string): Promise<void> => {
  await tx
    .update(applicationReviews)
    .set({
      updatedAt: sql`now()`,
      changedAt: sql`case when ${applicationReviews.submittedAt} < now()::timestamptz(3) then now() else ${applicationReviews.changedAt} end`,
    })
    .where(isOwnReview(applicationId, userId));
};

/** Reads the other members of a company, whether they are on the job's hiring team, and whether they have submitted a review. */
export const listOtherReviewers = (
  db: Queryable,
  { accountId, userId, jobId, applicationId }: Record<'accountId' | 'userId' | 'jobId' | 'applicationId', string>,
) =>
  db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      role: memberships.role,
      isOnTeam: sql<boolean>`exists (select 1 from ${jobMembers} where ${jobMembers.jobId} = ${jobId}::uuid and ${jobMembers.userId} = ${memberships.userId})`,
      hasSubmitted: sql<boolean>`exists (select 1 from ${applicationReviews} where ${applicationReviews.applicationId} = ${applicationId}::uuid
        and ${applicationReviews.userId} = ${memberships.userId} and ${applicationReviews.submittedAt} is not null)`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.accountId, accountId), isNull(memberships.endedAt), ne(memberships.userId, userId)))
    .orderBy(asc(memberships.userId));

/** Reads all reviews that a person wrote, for their account export. */
export const streamReviewsBy = (db: Queryable, userId: string) =>
  inBatches((last: ReviewRow | null) =>
    db
      .select()
      .from(applicationReviews)
      .where(
        and(
          eq(applicationReviews.userId, userId),
          last ? sql`${applicationReviews.applicationId} > ${last.applicationId}::uuid` : undefined,
        ),
      )
      .orderBy(asc(applicationReviews.applicationId))
      .limit(BATCH_SIZE),
  );

/** Deletes a person's review drafts. No one else could read them. */
export const deleteReviewDrafts = async (tx: Tx, userId: string): Promise<void> => {
  await tx
    .delete(applicationReviews)
    .where(and(eq(applicationReviews.userId, userId), isNull(applicationReviews.submittedAt)));
};

/** Deletes all reviews of applications to a company whose account is being deleted. */
export const deleteCompanyReviews = async (tx: Tx, companyId: string): Promise<void> => {
  await tx
    .delete(applicationReviews)
    .where(
      sql`${applicationReviews.applicationId} in (select ${applications.id} from ${applications} where ${applications.companyId} = ${companyId}::uuid)`,
    );
};

/** The SQL condition that a review has a rating. */
export const isRated = isNotNull(applicationReviews.rating);
