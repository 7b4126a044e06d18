/**
 * The candidates' lists of open jobs: read the filter, retrieve, order, cut a page, score and explain its rows.
 * Invariant: only the rows of the page are explained, and only the pool is scored.
 */
import type { CandidateRow } from '#features/candidates/server/candidates.service.ts';
import { foldText, readTimezone, skillKeys } from '#features/matching/matching.domain.ts';
import type { Queryable } from '#server/db/database.ts';
import { toPage } from '#server/http/cursor.ts';
import { searchPatterns } from '#server/search/search-words.db.ts';
import type { CursorOf, Page } from '#shared/contract.ts';
import { invalidField } from '#shared/errors.ts';
import type { BrowseJobsQuery, jobsContract, ScoredJob } from '../jobs.contract.ts';
import { companyOffsetsNear } from '../jobs.domain.ts';
import { findPool } from './job-pool.db.ts';
import { prepareSide, rankedAfter, rankPool, scoreJob } from './job-scores.ts';
import { type JobCondition, type JobFilter, listByBudget, listNewest } from './job-search.db.ts';
import { toScoredJob } from './job-views.ts';
import { findJobs } from './jobs.db.ts';
import { savedAmong } from './saved-jobs.db.ts';

type BrowseCursor = CursorOf<typeof jobsContract.browseJobs>;
type Sort = BrowseCursor[0];
/** A place in a list by match: unrounded score, id, and until when the first page's jobs were posted. */
export type MatchPlace = CursorOf<typeof jobsContract.listJobMatches>;

interface PageRequest<Cursor> {
  limit: number;
  after: Cursor | null;
}

const readZone = (timezone: string): JobFilter['zone'] => {
  const offsets = readTimezone(timezone);
  if (offsets === null) {
    throw invalidField('timezone', 'Must be a time zone such as America/Bogota, GMT-5 or EST');
  }
  return { january: companyOffsetsNear(offsets.january), july: companyOffsetsNear(offsets.july) };
};

/**
 * Reads a query into what the database filters by; null where it asks for words without a letter or digit, which
 * nothing has. Throws `invalid` for a time zone that cannot be read.
 */
export const readFilter = (query: BrowseJobsQuery): JobFilter | null => {
  const patterns = searchPatterns(foldText(query.q ?? ''));
  if (query.q && patterns.length === 0) return null;
  return {
    patterns,
    skillKeys: skillKeys((query.skills ?? '').split(',')),
    jobType: query.jobType || null,
    minBudget: query.minBudget ? Number(query.minBudget) : null,
    zone: query.timezone ? readZone(query.timezone) : null,
  };
};

/** The order that is asked; without a profile there is no match to sort by, so the newest come first. */
export const readSort = (query: BrowseJobsQuery, candidate: CandidateRow | null): Sort => {
  const sort = query.sort ?? 'match';
  return sort === 'match' && candidate === null ? 'newest' : sort;
};

/** The place after which a page begins. Throws `invalid` for one of a list in another order. */
export const placeIn = <S extends Sort>(
  sort: S,
  after: BrowseCursor | null,
): Extract<BrowseCursor, [S, ...unknown[]]> | null => {
  if (after !== null && after[0] !== sort) throw invalidField('cursor', 'Is not a cursor of this list');
  return after as Extract<BrowseCursor, [S, ...unknown[]]> | null;
};

/** Jobs in the order of `ids`, scored and explained for a candidate. */
export const loadScored = async (
  db: Queryable,
  ids: readonly string[],
  candidate: CandidateRow | null,
): Promise<ScoredJob[]> => {
  const side = candidate && prepareSide(candidate);
  const rows = await findJobs(db, ids);
  const saved = candidate ? await savedAmong(db, candidate.id, ids) : new Set();
  return rows.map(({ job, company }) => toScoredJob(job, company, scoreJob(job, side), saved.has(job.id)));
};

/** A page of the jobs that meet a condition, best match first. The total is known where the pool holds them all. */
export const pageByMatch = async (
  db: Queryable,
  condition: JobCondition,
  candidate: CandidateRow,
  { limit, after }: PageRequest<MatchPlace>,
): Promise<Page<ScoredJob, MatchPlace>> => {
  const side = prepareSide(candidate);
  const pool = await findPool(db, condition, side, after?.[2] ?? null);
  const ranked = await rankPool(db, pool.jobs, side);
  const rest = rankedAfter(ranked, after && { score: after[0], id: after[1] });
  const page = toPage(rest.slice(0, limit + 1), limit, ({ score, id }): MatchPlace => [score, id, pool.asOf]);
  const items = await loadScored(
    db,
    page.items.map(({ id }) => id),
    candidate,
  );
  return { items, next: page.next, ...(pool.isAll ? { total: pool.jobs.length } : {}) };
};

/** A page of the jobs that meet a condition, newest first. */
export const pageByNewest = async (
  db: Queryable,
  condition: Parameters<typeof listNewest>[1],
  candidate: CandidateRow | null,
  { limit, after }: PageRequest<Extract<BrowseCursor, ['newest', ...unknown[]]>>,
): Promise<Page<ScoredJob, BrowseCursor>> => {
  const rows = await listNewest(db, condition, { limit: limit + 1, after: after && [after[1], after[2]] });
  const page = toPage(rows, limit, ({ createdAt, id }): BrowseCursor => ['newest', createdAt, id]);
  return {
    items: await loadScored(
      db,
      page.items.map(({ id }) => id),
      candidate,
    ),
    next: page.next,
  };
};

/** A page of the jobs that meet a condition, best paid first. */
export const pageByBudget = async (
  db: Queryable,
  condition: Parameters<typeof listByBudget>[1],
  candidate: CandidateRow | null,
  { limit, after }: PageRequest<Extract<BrowseCursor, ['budget', ...unknown[]]>>,
): Promise<Page<ScoredJob, BrowseCursor>> => {
  const rows = await listByBudget(db, condition, { limit: limit + 1, after: after && [after[1], after[2]] });
  const page = toPage(rows, limit, ({ budget, id }): BrowseCursor => ['budget', budget, id]);
  return {
    items: await loadScored(
      db,
      page.items.map(({ id }) => id),
      candidate,
    ),
    next: page.next,
  };
};
