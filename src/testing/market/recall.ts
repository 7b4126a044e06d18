/**
 * How much of the exact best 25 a list by score really shows: the list as the product makes it, beside the score of every
 * single row that meets the filters. Ties count by their score, so that which of two equals is shown makes no difference.
 */
import { and, gt, type SQL, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import { type BrowseFilters, bestFit, type OpenJob } from '#features/candidates/candidates.domain.ts';
import { hasFacets, hasKeys, loadCandidates } from '#features/candidates/server/browse.db.ts';
import { createRanking, prepareJobs } from '#features/candidates/server/candidate-scores.ts';
import type { CandidateRow } from '#features/candidates/server/candidates.service.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { loadScored, readFilter } from '#features/jobs/server/job-lists.ts';
import { findPool } from '#features/jobs/server/job-pool.db.ts';
import { prepareSide, rankPool } from '#features/jobs/server/job-scores.ts';
import { searchCondition } from '#features/jobs/server/job-search.db.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { prepareCandidate, prepareJob, rankScore } from '#features/matching/matching.domain.ts';
import { type Db, rowsOf } from '#server/db/database.ts';

/** The first page. */
const PAGE = 25;
const SAME = 1e-9;
const CHUNK = 2_000;

/** A list of candidates that a company asks for. */
export interface CandidateQuery {
  kind: string;
  jobs: readonly OpenJob[];
  filters: BrowseFilters;
}

/** A list of jobs that a candidate asks for; `query` as the address has it. */
export interface JobQuery {
  kind: string;
  candidate: CandidateRow;
  query: Parameters<typeof readFilter>[0];
}

export interface Measured {
  kind: string;
  /** The share of the exact best 25 that the list shows, 0-1. */
  recall: number;
  /** The share of places in which the list shows a score as high as the exact list does: one missing moves all after it. */
  inPlace: number;
  poolSize: number;
  milliseconds: number;
}

/** The best scores seen so far, highest first. */
const keepBest = (best: number[], score: number): void => {
  if (best.length >= PAGE && score <= (best.at(-1) ?? 0)) return;
  const place = best.findIndex((other) => other < score);
  best.splice(place === -1 ? best.length : place, 0, score);
  if (best.length > PAGE) best.pop();
};

/** All rows of a table in chunks, in the order of their ids. */
async function* inChunks<Row extends { id: string }>(db: Db, table: PgTable, id: SQL): AsyncGenerator<Row[]> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = (await db
      .select()
      .from(table)
      .where(gt(id, sql`${after}::uuid`))
      .orderBy(id)
      .limit(CHUNK)) as unknown as Row[];
    yield rows;
    after = rows.at(-1)?.id ?? '';
    if (rows.length < CHUNK) return;
  }
}

const dialect = new PgDialect();

/** The ids of the rows that meet each condition. Those of equal conditions are one set, since a market is large. */
const idsOf = async (
  db: Db,
  table: PgTable,
  conditions: readonly (SQL | undefined)[],
): Promise<ReadonlySet<string>[]> => {
  const known = new Map<string, ReadonlySet<string>>();
  const all: ReadonlySet<string>[] = [];
  for (const condition of conditions) {
    const key = condition === undefined ? '' : JSON.stringify(dialect.sqlToQuery(condition));
    const find = async () => rowsOf<{ id: string }>(await db.execute(sql`select id from ${table} where ${condition}`));
    const ids = known.get(key) ?? new Set((await find()).map(({ id }) => id));
    known.set(key, ids);
    all.push(ids);
  }
  return all;
};

/** Two lists of scores, highest first, as one result. What the list shows is among all rows, so scores say which are in both. */
const compared = (exact: readonly number[], found: readonly number[]): Pick<Measured, 'recall' | 'inPlace'> => {
  if (exact.length === 0) return { recall: 1, inPlace: 1 };
  const last = exact.at(-1) ?? 0;
  const reached = found.filter((score) => score >= last - SAME).length;
  const inPlace = exact.filter((score, place) => (found[place] ?? -1) >= score - SAME).length;
  return { recall: reached / exact.length, inPlace: inPlace / exact.length };
};

