/**
 * The calls of jobs: load, decide, store, answer. A job that the reader may not see is not there for them; what jobs need
 * of the features above them (counts, who applied, declining) comes in as ports.
 */
import type { FastifyInstance } from 'fastify';
import { lockAccountForShare } from '#features/auth/server/users.service.ts';
import { candidateOf, resumeFactsOf } from '#features/candidates/server/candidates.service.ts';
import { type CompanyRow, companyOf, requireCompany } from '#features/companies/server/companies.service.ts';
import { ALL_JOBS, type MatchIndex } from '#features/matching/server/match-index.service.ts';
import { candidateSide } from '#features/matching/server/prepared.service.ts';
import type { RankedCursor } from '#features/matching/server/ranked-page.service.ts';
import { correctSearch } from '#features/matching/server/search-correction.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { toPage } from '#server/http/cursor.ts';
import { type Call, type Handlers, mountContract } from '#server/http/mount.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { newId } from '#server/ids.ts';
import type { RateLimit } from '#server/limits/rate-limits.db.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, invalidField, notFound } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { distinctSkills, orNull } from '#shared/schema.ts';
import { completenessOf } from '../completeness.domain.ts';
import { type JobChanges, type JobDetail, jobsContract, type NewJob, type OwnJob } from '../jobs.contract.ts';
import { decideStatus } from '../jobs.domain.ts';
import { maySeeJob } from '../jobs.policy.ts';
import { mountCompatibility } from './compatibility.routes.ts';
import { derivedJobColumns } from './job-columns.ts';
import { readFilter } from './job-filter.ts';
import { pageByBudget, pageByMatch, pageByNewest, placeIn, readSort } from './job-lists.ts';
import { pairOf, triedOnBest } from './job-scores.ts';
import { findNamedCompanies, hasJobWith, searchCondition } from './job-search.db.ts';
import { toJob, toOwnJob, toScoredJob } from './job-views.ts';
import { relationsTo } from './job-visibility.ts';
import {
  countJobsOf,
  findJob,
  findJobOf,
  insertJob,
  type JobRow,
  type JobUpdate,
  type ListedJobRow,
  listJobsOf,
  lockJobForUpdate,
  updateJob,
} from './jobs.db.ts';
import type { JobsPorts } from './jobs.ports.ts';
import { savedJobHandlers } from './saved-jobs.routes.ts';

type JobHandlers = Handlers<typeof jobsContract>;

const POSTING: RateLimit = { name: 'jobs', hits: LIMITS.jobsPerCompanyAndDay, windowSeconds: 24 * 60 * 60 };

const NO_PAGE = { items: [], next: null };

const checkCompanyId = (company: CompanyRow, stated: string | null | undefined): void => {
  if (stated && stated !== company.id) throw new AppError('forbidden', 'This is not your own company');
};

const ownJob = async (db: Queryable, ports: JobsPorts, job: JobRow, company: CompanyRow): Promise<OwnJob> =>
  toOwnJob(job, company, (await ports.countsOf(db, [job.id])).get(job.id));

const listOwnJobs =
  ({ db }: Platform, ports: JobsPorts): JobHandlers['listOwnJobs'] =>
  async ({ viewer, page: { limit, after } }) => {
    const company = await companyOf(db, viewer.userId);
    if (company === null) return { ...NO_PAGE, total: 0 };
    const rows = await listJobsOf(db, company.id, { limit: limit + 1, after });
    const page = toPage(rows, limit, ({ createdAt, id }): [string, string] => [createdAt, id]);
    const counts = await ports.countsOf(
      db,
      page.items.map(({ id }) => id),
    );
    return {
      items: page.items.map((job) => toOwnJob(job, company, counts.get(job.id))),
      next: page.next,
      total: await countJobsOf(db, company.id),
    };
  };

/** What was posted, as columns. */
const toOffer = (body: NewJob) => ({
  title: body.title,
  description: body.description,
  requiredSkills: distinctSkills(body.requiredSkills),
  responsibilities: orNull(body.responsibilities),
  experience: orNull(body.experience),
  hourlyBudget: body.hourlyBudget ?? null,
  jobType: orNull(body.jobType),
  timezone: orNull(body.timezone),
});

const createJob =
  ({ db, limiter }: Platform): JobHandlers['createJob'] =>
  ({ viewer, body }) =>
    db.transaction(async (tx) => {
      await lockAccountForShare(tx, viewer.userId);
      const company = await requireCompany(tx, viewer.userId);
      checkCompanyId(company, body.companyId);
      await limiter.count(tx, POSTING, company.id);
      const offer = toOffer(body);
      const job = await insertJob(tx, { id: newId(), companyId: company.id, ...offer, ...derivedJobColumns(offer) });
      return toOwnJob(job, company, undefined);
    });

/** The columns that a change names; what was not sent stays as it is. */
const toChanges = (body: JobChanges, job: JobRow): JobUpdate => {
  const offer = toOffer({ ...job, ...definedOf(body) });
  const isOffered = Object.keys(offer).some((field) => body[field as keyof typeof offer] !== undefined);
  return isOffered ? { ...offer, ...derivedJobColumns(offer) } : {};
};

const definedOf = (body: JobChanges): Partial<NewJob> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

/** The new state where it really changes. Throws `conflict` for one that cannot follow. */
const statusChange = (job: JobRow, { status }: JobChanges): JobUpdate => {
  if (status === undefined) return {};
  const decision = decideStatus(job.status, status);
  if (decision === 'refused') throw new AppError('conflict', 'A closed job can only be reopened');
  return decision === 'changed' ? { status } : {};
};

