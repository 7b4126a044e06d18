/** API calls for applications: load, check the table of moves, store and respond. Requests for other people's applications receive a 404. */
import type { FastifyInstance } from 'fastify';
import { requireActiveCompany } from '#features/auth/server/memberships.service.ts';
import { lockAccountForShare } from '#features/auth/server/users.service.ts';
import { findUserCandidate, requireCandidate } from '#features/candidates/server/candidates.service.ts';
import { requireHoursAcknowledged } from '#features/candidates/server/commitments.service.ts';
import { findUserCompany } from '#features/companies/server/companies.service.ts';
import { acceptsApplications } from '#features/jobs/jobs.policy.ts';
import { findOwnJob, requireVisibleJob } from '#features/jobs/server/jobs.service.ts';
import { teamScope } from '#features/jobs/server/team-scope.service.ts';
import type { MatchIndex } from '#features/matching/server/match-index.service.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { EMPTY_PAGE } from '#server/http/lists.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, invalidField, notFound } from '#shared/errors.ts';
import { pickFields } from '#shared/pick-fields.ts';
import { orNull } from '#shared/schema.ts';
import type { ApplicationStatus, DeclineReason } from '#shared/vocabulary.ts';
import {
  type Application,
  type ApplicationMove,
  applicationsContract,
  SHARED_APPLICATION_FIELDS,
} from '../applications.contract.ts';
import { typicalWeeklyHours } from '../applications.domain.ts';
import { mayApply, mayTakeAction } from '../applications.policy.ts';
import { lockApplicationForUpdate, recordFirstView } from './application-moves.db.ts';
import { publishApplications } from './application-notifications.ts';
import { toApplication, toApplications } from './application-views.ts';
import { type ApplicationRow, findApplication, findApplicationTo, lockSidesForShare } from './applications.db.ts';
import { listApplicationsBetween } from './applications-between.db.ts';
import { forEachOwnApplication } from './for-each-own.ts';
import { type MoveRequest, moveApplication } from './move-application.ts';
import { type MoveOutcome, refusedOutcome } from './move-outcome.ts';
import { toMoveAuthor } from './mover.ts';
import { loadApplicationDetail, loadOpenedApplication, requireOwnSide } from './own-side.ts';
import type { PipelinePorts } from './pipeline.ports.ts';
import { createListPipeline } from './pipeline-list.ts';
import { loadOwnApplicationsPage } from './pipeline-orders.ts';
import { reviewApplication } from './review-application.ts';
import { readScreening } from './screening.service.ts';
import { countByStatus } from './stage-counts.db.ts';
import { submitApplication } from './submit-application.service.ts';
import { withSteps, withStepsForOne } from './turns.ts';

/** Sets `isHired` in a company's list for the candidates it currently employs. */
const markHired = async (
  db: Queryable,
  ports: PipelinePorts,
  applications: readonly Application[],
): Promise<Application[]> => {
  const [first] = applications;
  if (first === undefined) return [];
  const candidateIds = applications.map(({ candidateId }) => candidateId);
  const hired = await ports.findHiredAmong(db, first.job.company.id, candidateIds);
  return applications.map((application) =>
    hired.has(application.candidateId) ? { ...application, isHired: true } : application,
  );
};

type ApplicationHandlers = Handlers<typeof applicationsContract>;

/** Passed in for viewers who have not applied. Applicants are handled before it is used. */
const NOT_APPLIED = { hasAppliedToJob: async () => false };

interface ApplyRequest {
  jobId: string;
  /** The id of the viewer's profile, sent by the browser. It is only compared with the stored id. */
  candidateId?: string | null | undefined;
}

/**
 * Locks the candidate and the job. Throws the reason if the candidate may not apply or the job does not
 * accept applications.
 */
