/**
 * Statistics about the whole marketplace. Every count reads only an index. Medians are limited to recent weeks and to a number of rows per week.
 * Weeks begin on Monday in UTC, the same for everyone.
 */
import { and, count, eq, gte, isNull, min, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { acceptsApplicationsSql, jobs } from '#features/jobs/server/jobs.tables.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import { reports } from '#features/reports/server/reports.tables.ts';
import { intakes } from '#features/talent-intake/server/talent-intake.tables.ts';
import { type Queryable, resultRows } from '#server/db/database.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#shared/vocabulary.ts';
import { OVERVIEW, type Overview } from '../admin.contract.ts';

/** The median of a week is computed from at most this many of its newest answers or hires. */
const MAX_ROWS_PER_WEEK = 500;

export const countUsersByType = async (db: Queryable): Promise<Overview['users']> => {
  const rows = await db
    .select({ type: users.accountType, number: count() })
    .from(users)
    .where(isNull(users.deletedAt))
    .groupBy(users.accountType);
  const userCount = (type: (typeof rows)[number]['type']) => rows.find((row) => row.type === type)?.number ?? 0;
  return { company: userCount('company'), candidate: userCount('candidate'), none: userCount(null) };
};

export const countOpenJobs = (db: Queryable): Promise<number> => db.$count(jobs, acceptsApplicationsSql);

/** Counts applications by status. A status without applications is 0. */
export const countApplicationsByStatus = async (db: Queryable): Promise<Overview['applicationsByStatus']> => {
  const rows = await db
    .select({ status: applications.status, number: count() })
    .from(applications)
    .groupBy(applications.status);
  const numbers = new Map(rows.map(({ status, number }) => [status, number]));
  return Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, numbers.get(status) ?? 0])) as Record<
    ApplicationStatus,
    number
  >;
};

/** Counts the hires of the last `OVERVIEW.hireDays` days. A hire is final, so its last change is the hire. */
export const countRecentHires = (db: Queryable): Promise<number> =>
  db.$count(
    applications,
    and(
      eq(applications.status, 'hired'),
      gte(applications.statusChangedAt, sql`now() - make_interval(days => ${OVERVIEW.hireDays})`),
    ),
  );

/** Returns how many public applicants and registered candidates are waiting for a review, and when the first of them began to wait. */
export const findReviewQueue = async (db: Queryable): Promise<Overview['reviewQueue']> => {
  const [filed] = await db
    .select({ number: count(), oldest: min(intakes.createdAt) })
    .from(intakes)
    .where(eq(intakes.status, 'pending'));
  const [registered] = await db
    .select({ number: count(), oldest: min(candidates.submittedAt) })
    .from(candidates)
    .where(and(eq(candidates.approvalStatus, 'pending'), eq(candidates.isListed, true)));
  const oldest = [filed?.oldest, registered?.oldest].filter((time) => typeof time === 'string').toSorted();
  return { waiting: (filed?.number ?? 0) + (registered?.number ?? 0), oldestSince: oldest[0] ?? null };
};

export const countOpenReports = (db: Queryable): Promise<number> => db.$count(reports, eq(reports.status, 'open'));

/** Selects the most recent weeks, including the current one: `since` and `until` are timestamps, `start` is the date of the Monday. */
const lastWeeks = (weekCount: number) => sql`(
  select to_char(monday, 'YYYY-MM-DD') as start, monday at time zone 'UTC' as since,
    (monday + interval '7 days') at time zone 'UTC' as until
  from generate_series(0, ${weekCount - 1}::int) as back
  cross join lateral (select date_trunc('week', now() at time zone 'UTC') - make_interval(weeks => back) as monday) as one
) as week`;

/** For each application that a company answered in a given week, the hours from its filing to the company's first move. */
const answerWaits = sql`(
  select (extract(epoch from answer.created_at - application.created_at) / 3600)::float8 as length
  from application_history answer
  join applications application on application.id = answer.application_id
  where answer.from_status = 'pending' and answer.to_status <> 'withdrawn'
    and answer.created_at >= week.since and answer.created_at < week.until
    and not exists (
      select 1 from application_history earlier
      where earlier.application_id = answer.application_id and earlier.created_at < answer.created_at
        and earlier.from_status = 'pending' and earlier.to_status <> 'withdrawn'
    )
  order by answer.created_at desc
  limit ${MAX_ROWS_PER_WEEK}
) as wait`;

/** For each hire of a given week, the days from filing to hire. A hire is final, so its last change is the hire. */
const hireWaits = sql`(
  select (extract(epoch from status_changed_at - created_at) / 86400)::float8 as length
  from applications
  where status = 'hired' and status_changed_at >= week.since and status_changed_at < week.until
  order by status_changed_at desc
  limit ${MAX_ROWS_PER_WEEK}
) as wait`;

/** Median durations for each week and for all weeks together, to one decimal place. */
export interface MedianTimes {
  median: number | null;
  count: number;
  /** By the week's start; weeks without durations are absent. */
  medians: ReadonlyMap<string, number>;
}

interface MedianRow {
  /** Null for all weeks together. */
  start: string | null;
  median: number | null;
  count: number;
}

const findMedianTimes = async (db: Queryable, weeks: number, waits: SQL): Promise<MedianTimes> => {
  const result = await db.execute(sql`
    select week.start, count(*)::int as count,
      round((percentile_cont(0.5) within group (order by wait.length))::numeric, 1)::float8 as median
    from ${lastWeeks(weeks)} cross join lateral ${waits} group by grouping sets ((), (week.start))`);
  const rows = resultRows<MedianRow>(result);
  const all = rows.find(({ start }) => start === null);
  return {
    median: all?.median ?? null,
    count: all?.count ?? 0,
    medians: new Map(rows.flatMap(({ start, median }) => (start && median !== null ? [[start, median]] : []))),
  };
};

/** Returns the median hours from application to the company's first move, by the week of the move. Includes moves that were undone later. */
export const findResponseTimes = (db: Queryable, weeks: number): Promise<MedianTimes> =>
  findMedianTimes(db, weeks, answerWaits);

/** Returns the median days from application to hire, by the week of the hire. */
export const findHireTimes = (db: Queryable, weeks: number): Promise<MedianTimes> =>
  findMedianTimes(db, weeks, hireWaits);

interface WeekRow {
  start: string;
  company: number;
  candidate: number;
  none: number;
  applications: number;
}

/** Counts sign-ups and applications by week, the oldest first. Includes people who have since left. */
export const listWeeks = async (db: Queryable, weeks: number): Promise<WeekRow[]> => {
  const result = await db.execute(sql`
    select week.start, registered.*, filed.*
    from ${lastWeeks(weeks)}
    cross join lateral (
      select count(*) filter (where account_type = 'company')::int as company,
        count(*) filter (where account_type = 'candidate')::int as candidate,
        count(*) filter (where account_type is null)::int as "none"
      from users where created_at >= week.since and created_at < week.until
    ) as registered
    cross join lateral (
      select count(*)::int as applications from applications
      where created_at >= week.since and created_at < week.until
    ) as filed
    order by week.start`);
  return resultRows<WeekRow>(result);
};
