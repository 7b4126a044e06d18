/**
 * API calls for jobs: load, decide, store, return. A job that the viewer may not see is "not found". Functions for counts, applications and
 * invitations are passed in as ports, because this feature must not import those features.
 */
import type { FastifyInstance } from 'fastify';
import { lockAccountForShare } from '#features/auth/server/users.service.ts';
import { findResumeFacts, findUserCandidate } from '#features/candidates/server/candidates.service.ts';
import {
  type CompanyWithAnswers,
  findPublicCompany,
  findUserCompany,
  findUserCompanyWithAnswers,
  requireCompanyWithAnswers,
  requireVisibleCompany,
} from '#features/companies/server/companies.service.ts';
import type { MatchIndex } from '#features/matching/server/match-index.service.ts';
import { candidateSide } from '#features/matching/server/prepared.service.ts';
import { recordViewerAction } from '#features/teams/server/company-log.service.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { runConcurrently } from '#server/db/run-concurrently.ts';
import type { DeclineDetails, DeclineScope, DomainEvents } from '#server/events/domain-events.ts';
import { emit } from '#server/events/emit.ts';
import { EMPTY_PAGE, toPage } from '#server/http/lists.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { requireUnchanged } from '#server/http/unchanged.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { newId } from '#server/ids.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, invalidField, notFound } from '#shared/errors.ts';
import { distinctSkills, orNull } from '#shared/schema.ts';
import { measureCompleteness } from '../completeness.domain.ts';
import { defaultLastDay } from '../job-conditions.domain.ts';
import { type JobDetail, jobsContract, type OwnJob } from '../jobs.contract.ts';
import { nonDefaultWeights, payRangeError } from '../jobs.domain.ts';
import { acceptsApplications, maySeeJob } from '../jobs.policy.ts';
import type { JobChanges, NewJob } from '../new-job.contract.ts';
import { browseJobHandlers } from './browse-jobs.routes.ts';
import { mountCompatibility } from './compatibility.routes.ts';
import { mountJobAd } from './job-ad.routes.ts';
import { derivedJobColumns } from './job-columns.ts';
import { changedConditions, postedConditions } from './job-conditions.ts';
import { loadScoredJobs } from './job-lists.ts';
import { mountJobMarket } from './job-market.routes.ts';
import { listJobQuestions, listQuestions } from './job-questions.db.ts';
import { saveQuestions } from './job-questions.ts';
import { toReader } from './job-reader.ts';
import { evaluateChangesOnBestJobs, toJobPair } from './job-scores.ts';
import { loadChangesOnOpening, refuseRepost, toStatusUpdate } from './job-status.ts';
import { toJob, toOwnJob, toScoredJob, toTakedown } from './job-views.ts';
import { loadRelations } from './job-visibility.ts';
import {
  countOwnJobs,
  findOwnJob,
  insertJob,
  type JobCompany,
  type JobForViewerRow,
  type JobRow,
  type JobUpdate,
  listCompanyListedJobs,
  listOwnJobRows,
  lockOwnJobForUpdate,
  prepareFindForViewer,
  updateJob,
} from './jobs.db.ts';
import type { JobListPorts, JobsPorts } from './jobs.ports.ts';
import { prepareFindListed } from './listed-jobs.db.ts';
import { savedJobHandlers } from './saved-jobs.routes.ts';
import { teamScope } from './team-scope.service.ts';

type JobHandlers = Handlers<typeof jobsContract>;

const checkCompanyId = (company: CompanyWithAnswers, stated: string | null | undefined): void => {
  if (stated && stated !== company.id) throw new AppError('forbidden', 'not-own-company');
};

const loadOwnJob = async (db: Queryable, ports: JobsPorts, job: JobRow, company: JobCompany): Promise<OwnJob> =>
  toOwnJob(job, company, {
    counts: (await ports.countJobApplications(db, [job.id])).get(job.id),
    questions: await listJobQuestions(db, job.id),
  });

