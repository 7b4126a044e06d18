/**
 * Browsing candidates: who is in the list and in which order. Lists by score come from the index of scores; the other orders are
 * walked in the database, and a page's rows are scored.
 */
import { requireCompany } from '#features/companies/server/companies.service.ts';
import type { MatchIndex } from '#features/matching/server/match-index.service.ts';
import { correctSearch } from '#features/matching/server/search-correction.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { toPage } from '#server/http/cursor.ts';
import type { Call, Handlers } from '#server/http/mount.ts';
import type { Platform } from '#server/platform.ts';
import { invalidField } from '#shared/errors.ts';
import type { BrowseCandidatesQuery, candidatesContract, ListedCandidate } from '../candidates.contract.ts';
import { type BrowseFilters, type OpenJob, readBrowseFilters } from '../candidates.domain.ts';
import { hasCandidateWith, listByRate, listNewest, loadCandidates } from './browse.db.ts';
import { pageByScore, pairWithBest, prepareJobs } from './candidate-scores.ts';
import { toListedCandidate } from './candidate-views.ts';
import { type CandidatePorts, jobsToScore } from './candidate-visibility.ts';
import type { CandidateWithUser } from './candidates.db.ts';
import { toCandidate } from './candidates.service.ts';
import { shortlistedAmong } from './shortlists.db.ts';

type Browse = Handlers<typeof candidatesContract>['browseCandidates'];
type Result = Awaited<ReturnType<Browse>>;
type After = Call<(typeof candidatesContract)['browseCandidates']>['page']['after'];

interface Asked {
  db: Queryable;
  companyId: string;
  jobs: OpenJob[];
  filters: BrowseFilters;
  limit: number;
  isExplained: boolean;
}

const foreignCursor = () => invalidField('cursor', 'Is not a cursor of this list');

/** Rows of one page, each with its score. */
const scoreRows = async (
  { db, companyId, jobs, isExplained }: Asked,
  rows: CandidateWithUser[],
): Promise<ListedCandidate[]> => {
  const ranking = prepareJobs(jobs);
  const ids = rows.map(({ candidate }) => candidate.id);
  const shortlisted = await shortlistedAmong(db, companyId, ids);
  return rows.map((row) => {
    const pair = pairWithBest(row.candidate, ranking);
    const candidate = toCandidate(row.candidate, row.user);
    return toListedCandidate(candidate, pair, shortlisted.get(candidate.id), isExplained);
  });
};

const browseNewest = async (asked: Asked, after: After): Promise<Result> => {
  if (after !== null && after[0] !== 'newest') throw foreignCursor();
  const place = after && { createdAt: after[1], id: after[2] };
  const rows = await listNewest(asked.db, asked.filters, asked.limit + 1, place);
  const { items, next } = toPage(rows, asked.limit, ({ candidate }) => candidate);
  return { items: await scoreRows(asked, items), next: next && ['newest', next.createdAt, next.id] };
};

const browseByRate = async (asked: Asked, after: After): Promise<Result> => {
  if (after !== null && after[0] !== 'rate') throw foreignCursor();
  const place = after && { rate: after[1], id: after[2] };
  const rows = await listByRate(asked.db, asked.filters, asked.limit + 1, place);
  const { items, next } = toPage(rows, asked.limit, ({ candidate }) => candidate);
  return { items: await scoreRows(asked, items), next: next && ['rate', next.hourlyRate, next.id] };
};

const browseByMatch = async (asked: Asked, after: After, matches: MatchIndex): Promise<Result> => {
  if (after !== null && after[0] !== 'match') throw foreignCursor();
  const { db, companyId, jobs, filters, limit, isExplained } = asked;
  const place: [number, string] | null = after && [after[1], after[2]];
  const { items, next } = await pageByScore(matches, jobs, { filters, among: null }, { limit, after: place }, (ids) =>
    loadCandidates(db, ids),
  );
  const ids = items.map(({ row }) => row.candidate.id);
  const shortlisted = await shortlistedAmong(db, companyId, ids);
  return {
    items: items.map(({ row: { candidate, user }, pair }) =>
      toListedCandidate(toCandidate(candidate, user), pair, shortlisted.get(candidate.id), isExplained),
    ),
    next: next && ['match', ...next],
  };
};

/** The filters of a query, slips in the words of its search corrected. */
const readFilters = async (db: Queryable, query: BrowseCandidatesQuery): Promise<BrowseFilters> => {
  const filters = readBrowseFilters(query);
  if (filters.search === null) return filters;
  return { ...filters, search: await correctSearch(filters.search, (word) => hasCandidateWith(db, word)) };
};

/** The handler of browsing. */
export const browseHandlers = (
  { db }: Platform,
  ports: CandidatePorts,
  matches: MatchIndex,
): { browseCandidates: Browse } => ({
  browseCandidates: async ({ viewer, query, page: { limit, after } }) => {
    const company = await requireCompany(db, viewer.userId);
    const jobs = await jobsToScore(db, ports, company.id, query.jobId);
    const asked = {
      db,
      companyId: company.id,
      jobs,
      filters: await readFilters(db, query),
      limit,
      isExplained: query.explain === 'true',
    };
    if (query.sort === 'newest') return browseNewest(asked, after);
    if (query.sort === 'rate') return browseByRate(asked, after);
    // Without a job there is nothing to match. A list keeps the order that its first page had.
    const isByMatch = after === null ? jobs.length > 0 : after[0] === 'match';
    return isByMatch ? browseByMatch(asked, after, matches) : browseNewest(asked, after);
  },
});
