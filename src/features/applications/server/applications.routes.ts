/**
 * The calls of applications: load, decide by the table of moves, store, answer. An application that is neither the
 * reader's own nor to the reader's job does not exist for them.
 */
import type { FastifyInstance } from 'fastify';
import { holdAccount } from '#features/auth/server/users.service.ts';
import { candidateOf, requireCandidate } from '#features/candidates/server/candidates.service.ts';
import { companyOf } from '#features/companies/server/companies.service.ts';
import { statusForCandidates } from '#features/jobs/jobs.domain.ts';
import { hasSavedJob } from '#features/jobs/server/jobs.service.ts';
import type { MatchIndex } from '#features/matching/server/match-index.service.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { toPage } from '#server/http/cursor.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { RateLimit } from '#server/limits/rate-limits.db.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { orNull } from '#shared/schema.ts';
import { applicationsContract } from '../applications.contract.ts';
import type { Side } from '../applications.domain.ts';
import { insertApplication, saveReview, stampFirstView } from './application-moves.db.ts';
import { publishApplications, tellApplied } from './application-news.ts';
import { toApplication, toApplicationDetail, toApplications } from './application-views.ts';
import {
  type ApplicationRow,
  findApplication,
  findApplicationTo,
  findCompanyApplications,
  findJobState,
  listCandidateApplications,
  listHistory,
  shareSides,
} from './applications.db.ts';
import { moveOne } from './move-application.ts';
import { listPipeline } from './pipeline-list.ts';

type ApplicationHandlers = Handlers<typeof applicationsContract>;

const APPLYING: RateLimit = {
  name: 'applications',
  hits: LIMITS.applicationsPerCandidateAndDay,
  windowSeconds: 24 * 60 * 60,
};

const NO_PAGE = { items: [], next: null };

const newestCursor = ({ createdAt, id }: { createdAt: string; id: string }): [string, string] => [createdAt, id];

/** The application and the side of it that the viewer is on. Throws `notFound` for everybody else. */
const requireOwnSide = async (
  db: Queryable,
  id: string,
  viewer: Viewer,
): Promise<{ row: ApplicationRow; side: Side }> => {
  const row = await findApplication(db, id);
  if (row?.company.userId === viewer.userId) return { row, side: 'company' };
  if (row?.candidate.userId === viewer.userId) return { row, side: 'candidate' };
  throw notFound('Application');
};

/** A row that the same transaction has just read or written. */
const requireRow = async (db: Queryable, id: string): Promise<ApplicationRow> => {
  const row = await findApplication(db, id);
  if (row === null) throw notFound('Application');
  return row;
};

const detailOf = async (db: Queryable, id: string, side: Side) =>
  toApplicationDetail(await requireRow(db, id), await listHistory(db, id), side);

interface AsksToApply {
  jobId: string;
  /** The profile that the browser believes to be the viewer's. */
  candidateId?: string | null | undefined;
}

/** The candidate, who may apply, and the job, which takes applications, both held. Throws what keeps them from it. */
const requireSides = async (tx: Tx, userId: string, { jobId, candidateId }: AsksToApply) => {
  const sides = await shareSides(tx, userId, jobId);
  if (sides === null) await holdAccount(tx, userId);
  const candidate = sides?.candidate ?? (await requireCandidate(tx, userId));
  if (candidateId && candidateId !== candidate.id) throw new AppError('forbidden', 'This is not your own profile');
  if (candidate.approvalStatus === 'rejected') {
    throw new AppError('forbidden', 'Your profile was not approved. Edit it to have it reviewed once more.');
  }
  if (sides === null) throw notFound('Job');
  if (statusForCandidates(sides.job) !== 'open')
    throw new AppError('conflict', 'This job no longer takes applications');
  return sides;
};

