/**
 * Candidates as one company sees them by score: the jobs that it sees them against, and the prepared sides that are kept with the rows.
 * Requests that come at the same time share a statement; a job is read and prepared once for each of its versions.
 * Invariants: a candidate's score is against the job of `jobs` they fit best, in lists and pages alike; versions are read from the
 * database for every request, so an old one is never taken for the new.
 */
import { type Scorable, toPair } from '#features/matching/server/compatibility.service.ts';
import type { CandidateFilter, FoundCandidate, MatchIndex } from '#features/matching/server/match-index.service.ts';
import { candidateSide, jobBytes, jobSide } from '#features/matching/server/prepared.service.ts';
import { type RankedCursor, rankedPage } from '#features/matching/server/ranked-page.service.ts';
import { createBatcher } from '#server/batching.ts';
import type { Db, Queryable } from '#server/db/database.ts';
import { perDatabase } from '#server/db/queryable.ts';
import { createLru } from '#server/lru.ts';
import { searchWords } from '#server/search/search-words.db.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { type BrowseFilters, bestFit, type OpenJob, type RankingJob } from '../candidates.domain.ts';
import { listUnscored } from './browse.db.ts';
import type { CandidatePorts } from './candidate-visibility.ts';
import type { CandidateRow } from './candidates.db.ts';

/** The jobs ready to be compared. */
export const prepareJobs = (jobs: readonly OpenJob[]): RankingJob[] =>
  jobs.map((job) => ({ id: job.id, prepared: jobSide(job) }));

/** A candidate with the one of the jobs that they fit best; null without jobs. */
export const pairWithBest = (candidate: CandidateRow, jobs: readonly RankingJob[]): Scorable => {
  if (jobs.length === 0) return null;
  const prepared = candidateSide(candidate);
  if (prepared === null) return 'unscored';
  const fit = bestFit(jobs, prepared);
  return fit && { job: fit.job, candidate: prepared };
};

/** Whom a list by score has: those who meet the filters, or of those given the ones who do. */
export interface RankedCandidates {
  filters: BrowseFilters;
  among: readonly string[] | null;
  /** Candidates to leave out; absent: none. */
  except?: readonly string[];
}

/** Who is in a list that asks for nothing. */
export const EVERYBODY: BrowseFilters = {
  search: null,
  skillKeys: [],
  availability: null,
  experience: null,
  minRate: null,
  maxRate: null,
  verified: [],
  includesHired: true,
  exceptIds: [],
};

/** What the index is asked for; null where no one can meet it. */
const candidateFilter = ({ filters, among, except = [] }: RankedCandidates): CandidateFilter | null => {
  const words = filters.search === null ? [] : searchWords(filters.search);
  // Words without a letter or digit are found nowhere.
  if (filters.search !== null && words.length === 0) return null;
  const { availability, experience, minRate, maxRate, skillKeys: skills, includesHired } = filters;
  const verified = filters.verified.length === 0 ? null : { kinds: filters.verified, at: Date.now() };
  return {
    availability,
    experience,
    minRate,
    maxRate,
    verified,
    skills,
    words,
    includesHired,
    among,
    except: [...except, ...filters.exceptIds],
  };
};

/** What lists by score are made of. */
interface ScoredLists {
  db: Queryable;
  matches: MatchIndex;
}

/** How the rows of a list by score are read. */
interface RowReader<Row> {
  load(ids: string[]): Promise<Row[]>;
  idOf(row: Row): string;
}

/** A page of candidates by their scores against the job each fits best, each with that job, then those without a score; `bytes` are the jobs as the index is asked with them. */
export const rankedByScore = async <Job extends { bytes: Uint8Array }, Row>(
  { db, matches }: ScoredLists,
  jobs: readonly Job[],
  whom: RankedCandidates,
  { limit, after }: { limit: number; after: RankedCursor | null },
  { load, idOf }: RowReader<Row>,
): Promise<{ items: { row: Row; job: Job | undefined }[]; next: RankedCursor | null }> => {
  const { filters, among, except = [] } = whom;
  const filter = candidateFilter(whom);
  if (filter === null) return { items: [], next: null };
  const asked = jobs.map(({ bytes }) => bytes);
  const { items, next } = await rankedPage<FoundCandidate, Row>({
    limit,
    after,
    find: (slice) => matches.candidates({ jobs: asked, filter, ...slice }),
    findUnscored: (slice) => listUnscored(db, { filters, among, except }, slice),
    load,
    idOf,
  });
  return { items: items.map(({ row, found }) => ({ row, job: found ? jobs[found.job] : undefined })), next };
};