const listOwnJobs =
  (ports: JobsPorts): JobHandlers['listOwnJobs'] =>
  async ({ viewer, page: { limit, after, db } }) => {
    const company = await findUserCompanyWithAnswers(db, viewer.userId);
    if (company === null) return { ...EMPTY_PAGE, total: 0 };
    const scope = teamScope(viewer);
    const rows = await listOwnJobRows(db, company.id, { limit: limit + 1, after, scope });
    const page = toPage(rows, limit, ({ createdAt, id }): [string, string] => [createdAt, id]);
    const ids = page.items.map(({ id }) => id);
    const [counts, questions] = await runConcurrently(ports.countJobApplications(db, ids), listQuestions(db, ids));
    return {
      items: page.items.map((job) =>
        toOwnJob(job, company, { counts: counts.get(job.id), questions: questions.get(job.id) }),
      ),
      next: page.next,
      total: await countOwnJobs(db, company.id, scope),
    };
  };

/** Returns the columns of a new job. Throws `invalid` if the lower end of the pay is above the upper end or is the only one stated. */
const requirePostColumns = (body: NewJob) => {
  const error = payRangeError(body);
  if (error !== null) throw invalidField('hourlyBudgetFrom', error);
  return toPostColumns(body);
};

const toPostColumns = (body: NewJob) => ({
  title: body.title,
  description: body.description,
  requiredSkills: distinctSkills(body.requiredSkills),
  responsibilities: orNull(body.responsibilities),
  experience: orNull(body.experience),
  hourlyBudget: body.hourlyBudget ?? null,
  hourlyBudgetFrom: body.hourlyBudgetFrom ?? null,
  jobType: orNull(body.jobType),
  timezone: orNull(body.timezone),
  factorWeights: nonDefaultWeights(body.factorWeights ?? {}),
});

const createJob =
  ({ db, limiter }: Platform, ports: JobsPorts): JobHandlers['createJob'] =>
  ({ viewer, body }) =>
    db.transaction(async (tx) => {
      await lockAccountForShare(tx, viewer.userId);
      const company = await requireCompanyWithAnswers(tx, viewer.userId);
      checkCompanyId(company, body.companyId);
      await limiter.count(tx, RATE_LIMITS.jobs, company.id);
      const post = requirePostColumns(body);
      await refuseRepost(tx, company.id, post.description);
      const conditions = postedConditions(body, Date.now());
      const columns = { ...post, ...derivedJobColumns({ ...post, ...conditions }), ...conditions };
      const job = await insertJob(tx, { id: newId(), companyId: company.id, ...columns });
      await recordViewerAction(tx, viewer, 'job.posted', { id: job.id, name: job.title });
      const questions = body.questions?.length ? await saveQuestions(tx, ports, job.id, body.questions) : [];
      return toOwnJob(job, company, { counts: undefined, questions });
    });

/** Returns the columns to change. Fields that were not sent stay the same. */
const toChanges = (body: JobChanges, job: JobRow): JobUpdate => {
  const post = requirePostColumns({ ...job, ...definedFields(body) });
  const isPostChanged = Object.keys(post).some((field) => body[field as keyof typeof post] !== undefined);
  const conditions = changedConditions(body, job, Date.now());
  const { countries = job.countries, hoursPerWeek = job.hoursPerWeek } = conditions;
  const affectsScore = isPostChanged || conditions.countries !== undefined || conditions.hoursPerWeek !== undefined;
  return affectsScore
    ? { ...post, ...derivedJobColumns({ ...post, countries, hoursPerWeek }), ...conditions }
    : conditions;
};

const definedFields = (body: JobChanges): Partial<NewJob> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

const ONLY_WITH_CLOSING = ['applicants', 'includeOpen', 'exceptions'] as const;

const checkClosing = (body: JobChanges): void => {
  if (body.status === 'closed') return;
  const misplaced = ONLY_WITH_CLOSING.find((field) => body[field] !== undefined);
  if (misplaced !== undefined) throw invalidField(misplaced, 'only-with-closing');
};

/**
 * Returns which applicants are declined when the job closes, and how. People who applied after the company opened the dialog get the common outcome.
 */
const planDeclines = (
  jobId: string,
  viewer: Viewer,
  body: JobChanges,
): [scope: DeclineScope, how: DeclineDetails][] => {
  const { userId: byUserId, memberId } = viewer;
  const common = { byUserId, memberId, note: orNull(body.note), includeOpen: body.includeOpen ?? false };
  const exceptions = body.exceptions ?? [];
  const declines: [DeclineScope, DeclineDetails][] = [];
  if (body.applicants === 'decline') {
    const except = exceptions.map(({ applicationId }) => applicationId);
    declines.push([
      { jobId, except },
      { ...common, reason: orNull(body.reason) ?? 'other' },
    ]);
  }
  const declined = exceptions.filter(({ applicants }) => applicants === 'decline');
  for (const [reason, applicants] of Map.groupBy(declined, (exception) => orNull(exception.reason) ?? 'other')) {
    declines.push([
      { jobId, only: applicants.map(({ applicationId }) => applicationId) },
      { ...common, reason },
    ]);
  }
  return declines;
};

