/**
 * Candidates' filters on open jobs as SQL, and the lists sorted by date or pay. Invariant: every condition selects only open jobs, and each list is
 * paged by keyset through an index.
 */
import {
  and,
  arrayContains,
  arrayOverlaps,
  between,
  desc,
  eq,
  gt,
  gte,
  inArray,
  like,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { OffsetRange, QueryWord, Search } from '#engine/matching.domain.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import type { NamedCompanies } from '#features/matching/server/match-index.service.ts';
import { meetsSearch } from '#features/matching/server/search.service.ts';
import { type Queryable, resultRows } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import { likePattern } from '#server/search/search-words.db.ts';
import { filterBySearch, type JobFilter } from './job-filter.ts';
import { hasVerifiedCompany, type NewestCursor } from './jobs.db.ts';
import { acceptsApplicationsSql, jobs } from './jobs.tables.ts';

/** The maximum number of companies that one search word finds. This limits the cost of words that most company names contain. */
const MAX_COMPANIES = 200;

/** Returns the words of a search, each with the companies whose names contain it. */
export const findNamedCompanies = async (db: Queryable, search: Search | null): Promise<NamedCompanies[]> => {
  if (search === null) return [];
  const words = search.typed;
  const wordCondition = (word: QueryWord, index: number) =>
    sql`(select ${index}::int as word, ${companies.id} as id from ${companies} where ${like(companies.searchName, likePattern(word))} order by ${companies.id} limit ${MAX_COMPANIES})`;
  const rows = resultRows<{ word: number; id: string }>(
    await db.execute(sql.join(words.map(wordCondition), sql` union all `)),
  );
  return words.map(({ text }, index) => ({
    text,
    companyIds: rows.filter((row) => row.word === index).map(({ id }) => id),
  }));
};

/** Returns the condition that a job matches a search. A word may be in the job's text or in the name of its company. */
const matchesSearch = ({ condition }: Search, companiesByWord: readonly NamedCompanies[]): SQL => {
  const companyIdsByWord = new Map(companiesByWord.map(({ text, companyIds }) => [text, companyIds]));
  return meetsSearch(condition, {
    skillKeys: jobs.skillKeys,
    hasWord: (word) => {
      const companyIds = (word.notInName ? undefined : companyIdsByWord.get(word.text)) ?? [];
      const isInText = like(jobs.searchText, likePattern(word));
      return companyIds.length === 0 ? isInText : or(isInText, inArray(jobs.companyId, [...companyIds]));
    },
  });
};

const isWithin = (column: typeof jobs.offsetJanuary | typeof jobs.offsetJuly, ranges: readonly OffsetRange[]) =>
  or(...ranges.map(({ from, to }) => between(column, from, to)));

const isOpenToAny = (countries: readonly string[]) =>
  or(sql`cardinality(${jobs.countries}) = 0`, arrayOverlaps(jobs.countries, [...countries]));

/** Returns the condition for a filter on open jobs, for lists from the database. First looks up the companies that the search words name. */
export const searchCondition = async (db: Queryable, filter: JobFilter): Promise<SQL> => {
  const { search } = filter;
  const companiesByWord = await findNamedCompanies(db, search);
  const { skillKeys, minBudget, zone, jobType, postedSince, openedAfter, isCompanyVerified, openTo } = filter;
  const conditions = [
    acceptsApplicationsSql,
    jobType ? eq(jobs.jobType, jobType) : undefined,
    zone ? isWithin(jobs.offsetJanuary, zone.january) : undefined,
    zone ? isWithin(jobs.offsetJuly, zone.july) : undefined,
    minBudget ? gte(budget, minBudget) : undefined,
    postedSince === null ? undefined : gte(jobs.createdAt, new Date(postedSince).toISOString()),
    openedAfter === null ? undefined : gt(jobs.openedAt, new Date(openedAfter).toISOString()),
    isCompanyVerified ? hasVerifiedCompany : undefined,
    openTo.length > 0 ? isOpenToAny(openTo) : undefined,
    search === null ? undefined : matchesSearch(search, companiesByWord),
    skillKeys.length > 0 ? arrayContains(jobs.skillKeys, [...skillKeys]) : undefined,
  ];
  return and(...conditions) ?? sql`true`;
};

/** Returns the condition for open jobs other than these. */
export const openJobsExcept = (ids: readonly string[]): SQL =>
  and(acceptsApplicationsSql, ids.length > 0 ? not(equalsAny(jobs.id, ids)) : undefined) ?? sql`true`;

/** The expression of `jobs_open_budget_idx`, which sorts jobs without a budget last. */
const budget = sql<number>`coalesce(${jobs.hourlyBudget}, 0)`;

export interface Slice<Cursor> {
  limit: number;
  after: Cursor | null;
  /**
   * True if the condition limits the time of opening. The planner overestimates the number of recent rows and would scan the whole index on the sort
   * order to find them. The query rules out that index, so that rows are fetched by time and then sorted.
   */
  filtersByOpenedAt?: boolean;
  /**
   * True if one plan fits all values of the condition. The limit is then part of the SQL text. With a parameter, the planner would expect a long page
   * and plan the statement every time.
   */
  isUnfiltered?: boolean;
}

/** A row of a sorted list: its sort key and id. */
export interface NewestRow {
  id: string;
  createdAt: string;
}

/** Returns the query for a page, newest first. Separate from its execution, so that tests can check its plan. */
export const newestPageQuery = (condition: SQL, slice: Slice<NewestCursor>): SQL => {
  const { limit, after, filtersByOpenedAt, isUnfiltered } = slice;
  const afterCursor = after && sql`(${jobs.createdAt}, ${jobs.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  return sql`select ${jobs.id} as id, ${jobs.createdAt} as created_at from ${jobs}
    where ${and(condition, afterCursor ?? undefined)} order by ${jobs.createdAt}${filtersByOpenedAt ? sql` + interval '0'` : sql``} desc, ${jobs.id} desc
    limit ${isUnfiltered ? sql.raw(String(limit)) : sql`${limit}::int`}`;
};

/** Lists the jobs that match a condition, newest first. */
export const listNewest = async (db: Queryable, condition: SQL, slice: Slice<NewestCursor>): Promise<NewestRow[]> => {
  const rows = resultRows<{ id: string; created_at: string | Date }>(
    await db.execute(newestPageQuery(condition, slice)),
  );
  return rows.map(({ id, created_at }) => ({ id, createdAt: new Date(created_at).toISOString() }));
};

/** A position in the list by budget: whole dollars, 0 if not stated. */
export type BudgetCursor = [budget: number, id: string];

/** Returns the query for a page, highest budget first. */
export const budgetQuery = (condition: SQL, { limit, after, filtersByOpenedAt }: Slice<BudgetCursor>): SQL => {
  const afterCursor = after && sql`(${budget}, ${jobs.id}) < (${after[0]}::int, ${after[1]}::uuid)`;
  return sql`select ${jobs.id} as id, ${budget} as budget from ${jobs}
    where ${and(condition, afterCursor ?? undefined)} order by ${budget}${filtersByOpenedAt ? sql` + 0` : sql``} desc, ${jobs.id} desc limit ${limit}::int`;
};

/** Lists the jobs that match a condition, highest budget first. */
export const listByBudget = async (
  db: Queryable,
  condition: SQL,
  slice: Slice<BudgetCursor>,
): Promise<{ id: string; budget: number }[]> => resultRows(await db.execute(budgetQuery(condition, slice)));

/** Counts the jobs that match a condition, up to `limit`. */
export const countMatchingJobs = async (db: Queryable, condition: SQL, limit: number): Promise<number> => {
  const rows = resultRows<{ total: number }>(
    await db.execute(
      sql`select count(*)::int as total from (select 1 from ${jobs} where ${condition} limit ${limit}::int) as found`,
    ),
  );
  return rows[0]?.total ?? 0;
};

/** Returns whether a search finds any open job. */
export const hasAnyMatch = async (db: Queryable, search: Search): Promise<boolean> => {
  const condition = await searchCondition(db, filterBySearch(search));
  return (await listNewest(db, condition, { limit: 1, after: null })).length > 0;
};

/** Returns which of these ids belong to jobs that a list with this filter shows. */
export const findListedAmong = async (
  db: Queryable,
  filter: JobFilter,
  ids: readonly string[],
): Promise<Set<string>> => {
  if (ids.length === 0) return new Set();
  const condition = await searchCondition(db, filter);
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(condition, equalsAny(jobs.id, ids)));
  return new Set(rows.map(({ id }) => id));
};

/** Returns the ids of the jobs in a list with this filter that were opened after a given time, newest first. */
export const listNewlyOpened = async (
  db: Queryable,
  filter: JobFilter,
  { since, limit }: { since: string; limit: number },
): Promise<string[]> => {
  const condition = await searchCondition(db, filter);
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(condition, gt(jobs.openedAt, since)))
    .orderBy(desc(jobs.openedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
};
