/** API calls for the admins' list of jobs. Each action, its log entry, its notification and its email are stored in one transaction. */
import type { FastifyInstance } from 'fastify';
import { foldText } from '#engine/matching.domain.ts';
import { settleInvitations } from '#features/invitations/server/invitations.service.ts';
import {
  lockModeratedJob,
  type ModeratedJob,
  restoreJob,
  takeDownJob,
} from '#features/jobs/server/takedowns.service.ts';
import { recordAudit } from '#server/audit/audit.db.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { toPage } from '#server/http/lists.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { type Viewer, viewerAccountId } from '#server/http/viewer.ts';
import type { Platform } from '#server/platform.ts';
import { searchPatterns } from '#server/search/search-words.db.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { mayActOnAccount } from '../admin.policy.ts';
import { type JobDeskEntry, jobDeskContract } from '../job-desk.contract.ts';
import { countAllJobs, findDeskJob, type JobDeskRow, listAllJobs } from './job-desk.db.ts';

const toTakedown = (row: JobDeskRow): JobDeskEntry['takenDown'] => {
  const { takenDownAt: at, takedownReason: reason, statusBeforeTakedown: earlierStatus } = row;
  return at === null || reason === null || earlierStatus === null ? null : { at, reason, earlierStatus };
};

const toJobDeskEntry = ({
  id,
  title,
  status,
  company,
  applicationCount,
  createdAt,
  ...row
}: JobDeskRow): JobDeskEntry => {
  const takenDown = toTakedown({ id, title, status, company, applicationCount, createdAt, ...row });
  return { id, title, status: takenDown ? 'taken-down' : status, company, applicationCount, createdAt, takenDown };
};

const requireDeskJob = async (db: Queryable, id: string): Promise<JobDeskEntry> => {
  const row = await findDeskJob(db, id);
  if (row === null) throw notFound('job');
  return toJobDeskEntry(row);
};

/** Locks and returns the job. Throws `notFound`, and `forbidden` for the admin's own job. */
const lockForDecision = async (tx: Tx, viewer: Viewer, id: string): Promise<ModeratedJob> => {
  const job = await lockModeratedJob(tx, id);
  if (job === null) throw notFound('job');
  if (!mayActOnAccount({ adminId: viewerAccountId(viewer), personId: job.userId })) {
    throw new AppError('forbidden', 'about-yourself');
  }
  return job;
};

const createHandlers = (platform: Platform): Handlers<typeof jobDeskContract> => ({
  listAllJobs: async ({ query, page }) => {
    const filter = { patterns: searchPatterns(foldText(query.q ?? '')), status: query.status || null };
    const rows = await listAllJobs(page.db, filter, { limit: page.limit + 1, after: page.after });
    const total = await countAllJobs(page.db, filter);
    const { items, next } = toPage(rows, page.limit, ({ createdAt, id }): [string, string] => [createdAt, id]);
    return { items: items.map(toJobDeskEntry), next, total };
  },
  takeDown: ({ params, body, viewer, request }) =>
    platform.db.transaction(async (tx) => {
      const job = await lockForDecision(tx, viewer, params.id);
      await takeDownJob(tx, platform, job, body.reason);
      await settleInvitations(tx, job.id);
      await recordAudit(tx, {
        actor: { id: viewer.userId, email: viewer.email },
        action: 'job.taken-down',
        target: job.title,
        detail: { jobId: job.id, companyId: job.companyId, reason: body.reason },
        clientAddress: request.ip,
      });
      return requireDeskJob(tx, job.id);
    }),
  restore: ({ params, viewer, request }) =>
    platform.db.transaction(async (tx) => {
      const job = await lockForDecision(tx, viewer, params.id);
      await restoreJob(tx, platform, job);
      await recordAudit(tx, {
        actor: { id: viewer.userId, email: viewer.email },
        action: 'job.restored',
        target: job.title,
        detail: { jobId: job.id, companyId: job.companyId },
        clientAddress: request.ip,
      });
      return requireDeskJob(tx, job.id);
    }),
});

export const mountJobDesk = (app: FastifyInstance, platform: Platform): void =>
  mountContract(app, jobDeskContract, createHandlers(platform));