/** The same, each with the pair to explain; `load` gives rows by candidate id. */
export const pageByScore = async <Row extends { candidate: CandidateRow }>(
  lists: ScoredLists,
  jobs: readonly OpenJob[],
  whom: RankedCandidates,
  slice: { limit: number; after: RankedCursor | null },
  load: (ids: string[]) => Promise<Row[]>,
): Promise<{ items: { row: Row; pair: Scorable }[]; next: RankedCursor | null }> => {
  const ready = jobs.map((job) => ({ id: job.id, prepared: jobSide(job), bytes: jobBytes(job) }));
  const reader = { load, idOf: ({ candidate }: Row) => candidate.id };
  const { items, next } = await rankedByScore(lists, ready, whom, slice, reader);
  return {
    items: items.map(({ row, job }) => ({
      row,
      pair: job === undefined ? 'unscored' : toPair(job, candidateSide(row.candidate)),
    })),
    next,
  };
};

/** Jobs that are kept prepared; some 10 kB each. */
const KEPT_JOBS = 1_000;

/** A job as lists use it. */
export interface ScopedJob extends RankingJob {
  /** Its version, as in `JobVersion`. */
  key: string;
  /** As the index is asked with it. */
  bytes: Uint8Array;
}

/** Which version of which job. */
export interface JobVersion {
  id: string;
  /** Of this very version; nothing else has it. */
  key: string;
}

/** A company and the jobs of a list. */
export interface CompanyScope {
  companyId: string;
  versions: readonly JobVersion[];
  /** Of these very versions. */
  key: string;
  /** The jobs themselves, in the order of `versions`; without those that went meanwhile. */
  jobs(): Promise<ScopedJob[]>;
}

const ID_CHARACTERS = 36;

const readVersions = (jobs: string): JobVersion[] =>
  jobs === '' ? [] : jobs.split(',').map((key) => ({ id: key.slice(0, ID_CHARACTERS), key }));

const prepare = (job: OpenJob, key: string): ScopedJob => ({
  id: job.id,
  key,
  prepared: jobSide(job),
  bytes: jobBytes(job),
});

/**
 * Returns, by database, the function that finds the scope of a company's user: all its open jobs, or the one that was chosen. Throws `conflict` where the
 * company was not set up yet, `notFound` where the chosen job is no open one of it.
 */
export const createCompanyScopes = (ports: CandidatePorts) => {
  const kept = createLru<ScopedJob>(KEPT_JOBS);

  const scopeOn = perDatabase((db) => {
    const findVersions = ports.openJobVersionsQuery(db);
    return createBatcher(async (userIds: readonly string[]) => {
      const found = await findVersions([...new Set(userIds)]);
      const byUser = new Map(found.map((one) => [one.userId, one]));
      return userIds.map((userId) => byUser.get(userId) ?? null);
    });
  });

  /** Reads all of a company where one is missing: it asks for the others next. */
  const load = async (db: Db, companyId: string, versions: readonly JobVersion[]): Promise<Map<string, ScopedJob>> => {
    const keyOf = new Map(versions.map(({ id, key }) => [id, key]));
    const [only, ...more] = versions;
    const rows =
      only !== undefined && more.length === 0
        ? [await ports.openJobOf(db, companyId, only.id)]
        : await ports.openJobsOf(db, companyId);
    const loaded = new Map<string, ScopedJob>();
    for (const row of rows) {
      const key = row && keyOf.get(row.id);
      if (!key) continue;
      const job = prepare(row, key);
      kept.set(key, job);
      loaded.set(key, job);
    }
    return loaded;
  };

  const jobsOf = async (db: Db, companyId: string, versions: readonly JobVersion[]): Promise<ScopedJob[]> => {
    const known = versions.map(({ key }) => kept.get(key));
    const missing = versions.filter((_, at) => known[at] === undefined);
    if (missing.length === 0) return known as ScopedJob[];
    const loaded = await load(db, companyId, missing);
    return versions.flatMap(({ key }, at) => known[at] ?? loaded.get(key) ?? []);
  };

  let alone = 0;
  /** A chosen job that is not among the newest, of which there may be more; its version is not known, so it is like no other. */
  const chosenAlone = async (db: Db, companyId: string, jobId: string): Promise<CompanyScope> => {
    const row = await ports.openJobOf(db, companyId, jobId);
    if (row === null) throw notFound('job');
    alone += 1;
    const key = `${jobId}.alone${alone}`;
    return { companyId, key, versions: [{ id: jobId, key }], jobs: async () => [prepare(row, key)] };
  };

  return (db: Db) =>
    async (userId: string, jobId: string | undefined): Promise<CompanyScope> => {
      const found = await scopeOn(db)(userId);
      if (found === null) throw new AppError('conflict', 'company-profile-missing');
      const { companyId, jobs } = found;
      const all = readVersions(jobs);
      const versions = jobId === undefined ? all : all.filter(({ id }) => id === jobId);
      if (jobId !== undefined && versions.length === 0) return chosenAlone(db, companyId, jobId);
      const key = versions.map((version) => version.key).join(',');
      return { companyId, versions, key, jobs: () => jobsOf(db, companyId, versions) };
    };
};
