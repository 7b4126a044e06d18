/**
 * The worker's replay of saved searches. A run reads the new jobs once, for all job searches. A batch locks searches, finds their results with
 * the list's own filters and scores, checks in the same transaction that the list still shows them, and sends them.
 */
import { GOOD_SCORE } from '#engine/matching.contract.ts';
import {
  findJobSearchers,
  findLastListing,
  type JobSearcher,
  lockFoundPeople,
  readPeopleSearch,
} from '#features/candidates/server/new-people.service.ts';
import {
  createShownJobReader,
  findLastOpening,
  findNewJobsForCandidate,
  type JobSearch,
  type NewJobs,
  readJobSearch,
  readNewJobs,
  type ShownJobReader,
  scoreForCandidate,
} from '#features/jobs/server/job-alerts.service.ts';
import { type JobWithCompanyRow, jobPorts } from '#features/jobs/server/jobs.service.ts';
import type { Tx } from '#server/db/database.ts';
import { AppError } from '#shared/errors.ts';
import { fullName } from '#shared/full-name.ts';
import {
  addWeeklySearches,
  type DueSearch,
  type DueSlice,
  findApplied,
  findBlocked,
  findCompanyIds,
  findOldestSince,
  lockInstant,
  lockScheduled,
  readClock,
} from './due-searches.db.ts';
import { readCandidatesQuery, readJobsQuery } from './saved-query.ts';
import {
  canMailOwner,
  type FoundResult,
  type ReplayedSearch,
  type Result,
  type SendingPlatform,
  sendResults,
} from './send-results.ts';

/** The number of searches in one transaction. Kept small because the embedded database has one connection. */
const BATCH_SIZE = 100;
/** The maximum number of results to find for a search, before those already sent are excluded. */
const MAX_FOUND = 50;
const WEEKLY_BATCH = 500;

/** Replays the next batch of searches of one kind. Returns their number. */
export type ReplayNextBatch = () => Promise<number>;

const NO_SEARCHES: ReplayNextBatch = async () => 0;

/** The parsed query. `search` is null if it matches nothing, and the whole value is `refused` if the list does not accept the query. */
type ReadQuery<Search> = { search: Search | null } | 'refused';

const readOrRefuse = async <Search>(read: () => Promise<Search | null>): Promise<ReadQuery<Search>> => {
  try {
    return { search: await read() };
  } catch (error) {
    if (
      error instanceof AppError &&
      (error.kind === 'invalid' || error.kind === 'notFound' || error.kind === 'conflict')
    ) {
      return 'refused';
    }
    throw error;
  }
};

const lockNext = async (tx: Tx, slice: DueSlice): Promise<DueSearch[]> => {
  const instant = await lockInstant(tx, slice);
  return instant.length > 0 ? instant : lockScheduled(tx, slice);
};

interface JobsFound {
  search: DueSearch;
  candidate: JobSearcher;
  jobSearch: JobSearch;
  ids: readonly string[];
}

/** Returns a function that reads each query once per run, or once per time zone if the query depends on the time zone. */
const createJobQueryReader = () => {
  const cache = new Map<string, ReadQuery<JobSearch>>();
  return async (tx: Tx, { query }: DueSearch, { timezone }: JobSearcher): Promise<ReadQuery<JobSearch>> => {
    const key = JSON.stringify([query, query.includes('minOverlap') ? timezone : null]);
    const read = cache.get(key) ?? (await readOrRefuse(() => readJobSearch(tx, readJobsQuery(query), timezone)));
    cache.set(key, read);
    return read;
  };
};

