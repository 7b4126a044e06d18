/**
 * Who asks for a list: a company, and the jobs that it sees candidates against. Requests that come at the same time share the statement; a
 * job is read and prepared once for each of its versions.
 * Invariant: versions are read from the database for every request, so an old one is never taken for the new.
 */
import { jobBytes, jobSide } from '#features/matching/server/prepared.service.ts';
import type { Db } from '#server/db/database.ts';
import { onEachDatabase } from '#server/db/on-each-database.ts';
import { createGatherer } from '#server/gathering.ts';
import { createLru } from '#server/lru.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { OpenJob, RankingJob } from '../candidates.domain.ts';
import type { CandidatePorts } from './candidate-visibility.ts';

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
 * Gives, by database, the function that finds the scope of a company's user: all its open jobs, or the one that was chosen. Throws `conflict` where the
 * company was not set up yet, `notFound` where the chosen job is no open one of it.
 */
export const createCompanyScopes = (ports: CandidatePorts) => {
  const kept = createLru<ScopedJob>(KEPT_JOBS);

  const scopeOn = onEachDatabase((db) => {
    const findVersions = ports.openJobVersionsQuery(db);
    return createGatherer(async (userIds: readonly string[]) => {
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
    if (row === null) throw notFound('Job');
    alone += 1;
    const key = `${jobId}.alone${alone}`;
    return { companyId, key, versions: [{ id: jobId, key }], jobs: async () => [prepare(row, key)] };
  };

  return (db: Db) =>
    async (userId: string, jobId: string | undefined): Promise<CompanyScope> => {
      const found = await scopeOn(db)(userId);
      if (found === null) throw new AppError('conflict', 'Please set up your company profile first');
      const { companyId, jobs } = found;
      const all = readVersions(jobs);
      const versions = jobId === undefined ? all : all.filter(({ id }) => id === jobId);
      if (jobId !== undefined && versions.length === 0) return chosenAlone(db, companyId, jobId);
      const key = versions.map((version) => version.key).join(',');
      return { companyId, versions, key, jobs: () => jobsOf(db, companyId, versions) };
    };
};