const requireSides = async (tx: Tx, userId: string, { jobId, candidateId }: ApplyRequest) => {
  const sides = await lockSidesForShare(tx, userId, jobId);
  if (sides === null) await lockAccountForShare(tx, userId);
  const candidate = sides?.candidate ?? (await requireCandidate(tx, userId));
  if (candidateId && candidateId !== candidate.id) throw new AppError('forbidden', 'not-own-profile');
  if (!mayApply(candidate.approvalStatus)) {
    throw new AppError('forbidden', 'profile-not-approved');
  }
  if (sides === null) throw notFound('job');
  if (!acceptsApplications(sides.job)) throw new AppError('conflict', 'job-not-open');
  return sides;
};

const createApplyHandlers = (
  platform: Platform,
  ports: PipelinePorts,
): Pick<ApplicationHandlers, 'apply' | 'getJobApplication' | 'listMyApplications'> => ({
  apply: ({ body, viewer }) =>
    platform.db.transaction(async (tx) => {
      const sides = await requireSides(tx, viewer.userId, body);
      const screened = await readScreening(tx, sides.job.id, body.answers);
      const submission = { coverLetter: orNull(body.coverLetter), via: null, screened };
      const row = await submitApplication(tx, platform, ports, sides, submission);
      if (row === null) throw new AppError('conflict', 'already-applied');
      return toApplication(row, 'candidate');
    }),

  getJobApplication: async ({ params, viewer }) => {
    const candidate = await findUserCandidate(platform.db, viewer.userId);
    const row = candidate && (await findApplicationTo(platform.db, params.id, candidate.id));
    if (row) return toApplication(await withStepsForOne(platform.db, ports, row, null), 'candidate');
    await requireVisibleJob(platform.db, NOT_APPLIED, viewer, candidate, params.id);
    return null;
  },

  listMyApplications: async ({ viewer, query, page }) => {
    const { db } = page;
    const candidate = await findUserCandidate(db, viewer.userId);
    if (candidate === null) return EMPTY_PAGE;
    const { items, next } = await loadOwnApplicationsPage(db, ports, candidate.id, {
      ...page,
      sort: query.sort ?? 'newest',
    });
    const audience = { reader: 'candidate', isExplained: query.explain === 'true' } as const;
    return { items: toApplications(await withSteps(db, ports, items, null), audience), next };
  },
});

/** Statuses that require a visible name. A person whose name is hidden cannot receive an offer or be hired. */
const NAME_REQUIRED: ReadonlySet<ApplicationStatus> = new Set(['offered', 'hired']);

const moveIfNameVisible = async (
  tx: Tx,
  platform: Platform,
  { revealRefusal }: PipelinePorts,
  viewer: Viewer,
  row: ApplicationRow,
  request: MoveRequest,
): Promise<MoveOutcome> => {
  const needsName = request.side === 'company' && NAME_REQUIRED.has(request.to);
  const refusal = needsName ? await revealRefusal(tx, viewer, row.candidate.id) : null;
  if (refusal !== null) return refusedOutcome(refusal);
  return moveApplication(tx, platform, row, request);
};

const createPipelineHandlers = (
  platform: Platform,
  ports: PipelinePorts,
  matches: MatchIndex,
): Pick<
  ApplicationHandlers,
  'listCompanyApplications' | 'countStages' | 'listSharedApplications' | 'getApplication' | 'reviewApplication'
