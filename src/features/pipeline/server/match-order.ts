/**
 * The company's list of applications sorted by match, for one job or all jobs. The score index sorts the applicants of each job. For several jobs,
 * the sorted lists are merged. Applications without a score follow, newest first. Invariant: each application occurs once, even if one person
 * applied to several jobs with equal scores.
 */
import { findOwnJobs, type JobRow } from '#features/jobs/server/jobs.service.ts';
import { ALL_CANDIDATES, type MatchIndex } from '#features/matching/server/match-index.service.ts';
import { jobBytes } from '#features/matching/server/prepared.service.ts';
import {
  comparePlaces,
  loadRankedPage,
  namedCursor,
  type Place,
  parseRankedCursor,
  type RankedCursor,
  type RankedList,
} from '#features/matching/server/ranked-page.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { wrongCursorError } from '#server/http/lists.ts';
import type { Page } from '#shared/contract.ts';
import type { CompanyApplicationsCursor } from '../applications.contract.ts';
import {
  type ApplicationFilter,
  type ApplicationRow,
  findCompanyApplications,
  listApplicants,
  listCompanyApplications,
} from './applications.db.ts';

export interface ListSources {
  db: Queryable;
  matches: MatchIndex;
}

interface Slice {
  limit: number;
  after: CompanyApplicationsCursor | null;
}

type RowsPage = Page<ApplicationRow, CompanyApplicationsCursor>;

/** Reads a page of applications. `toId` returns the id of an application in the sorted list. */
const loadPage = async (
  db: Queryable,
  filter: ApplicationFilter,
  applicants: Awaited<ReturnType<typeof listApplicants>>,
  toId: (application: { candidateId: string; jobId: string }) => string,
  ranked: Pick<RankedList<Place, ApplicationRow>, 'limit' | 'after' | 'find'>,
) => {
  const applicationIds = new Map(applicants.map((applicant) => [toId(applicant), applicant.id]));
  const { items, next } = await loadRankedPage<Place, ApplicationRow>({
    ...ranked,
    findUnscored: async ({ limit, after }) => {
      const slice = { limit, after, time: 'createdAt' } as const;
      const rows = await listCompanyApplications(db, { ...filter, isUnscored: true }, slice);
      return rows.map(({ application }) => ({
        id: toId(application),
        at: application.createdAt,
        cursorId: application.id,
      }));
    },
    load: (ids) =>
      findCompanyApplications(
        db,
        filter.companyId,
        ids.flatMap((id) => applicationIds.get(id) ?? []),
      ),
    rowId: ({ application }) => toId(application),
  });
  return { items: items.map(({ row }) => row), next, total: applicants.length };
};

/** Reads a page of a job's applicants, best match first. */
export const pageByMatch = async (
  { db, matches }: ListSources,
  filter: ApplicationFilter,
  job: JobRow,
  { limit, after }: Slice,
): Promise<RowsPage> => {
  const position = parseRankedCursor(after);
  const applicants = await listApplicants(db, filter);
  const among = applicants.map(({ candidateId }) => candidateId);
  const jobs = [jobBytes(job)];
  // A candidate has only one application per job, so the index can use the candidate's id.
  const page = await loadPage(db, filter, applicants, ({ candidateId }) => candidateId, {
    limit,
    after: position,
    find: async (slice) => (await matches.candidates({ jobs, filter: { ...ALL_CANDIDATES, among }, ...slice })).found,
  });
  return { ...page, next: namedCursor(page.next) };
};

/** Combines a pair into one id that breaks ties in the merged order. The candidate's id comes first, as in each job's order. */
const pairId = (candidateId: string, jobId: string): string => `${candidateId}/${jobId}`;
const splitPairId = (id: string): [candidateId: string, jobId: string] => {
  const [candidateId = '', jobId = ''] = id.split('/');
  return [candidateId, jobId];
};

const parsePairCursor = (after: CompanyApplicationsCursor | null): RankedCursor | null => {
  if (after === null) return null;
  const [order, score, candidateId, nearness, step, jobId] = after;
  if (order === 'pair')
    return [Number(score), pairId(String(candidateId), String(jobId)), Number(nearness), Number(step)];
  if (order === 'match') throw wrongCursorError();
  return parseRankedCursor(after);
};

const toPairCursor = (next: RankedCursor | null): CompanyApplicationsCursor | null => {
  if (next === null || next.length === 3) return next;
  const [score, id, nearness, step] = next;
  const [candidateId, jobId] = splitPairId(id);
  return ['pair', score, candidateId, nearness, step, jobId];
};

/** Finds a job's best applicants after a place in the merged order. Returns their places in that order. */
const findBestApplicants = async (
  matches: MatchIndex,
  { job, candidateIds }: { job: JobRow; candidateIds: readonly string[] },
  { after, limit }: { after: Place | null; limit: number },
): Promise<Place[]> => {
  const jobs = [jobBytes(job)];
  const find = async (among: readonly string[], from: Place | null): Promise<Place[]> => {
    const { found } = await matches.candidates({ jobs, filter: { ...ALL_CANDIDATES, among }, after: from, limit });
    return found.map(({ id, score, nearness, step }) => ({ id: pairId(id, job.id), score, nearness, step }));
  };
  if (after === null) return find(candidateIds, null);
  const [candidateId, jobId] = splitPairId(after.id);
  const rest = await find(candidateIds, { ...after, id: candidateId });
  // The index continues after the candidate. The same candidate may have an equal score for a later job.
  const mayBeTied = job.id > jobId && candidateIds.includes(candidateId);
  const tied = mayBeTied ? await find([candidateId], null) : [];
  const isEqual = ({ score, nearness, step }: Place) =>
    score === after.score && nearness === after.nearness && step === after.step;
  return [...tied.filter(isEqual), ...rest];
};

/** The number of jobs that are ranked concurrently. */
const CONCURRENT_JOBS = 8;

/** Reads a page of the applicants to all of a company's jobs, best match first. Each is scored for the job they applied to. */
export const pageAllByMatch = async (
  { db, matches }: ListSources,
  filter: ApplicationFilter,
  { limit, after }: Slice,
): Promise<RowsPage> => {
  const position = parsePairCursor(after);
  const applicants = await listApplicants(db, filter);
  const scored = Map.groupBy(
    applicants.filter(({ isUnscored }) => !isUnscored),
    ({ jobId }) => jobId,
  );
  const jobs = await findOwnJobs(db, filter.companyId, [...scored.keys()]);
  const page = await loadPage(db, filter, applicants, ({ candidateId, jobId }) => pairId(candidateId, jobId), {
    limit,
    after: position,
    find: async (slice) => {
      const positions: Place[] = [];
      for (let start = 0; start < jobs.length; start += CONCURRENT_JOBS) {
        const parts = jobs.slice(start, start + CONCURRENT_JOBS).map((job) => {
          const candidateIds = (scored.get(job.id) ?? []).map(({ candidateId }) => candidateId);
          return findBestApplicants(matches, { job, candidateIds }, slice);
        });
        positions.push(...(await Promise.all(parts)).flat());
      }
      return positions.toSorted((a, b) => comparePlaces(a, b, false)).slice(0, slice.limit);
    },
  });
  return { ...page, next: toPairCursor(page.next) };
};