/** The exact best scores of every query, from all rows that meet its condition. */
const bestOf = async <Row extends { id: string }, Side>(
  db: Db,
  table: PgTable & { id: typeof candidates.id | typeof jobs.id },
  conditions: readonly (SQL | undefined)[],
  prepare: (row: Row) => Side,
  score: (query: number, side: Side) => number,
): Promise<number[][]> => {
  const allowed = await idsOf(db, table, conditions);
  const best: number[][] = conditions.map(() => []);
  for await (const rows of inChunks<Row>(db, table, sql`${table.id}`)) {
    for (const row of rows) {
      const wanting = allowed.flatMap((ids, query) => (ids.has(row.id) ? [query] : []));
      if (wanting.length === 0) continue;
      const side = prepare(row);
      for (const query of wanting) keepBest(best[query] ?? [], score(query, side));
    }
  }
  return best;
};

/** Measures lists of candidates. */
export const measureCandidateLists = async (db: Db, queries: readonly CandidateQuery[]): Promise<Measured[]> => {
  const ranking = createRanking();
  const found: { scores: number[]; poolSize: number; milliseconds: number }[] = [];
  for (const { jobs: open, filters } of queries) {
    const start = performance.now();
    const ranked = await ranking.bestMatches(db, filters, open, null);
    const page = ranked.slice(0, PAGE);
    await loadCandidates(
      db,
      page.map(({ candidate }) => candidate.id),
    );
    const milliseconds = performance.now() - start;
    found.push({ scores: page.map(({ fit }) => fit.score), poolSize: ranked.length, milliseconds });
  }
  const prepared = queries.map((query) => prepareJobs(query.jobs));
  const exact = await bestOf<CandidateRow, ReturnType<typeof prepareCandidate>>(
    db,
    candidates,
    queries.map(({ filters }) => and(hasFacets(filters), hasKeys(filters))),
    prepareCandidate,
    (query, side) => bestFit(prepared[query] ?? [], side)?.score ?? 0,
  );
  return queries.map(({ kind }, at) => {
    const { scores = [], poolSize = 0, milliseconds = 0 } = found[at] ?? {};
    return { kind, ...compared(exact[at] ?? [], scores), poolSize, milliseconds };
  });
};

/** Measures lists of jobs. */
export const measureJobLists = async (db: Db, queries: readonly JobQuery[]): Promise<Measured[]> => {
  const found: { scores: number[]; poolSize: number; milliseconds: number }[] = [];
  const conditions: SQL[] = [];
  for (const { candidate, query } of queries) {
    const filter = readFilter(query);
    if (filter === null) throw new Error('Nothing to search for');
    const start = performance.now();
    const condition = await searchCondition(db, filter);
    const side = prepareSide(candidate);
    const pool = await findPool(db, condition, side, null);
    const ranked = await rankPool(db, pool.jobs, side);
    const page = ranked.slice(0, PAGE);
    await loadScored(
      db,
      page.map(({ id }) => id),
      candidate,
    );
    const milliseconds = performance.now() - start;
    conditions.push(condition.matches);
    found.push({ scores: page.map(({ score }) => score), poolSize: ranked.length, milliseconds });
  }
  const prepared = queries.map(({ candidate }) => prepareSide(candidate));
  const exact = await bestOf<typeof jobs.$inferSelect, ReturnType<typeof prepareJob>>(
    db,
    jobs,
    conditions,
    prepareJob,
    (query, job) => {
      const side = prepared[query];
      return side === undefined ? 0 : rankScore(job, side);
    },
  );
  return queries.map(({ kind }, at) => {
    const { scores = [], poolSize = 0, milliseconds = 0 } = found[at] ?? {};
    return { kind, ...compared(exact[at] ?? [], scores), poolSize, milliseconds };
  });
};
