/** API calls to ask for a reply, and to file, list and close appeals against declines. */
import type { FastifyInstance } from 'fastify';
import { lockAccountForShare } from '#features/auth/server/users.service.ts';
import { findUserCandidate } from '#features/candidates/server/candidates.service.ts';
import { findUserCompany } from '#features/companies/server/companies.service.ts';
import { rewordForOtherReaders } from '#features/matching/server/compatibility.service.ts';
import { mayReadRecord } from '#features/pipeline/applications.policy.ts';
import {
  type ApplicationRow,
  findApplication,
  loadApplicationDetail,
  lockApplicationForUpdate,
  lockOwnApplicationForUpdate,
  type PipelinePorts,
} from '#features/pipeline/server/own-applications.service.ts';
import { recordViewerAction } from '#features/teams/server/company-log.service.ts';
import { recordViewerAudit } from '#server/audit/audit.db.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { toPage } from '#server/http/lists.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { orNull } from '#shared/schema.ts';
import type { AppealOutcome } from '#shared/vocabulary.ts';
import { answersContract } from '../answers.contract.ts';
import { statusAfterReopening } from '../answers.domain.ts';
import { mayCloseAppeal } from '../appeals.policy.ts';
import { toAppeal, toAppealReader, toListedAppeal } from './appeal-views.ts';
import {
  type AppealRow,
  type AppealScope,
  countAppeals,
  findAppeal,
  isSortedByDueDate,
  listAppeals,
} from './appeals.db.ts';
import { decideAppeal, fileAppeal } from './appeals.ts';
import { findScoreAtDecline } from './declines.db.ts';
import { nudge } from './nudge.ts';

type AnswerHandlers = Handlers<typeof answersContract>;

/** Locks the candidate's account, then the application. */
const lockOwnApplication = async (tx: Tx, id: string, viewer: Viewer) => {
  await lockAccountForShare(tx, viewer.userId);
  const { row, side } = await lockOwnApplicationForUpdate(tx, id, viewer);
  if (side !== 'candidate') throw notFound('application');
  return row;
};

/** Returns whose appeals the viewer may list: everyone's for admins, otherwise those of the viewer's profile. Null without a profile. */
const findAppealScope = async (db: Queryable, viewer: Viewer): Promise<AppealScope | null> => {
  if (viewer.isAdmin) return 'everyone';
  const company = await findUserCompany(db, viewer.userId);
  if (company !== null) return { companyId: company.id };
  const candidate = await findUserCandidate(db, viewer.userId);
  return candidate && { candidateId: candidate.id };
};

const requireAppeal = async (db: Queryable, id: string, viewer: Viewer): Promise<AppealRow> => {
  const row = await findAppeal(db, id);
  if (row === null || !mayReadRecord(toAppealReader(row, viewer))) throw notFound('review');
  return row;
};

const loadAppealDetail = async (db: Queryable, id: string, viewer: Viewer) => {
  const row = await requireAppeal(db, id, viewer);
  const compatibility = row.scoreOptOut ? null : await findScoreAtDecline(db, row.appeal.declineId);
  const isOwn = row.candidate.id === viewer.userId;
  return {
    ...toListedAppeal(row, viewer),
    compatibility: isOwn || compatibility === null ? compatibility : rewordForOtherReaders(compatibility),
  };
};

/** Members of the company close an appeal on its behalf. Admins close it in their own name, even if they belong to another company. */
const buildClosing = (
  viewer: Viewer,
  { company }: AppealRow,
  closing: { outcome: AppealOutcome; note: string | null },
) =>
  viewer.membership !== null && company.userId === viewer.userId
    ? { ...closing, closedBy: viewer.userId, memberId: viewer.memberId }
    : { ...closing, closedBy: viewer.memberId };

/** Records in the company's log that one of its members reopened an application. */
const recordReopening = async (
  tx: Tx,
  viewer: Viewer,
  { application, company, job }: ApplicationRow,
): Promise<void> => {
  const { id, declinedFrom } = application;
  if (declinedFrom === null || viewer.membership?.accountId !== company.userId) return;
  await recordViewerAction(tx, viewer, 'application.moved', {
    id,
    name: job.title,
    detail: statusAfterReopening(declinedFrom),
  });
};

const createCloseAppeal =
  (platform: Platform): AnswerHandlers['closeAppeal'] =>
  ({ params, body, viewer, request }) =>
    platform.db.transaction(async (tx) => {
      const unlocked = await requireAppeal(tx, params.id, viewer);
      if (!mayCloseAppeal(toAppealReader(unlocked, viewer))) {
        throw new AppError('forbidden', 'appeal-by-another');
      }
      await lockApplicationForUpdate(tx, unlocked.appeal.applicationId);
      const row = await findApplication(tx, unlocked.appeal.applicationId);
      if (row === null) throw notFound('review');
      const { outcome } = body;
      await decideAppeal(
        tx,
        platform,
        { appeal: unlocked.appeal, row },
        buildClosing(viewer, unlocked, { outcome, note: orNull(body.note) }),
      );
      if (outcome === 'reopened') await recordReopening(tx, viewer, row);
      await recordViewerAudit(tx, { viewer, request }, 'appeal.closed', unlocked.jobTitle, {
        appealId: params.id,
        applicationId: unlocked.appeal.applicationId,
        outcome,
      });
      return loadAppealDetail(tx, params.id, viewer);
    });

export const mountAnswers = (app: FastifyInstance, platform: Platform, ports: PipelinePorts): void =>
  mountContract(app, answersContract, {
    nudge: ({ params, viewer }) =>
      platform.db.transaction(async (tx) => {
        const row = await lockOwnApplication(tx, params.id, viewer);
        return loadApplicationDetail(tx, ports, await nudge(tx, platform, row), 'candidate', viewer);
      }),

    fileAppeal: ({ params, body, viewer }) =>
      platform.db.transaction(async (tx) => {
        const row = await lockOwnApplication(tx, params.id, viewer);
        return toAppeal(await fileAppeal(tx, row, body.text));
      }),

    listAppeals: async ({ viewer, query, page: { limit, after, db } }) => {
      const scope = await findAppealScope(db, viewer);
      if (scope === null) return { items: [], next: null, total: 0 };
      const state = orNull(query.status);
      const rows = await listAppeals(db, scope, state, { limit: limit + 1, after });
      const { items, next } = toPage(rows, limit, ({ appeal }): [string, string] => [
        isSortedByDueDate(state) ? appeal.dueAt : appeal.createdAt,
        appeal.id,
      ]);
      return {
        items: items.map((row) => toListedAppeal(row, viewer)),
        next,
        total: await countAppeals(db, scope, state),
      };
    },

    getAppeal: ({ params, viewer }) => loadAppealDetail(platform.db, params.id, viewer),
    closeAppeal: createCloseAppeal(platform),
  });