const createApplyHandlers = (
  platform: Platform,
): Pick<ApplicationHandlers, 'apply' | 'getJobApplication' | 'listMyApplications'> => ({
  apply: ({ body, viewer }) =>
    platform.db.transaction(async (tx) => {
      const { companyReader, ...sides } = await requireSides(tx, viewer.userId, body);
      const values = {
        jobId: sides.job.id,
        companyId: sides.company.id,
        candidateId: sides.candidate.id,
        coverLetter: orNull(body.coverLetter),
      };
      const application = await insertApplication(tx, values, viewer.userId);
      if (application === null) throw new AppError('conflict', 'You have already applied to this job');
      // After the insert, so that one who applied to this job before is told that.
      await platform.limiter.count(tx, APPLYING, sides.candidate.id);
      const row = { ...sides, application, hasCandidateLeft: false };
      await tellApplied(tx, platform, row, companyReader);
      return toApplication(row, 'candidate');
    }),

  getJobApplication: async ({ params, viewer }) => {
    const candidate = await candidateOf(platform.db, viewer.userId);
    const row = candidate && (await findApplicationTo(platform.db, params.id, candidate.id));
    if (row) return toApplication(row, 'candidate');
    // A job that is not open is there only for those who applied to it or saved it.
    const job = await findJobState(platform.db, params.id);
    if (job && statusForCandidates(job) === 'open') return null;
    if (job && candidate && (await hasSavedJob(platform.db, candidate.id, params.id))) return null;
    throw notFound('Job');
  },

  listMyApplications: async ({ viewer, query, page }) => {
    const candidate = await candidateOf(platform.db, viewer.userId);
    if (candidate === null) return NO_PAGE;
    const { limit, after } = page;
    const rows = await listCandidateApplications(platform.db, candidate.id, { limit: limit + 1, after });
    const { items, next } = toPage(rows, limit, (row) => newestCursor(row.application));
    const telling = { reader: 'candidate', isExplained: query.explain === 'true' } as const;
    return { items: toApplications(items, telling), next };
  },
});

const createPipelineHandlers = (
  platform: Platform,
  matches: MatchIndex,
): Pick<ApplicationHandlers, 'listCompanyApplications' | 'getApplication' | 'reviewApplication'> => ({
  listCompanyApplications: listPipeline(platform, matches),

  getApplication: ({ params, viewer }) =>
    platform.db.transaction(async (tx) => {
      const { row, side } = await requireOwnSide(tx, params.id, viewer);
      if (side === 'company' && row.application.viewedAt === null && (await stampFirstView(tx, params.id))) {
        await publishApplications(tx, [row], ['candidate']);
      }
      return detailOf(tx, params.id, side);
    }),

  reviewApplication: ({ params, body, viewer }) =>
    platform.db.transaction(async (tx) => {
      const { row, side } = await requireOwnSide(tx, params.id, viewer);
      if (side !== 'company') throw notFound('Application');
      const notes = body.notes === undefined ? undefined : orNull(body.notes);
      await saveReview(tx, params.id, { rating: body.rating, notes });
      await publishApplications(tx, [row], ['company']);
      return detailOf(tx, params.id, side);
    }),
});

const createMoveHandlers = (platform: Platform): Pick<ApplicationHandlers, 'moveApplication' | 'moveApplications'> => ({
  moveApplication: ({ params, body, viewer }) =>
    platform.db.transaction(async (tx) => {
      const { row, side } = await requireOwnSide(tx, params.id, viewer);
      const request = { to: body.status, side, byUserId: viewer.userId, note: orNull(body.note) };
      const refusal = await moveOne(tx, platform, row, request);
      if (refusal !== null) throw new AppError('conflict', refusal);
      return detailOf(tx, params.id, side);
    }),

  moveApplications: async ({ body, viewer }) => {
    const request = {
      to: body.status,
      side: 'company' as const,
      byUserId: viewer.userId,
      note: orNull(body.note),
    };
    const company = await companyOf(platform.db, viewer.userId);
    const moved: string[] = [];
    const refused: { id: string; detail: string }[] = [];
    // One transaction each: what one of them is refused keeps none of the others back.
    for (const id of new Set(body.ids)) {
      const refusal = await platform.db.transaction(async (tx) => {
        const row = await findApplication(tx, id);
        if (row === null || row.company.id !== company?.id) return 'Application not found';
        return moveOne(tx, platform, row, request);
      });
      if (refusal === null) moved.push(id);
      else refused.push({ id, detail: refusal });
    }
    const rows = company && moved.length > 0 ? await findCompanyApplications(platform.db, company.id, moved) : [];
    const byId = new Map(rows.map((row) => [row.application.id, row]));
    const inOrder = moved.flatMap((id) => byId.get(id) ?? []);
    return { moved: toApplications(inOrder, { reader: 'company', isExplained: false }), refused };
  },
});

/** Mounts the calls of applications. */
export const mountApplications = (app: FastifyInstance, platform: Platform, matches: MatchIndex): void =>
  mountContract(app, applicationsContract, {
    ...createApplyHandlers(platform),
    ...createPipelineHandlers(platform, matches),
    ...createMoveHandlers(platform),
  });
