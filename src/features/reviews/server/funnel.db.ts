/**
 * The funnel of a job, or of the whole marketplace in recent weeks, in one statement. Invariant: it reads a
 * bounded number of the newest applications, each with a bounded number of status changes, by index.
 */
import { type SQL, sql } from 'drizzle-orm';
import { applicationHistory, applications } from '#features/pipeline/server/applications.tables.ts';
import { type Queryable, resultRows } from '#server/db/database.ts';
import { FUNNEL_STAGES, type FunnelStage } from '../funnel.contract.ts';

/** Older applications say little about the job today. The limit for the whole marketplace is higher. */
export const MAX_FUNNEL_APPLICATIONS = { job: 1_000, market: 5_000 } as const;
/** The maximum number of status changes read per application. Real applications have fewer. */
const MAX_MOVES = 50;

const DAY_SECONDS = 24 * 60 * 60;

/** Builds the SQL for the rank of a status in the funnel, from 0. The rank is null for statuses that are not funnel stages. */
const funnelRank = (status: SQL): SQL =>
  sql`case ${status} ${sql.join(
    FUNNEL_STAGES.map((stage, rank) => sql.raw(`when '${stage}' then ${rank}`)),
    sql` `,
  )} end`;

export interface FunnelRow {
  status: FunnelStage;
  reached: number;
  now: number;
  medianDays: number | null;
}

/** The applications to a job, or all applications from the last `weeks` weeks, including the current week. Weeks start on Monday (UTC). */
export type FunnelScope = { jobId: string } | { weeks: number };

const isInFunnelScope = (scope: FunnelScope): SQL =>
  'jobId' in scope
    ? sql`${applications.jobId} = ${scope.jobId}::uuid`
    : sql`${applications.createdAt} >=
        (date_trunc('week', now() at time zone 'UTC') - make_interval(weeks => ${scope.weeks - 1}::int)) at time zone 'UTC'`;

export interface FunnelFigures {
  /** Limited to `MAX_FUNNEL_APPLICATIONS`. */
  count: number;
  isCutOff: boolean;
  stages: FunnelRow[];
  hireDays: number | null;
}

interface StageRow {
  rank: number;
  count: string;
  reached: string;
  now: string;
  days: string | number | null;
  hire_days: string | number | null;
}

const toDays = (days: string | number | null): number | null =>
  days === null ? null : Math.round(Number(days) * 10) / 10;

/** Returns the stages in order, computed from the newest applications. */
export const loadFunnel = async (db: Queryable, scope: FunnelScope): Promise<FunnelFigures> => {
  const max = 'jobId' in scope ? MAX_FUNNEL_APPLICATIONS.job : MAX_FUNNEL_APPLICATIONS.market;
  const rows = resultRows<StageRow>(
    await db.execute(sql`
      with newest as (
        select ${applications.id} as id, ${applications.status} as status, ${applications.createdAt} as at from ${applications}
        where ${isInFunnelScope(scope)}
        order by ${applications.createdAt} desc, ${applications.id} desc limit ${max + 1}::int
      ), recent as materialized (
        select id, status, at as filed_at from newest order by at desc, id desc limit ${max}::int
      ), entries as materialized (
        select recent.id as application_id, moves.* from recent cross join lateral (
          select ${applicationHistory.id} as id, ${applicationHistory.toStatus} as to_status,
            ${applicationHistory.undoesId} as undoes_id, ${applicationHistory.createdAt} as at
          from ${applicationHistory} where ${applicationHistory.applicationId} = recent.id
          order by ${applicationHistory.createdAt}, ${applicationHistory.id} limit ${MAX_MOVES}::int
        ) as moves
      ), stays as (
        select application_id, ${funnelRank(sql`to_status`)} as rank, at,
          lead(at) over (partition by application_id order by at, id) as left_at
        from entries where undoes_id is null and id not in (select undoes_id from entries where undoes_id is not null)
      ), furthest as (
        select recent.id, ${funnelRank(sql`recent.status`)} as rank,
          greatest(${funnelRank(sql`recent.status`)}, max(stays.rank)) as furthest
        from recent left join stays on stays.application_id = recent.id group by recent.id, recent.status
      ), days as (
        select rank, percentile_cont(0.5) within group (order by extract(epoch from left_at - at)) / ${DAY_SECONDS}::int as days
        from stays where left_at is not null and rank is not null group by rank
      ), hires as (
        select percentile_cont(0.5) within group (order by extract(epoch from stays.at - recent.filed_at)) / ${DAY_SECONDS}::int as days
        from stays join recent on recent.id = stays.application_id where stays.rank = ${FUNNEL_STAGES.indexOf('hired')}::int
      )
      select stage.rank, (select count(*) from newest) as count,
        (select count(*) from furthest where furthest.furthest >= stage.rank) as reached,
        (select count(*) from furthest where furthest.rank = stage.rank) as now,
        days.days, (select days from hires) as hire_days
      from generate_series(0, ${FUNNEL_STAGES.length - 1}::int) as stage(rank) left join days on days.rank = stage.rank
      order by stage.rank`),
  );
  const stages = rows.map(
    ({ rank, reached, now, days }): FunnelRow => ({
      status: FUNNEL_STAGES[rank] ?? 'pending',
      reached: Number(reached),
      now: Number(now),
      medianDays: toDays(days),
    }),
  );
  const count = Number(rows[0]?.count ?? 0);
  return { count: Math.min(count, max), isCutOff: count > max, stages, hireDays: toDays(rows[0]?.hire_days ?? null) };
};