const checkClosing = ({ status, applicants }: JobChanges): void => {
  if (applicants !== undefined && status !== 'closed') {
    throw invalidField('applicants', 'Goes only with closing the job');
  }
};

const changeJob =
  ({ db }: Platform, ports: JobsPorts): JobHandlers['updateJob'] =>
  async ({ params, viewer, body }) => {
    checkClosing(body);
    const company = await companyOf(db, viewer.userId);
    if (company === null) throw notFound('Job');
    const note = orNull(body.note);
    return db.transaction(async (tx) => {
      await lockAccountForShare(tx, viewer.userId);
      const seen = await findJobOf(tx, company.id, params.id);
      if (seen === null) throw notFound('Job');
      checkCompanyId(company, body.companyId);
      statusChange(seen, body);
      const declineRest = async (): Promise<void> => {
        if (body.applicants === 'decline') await ports.declineUndecided(tx, seen.id, viewer.userId, note);
      };
      // Thousands of applicants take a while, and who holds the job keeps everybody from applying to it: so they come before the job is
      // held, and once more afterwards those who applied meanwhile.
      await declineRest();
      const job = await lockJobForUpdate(tx, company.id, params.id);
      if (job === null) throw notFound('Job');
      const changes = { ...toChanges(body, job), ...statusChange(job, body) };
      const changed = Object.keys(changes).length > 0 ? await updateJob(tx, job.id, changes) : job;
      await declineRest();
      return ownJob(tx, ports, changed, company);
    });
  };

/** What the reader's account type adds to a job: the counts for its company, the score for a candidate with a profile. */
const addedFor = async (
  db: Queryable,
  ports: JobsPorts,
  viewer: Viewer,
  { job, company, companyUserId }: ListedJobRow,
): Promise<JobDetail | null> => {
  const isOwner = companyUserId === viewer.userId;
  const candidate = viewer.accountType === 'candidate' ? await candidateOf(db, viewer.userId) : null;
  const relations = await relationsTo(db, ports, job, candidate);
  if (!maySeeJob({ ...viewer, ...relations, isOwner }, job)) return null;
  if (isOwner) return toOwnJob(job, company, (await ports.countsOf(db, [job.id])).get(job.id));
  if (viewer.accountType !== 'candidate') return toJob(job, company);
  return toScoredJob(job, company, candidate && pairOf(job, candidateSide(candidate)), relations.hasSaved);
};

const getJob =
  ({ db }: Platform, ports: JobsPorts): JobHandlers['getJob'] =>
  async ({ params, viewer }) => {
    const found = await findJob(db, params.id);
    const detail = found && (await addedFor(db, ports, viewer, found));
    if (detail === null) throw notFound('Job');
    return detail;
  };

const browseJobs =
  ({ db }: Platform, matches: MatchIndex): JobHandlers['browseJobs'] =>
  async ({ viewer, query, page }: Call<typeof jobsContract.browseJobs>) => {
    const candidate = await candidateOf(db, viewer.userId);
    const sort = readSort(query, candidate);
    const filter = await readFilter(query, (folded) => correctSearch(folded, (word) => hasJobWith(db, word)));
    if (filter === null) return NO_PAGE;
    const slice = { limit: page.limit, isExplained: query.explain === 'true' };
    if (sort === 'match' && candidate !== null) {
      const place = placeIn(sort, page.after);
      const { skillKeys: skills, jobType, minBudget, zone } = filter;
      const words = await findNamedCompanies(db, filter.words);
      const asked = { ...ALL_JOBS, skills, jobType, minBudget, zone, words };
      const after: RankedCursor | null = place && [place[1], place[2]];
      const { next, ...rest } = await pageByMatch({ db, matches }, asked, candidate, { ...slice, after });
      return { ...rest, next: next && ['match', ...next] };
    }
    const condition = await searchCondition(db, filter);
    return sort === 'budget'
      ? pageByBudget(db, condition, candidate, { ...slice, after: placeIn(sort, page.after) })
      : pageByNewest(db, condition, candidate, { ...slice, after: placeIn('newest', page.after) });
  };

const listJobMatches =
  ({ db }: Platform, ports: JobsPorts, matches: MatchIndex): JobHandlers['listJobMatches'] =>
  async ({ viewer, query, page }) => {
    const candidate = await candidateOf(db, viewer.userId);
    if (candidate === null) return NO_PAGE;
    const filter = { ...ALL_JOBS, except: await ports.appliedJobIds(db, candidate.id) };
    return pageByMatch({ db, matches }, filter, candidate, { ...page, isExplained: query.explain === 'true' });
  };

const getCompleteness =
  ({ db }: Platform, ports: JobsPorts, matches: MatchIndex): JobHandlers['getCompleteness'] =>
  async ({ viewer }) => {
    const candidate = await candidateOf(db, viewer.userId);
    if (candidate === null) throw notFound('Professional profile');
    const applied = await ports.appliedJobIds(db, candidate.id);
    const profile = { ...candidate, resume: await resumeFactsOf(db, candidate.userId) };
    return completenessOf(profile, await triedOnBest(db, matches, candidate, applied));
  };

/** Mounts the calls of jobs. */
export const mountJobs = (app: FastifyInstance, platform: Platform, ports: JobsPorts, matches: MatchIndex): void => {
  mountCompatibility(app, platform, ports);
  mountContract(app, jobsContract, {
    listOwnJobs: listOwnJobs(platform, ports),
    createJob: createJob(platform),
    browseJobs: browseJobs(platform, matches),
    listJobMatches: listJobMatches(platform, ports, matches),
    getCompleteness: getCompleteness(platform, ports, matches),
    getJob: getJob(platform, ports),
    updateJob: changeJob(platform, ports),
    ...savedJobHandlers(platform, ports),
  });
};