/** Returns a function that keeps the found jobs that the list currently shows. Omits jobs the candidate applied to and jobs of blocked companies. */
const createShownJobsPicker = async (tx: Tx, found: readonly JobsFound[], readShown: ShownJobReader) => {
  const byFilter = Map.groupBy(found, ({ jobSearch }) => jobSearch.filter);
  const shown = await readShown(
    tx,
    new Map([...byFilter].map(([filter, group]) => [filter, group.flatMap(({ ids }) => ids)])),
  );
  const jobIds = [...new Set(found.flatMap(({ ids }) => ids))];
  const rows = found.flatMap(({ jobSearch, ids }) => ids.flatMap((id) => shown(jobSearch.filter, id) ?? []));
  const applied = await findApplied(tx, [...new Set(found.map(({ candidate }) => candidate.id))], jobIds);
  const companyUserIds = [...new Set(rows.map(({ companyUserId }) => companyUserId))];
  const blocked = await findBlocked(tx, [...new Set(found.map(({ search }) => search.userId))], companyUserIds);
  return ({ search, candidate, jobSearch, ids }: JobsFound): JobWithCompanyRow[] =>
    ids.flatMap((id) => {
      const row = shown(jobSearch.filter, id);
      const isShown =
        row !== null && !applied.has(`${candidate.id} ${id}`) && !blocked.has(`${search.userId} ${row.companyUserId}`);
      return isShown ? [row] : [];
    });
};

const reachesMinScore = ({ score }: Result, minScore: number): boolean => score === null || score >= minScore;

const toFound = (newJobs: NewJobs, row: JobWithCompanyRow, { candidate, jobSearch }: JobsFound): FoundResult => ({
  id: row.job.id,
  toResult: () => {
    const {
      compatibilityScore: score,
      headlineReason,
      isUnscored = false,
    } = scoreForCandidate(newJobs, row, candidate);
    const { job, company } = row;
    const result = {
      id: job.id,
      title: job.title,
      name: company.companyName,
      score,
      reason: headlineReason,
      isUnscored,
    };
    return reachesMinScore(result, jobSearch.minScore) ? result : null;
  },
});

/** The data for a run over job searches. */
interface JobsRun {
  newJobs: NewJobs;
  readCachedQuery: ReturnType<typeof createJobQueryReader>;
  readShown: ShownJobReader;
}

const findInJobs = async (
  tx: Tx,
  { newJobs, readCachedQuery, readShown }: JobsRun,
  locked: readonly DueSearch[],
): Promise<{ replayed: ReplayedSearch[]; failed: Set<string> }> => {
  const wanted = locked.filter(canMailOwner);
  const candidates = await findJobSearchers(tx, [...new Set(wanted.map(({ userId }) => userId))]);
  const failed = new Set<string>();
  const found: JobsFound[] = [];
  for (const search of wanted) {
    const candidate = candidates.get(search.userId);
    if (candidate === undefined || (search.isAutomatic && candidate.side === null)) continue;
    const read = await readCachedQuery(tx, search, candidate);
    if (read === 'refused') failed.add(search.id);
    if (read === 'refused' || read.search === null) continue;
    const effective = { ...read.search, minScore: Math.max(read.search.minScore, search.minScore) };
    const ids = await findNewJobsForCandidate(tx, newJobs, effective, candidate, {
      since: search.since,
      limit: MAX_FOUND,
    });
    if (ids.length > 0) found.push({ search, candidate, jobSearch: effective, ids });
  }
  if (found.length === 0) return { replayed: [], failed };
  const pickShownRows = await createShownJobsPicker(tx, found, readShown);
  const replayed = found.map((hit) => ({
    search: hit.search,
    found: pickShownRows(hit).map((row) => toFound(newJobs, row, hit)),
  }));
  return { replayed, failed };
};