const declineNext = async (tx: Tx, platform: Platform, facts: DomainEvents['job.closing']): Promise<string | null> =>
  (await emit(tx, platform, 'job.closing', facts)).next ?? null;

/** Declines the applicants for a job that is being closed, a few hundred at a time. */
const declineAll = async (
  declines: readonly [DeclineScope, DeclineDetails][],
  declineSome: (scope: DeclineScope, how: DeclineDetails, after: string | null) => Promise<string | null>,
): Promise<void> => {
  for (const [scope, how] of declines) {
    let after: string | null = null;
    do after = await declineSome(scope, how, after);
    while (after !== null);
  }
};

const getUndecided =
  ({ db }: Platform, ports: JobsPorts): JobHandlers['getUndecided'] =>
  async ({ params, viewer }) => {
    const company = await findUserCompany(db, viewer.userId);
    if (company === null || (await findOwnJob(db, company.id, params.id)) === null) throw notFound('job');
    return ports.countUndecided(db, params.id);
  };

const changeJob =
  (platform: Platform, ports: JobsPorts): JobHandlers['updateJob'] =>
  async ({ params, viewer, body }) => {
    const { db } = platform;
    checkClosing(body);
    const company = await findUserCompanyWithAnswers(db, viewer.userId);
    if (company === null) throw notFound('job');
    const declines = planDeclines(params.id, viewer, body);
    const check = async (tx: Tx): Promise<void> => {
      await lockAccountForShare(tx, viewer.userId);
      const job = await findOwnJob(tx, company.id, params.id);
      if (job === null) throw notFound('job');
      checkCompanyId(company, body.companyId);
      toStatusUpdate(job, body);
    };
    // Declining thousands of applicants takes a while. Each decline locks the company's row to count the
    // answer, which blocks new applications. Therefore they are declined in separate transactions before
    // the job is locked. If the process ends in between, closing the job again declines the rest.
    await declineAll(declines, (scope, how, after) =>
      db.transaction(async (tx) => {
        await check(tx);
        return declineNext(tx, platform, { scope, how, after });
      }),
    );
    return db.transaction(async (tx) => {
      await check(tx);
      const job = await lockOwnJobForUpdate(tx, company.id, params.id);
      if (job === null) throw notFound('job');
      const sent = { ...toChanges(body, job), ...toStatusUpdate(job, body) };
      if (sent.factorWeights !== undefined) {
        const before = body.factorWeightsBefore && nonDefaultWeights(body.factorWeightsBefore);
        requireUnchanged(job.factorWeights, { before, sent: sent.factorWeights }, 'weights-changed-meanwhile');
      }
      await refuseRepost(tx, company.id, body.description, job.id);
      const changes = { ...sent, ...(await loadChangesOnOpening(tx, ports, job, sent)) };
      if (body.questions !== undefined) await saveQuestions(tx, ports, job.id, body.questions, body.questionsBefore);
      const isChanged = Object.keys(changes).length > 0 || body.questions !== undefined;
      const updatedJob = isChanged ? await updateJob(tx, job.id, changes) : job;
      if (isChanged) {
        const isClosed = updatedJob.status === 'closed' && job.status !== 'closed';
        await recordViewerAction(tx, viewer, isClosed ? 'job.closed' : 'job.changed', {
          id: job.id,
          name: updatedJob.title,
        });
      }
      // Also declines people who applied in the meantime.
      await declineAll(declines, (scope, how, after) => declineNext(tx, platform, { scope, how, after }));
      return loadOwnJob(tx, ports, updatedJob, company);
    });
  };

const renewJob =
  ({ db }: Platform, ports: JobsPorts): JobHandlers['renewJob'] =>
  ({ params, viewer }) =>
    db.transaction(async (tx) => {
      await lockAccountForShare(tx, viewer.userId);
      const company = await findUserCompanyWithAnswers(tx, viewer.userId);
      const job = company && (await lockOwnJobForUpdate(tx, company.id, params.id));
      if (company === null || job === null) throw notFound('job');
      if (job.takenDownAt !== null) throw new AppError('conflict', 'job-taken-down');
      if (job.status === 'closed') throw new AppError('conflict', 'closed-job-not-renewed');
      const renewed = await updateJob(tx, job.id, { validThrough: defaultLastDay(Date.now()) });
      await recordViewerAction(tx, viewer, 'job.renewed', { id: job.id, name: job.title });
      return loadOwnJob(tx, ports, renewed, company);
    });

