/**
 * Finds the few hundred open jobs that are worth scoring exactly for a candidate, without reading the table: those whose
 * skills the candidate covers, then wider steps, each through an index and bounded; then a rough score over what they
 * reached keeps the best. The rough score only chooses who is scored; it is never shown.
 * Invariant: where no more than POOL_SIZE jobs meet the condition, the pool has them all.
 */
import { and, arrayOverlaps, lte, type SQL, sql } from 'drizzle-orm';
import { type Queryable, rowsOf } from '#server/db/database.ts';
import type { WorkType } from '#shared/vocabulary.ts';
import type { OffsetRange } from '../jobs.domain.ts';
import { jobs } from './jobs.tables.ts';

/** How many jobs are scored exactly for one list. */
export const POOL_SIZE = 400;

/** What retrieval reads of a candidate. */
export interface PoolSide {
  /** Canonical keys of the skills, those that matter most to the candidate first. */
  skillKeys: readonly string[];
  /** Hashes of the sets of skills these cover (`offeredSets`). */
  skillSets: { all: number[]; allButOne: number[] };
  /** Other keys that these earn part credit for. */
  relatedKeys: readonly string[];
  titleKeys: readonly string[];
  hourlyRate: number | null;
  workType: WorkType | null;
  /** Where jobs share enough of the day; null where the candidate's zone is unknown. */
  zone: { january: OffsetRange[]; july: OffsetRange[] } | null;
}

/** A job of the pool; a change of `updatedAt` says that what was prepared of it is stale. */
export interface PooledJob {
  id: string;
  updatedAt: string;
}

export interface Pool {
  jobs: PooledJob[];
  /** Until when jobs were posted that could be in it; the pages after the first look at the same jobs. */
  asOf: string;
  /** Whether these are all jobs that meet the condition. */
  isAll: boolean;
}

/** Rows that a step may bring, newest first, and a set of skills within it. */
const STEP = {
  coveredAndFitting: 400,
  nearlyCoveredAndFitting: 400,
  covered: 150,
  ofOneSet: 150,
  sameRole: 300,
  title: 150,
  related: 100,
} as const;

const inRanges = (column: typeof jobs.offsetJanuary, ranges: OffsetRange[]): SQL =>
  sql.join(
    ranges.map(({ from, to }) => sql`${column} between ${from}::int and ${to}::int`),
    sql` or `,
  );

/** Type of work, pay and hours as the candidate wants them, where the job states them. */
const isPractical = ({ workType, hourlyRate, zone }: PoolSide): SQL | undefined =>
  and(
    workType ? sql`(${jobs.jobType} is null or ${jobs.jobType} = ${workType})` : undefined,
    hourlyRate ? sql`(${jobs.hourlyBudget} is null or ${jobs.hourlyBudget} >= ${hourlyRate}::int)` : undefined,
    zone ? sql`(${jobs.offsetJanuary} is null or ${inRanges(jobs.offsetJanuary, zone.january)})` : undefined,
  );

const newestFirst = sql`created_at desc, id desc`;

/** What the rough score reads; taken along, so that no row is looked up twice. */
const reachedColumns = sql.raw(
  'id, created_at, updated_at, skill_keys, title_keys, hourly_budget, offset_january, job_type',
);

const step = (condition: SQL | undefined, limit: number): SQL =>
  sql`(select ${reachedColumns} from ${jobs} where ${condition} order by ${newestFirst} limit ${limit}::int)`;

/**
 * Jobs that require one of many sets of skills: a lookup for each set, as one condition with all of them takes longer by
 * their number. Two things keep the planner from a slower way: `offset 0`, so that no other index is read for each set,
 * and the inner select, which hides how many sets there are and with it the wish to compile a plan that takes 3 ms.
 */
const stepBySet = (condition: SQL | undefined, sets: readonly number[], limit: number): SQL =>
  sql`(select found.* from unnest((select ${sql.param([...sets], jobs.skillSets)}::int[])) as one_set
    cross join lateral (
      select ${reachedColumns}
      from (select * from ${jobs} where ${jobs.skillSets} @> array[one_set] offset 0) as ${jobs}
      where ${condition} order by ${newestFirst} limit ${STEP.ofOneSet}::int
    ) as found order by found.created_at desc, found.id desc limit ${limit}::int)`;

const stepsFor = (condition: SQL, side: PoolSide): SQL[] => {
  const { skillKeys, skillSets, titleKeys, relatedKeys } = side;
  const title = titleKeys.length > 0 ? arrayOverlaps(jobs.titleKeys, [...titleKeys]) : undefined;
  const fitting = and(condition, title, isPractical(side));
  const steps: SQL[] = [];
  if (skillKeys.length > 0) {
    steps.push(
      stepBySet(fitting, skillSets.all, STEP.coveredAndFitting),
      stepBySet(fitting, skillSets.allButOne, STEP.nearlyCoveredAndFitting),
      stepBySet(condition, skillSets.all, STEP.covered),
      step(and(condition, title, arrayOverlaps(jobs.skillKeys, [...skillKeys])), STEP.sameRole),
    );
  }
  if (title) steps.push(step(and(condition, title), STEP.title));
  if (relatedKeys.length > 0) {
    steps.push(step(and(condition, arrayOverlaps(jobs.skillKeys, [...relatedKeys])), STEP.related));
  }
  return steps;
};