> => ({
  listCompanyApplications: async (call) => {
    const page = await createListPipeline(matches, ports)(call);
    return { ...page, items: await markHired(call.page.db, ports, page.items) };
  },

  countStages: async ({ query: { jobId }, viewer }) => {
    const { db } = platform;
    const company = await findUserCompany(db, viewer.userId);
    const job = jobId && company ? await findOwnJob(db, company.id, jobId) : null;
    if (jobId && job === null) throw notFound('job');
    return countByStatus(db, company?.id ?? null, job?.id ?? null, teamScope(viewer));
  },

  listSharedApplications: async ({ params, viewer }) => {
    const { db } = platform;
    const reader = viewer.accountType === 'company' ? 'company' : 'candidate';
    const [companyUserId, candidateUserId] =
      reader === 'company' ? [viewer.userId, params.userId] : [params.userId, viewer.userId];
    const rows = await listApplicationsBetween(db, { companyUserId, candidateUserId });
    const shown = toApplications(await withSteps(db, ports, rows, null), { reader, isExplained: false });
    return shown.map((application) => pickFields(application, SHARED_APPLICATION_FIELDS));
  },

  getApplication: ({ params, viewer }) =>
    platform.db.transaction(async (tx) => {
      const { row, side } = await requireOwnSide(tx, params.id, viewer);
      const isFirstView = side === 'company' && row.application.viewedAt === null;
      const viewed = isFirstView ? await recordFirstView(tx, params.id) : null;
      if (viewed !== null) {
        await publishApplications(tx, [row], ['candidate']);
        return loadOpenedApplication(tx, ports, { ...row, application: viewed }, side, viewer);
      }
      // Another member viewed the application at the same time and was recorded first.
      const current = isFirstView ? ((await findApplication(tx, params.id)) ?? row) : row;
      return loadOpenedApplication(tx, ports, current, side, viewer);
    }),

  reviewApplication: ({ params, body, viewer }) =>
    platform.db.transaction(async (tx) => {
      const { row, side } = await requireOwnSide(tx, params.id, viewer);
      if (!mayTakeAction('review', side)) throw notFound('application');
      await reviewApplication(tx, platform, viewer, row, body);
      await publishApplications(tx, [row], ['company']);
      return loadApplicationDetail(tx, ports, row, side, viewer);
    }),
});

/** Throws `invalid` if a move other than a decline has a reason. */
const requireReasonOnlyForDecline = (reason: DeclineReason | '' | null | undefined, isDecline: boolean): void => {
  if (orNull(reason) !== null && !isDecline) throw invalidField('reason', 'only-with-declining');
};

const toRequestedMove = ({ status, note, reason }: Pick<ApplicationMove, 'status' | 'note' | 'reason'>) => {
  requireReasonOnlyForDecline(reason, status === 'declined');
  return { to: status, note: orNull(note), reason: orNull(reason) };
};

const createMoveHandlers = (
  platform: Platform,
  ports: PipelinePorts,
): Pick<ApplicationHandlers, 'moveApplication' | 'moveApplications'> => ({
  moveApplication: ({ params, body, viewer }) =>
    platform.db.transaction(async (tx) => {
      const { row, side } = await requireOwnSide(tx, params.id, viewer);
      const shownSince = body.statusChangedAt || undefined;
      const request = { ...toRequestedMove(body), side, ...toMoveAuthor(viewer), shownSince };
      const refused = await ports.moveRefusal(tx, row.application, request);
      if (refused !== null) throw new AppError('conflict', refused);
      if (side === 'candidate' && body.status === 'hired' && row.application.status === 'offered') {
        await requireActiveCompany(tx, row.company.userId);
        await lockApplicationForUpdate(tx, params.id);
        const offeredHours = typicalWeeklyHours(row.job.jobType);
        const agreement = { offeredHours, isAcknowledged: body.acknowledgeHours === true };
        await requireHoursAcknowledged(tx, row.candidate.id, agreement);
      }
      const result = await moveIfNameVisible(tx, platform, ports, viewer, row, request);
      if (result.row === null) throw new AppError('conflict', result.refusal);
      return loadApplicationDetail(tx, ports, result.row, side, viewer);
    }),

  moveApplications: async ({ body, viewer }) => {
    const request = { ...toRequestedMove(body), side: 'company' as const, ...toMoveAuthor(viewer) };
    return forEachOwnApplication(platform, ports, viewer, body.ids, (tx, row) =>
      moveIfNameVisible(tx, platform, ports, viewer, row, request),
    );
  },
});

export const mountApplications = (
  app: FastifyInstance,
  platform: Platform,
  matches: MatchIndex,
  ports: PipelinePorts,
): void =>
  mountContract(app, applicationsContract, {
    ...createApplyHandlers(platform, ports),
    ...createPipelineHandlers(platform, ports, matches),
    ...createMoveHandlers(platform, ports),
  });
