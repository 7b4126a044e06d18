/**
 * API calls for reports. Filing notifies all admins except the reported person and the members of their
 * company. Resolving is logged and settles the notifications. Each change is stored in one transaction.
 */
import type { FastifyInstance } from 'fastify';
import { listAdminIds } from '#features/auth/server/auth.service.ts';
import { listMembers } from '#features/auth/server/memberships.service.ts';
import { lockAccountForShare } from '#features/auth/server/users.service.ts';
import {
  notifyPeople,
  publishQueueChange,
  settleNotifications,
} from '#features/notifications/server/notifications.service.ts';
import { hasUserAppliedToCompany } from '#features/pipeline/server/applications.service.ts';
import { recordViewerAudit } from '#server/audit/audit.db.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { toPage } from '#server/http/lists.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { type Viewer, viewerAccountId } from '#server/http/viewer.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, invalidField, notFound } from '#shared/errors.ts';
import { fullName } from '#shared/full-name.ts';
import { orNull } from '#shared/schema.ts';
import { reportsContract } from '../reports.contract.ts';
import { mayReport, mayResolve, type ReporterRelations } from '../reports.policy.ts';
import {
  countReports,
  findReport,
  findReportedName,
  hasOpenReportAbout,
  insertReport,
  isListedFor,
  listReports,
  markResolved,
} from './reports.db.ts';

/** Functions that are passed in because this feature must not import messages. */
export interface ReportPorts {
  /** Returns true if two people have a conversation. The order of the ids does not matter. */
  haveConversation: (db: Queryable, userId: string, otherId: string) => Promise<boolean>;
}

/** Loads the viewer's relations to a person. */
const loadRelations = async (
  tx: Tx,
  ports: ReportPorts,
  viewer: Viewer,
  otherId: string,
): Promise<ReporterRelations> => {
  const [companyUserId, candidateUserId] =
    viewer.accountType === 'company' ? [viewer.userId, otherId] : [otherId, viewer.userId];
  return {
    haveConversation: await ports.haveConversation(tx, viewer.userId, otherId),
    hasAppliedToCompany: await hasUserAppliedToCompany(tx, companyUserId, candidateUserId),
    isListed: await isListedFor(tx, viewer.accountType, otherId),
  };
};

/** Notifies each admin except the reported person and the members of the reported company. */
const notifyAdmins = async (tx: Tx, reportId: string, reportedId: string): Promise<void> => {
  const data = { reportId, userId: reportedId, name: (await findReportedName(tx, reportedId)) ?? '' };
  const reportedMembers = await listMembers(tx, reportedId);
  const excludedIds = new Set([reportedId, ...reportedMembers.map(({ userId }) => userId)]);
  const recipientIds = (await listAdminIds(tx)).filter((adminId) => !excludedIds.has(adminId));
  await notifyPeople(
    tx,
    'report_filed',
    recipientIds.map((userId) => ({ userId, data })),
  );
};

/** Settles the notifications about a person when no report about them is open. The bell groups them by person. */
const settleReportNotifications = async (tx: Tx, reportedId: string): Promise<void> => {
  if (await hasOpenReportAbout(tx, reportedId)) return;
  await settleNotifications(tx, await listAdminIds(tx), 'report_filed', { userId: reportedId });
};

const createFileReport =
  ({ db, limiter }: Platform, ports: ReportPorts): Handlers<typeof reportsContract>['fileReport'] =>
  async ({ viewer, body }) => {
    const reportedId = body.userId.toLowerCase();
    if (reportedId === viewer.userId) throw invalidField('userId', 'reporting-oneself');
    await limiter.count(db, RATE_LIMITS.reports, viewer.userId);
    return db.transaction(async (tx) => {
      await lockAccountForShare(tx, viewer.userId);
      if (!mayReport(await loadRelations(tx, ports, viewer, reportedId))) throw notFound('person');
      const report = await insertReport(tx, { reporterId: viewer.userId, reportedId, reason: body.reason });
      if (report === null) {
        throw new AppError('conflict', 'reported-before');
      }
      await notifyAdmins(tx, report.id, reportedId);
      await publishQueueChange(tx);
      return { ...report, userId: reportedId };
    });
  };

const createResolveReport =
  ({ db }: Platform): Handlers<typeof reportsContract>['resolveReport'] =>
  ({ params, body, viewer, request }) =>
    db.transaction(async (tx) => {
      const resolution = orNull(body.note);
      const wasOpen = await markResolved(tx, params.id, { resolvedBy: viewer.userId, resolution });
      const report = await findReport(tx, params.id);
      if (report === null) throw notFound('report');
      if (!mayResolve({ adminId: viewerAccountId(viewer), personId: report.reported.id })) {
        throw new AppError('forbidden', 'about-yourself');
      }
      if (!wasOpen) throw new AppError('conflict', 'report-resolved');
      await settleReportNotifications(tx, report.reported.id);
      await publishQueueChange(tx);
      await recordViewerAudit(
        tx,
        { viewer, request },
        'report.resolved',
        report.reported.email ?? fullName(report.reported),
        { reportId: report.id, reporter: report.reporter.email },
      );
      return report;
    });

export const mountReports = (app: FastifyInstance, platform: Platform, ports: ReportPorts): void =>
  mountContract(app, reportsContract, {
    fileReport: createFileReport(platform, ports),
    listReports: async ({ query, page, viewer }) => {
      const scope = { status: query.status || 'open', readerId: viewerAccountId(viewer) } as const;
      const order = query.sort || 'newest';
      const rows = await listReports(page.db, { ...scope, order }, page.limit + 1, page.after);
      const total = await countReports(page.db, scope);
      return { ...toPage(rows, page.limit, (row): [string, string] => [row.createdAt, row.id]), total };
    },
    resolveReport: createResolveReport(platform),
  });