/** What the parts of the rough score count for, close to the weights of the engine. */
const ROUGH = { skills: 0.4, title: 0.25, rate: 0.1, zone: 0.08, workType: 0.05 } as const;
const RELATED_CREDIT = 0.5;
/** What a part is taken for where one side left it empty: it should neither help nor harm. */
const UNKNOWN = 0.7;

const textArray = (values: readonly string[]): SQL => sql`${sql.param([...values], jobs.skillKeys)}::text[]`;

const skillsPart = (side: PoolSide): SQL => {
  const own = textArray(side.skillKeys);
  const related = textArray(side.relatedKeys);
  return sql`(select coalesce(sum(case when key = any(${own}) then 1 when key = any(${related}) then ${RELATED_CREDIT}::real else 0 end), 0)
    / greatest(count(*), 1) from unnest(${jobs.skillKeys}) as key)`;
};

const titlePart = (side: PoolSide): SQL =>
  sql`(select 2.0 * count(*) filter (where key = any(${textArray(side.titleKeys)}))
    / greatest(count(*) + ${side.titleKeys.length}::int, 1) from unnest(${jobs.titleKeys}) as key)`;

const ratePart = ({ hourlyRate }: PoolSide): SQL =>
  hourlyRate === null
    ? sql`0`
    : sql`case when ${jobs.hourlyBudget} is null then ${UNKNOWN}::real
        else least(1, ${jobs.hourlyBudget}::real / ${hourlyRate}::int) ^ 3 end`;

const zonePart = ({ zone }: PoolSide): SQL =>
  zone === null
    ? sql`0`
    : sql`case when ${jobs.offsetJanuary} is null then ${UNKNOWN}::real
        when ${inRanges(jobs.offsetJanuary, zone.january)} then 1 else 0 end`;

const workTypePart = ({ workType }: PoolSide): SQL =>
  workType === null
    ? sql`0`
    : sql`case when ${jobs.jobType} is null then ${UNKNOWN}::real when ${jobs.jobType} = ${workType} then 1 else 0.5 end`;

const roughScore = (side: PoolSide): SQL =>
  sql`${ROUGH.skills}::real * ${skillsPart(side)} + ${ROUGH.title}::real * ${titlePart(side)}
    + ${ROUGH.rate}::real * (${ratePart(side)}) + ${ROUGH.zone}::real * (${zonePart(side)})
    + ${ROUGH.workType}::real * (${workTypePart(side)})`;

/** The statement that finds the newest jobs; where they are all there are, they are the pool. */
export const newestQuery = (condition: SQL): SQL =>
  sql`select ${jobs.id} as id, ${jobs.updatedAt} as updated_at, now() as as_of from ${jobs} where ${condition}
    order by ${newestFirst} limit ${POOL_SIZE}::int`;

/** The statement that finds the best beside the newest. Apart from running it, so that its plan can be looked at. */
export const bestQuery = (condition: SQL, side: PoolSide): SQL => {
  const reached = sql.join([...stepsFor(condition, side), step(condition, POOL_SIZE)], sql` union all `);
  return sql`select ${jobs.id} as id, ${jobs.updatedAt} as updated_at
    from (select distinct on (id) * from (${reached}) as reached order by id) as ${jobs}
    order by ${roughScore(side)} desc, ${jobs.id} desc limit ${POOL_SIZE}::int`;
};

const iso = (moment: string | Date): string => new Date(moment).toISOString();

interface FoundRow {
  id: string;
  updated_at: string | Date;
  as_of: string | Date;
}

/** The pool for a candidate under a condition. `asOf` is null for a first page, else what the first page got. */
export const findPool = async (db: Queryable, condition: SQL, side: PoolSide, asOf: string | null): Promise<Pool> => {
  const within = asOf === null ? condition : (and(condition, lte(jobs.createdAt, asOf)) ?? condition);
  const newest = rowsOf<FoundRow>(await db.execute(newestQuery(within)));
  const isAll = newest.length < POOL_SIZE;
  const best = isAll ? newest : rowsOf<FoundRow>(await db.execute(bestQuery(within, side)));
  return {
    jobs: best.map(({ id, updated_at }) => ({ id, updatedAt: iso(updated_at) })),
    asOf: asOf ?? iso(newest[0]?.as_of ?? new Date(0)),
    isAll,
  };
};