/**
 * Returns a job as the viewer sees it: with counts for its company, and with the score for a candidate with a profile. Returns null if the viewer may
 * not see it.
 */
const loadJobDetail = async (
  db: Queryable,
  ports: JobsPorts,
  viewer: Viewer,
  { job, company, companyUserId, candidate, hasSaved, questions }: JobForViewerRow,
): Promise<JobDetail | null> => {
  const isOwnJob = companyUserId === viewer.userId;
  const relations = await loadRelations(db, ports, job, candidate, hasSaved);
  if (!maySeeJob({ ...viewer, ...relations, isOwnJob }, job)) return null;
  if (isOwnJob) return loadOwnJob(db, ports, job, company);
  // The company of an open job is active, so most job pages need no query.
  const hasPage = acceptsApplications(job) || (await findPublicCompany(db, company.id)) !== null;
  const hidden = hasPage ? {} : { isCompanyHidden: true };
  if (viewer.accountType !== 'candidate') {
    return { ...toJob(job, company, questions), takenDown: toTakedown(job), ...hidden };
  }
  const pair = candidate && toJobPair(job, candidateSide(candidate));
  const country = candidate?.country ?? null;
  return { ...toScoredJob(job, company, pair, { isSaved: relations.hasSaved, questions, country }), ...hidden };
};

const getJob = ({ db }: Platform, ports: JobsPorts): JobHandlers['getJob'] => {
  const findForViewer = prepareFindForViewer(db);
  return async ({ params, viewer }) => {
    const row = await findForViewer(params.id, viewer.userId);
    const detail = row && (await loadJobDetail(db, ports, viewer, row));
    if (detail === null) throw notFound('job');
    return detail;
  };
};

const listCompanyJobs =
  (ports: JobListPorts): JobHandlers['listCompanyJobs'] =>
  async ({ params, viewer, query, page: { limit, after, db } }) => {
    const company = await requireVisibleCompany(db, viewer, params.id);
    const candidate = viewer.accountType === 'candidate' ? await findUserCandidate(db, viewer.userId) : null;
    const rows = await listCompanyListedJobs(db, company.id, { limit: limit + 1, after, scope: teamScope(viewer) });
    const page = toPage(rows, limit, ({ createdAt, id }): [string, string] => [createdAt, id]);
    const ids = page.items.map(({ id }) => id);
    const reader = candidate && toReader(candidate);
    return { items: await loadScoredJobs({ db, ports }, ids, reader, query.explain === 'true'), next: page.next };
  };

const getCompleteness =
  ({ db }: Platform, ports: JobsPorts, matches: MatchIndex): JobHandlers['getCompleteness'] =>
  async ({ viewer }) => {
    const candidate = await findUserCandidate(db, viewer.userId);
    if (candidate === null) throw notFound('professional-profile');
    const appliedJobIds = await ports.listAppliedJobIds(db, candidate.id);
    const profile = { ...candidate, resume: await findResumeFacts(db, candidate.userId) };
    return measureCompleteness(profile, await evaluateChangesOnBestJobs(db, matches, candidate, appliedJobIds));
  };

export const mountJobs = (
  app: FastifyInstance,
  platform: Platform,
  basePorts: JobsPorts,
  matches: MatchIndex,
): void => {
  const ports: JobListPorts = { ...basePorts, findListed: prepareFindListed(basePorts) };
  mountCompatibility(app, platform, ports);
  mountJobMarket(app, platform, matches);
  mountJobAd(app, platform);
  mountContract(app, jobsContract, {
    listOwnJobs: listOwnJobs(ports),
    createJob: createJob(platform, ports),
    ...browseJobHandlers(platform, ports, matches),
    listCompanyJobs: listCompanyJobs(ports),
    getCompleteness: getCompleteness(platform, ports, matches),
    getJob: getJob(platform, ports),
    getUndecided: getUndecided(platform, ports),
    updateJob: changeJob(platform, ports),
    renewJob: renewJob(platform, ports),
    ...savedJobHandlers(platform, ports),
  });
};
