/** API calls for candidates' lists of open jobs: browsing with filters, counting the results, and job matches. */
import { withRelated } from '#engine/matching.domain.ts';
import { findUserCandidate } from '#features/candidates/server/candidates.service.ts';
import { ALL_JOBS, type MatchIndex } from '#features/matching/server/match-index.service.ts';
import { parseRankedCursor } from '#features/matching/server/ranked-page.service.ts';
import type { SampledList } from '#features/scores/server/list-samples.service.ts';
import type { Db, Queryable } from '#server/db/database.ts';
import { EMPTY_PAGE, wrongCursorError } from '#server/http/lists.ts';
import type { Call, Handlers } from '#server/http/mount.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { Platform } from '#server/platform.ts';
import { invalidField } from '#shared/errors.ts';
import { type BrowseJobsQuery, type jobsContract, type ListedJob, MAX_COUNTED_JOBS } from '../jobs.contract.ts';
import { readFilter } from './job-filter.ts';
import {
  buildIndexFilter,
  countJobsByMinScore,
  pageByBudget,
  pageByMatch,
  pageByNewest,
  readSort,
  requireCursorOrder,
} from './job-lists.ts';
import { type Reader, toReader } from './job-reader.ts';
import { countMatchingJobs, hasAnyMatch, openJobsExcept, searchCondition } from './job-search.db.ts';
import type { JobListPorts, JobsPorts } from './jobs.ports.ts';

type JobHandlers = Handlers<typeof jobsContract>;

/** Passes a page of scored jobs to the sampler, which stores a sample of pages as receipts. */
const samplePage = (
  { sampleScores }: JobsPorts,
  list: SampledList,
  { viewer, page }: { viewer: Viewer; page: { after: unknown } },
  candidateId: string,
  { items, next }: { items: readonly ListedJob[]; next: unknown },
): void => {
  const rows = () => items.map(({ id, compatibilityScore: score }) => ({ candidateId, jobId: id, score }));
  sampleScores({ list, viewer, after: page.after, next, rows });
};

/**
 * Returns the candidate's profile, the sort order, and the filters. The search includes related work in every order, so that all orders list the
 * same jobs. The filters are null for a search that cannot match anything.
 */
const readBrowseRequest = async (db: Queryable, { userId }: Viewer, query: BrowseJobsQuery) => {
  const candidate = await findUserCandidate(db, userId);
  const sort = readSort(query, candidate);
  if (query.minScore && sort !== 'match') throw invalidField('minScore', 'only-by-match');
  const filter = await readFilter(query, candidate?.timezone ?? null, (search) => hasAnyMatch(db, search));
  const search = filter?.search ?? null;
  return { candidate, sort, filter: filter && { ...filter, search: search && withRelated(search) } };
};

const browseJobs =
  (ports: JobListPorts, matches: MatchIndex): JobHandlers['browseJobs'] =>
  async (call: Call<typeof jobsContract.browseJobs>) => {
    const { viewer, query, page } = call;
    const { db } = page;
    const { candidate, sort, filter } = await readBrowseRequest(db, viewer, query);
    if (filter === null) return EMPTY_PAGE;
    const slice = {
      limit: page.limit,
      isExplained: query.explain === 'true',
      filtersByOpenedAt: filter.openedAfter !== null,
    };
    if (sort === 'match' && candidate !== null) {
      const position = requireCursorOrder(sort, page.after);
      const indexFilter = await buildIndexFilter(db, filter);
      const after = parseRankedCursor(position);
      const { next, ...rest } = await pageByMatch({ db, ports, matches }, indexFilter, toReader(candidate), {
        ...slice,
        after,
        minScore: query.minScore ? Number(query.minScore) : null,
      });
      // A cursor in a list sorted by match contains the score and therefore has four parts.
      const resultPage = { ...rest, next: next && next.length === 4 ? (['match', ...next] as const) : null };
      samplePage(ports, 'jobs', call, candidate.id, resultPage);
      return { ...rest, next: resultPage.next && [...resultPage.next] };
    }
    const condition = await searchCondition(db, filter);
    const reader = candidate && toReader(candidate);
    return sort === 'budget'
      ? pageByBudget({ db, ports }, condition, reader, { ...slice, after: requireCursorOrder(sort, page.after) })
      : pageByNewest({ db, ports }, condition, reader, { ...slice, after: requireCursorOrder('newest', page.after) });
  };

/** Counts the jobs in a list: with the score index if there is a minimum score, otherwise in the database. */
const countBrowsedJobs =
  (db: Db, matches: MatchIndex): JobHandlers['countBrowsedJobs'] =>
  async ({ viewer, query }) => {
    const { candidate, sort, filter } = await readBrowseRequest(db, viewer, query);
    if (filter === null) return { count: 0 };
    if (sort === 'match' && candidate !== null && query.minScore) {
      return {
        count: await countJobsByMinScore(
          matches,
          await buildIndexFilter(db, filter),
          candidate,
          Number(query.minScore),
        ),
      };
    }
    return { count: await countMatchingJobs(db, await searchCondition(db, filter), MAX_COUNTED_JOBS) };
  };

/** Lists the job matches for candidates without scores: open jobs, newest first. */
const listUnscoredMatches = async (
  list: { db: Db; ports: JobListPorts },
  reader: Reader,
  except: readonly string[],
  { limit, after }: Call<typeof jobsContract.listJobMatches>['page'],
): ReturnType<JobHandlers['listJobMatches']> => {
  if (after !== null && after[0] !== 'unscored') throw wrongCursorError();
  const position: ['newest', string, string] | null = after && ['newest', after[1], after[2]];
  const pageRequest = { limit, after: position, isExplained: false };
  const { items, next } = await pageByNewest(list, openJobsExcept(except), reader, pageRequest);
  return { items, next: next?.[0] === 'newest' ? ['unscored', next[1], next[2]] : null };
};

const listJobMatches =
  (ports: JobListPorts, matches: MatchIndex): JobHandlers['listJobMatches'] =>
  async ({ viewer, query, page }) => {
    const { db } = page;
    const reader = await ports.findMatchedReader(db, viewer.userId);
    if (reader === null) return EMPTY_PAGE;
    const except = reader.appliedJobIds;
    if (reader.scoreOptOut) return listUnscoredMatches({ db, ports }, reader, except, page);
    const filter = { ...ALL_JOBS, except };
    const pageRequest = { ...page, isExplained: query.explain === 'true' };
    const resultPage = await pageByMatch({ db, ports, matches }, filter, reader, pageRequest);
    samplePage(ports, 'job-matches', { viewer, page }, reader.id, resultPage);
    return resultPage;
  };

export const browseJobHandlers = (
  { db }: Platform,
  ports: JobListPorts,
  matches: MatchIndex,
): Pick<JobHandlers, 'browseJobs' | 'countBrowsedJobs' | 'listJobMatches'> => ({
  browseJobs: browseJobs(ports, matches),
  countBrowsedJobs: countBrowsedJobs(db, matches),
  listJobMatches: listJobMatches(ports, matches),
});
