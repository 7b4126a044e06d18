/**
 * Finds the few hundred open jobs that are worth scoring exactly for a candidate, without reading the table: narrow steps
 * through the GIN indexes first, wider ones after, each bounded; then a rough score over what they reached keeps the best.
 * The rough score only chooses who is scored; it is never shown. Invariant: what meets the condition and is not more
 * than POOL_SIZE jobs is in the pool completely.
 */
import { and, arrayOverlaps, desc, lte, type SQL, sql } from 'drizzle-orm';
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
}

/** Rows that a step may bring, newest first. */
const STEP = { covered: 400, nearlyCovered: 500, sameRole: 250, title: 150, related: 100 } as const;

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

const step = (condition: SQL | undefined, limit: number): SQL =>
  sql`(select ${jobs.id} from ${jobs} where ${condition} order by ${desc(jobs.createdAt)}, ${desc(jobs.id)} limit ${limit}::int)`;

const stepsFor = (condition: SQL, side: PoolSide): SQL[] => {
  const title = side.titleKeys.length > 0 ? arrayOverlaps(jobs.titleKeys, [...side.titleKeys]) : null;
  const steps: SQL[] = [];
  if (side.skillKeys.length > 0) {
    const { all, allButOne } = side.skillSets;
    const covered = arrayOverlaps(jobs.skillSets, all);
    const skills = arrayOverlaps(jobs.skillKeys, [...side.skillKeys]);
    steps.push(step(and(condition, covered), STEP.covered));
    if (title) {
      const nearlyCovered = arrayOverlaps(jobs.skillSets, [...all, ...allButOne]);
      steps.push(step(and(condition, nearlyCovered, title, isPractical(side)), STEP.nearlyCovered));
      steps.push(step(and(condition, skills, title), STEP.sameRole));
    }
  }
  if (title) steps.push(step(and(condition, title), STEP.title));
  if (side.relatedKeys.length > 0) {
    steps.push(step(and(condition, arrayOverlaps(jobs.skillKeys, [...side.relatedKeys])), STEP.related));
  }
  steps.push(step(condition, POOL_SIZE));
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

/** The statement that finds the pool; apart from running it, so that its plan can be looked at. */
export const poolQuery = (condition: SQL, side: PoolSide, asOf: string | null): SQL => {
  const within = asOf === null ? condition : (and(condition, lte(jobs.createdAt, asOf)) ?? condition);
  const reached = sql.join(stepsFor(within, side), sql` union `);
  return sql`select ${jobs.id} as id, ${jobs.updatedAt} as updated_at, now() as as_of
    from (${reached}) as reached join ${jobs} on ${jobs.id} = reached.id
    order by ${roughScore(side)} desc, ${jobs.id} desc limit ${POOL_SIZE}::int`;
};

const iso = (moment: string | Date): string => new Date(moment).toISOString();

/** The pool for a candidate under a condition. `asOf` is null for a first page, else what the first page got. */
export const findPool = async (db: Queryable, condition: SQL, side: PoolSide, asOf: string | null): Promise<Pool> => {
  const rows = rowsOf<{ id: string; updated_at: string | Date; as_of: string | Date }>(
    await db.execute(poolQuery(condition, side, asOf)),
  );
  const [first] = rows;
  return {
    jobs: rows.map(({ id, updated_at }) => ({ id, updatedAt: iso(updated_at) })),
    asOf: asOf ?? (first ? iso(first.as_of) : new Date(0).toISOString()),
  };
};
