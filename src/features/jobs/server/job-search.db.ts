/**
 * What candidates may narrow the open jobs by, as SQL, and the lists that run newest or best paid first.
 * Invariant: every condition here is about open jobs only, and each list walks one index by keyset.
 */
import { and, arrayContains, between, eq, gt, gte, inArray, like, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { companies } from '#features/companies/server/companies.tables.ts';
import { unseen } from '#features/matching/server/retrieval.service.ts';
import { type Queryable, rowsOf } from '#server/db/database.ts';
import type { WorkType } from '#shared/vocabulary.ts';
import type { OffsetRange } from '../jobs.domain.ts';
import type { NewestCursor } from './jobs.db.ts';
import { jobs } from './jobs.tables.ts';

/** A search as the database takes it; empty lists and null mean "not asked". */
export interface JobFilter {
  /** LIKE patterns (search-words.db.ts); each must be found in the job's text or its company's name. */
  patterns: readonly string[];
  /** Canonical skill keys; all of them. */
  skillKeys: readonly string[];
  jobType: WorkType | null;
  /** Whole dollars an hour; jobs that state no budget have none to offer. */
  minBudget: number | null;
  /** Offsets a job's zone must have in January and in July; jobs without a readable zone have none. */
  zone: { january: OffsetRange[]; july: OffsetRange[] } | null;
}

/** Companies whose name has a word of the search; more would make the search no narrower. */
const MOST_COMPANIES = 200;

/** A pattern of the search with the companies whose name it is found in. */
interface SoughtWord {
  pattern: string;
  companyIds: string[];
}

const findNamedCompanies = async (db: Queryable, patterns: readonly string[]): Promise<SoughtWord[]> => {
  if (patterns.length === 0) return [];
  const one = (pattern: string, index: number) =>
    sql`(select ${index}::int as word, ${companies.id} as id from ${companies} where ${like(companies.searchName, pattern)} order by ${companies.id} limit ${MOST_COMPANIES})`;
  const found = rowsOf<{ word: number; id: string }>(await db.execute(sql.join(patterns.map(one), sql` union all `)));
  return patterns.map((pattern, index) => ({
    pattern,
    companyIds: found.filter(({ word }) => word === index).map(({ id }) => id),
  }));
};

const hasWord = ({ pattern, companyIds }: SoughtWord): SQL | undefined =>
  companyIds.length === 0
    ? like(jobs.searchText, pattern)
    : or(like(jobs.searchText, pattern), inArray(jobs.companyId, companyIds));

/** The same, without showing the planner the word: it would take a common one for a reason to read the whole table. */
const hasUnseenWord = ({ pattern, companyIds }: SoughtWord): SQL | undefined =>
  or(
    sql`${jobs.searchText} like (select ${pattern}::text)`,
    companyIds.length > 0 ? inArray(jobs.companyId, companyIds) : undefined,
  );

const isWithin = (column: typeof jobs.offsetJanuary | typeof jobs.offsetJuly, ranges: OffsetRange[]) =>
  or(...ranges.map(({ from, to }) => between(column, from, to)));

/** In the words of the partial indexes. */
export const IS_OPEN = sql`status = 'open'`;

/** What jobs must be like: in words for an order that is walked, and so that the indexes of words and skills are used. */
export interface JobCondition {
  /** What the index of the newest can tell of it. */
  facets: SQL;
  matches: SQL;
  /** Words and skills alone; null where neither is asked for. */
  keys: SQL | null;
  /** All of it; null where neither is asked for. */
  fetches: SQL | null;
}

/** The condition of a search on open jobs. Looks up the companies that the words name first. */
export const searchCondition = async (db: Queryable, filter: JobFilter): Promise<JobCondition> => {
  const words = await findNamedCompanies(db, filter.patterns);
  const { skillKeys } = filter;
  const facets = [
    filter.jobType ? eq(jobs.jobType, filter.jobType) : undefined,
    filter.zone ? isWithin(jobs.offsetJanuary, filter.zone.january) : undefined,
    filter.zone ? isWithin(jobs.offsetJuly, filter.zone.july) : undefined,
  ];
  const { minBudget } = filter;
  const rest = [isOpen(), ...facets, minBudget ? gte(budget, minBudget) : undefined];
  const skills = skillKeys.length > 0 ? arrayContains(jobs.skillKeys, [...skillKeys]) : undefined;
  const unseenSkills =
    skillKeys.length > 0 ? sql`${jobs.skillKeys} @> ${unseen(skillKeys, jobs.skillKeys)}` : undefined;
  const keys = and(...words.map(hasWord), skills) ?? null;
  return {
    facets: and(IS_OPEN, ...facets, minBudget ? gte(jobs.hourlyBudget, minBudget) : undefined) ?? IS_OPEN,
    matches: and(...rest, keys ?? undefined) ?? isOpen(),
    keys,
    fetches: keys && (and(...rest, ...words.map(hasUnseenWord), unseenSkills) ?? null),
  };
};

/**
 * The condition of no search: all open jobs of companies that are not suspended. The state is written as in the partial
 * indexes, with no parameter in it.
 */
const isOpen = (): SQL => sql`${jobs.status} = 'open' and ${jobs.isListed}`;

/** The condition of matches: open, not applied to and, where a moment is given, opened since. */
export const openSince = (moment: string | null, appliedJobIds: readonly string[]): JobCondition => {
  const isNotApplied = appliedJobIds.length > 0 ? notInArray(jobs.id, [...appliedJobIds]) : undefined;
  const matches = and(isOpen(), isNotApplied, moment ? gt(jobs.openedAt, moment) : undefined) ?? isOpen();
  return { facets: IS_OPEN, matches, keys: null, fetches: null };
};

/** Written as in the index, which sorts jobs without a budget last. */
const budget = sql<number>`coalesce(${jobs.hourlyBudget}, 0)`;

interface Slice<Cursor> {
  limit: number;
  after: Cursor | null;
}

/** A row of an ordered list: where it stands, and its id. */
export interface NewestRow {
  id: string;
  createdAt: string;
}

/** The statement of a page, newest first; apart from running it, so that its plan can be looked at. */
export const newestPageQuery = (condition: SQL, { limit, after }: Slice<NewestCursor>): SQL => {
  const place = after && sql`(${jobs.createdAt}, ${jobs.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  return sql`select ${jobs.id} as id, ${jobs.createdAt} as created_at from ${jobs}
    where ${and(condition, place ?? undefined)} order by ${jobs.createdAt} desc, ${jobs.id} desc limit ${limit}::int`;
};

/** Ids of jobs that meet a condition, newest first. */
export const listNewest = async (db: Queryable, condition: SQL, slice: Slice<NewestCursor>): Promise<NewestRow[]> => {
  const rows = rowsOf<{ id: string; created_at: string | Date }>(await db.execute(newestPageQuery(condition, slice)));
  return rows.map(({ id, created_at }) => ({ id, createdAt: new Date(created_at).toISOString() }));
};

/** A place in the list by budget: whole dollars, 0 where none is stated. */
export type BudgetCursor = [budget: number, id: string];

/** The statement of a page, best paid first. */
export const budgetQuery = (condition: SQL, { limit, after }: Slice<BudgetCursor>): SQL => {
  const place = after && sql`(${budget}, ${jobs.id}) < (${after[0]}::int, ${after[1]}::uuid)`;
  return sql`select ${jobs.id} as id, ${budget} as budget from ${jobs}
    where ${and(condition, place ?? undefined)} order by ${budget} desc, ${jobs.id} desc limit ${limit}::int`;
};

/** Ids of jobs that meet a condition, best paid first. */
export const listByBudget = async (
  db: Queryable,
  condition: SQL,
  slice: Slice<BudgetCursor>,
): Promise<{ id: string; budget: number }[]> => rowsOf(await db.execute(budgetQuery(condition, slice)));
