/** Computes the hiring statistics for public pages from the hires. */
import { sql } from 'drizzle-orm';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import { type Queryable, resultRows } from '#server/db/database.ts';
import { hires } from './hiring.tables.ts';

export interface HiringStatistics {
  /** The percentage of jobs with a hire, among jobs that have one or were closed with applications. */
  placementRate: number;
  /** The median number of whole days from posting the job to the hire. */
  daysToHire: number;
  hires: number;
}

/** Returns the statistics, or null if there are fewer than `minCount` hires. */
export const loadHiringStatistics = async (db: Queryable, minCount: number): Promise<HiringStatistics | null> => {
  const sample = await db.select({ id: hires.id }).from(hires).limit(minCount);
  if (sample.length < minCount) return null;
  const result = await db.execute(sql`
    with hired as (
      select a.job_id, min(h.created_at) as at from ${hires} h join ${applications} a on a.id = h.application_id group by a.job_id
    )
    select
      (select percentile_cont(0.5) within group (order by extract(epoch from hired.at - j.created_at) / 86400)
        from hired join ${jobs} j on j.id = hired.job_id) as days,
      (select count(*) from hired) as filled,
      (select count(*) from ${jobs} j
        where j.status = 'closed' and not exists (select 1 from hired where hired.job_id = j.id)
          and exists (select 1 from ${applications} a where a.job_id = j.id)) as unfilled`);
  const [row] = resultRows<{ days: number | string; filled: number | string; unfilled: number | string }>(result);
  if (row === undefined) return null;
  const filled = Number(row.filled);
  return {
    placementRate: Math.round((100 * filled) / (filled + Number(row.unfilled))),
    daysToHire: Math.max(0, Math.round(Number(row.days))),
    hires: await db.$count(hires),
  };
};
