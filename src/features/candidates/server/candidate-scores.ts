/**
 * Candidates by score for one company: the jobs they are scored against, and prepared match data. Concurrent requests share a statement. A
 * job is read and prepared once per version. Invariants: in lists and on pages, a candidate is scored against the best-fitting job of `jobs`.
 * Versions are read from the database for every request, so an outdated version is never used.
 */
import { ignoreNames } from '#engine/matching.domain.ts';
import { createScoringPair, type Scorable } from '#features/matching/server/compatibility.service.ts';
import type { CandidateFilter, FoundCandidate, MatchIndex } from '#features/matching/server/match-index.service.ts';
import { candidateSide, jobBytes, jobSide, sideSize } from '#features/matching/server/prepared.service.ts';
import { loadRankedPage, type RankedCursor } from '#features/matching/server/ranked-page.service.ts';
import { createBatcher } from '#server/batching.ts';
import { createByteCache } from '#server/byte-cache.ts';
import type { Db, Queryable } from '#server/db/database.ts';
import { cachePerDatabase } from '#server/db/queryable.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { type BrowseFilters, findBestFit, type OpenJob, type RankingJob } from '../candidates.domain.ts';
import { countUnscored, listUnscored } from './browse.db.ts';
import type { CandidatePorts } from './candidate-visibility.ts';
import type { CandidateRow } from './candidates.db.ts';

/** Prepares jobs for scoring. */
export const prepareJobs = (jobs: readonly OpenJob[]): RankingJob[] =>
  jobs.map((job) => ({ id: job.id, prepared: jobSide(job) }));

/** Pairs a candidate with the best-fitting job. Returns null without jobs, and `unscored` if the candidate opted out of scores. */
export const pairWithBestJob = (candidate: CandidateRow, jobs: readonly RankingJob[]): Scorable => {
  if (jobs.length === 0) return null;
  const prepared = candidateSide(candidate);
  if (prepared === null) return 'unscored';
  const fit = findBestFit(jobs, prepared);
  return fit && { job: fit.job, candidate: prepared };
};

/** Selects the candidates of a list by score: all that match the filters, or only those in `among`. */
export interface RankedCandidates {
  filters: BrowseFilters;
  among: readonly string[] | null;
  /** Candidates to exclude; none by default. */
  except?: readonly string[];
}

/** Filters that match all listed candidates. */
export const NO_BROWSE_FILTERS: BrowseFilters = {
  search: null,
  hidesNames: false,
  skillKeys: [],
  availability: null,
  experience: null,
  minRate: null,
  maxRate: null,
  countries: [],
  minEnglish: null,
  zone: null,
  availableBy: null,
  listedAfter: null,
  verified: [],
  includesHired: true,
  exceptIds: [],
};

const toIndexFilter = ({ filters, among, except = [] }: RankedCandidates): CandidateFilter => {
  const { search, hidesNames, skillKeys: skills, exceptIds, verified: kinds, listedAfter, ...stated } = filters;
  return {
    ...stated,
    listedAfter: listedAfter === null ? null : Date.parse(listedAfter),
    verified: kinds.length === 0 ? null : { kinds, at: Date.now() },
    skills,
    search: search !== null && hidesNames ? ignoreNames(search) : search,
    among,
    except: [...except, ...exceptIds],
  };
};

/** Where lists by score come from. */
interface ScoreSources {
  db: Queryable;
  matches: MatchIndex;
}

/** How the rows of a list by score are read. */
interface RowReader<Row> {
  load(ids: string[]): Promise<Row[]>;
  rowId(row: Row): string;
}

/**
 * Returns a page of candidates, each with the best-fitting job, sorted by score. Candidates without a score come last. `bytes` are the
 * encoded jobs for the index query. `scored` is the number of all candidates with a score, null if the page starts after them.
 */
export const rankByScore = async <Job extends { bytes: Uint8Array }, Row>(
  { db, matches }: ScoreSources,
  jobs: readonly Job[],
  ranked: RankedCandidates,
  { limit, after }: { limit: number; after: RankedCursor | null },
  { load, rowId }: RowReader<Row>,
): Promise<{ items: { row: Row; job: Job | undefined }[]; next: RankedCursor | null; scored: number | null }> => {
  const { filters, among, except = [] } = ranked;
  const filter = toIndexFilter(ranked);
  const jobSides = jobs.map(({ bytes }) => bytes);
  let scored: number | null = null;
  const { items, next } = await loadRankedPage<FoundCandidate, Row>({
    limit,
    after,
    find: async (slice) => {
      const answer = await matches.candidates({ jobs: jobSides, filter, ...slice });
      scored = answer.total;
      return answer.found;
    },
    findUnscored: (slice) => listUnscored(db, { filters, among, except }, slice),
    load,
    rowId,
  });
  return { items: items.map(({ row, found }) => ({ row, job: found ? jobs[found.job] : undefined })), next, scored };
};

/** Counts a whole list, with and without scores. The index counts without reading rows. Returns undefined while it is loading or overloaded. */
export const countListed = async (
  { db, matches }: ScoreSources,
  filters: BrowseFilters,
): Promise<number | undefined> => {
  if (!matches.isReady()) return undefined;
  const list = { filters, among: null, except: [] };
  try {
    const [{ total }, unscored] = await Promise.all([
      matches.candidates({ jobs: [], filter: toIndexFilter(list), after: null, limit: 0 }),
      countUnscored(db, list),
    ]);
    return total + unscored;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'unavailable') return undefined;
    throw error;
  }
};

