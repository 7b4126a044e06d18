/** Lists a company's applications by a member's own rating: best rated first, then unrated ones. Both groups are read in index order. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import type { Queryable } from '#server/db/database.ts';
import { isRated } from './application-reviews.db.ts';
import { applicationReviews } from './application-reviews.tables.ts';
import { type ApplicationFilter, matchesFilter } from './applications.db.ts';
import { applications } from './applications.tables.ts';

/** The rating, 0 for none, and the id of an application. */
export type RatingPlace = readonly [rating: number, id: string];

interface Page {
  limit: number;
  after: RatingPlace | null;
}

const listRated = async (db: Queryable, filter: ApplicationFilter, userId: string, { limit, after }: Page) => {
  const rows = await db
    .select({ id: applicationReviews.applicationId, rating: applicationReviews.rating })
    .from(applicationReviews)
    .innerJoin(applications, eq(applications.id, applicationReviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(
      and(
        eq(applicationReviews.userId, userId),
        isRated,
        matchesFilter(filter),
        after
          ? sql`(${applicationReviews.rating}, ${applicationReviews.applicationId}) < (${after[0]}, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(applicationReviews.rating), desc(applicationReviews.applicationId))
    .limit(limit);
  return rows.map(({ id, rating }): RatingPlace => [rating ?? 0, id]);
};

const listUnrated = async (db: Queryable, filter: ApplicationFilter, userId: string, { limit, after }: Page) => {
  const isRatedByMember = sql`exists (select 1 from ${applicationReviews} where ${applicationReviews.applicationId} = ${applications.id}
    and ${applicationReviews.userId} = ${userId}::uuid and ${isRated})`;
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(
      and(
        matchesFilter(filter),
        sql`not ${isRatedByMember}`,
        after ? sql`${applications.id} < ${after[1]}::uuid` : undefined,
      ),
    )
    .orderBy(desc(applications.id))
    .limit(limit);
  return rows.map(({ id }): RatingPlace => [0, id]);
};

/** Returns the next applications in this order, at most `limit`. */
export const listByRating = async (
  db: Queryable,
  filter: ApplicationFilter,
  userId: string,
  { limit, after }: Page,
): Promise<RatingPlace[]> => {
  const isAmongRated = after === null || after[0] > 0;
  const rated = isAmongRated ? await listRated(db, filter, userId, { limit, after }) : [];
  if (rated.length === limit) return rated;
  const rest = { limit: limit - rated.length, after: isAmongRated ? null : after };
  return [...rated, ...(await listUnrated(db, filter, userId, rest))];
};
