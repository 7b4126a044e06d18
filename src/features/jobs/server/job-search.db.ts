/**
 * The filters of candidates on open jobs as SQL, and the lists sorted by date or pay.
 * Invariant: every condition is about open jobs only, and each list is an index scan by keyset.
 */
import { and, arrayContains, between, eq, gte, inArray, like, not, or, type SQL, sql } from 'drizzle-orm';
import { companies } from '#features/companies/server/companies.tables.ts';
import { type Queryable, rowsOf } from '#server/db/database.ts';
import { isAnyOf } from '#server/db/queryable.ts';
import { patternOf, type SearchWord } from '#server/search/search-words.db.ts';
import type { OffsetRange } from '../jobs.domain.ts';
import { filterByWord, type JobFilter } from './job-filter.ts';
import type { NewestCursor } from './jobs.db.ts';
import { jobs, takesApplications } from './jobs.tables.ts';

/** Companies whose name contains a search word. More would not narrow the search. */
const MAX_COMPANIES = 200;

/** A search word with the companies whose name contains it. */
export interface QueryWord extends SearchWord {
  companyIds: string[];
}

/** The search words with the companies they name. */
export const findNamedCompanies = async (db: Queryable, words: readonly SearchWord[]): Promise<QueryWord[]> => {
  if (words.length === 0) return [];
  const one = (word: SearchWord, index: number) =>
    sql`(select ${index}::int as word, ${companies.id} as id from ${companies} where ${like(companies.searchName, patternOf(word))} order by ${companies.id} limit ${MAX_COMPANIES})`;
  const found = rowsOf<{ word: number; id: string }>(await db.execute(sql.join(words.map(one), sql` union all `)));
  return words.map((word, index) => ({
    ...word,
    companyIds: found.filter((row) => row.word === index).map(({ id }) => id),
  }));
};

const hasWord = ({ companyIds, ...word }: QueryWord): SQL | undefined =>
  companyIds.length === 0
    ? like(jobs.searchText, patternOf(word))
    : or(like(jobs.searchText, patternOf(word)), inArray(jobs.companyId, companyIds));

const isWithin = (column: typeof jobs.offsetJanuary | typeof jobs.offsetJuly, ranges: OffsetRange[]) =>
  or(...ranges.map(({ from, to }) => between(column, from, to)));

/**
 * The condition of a search on open jobs, for a list from the database. Looks up the companies that
 * the words name first.
 */
export const searchCondition = async (db: Queryable, filter: JobFilter): Promise<SQL> => {
  const words = await findNamedCompanies(db, filter.words);
  const { skillKeys, minBudget, zone, jobType } = filter;
  const conditions = [
    takesApplications,
    jobType ? eq(jobs.jobType, jobType) : undefined,
    zone ? isWithin(jobs.offsetJanuary, zone.january) : undefined,
    zone ? isWithin(jobs.offsetJuly, zone.july) : undefined,
    minBudget ? gte(budget, minBudget) : undefined,
    ...words.map(hasWord),
    skillKeys.length > 0 ? arrayContains(jobs.skillKeys, [...skillKeys]) : undefined,
  ];
  return and(...conditions) ?? sql`true`;
};

/** Open jobs except some. */
export const openExcept = (ids: readonly string[]): SQL =>
  and(takesApplications, ids.length > 0 ? not(isAnyOf(jobs.id, ids)) : undefined) ?? sql`true`;

/** As in the index, which sorts jobs without a budget last. */
const budget = sql<number>`coalesce(${jobs.hourlyBudget}, 0)`;

interface Slice<Cursor> {
  limit: number;
  after: Cursor | null;
}

/** A row of a sorted list: its sort key and id. */
export interface NewestRow {
  id: string;
  createdAt: string;
}

/** The query of a page, newest first. Separate from its execution, so that tests can check its plan. */
export const newestPageQuery = (condition: SQL, { limit, after }: Slice<NewestCursor>): SQL => {
  const place = after && sql`(${jobs.createdAt}, ${jobs.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  return sql`select ${jobs.id} as id, ${jobs.createdAt} as created_at from ${jobs}
    where ${and(condition, place ?? undefined)} order by ${jobs.createdAt} desc, ${jobs.id} desc limit ${limit}::int`;
};

/** Ids of jobs that match a condition, newest first. */
export const listNewest = async (db: Queryable, condition: SQL, slice: Slice<NewestCursor>): Promise<NewestRow[]> => {
  const rows = rowsOf<{ id: string; created_at: string | Date }>(await db.execute(newestPageQuery(condition, slice)));
  return rows.map(({ id, created_at }) => ({ id, createdAt: new Date(created_at).toISOString() }));
};

/** A position in the list by budget: whole dollars, 0 if not stated. */
export type BudgetCursor = [budget: number, id: string];

/** The query of a page, best paid first. */
export const budgetQuery = (condition: SQL, { limit, after }: Slice<BudgetCursor>): SQL => {
  const place = after && sql`(${budget}, ${jobs.id}) < (${after[0]}::int, ${after[1]}::uuid)`;
  return sql`select ${jobs.id} as id, ${budget} as budget from ${jobs}
    where ${and(condition, place ?? undefined)} order by ${budget} desc, ${jobs.id} desc limit ${limit}::int`;
};

/** Ids of jobs that match a condition, best paid first. */
export const listByBudget = async (
  db: Queryable,
  condition: SQL,
  slice: Slice<BudgetCursor>,
): Promise<{ id: string; budget: number }[]> => rowsOf(await db.execute(budgetQuery(condition, slice)));

/** Whether any open job, or the name of a company that has one, contains a folded word. */
export const hasJobWith = async (db: Queryable, word: string): Promise<boolean> => {
  const condition = await searchCondition(db, filterByWord(word));
  return (await listNewest(db, condition, { limit: 1, after: null })).length > 0;
};
