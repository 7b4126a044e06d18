/**
 * Candidates' lists of open jobs: the list by score comes from the index, and the lists by date and by pay come from the database. Rows in all lists
 * have a score, unless the candidate has no profile or opted out of scores. Invariant: score explanations are computed only for the rows on the page.
 */
import type { CandidateRow } from '#features/candidates/server/candidates.service.ts';
import {
  ALL_JOBS,
  type FoundJob,
  type JobFilter as IndexFilter,
  type MatchIndex,
} from '#features/matching/server/match-index.service.ts';
import { candidateBytes, decodeCandidateBytes } from '#features/matching/server/prepared.service.ts';
import { loadRankedPage, type RankedCursor, toScoreBound } from '#features/matching/server/ranked-page.service.ts';
import type { Db, Queryable } from '#server/db/database.ts';
import { toPage, wrongCursorError } from '#server/http/lists.ts';
import { mapInTurns } from '#server/turns.ts';
import type { CursorOf, Page } from '#shared/contract.ts';
import { type BrowseJobsQuery, type jobsContract, type ListedJob, MAX_COUNTED_JOBS } from '../jobs.contract.ts';
import type { JobFilter } from './job-filter.ts';
import type { Reader } from './job-reader.ts';
import { toJobPair } from './job-scores.ts';
import { findNamedCompanies, listByBudget, listNewest, type Slice } from './job-search.db.ts';
import { toListedJob } from './job-views.ts';
import type { JobListPorts } from './jobs.ports.ts';

type BrowseCursor = CursorOf<typeof jobsContract.browseJobs>;
type Sort = BrowseCursor[0];

export interface RowSources {
  db: Db;
  ports: Pick<JobListPorts, 'findListed'>;
}

/** The data sources for lists sorted by score. */
export interface ListSources extends RowSources {
  matches: MatchIndex;
}

interface PageRequest<Cursor> {
  limit: number;
  after: Cursor | null;
  /** See `Slice` in `job-search.db.ts`. */
  filtersByOpenedAt?: boolean;
  isExplained: boolean;
}

/** Returns the requested sort order. Without a profile or a score, `match` becomes `newest`, because there is nothing to match by. */
export const readSort = (query: BrowseJobsQuery, candidate: CandidateRow | null): Sort => {
  const sort = query.sort ?? 'match';
  return sort === 'match' && (candidate === null || candidate.scoreOptOut) ? 'newest' : sort;
};

/** Returns the position after which a page starts. Throws `invalid` for a cursor from another sort order. */
export const requireCursorOrder = <S extends Sort>(
  sort: S,
  after: BrowseCursor | null,
): Extract<BrowseCursor, [S, ...unknown[]]> | null => {
  if (after !== null && after[0] !== sort) throw wrongCursorError();
  return after as Extract<BrowseCursor, [S, ...unknown[]]> | null;
};

/** Converts a filter for the score index. Looks up the companies that the search words name. */
export const buildIndexFilter = async (
  db: Queryable,
  { skillKeys: skills, ...rest }: JobFilter,
): Promise<IndexFilter> => ({
  ...ALL_JOBS,
  ...rest,
  skills,
  named: await findNamedCompanies(db, rest.search),
});

/** Returns jobs in the order of `ids`, scored for a candidate. */
export const loadScoredJobs = async (
  { db, ports }: RowSources,
  ids: readonly string[],
  reader: Reader | null,
  isExplained: boolean,
): Promise<ListedJob[]> => {
  const rows = await ports.findListed(db, ids, reader && reader.id);
  const side = reader === null || reader.scoreOptOut ? null : decodeCandidateBytes(reader.profile);
  return mapInTurns(rows, ({ job, company, ...marks }) =>
    toListedJob(job, company, reader && toJobPair(job, side), { ...marks, isExplained }),
  );
};

/** Returns a page of open jobs, best match first, with the total. With a minimum score, the total comes from `countJobsByMinScore` instead. */
export const pageByMatch = async (
  { matches, ...rows }: ListSources,
  filter: IndexFilter,
  reader: Reader,
  { limit, after, isExplained, minScore = null }: PageRequest<RankedCursor> & { minScore?: number | null },
): Promise<Page<ListedJob, RankedCursor>> => {
  const { profile } = reader;
  const bound = minScore === null ? {} : { above: toScoreBound(minScore) };
  let total = 0;
  const { items, next } = await loadRankedPage<FoundJob, ListedJob>({
    limit,
    after,
    find: async (slice) => {
      const answer = await matches.jobs({ candidate: profile, filter, ...slice, ...bound });
      total = answer.total;
      return answer.found;
    },
    // Either all jobs have scores, or none do.
    findUnscored: async () => [],
    load: (ids) => loadScoredJobs(rows, ids, reader, isExplained),
    rowId: ({ id }) => id,
  });
  return { items: items.map(({ row }) => row), next, ...(minScore === null ? { total } : {}) };
};

/** Returns the number of jobs that score at least `minScore`, up to the counting limit. */
export const countJobsByMinScore = async (
  matches: MatchIndex,
  filter: IndexFilter,
  candidate: CandidateRow,
  minScore: number,
): Promise<number> => {
  const query = { candidate: candidateBytes(candidate), filter, limit: MAX_COUNTED_JOBS };
  return matches.countJobs({ ...query, above: toScoreBound(minScore) });
};

/** Creates the function that returns a page of the jobs that match a condition, in an order of the database. */
const createPageLoader =
  <Key, Row extends { id: string }>(
    list: (db: Queryable, condition: Parameters<typeof listNewest>[1], slice: Slice<[Key, string]>) => Promise<Row[]>,
    toCursor: (row: Row) => BrowseCursor,
  ) =>
  async (
    sources: RowSources,
    condition: Parameters<typeof listNewest>[1],
    reader: Reader | null,
    { limit, after, isExplained, ...planHints }: PageRequest<readonly [order: Sort, Key, string]>,
  ): Promise<Page<ListedJob, BrowseCursor>> => {
    const place: [Key, string] | null = after && [after[1], after[2]];
    const rows = await list(sources.db, condition, { ...planHints, limit: limit + 1, after: place });
    const { items, next } = toPage(rows, limit, toCursor);
    const ids = items.map(({ id }) => id);
    return { items: await loadScoredJobs(sources, ids, reader, isExplained), next };
  };

/** Newest first. */
export const pageByNewest = createPageLoader(listNewest, ({ createdAt, id }) => ['newest', createdAt, id]);

/** Best paid first. */
export const pageByBudget = createPageLoader(listByBudget, ({ budget, id }) => ['budget', budget, id]);