/** Prepares a run over candidates' job searches. */
export const startJobSearches = async (platform: SendingPlatform): Promise<ReplayNextBatch> => {
  const { db } = platform;
  const newest = await findLastOpening(db);
  const readAt = await readClock(db);
  const readSince = newest && (await findOldestSince(db, { kind: 'jobs', newest }));
  if (newest === null || readSince === null) return NO_SEARCHES;
  const newJobs = await readNewJobs(db, readSince);
  const jobsRun: JobsRun = { newJobs, readCachedQuery: createJobQueryReader(), readShown: createShownJobReader() };
  const slice = { kind: 'jobs', newest, readSince, readAt, limit: BATCH_SIZE } as const;
  return () =>
    db.transaction(async (tx) => {
      const locked = await lockNext(tx, slice);
      if (locked.length === 0) return 0;
      const found = await findInJobs(tx, jobsRun, locked);
      await sendResults(tx, platform, 'jobs', { ...found, locked, readAt });
      return locked.length;
    });
};

const findPeople = async (
  tx: Tx,
  search: DueSearch,
  companyId: string,
): Promise<{ results: (Result & { userId: string })[] } | 'refused'> => {
  const reader = { companyId, hidesNames: search.hideNames };
  const read = await readOrRefuse(() => readPeopleSearch(tx, jobPorts, reader, readCandidatesQuery(search.query)));
  if (read === 'refused') return read;
  if (read.search === null) return { results: [] };
  const found = await lockFoundPeople(tx, read.search, { since: search.since, limit: MAX_FOUND });
  const results = found.map(({ person, compatibilityScore: score, headlineReason: reason, isUnscored = false }) => ({
    id: person.candidate.id,
    userId: person.candidate.userId,
    title: person.candidate.jobTitle,
    name: fullName(person.user),
    score,
    reason,
    isUnscored,
  }));
  return { results: results.filter((result) => reachesMinScore(result, search.minScore)) };
};

const findInPeople = async (
  tx: Tx,
  locked: readonly DueSearch[],
): Promise<{ replayed: ReplayedSearch[]; failed: Set<string> }> => {
  const wanted = locked.filter(canMailOwner);
  const companyIds = await findCompanyIds(tx, [...new Set(wanted.map(({ userId }) => userId))]);
  const failed = new Set<string>();
  const replayed: { search: DueSearch; results: (Result & { userId: string })[] }[] = [];
  for (const search of wanted) {
    const companyId = companyIds.get(search.userId);
    if (companyId === undefined) continue;
    const found = await findPeople(tx, search, companyId);
    if (found === 'refused') failed.add(search.id);
    else if (found.results.length > 0) replayed.push({ search, results: found.results });
  }
  const personUserIds = [...new Set(replayed.flatMap(({ results }) => results.map(({ userId }) => userId)))];
  const blocked = await findBlocked(tx, [...companyIds.keys()], personUserIds);
  return {
    replayed: replayed.map(({ search, results }) => ({
      search,
      found: results
        .filter(({ userId }) => !blocked.has(`${search.userId} ${userId}`))
        .map((result) => ({ id: result.id, toResult: () => result })),
    })),
    failed,
  };
};

/** Prepares a run over companies' candidate searches. */
export const startPeopleSearches = async (platform: SendingPlatform): Promise<ReplayNextBatch> => {
  const { db } = platform;
  const newest = await findLastListing(db);
  const readAt = await readClock(db);
  const readSince = newest && (await findOldestSince(db, { kind: 'candidates', newest }));
  if (newest === null || readSince === null) return NO_SEARCHES;
  const slice = { kind: 'candidates', newest, readSince, readAt, limit: BATCH_SIZE } as const;
  return () =>
    db.transaction(async (tx) => {
      const locked = await lockNext(tx, slice);
      if (locked.length === 0) return 0;
      const found = await findInPeople(tx, locked);
      await sendResults(tx, platform, 'candidates', { ...found, locked, readAt });
      return locked.length;
    });
};

/** Creates the automatic search for the weekly email for the next candidates who do not have one yet. */
export const addNextWeeklySearches = ({ db }: Pick<SendingPlatform, 'db'>): Promise<number> =>
  addWeeklySearches(db, WEEKLY_BATCH, GOOD_SCORE);
