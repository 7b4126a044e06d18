/** SQL for the reviews that a member may read. Every statement applies the seal, so callers do not have to. */
import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { applicationReviews } from '#features/pipeline/server/application-reviews.tables.ts';
import type { Queryable } from '#server/db/database.ts';
import type { ApplicationReviews, MemberReview } from '../application-reviews.contract.ts';
import { criterionRatings, jobCriteria } from './criteria.tables.ts';

const isSubmitted = sql`${applicationReviews.submittedAt} is not null`;

/** Returns the condition for the reader's own review and, once that review is submitted, all other submitted reviews. */
const isReadableBy = (applicationId: string, memberId: string): SQL | undefined =>
  and(
    eq(applicationReviews.applicationId, applicationId),
    or(
      eq(applicationReviews.userId, memberId),
      and(
        isSubmitted,
        sql`exists (select 1 from ${applicationReviews} as own where own.application_id = ${applicationId}::uuid
          and own.user_id = ${memberId}::uuid and own.submitted_at is not null)`,
      ),
    ),
  );

/** Lists the reviews of an application that a member may read, the member's own first. */
export const listReadableReviews = async (
  db: Queryable,
  applicationId: string,
  memberId: string,
): Promise<MemberReview[]> => {
  const rows = await db
    .select({
      by: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      rating: applicationReviews.rating,
      notes: applicationReviews.notes,
      submittedAt: applicationReviews.submittedAt,
      changedAt: applicationReviews.changedAt,
    })
    .from(applicationReviews)
    .innerJoin(users, eq(users.id, applicationReviews.userId))
    .where(isReadableBy(applicationId, memberId))
    .orderBy(
      desc(sql`${applicationReviews.userId} = ${memberId}::uuid`),
      asc(applicationReviews.submittedAt),
      asc(applicationReviews.userId),
    );
  const ratings = await db
    .select({
      userId: criterionRatings.userId,
      id: jobCriteria.id,
      name: jobCriteria.name,
      rating: criterionRatings.rating,
      note: criterionRatings.note,
    })
    .from(criterionRatings)
    .innerJoin(jobCriteria, eq(jobCriteria.id, criterionRatings.criterionId))
    .innerJoin(
      applicationReviews,
      and(
        eq(applicationReviews.applicationId, criterionRatings.applicationId),
        eq(applicationReviews.userId, criterionRatings.userId),
      ),
    )
    .where(isReadableBy(applicationId, memberId))
    .orderBy(asc(jobCriteria.position));
  const ratingsByUser = Map.groupBy(ratings, ({ userId }) => userId);
  return rows.map((row) => ({
    ...row,
    criteria: (ratingsByUser.get(row.by.id) ?? []).map(({ userId: _userId, ...criterion }) => criterion),
  }));
};

/** Loads the summary of the ratings that a member may read. Returns null while the ratings are sealed or if there are none. */
export const loadRatingSummary = async (
  db: Queryable,
  applicationId: string,
  memberId: string,
): Promise<ApplicationReviews['summary']> => {
  const [row] = await db
    .select({
      mean: sql<number>`round(avg(${applicationReviews.rating}), 1)`.mapWith(Number),
      spread: sql<number>`max(${applicationReviews.rating}) - min(${applicationReviews.rating})`.mapWith(Number),
      count: sql<number>`count(${applicationReviews.rating})`.mapWith(Number),
    })
    .from(applicationReviews)
    .where(and(isReadableBy(applicationId, memberId), isSubmitted));
  return row === undefined || row.count === 0 ? null : row;
};