/** Ranks like `rankByScore`, but returns each row with the pair to explain. `load` returns rows by candidate id. */
export const loadPageByScore = async <Row extends { candidate: CandidateRow }>(
  lists: ScoreSources,
  jobs: readonly OpenJob[],
  ranked: RankedCandidates,
  slice: { limit: number; after: RankedCursor | null },
  load: (ids: string[]) => Promise<Row[]>,
): Promise<{ items: { row: Row; pair: Scorable }[]; next: RankedCursor | null; scored: number | null }> => {
  const encodedJobs = jobs.map((job) => ({ id: job.id, prepared: jobSide(job), bytes: jobBytes(job) }));
  const reader = { load, rowId: ({ candidate }: Row) => candidate.id };
  const { items, next, scored } = await rankByScore(lists, encodedJobs, ranked, slice, reader);
  return {
    items: items.map(({ row, job }) => ({
      row,
      pair: job === undefined ? 'unscored' : createScoringPair(job, candidateSide(row.candidate)),
    })),
    next,
    scored,
  };
};

const MAX_JOB_BYTES = 8 * 1024 * 1024;
/** Approximate memory of the key and the entry of a cached job. */
const ENTRY_BYTES = 300;

/** A job as used by lists. */
export interface ScopedJob extends RankingJob {
  /** Equal to the key of its `JobVersion`. */
  key: string;
  /** The encoded job for index queries. */
  bytes: Uint8Array;
}

export interface JobVersion {
  id: string;
  /** Unique to this version. */
  key: string;
}

/** A company and the jobs of a list. */
export interface CompanyScope {
  companyId: string;
  versions: readonly JobVersion[];
  /** Unique to these versions. */
  key: string;
  /** Loads the jobs in the order of `versions`. Jobs deleted in the meantime are omitted. */
  jobs(): Promise<ScopedJob[]>;
}

const ID_CHARACTERS = 36;

const parseVersions = (jobs: string): JobVersion[] =>
  jobs === '' ? [] : jobs.split(',').map((key) => ({ id: key.slice(0, ID_CHARACTERS), key }));

const prepareScopedJob = (job: OpenJob, key: string): ScopedJob => ({
  id: job.id,
  key,
  prepared: jobSide(job),
  bytes: jobBytes(job),
});

/**
 * Returns, for each database, a function that finds the scope of a company's user: its newest open jobs, or the chosen one. Throws `conflict`
 * if the company is not set up yet, and `notFound` if the chosen job is not an open job of the company.
 */
export const createCompanyScopes = (ports: CandidatePorts) => {
  const cache = createByteCache<ScopedJob>(MAX_JOB_BYTES);

  const findCompanyOn = cachePerDatabase((db) => {
    const findVersions = ports.openJobVersionsQuery(db);
    return createBatcher(async (userIds: readonly string[]) => {
      const companies = await findVersions([...new Set(userIds)]);
      const byUser = new Map(companies.map((company) => [company.userId, company]));
      return userIds.map((userId) => byUser.get(userId) ?? null);
    });
  });

  /** Loads all jobs of the company if more than one is missing, because the next request needs them too. */
  const load = async (db: Db, companyId: string, versions: readonly JobVersion[]): Promise<Map<string, ScopedJob>> => {
    const keysById = new Map(versions.map(({ id, key }) => [id, key]));
    const [only, ...more] = versions;
    const rows =
      only !== undefined && more.length === 0
        ? [await ports.findOpenJob(db, companyId, only.id)]
        : await ports.listOpenJobs(db, companyId);
    const loaded = new Map<string, ScopedJob>();
    for (const row of rows) {
      const key = row && keysById.get(row.id);
      if (!key) continue;
      const job = prepareScopedJob(row, key);
      cache.set(key, job, sideSize(row) + job.bytes.byteLength + ENTRY_BYTES);
      loaded.set(key, job);
    }
    return loaded;
  };

  const loadScopedJobs = async (db: Db, companyId: string, versions: readonly JobVersion[]): Promise<ScopedJob[]> => {
    const cachedJobs = versions.map(({ key }) => cache.get(key));
    const missing = versions.filter((_, index) => cachedJobs[index] === undefined);
    if (missing.length === 0) return cachedJobs as ScopedJob[];
    const loaded = await load(db, companyId, missing);
    return versions.flatMap(({ key }, index) => cachedJobs[index] ?? loaded.get(key) ?? []);
  };

  let singleJobCount = 0;
  /** Returns the scope of a chosen job that is not among the newest. The job's version is unknown, so each call gets a unique key. */
  const createSingleJobScope = async (db: Db, companyId: string, jobId: string): Promise<CompanyScope> => {
    const row = await ports.findOpenJob(db, companyId, jobId);
    if (row === null) throw notFound('job');
    singleJobCount += 1;
    const key = `${jobId}.single${singleJobCount}`;
    return { companyId, key, versions: [{ id: jobId, key }], jobs: async () => [prepareScopedJob(row, key)] };
  };

  return (db: Db) =>
    async (userId: string, jobId: string | undefined): Promise<CompanyScope> => {
      const company = await findCompanyOn(db)(userId);
      if (company === null) throw new AppError('conflict', 'company-profile-missing');
      const { companyId, jobs } = company;
      const all = parseVersions(jobs);
      const versions = jobId === undefined ? all : all.filter(({ id }) => id === jobId);
      if (jobId !== undefined && versions.length === 0) return createSingleJobScope(db, companyId, jobId);
      const key = versions.map((version) => version.key).join(',');
      return { companyId, versions, key, jobs: () => loadScopedJobs(db, companyId, versions) };
    };
};
