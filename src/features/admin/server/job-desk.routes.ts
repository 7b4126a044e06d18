/** API calls for the admins' list of jobs. Each action, its log entry, its notification and its email are stored in one transaction. */
import type { FastifyInstance } from 'fastify';
import { foldText } from '#engine/matching.domain.ts';
import { settleInvitations } from '#features/invitations/server/invitations.service.ts';
import { lockModeratedJob, restoreJob, takeDownJob } from '#features/jobs/server/takedowns.service.ts';
import { recordViewerAudit } from '#server/audit/audit.db.ts';
import type { Queryable } from '#server/db/database.ts';
import { toPage } from '#server/http/lists.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import type { Platform } from '#server/platform.ts';
import { searchPatterns } from '#server/search/search-words.db.ts';
import { notFound } from '#shared/errors.ts';
import { type JobDeskEntry, jobDeskContract } from '../job-desk.contract.ts';
import { requireForeign } from './foreign-rows.ts';
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
      const job = requireForeign(await lockModeratedJob(tx, params.id), 'job', viewer);
      await takeDownJob(tx, platform, job, body.reason);
      await settleInvitations(tx, job.id);
      await recordViewerAudit(tx, { viewer, request }, 'job.taken-down', job.title, {
        jobId: job.id,
        companyId: job.companyId,
        reason: body.reason,
      });
      return requireDeskJob(tx, job.id);
    }),
  restore: ({ params, viewer, request }) =>
    platform.db.transaction(async (tx) => {
      const job = requireForeign(await lockModeratedJob(tx, params.id), 'job', viewer);
      await restoreJob(tx, platform, job);
      await recordViewerAudit(tx, { viewer, request }, 'job.restored', job.title, {
        jobId: job.id,
        companyId: job.companyId,
      });
      return requireDeskJob(tx, job.id);
    }),
});

export const mountJobDesk = (app: FastifyInstance, platform: Platform): void =>
  mountContract(app, jobDeskContract, createHandlers(platform));
