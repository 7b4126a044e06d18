/**
 * Reads what a company has to do, over the tables of what it is about. Invariant: each list walks one index of the company from its beginning and
 * looks at so many rows at most, however many there are.
 */
import { and, asc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import { applications } from '#features/applications/server/applications.tables.ts';
import { users } from '#features/auth/server/auth.tables.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { OPEN_OFFER_STATUSES } from '#features/hiring/hiring.domain.ts';
import { offers } from '#features/hiring/server/hiring.tables.ts';
import { interviews } from '#features/interviews/server/interviews.tables.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { oneOf } from '#server/db/columns.ts';
import { type Queryable, rowsOf } from '#server/db/database.ts';
import { isAnyOf } from '#server/db/queryable.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';

/** So many rows of a list are looked at, and so far is counted. */
export const MAX_TO_DO = 100;

/** An application that waits, and since when. */
export interface WaitingRow {
  applicationId: string;
  since: string;
}

/** The applications of a company that nobody has moved, the longest waiting first. */
export const listToReview = (db: Queryable, companyId: string): Promise<WaitingRow[]> =>
  db
    .select({ applicationId: applications.id, since: applications.createdAt })
    .from(applications)
    .where(and(eq(applications.companyId, companyId), eq(applications.status, 'pending')))
    .orderBy(asc(applications.createdAt), asc(applications.id))
    .limit(MAX_TO_DO + 1);

/** Those of one status that stand there the longest. */
const longestAt = (companyId: string, status: ApplicationStatus): SQL => sql`(
  select ${applications.id} as id, ${applications.statusChangedAt} as since from ${applications}
  where ${and(eq(applications.companyId, companyId), eq(applications.status, status))}
  order by ${applications.statusChangedAt}, ${applications.id} limit ${MAX_TO_DO + 1}::int
)`;

/** Interviews in which the candidate has the next word, or that are still to come, looked up one application at a time. */
const openInterviews = sql`lateral (
  select count(*) as number from (
    select 1 from ${interviews} where ${interviews.applicationId} = one.id and (
      (${interviews.status} = 'booked' and ${interviews.startsAt} > now())
      or (${interviews.status} = 'proposed' and ${interviews.proposedBy} = 'company')
    ) limit 1
  ) as first
) as open`;

/** The newest version of an offer, where it is over. */
const overOffer = (now: string): SQL => sql`lateral (
  select coalesce(newest.ended_at, newest.expires_at) as since from (
    select ${offers.endedAt} as ended_at, ${offers.expiresAt} as expires_at from ${offers}
    where ${offers.applicationId} = one.id order by ${offers.version} desc limit 1
  ) as newest where newest.ended_at is not null or newest.expires_at <= ${now}::timestamptz
) as over`;

/** The applications under way in which a company has the next word, the longest waiting first. */
export const listWaitingForCompany = async (db: Queryable, companyId: string, now: string): Promise<WaitingRow[]> => {
  const rows = rowsOf<{ id: string; since: string | Date }>(
    await db.execute(sql`
      select id, since from (
        select one.id, one.since from ${longestAt(companyId, 'applied')} as one
        union all
        select one.id, one.since from ${longestAt(companyId, 'interviewing')} as one cross join ${openInterviews}
        where open.number = 0
        union all
        select one.id, over.since from ${longestAt(companyId, 'offered')} as one cross join ${overOffer(now)}
      ) as waiting order by since, id limit ${MAX_TO_DO + 1}::int`),
  );
  return rows.map(({ id, since }) => ({ applicationId: id, since: new Date(since).toISOString() }));
};

/** The offers of a company that hold at `now` (ISO 8601) and have no answer, the next to expire first. */
export const listUnanswered = (db: Queryable, companyId: string, now: string) =>
  db
    .select({ applicationId: offers.applicationId, expiresAt: offers.expiresAt })
    .from(offers)
    .where(
      and(
        eq(offers.companyId, companyId),
        // Written as in the partial index, with no parameter in it.
        oneOf('status', OPEN_OFFER_STATUSES),
        gt(offers.expiresAt, now),
      ),
    )
    .orderBy(asc(offers.expiresAt), asc(offers.id))
    .limit(MAX_TO_DO + 1);

/** The booked interviews of a company that start within a span, the earliest first. */
export const listBooked = (db: Queryable, companyId: string, { from, to }: { from: string; to: string }) =>
  db
    .select({
      interviewId: interviews.id,
      applicationId: interviews.applicationId,
      start: sql<string>`${interviews.startsAt}`.mapWith(interviews.startsAt),
      end: sql<string>`${interviews.endsAt}`.mapWith(interviews.endsAt),
      videoUrl: interviews.videoUrl,
    })
    .from(interviews)
    .where(
      and(
        eq(interviews.companyId, companyId),
        eq(interviews.status, 'booked'),
        gte(interviews.startsAt, from),
        lt(interviews.startsAt, to),
      ),
    )
    .orderBy(asc(interviews.startsAt))
    .limit(MAX_TO_DO + 1);

/** Whom some applications are of, and for which job. */
export const findSubjects = async (db: Queryable, applicationIds: readonly string[]) => {
  if (applicationIds.length === 0) return new Map<string, never>();
  const rows = await db
    .select({
      id: applications.id,
      jobTitle: jobs.title,
      candidate: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        profileImageUrl: users.profileImageUrl,
      },
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(isAnyOf(applications.id, applicationIds));
  return new Map(rows.map(({ id, ...subject }) => [id, subject]));
};
