/**
 * API calls for the operations screen, and the call that email services use to report bounces and complaints. Replays, lifted suppressions and
 * erasures are logged.
 */
import type { FastifyInstance } from 'fastify';
import { erasePerson } from '#features/account/server/erasure.service.ts';
import { auditAuthor, recordViewerAudit, type ViewerCall } from '#server/audit/audit.db.ts';
import { listRuns, requestRun } from '#server/background/background-runs.db.ts';
import { checkBearer } from '#server/http/bearer.ts';
import { toPage } from '#server/http/lists.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import {
  countFailedMails,
  type FailedMail as FailedRow,
  listFailedMails,
  replayFailedMails,
} from '#server/mail/outbox.db.ts';
import { liftSuppression, listSuppressions, suppressAddress } from '#server/mail/suppressions.db.ts';
import type { Platform } from '#server/platform.ts';
import { BACKGROUND_WORK } from '#shared/background-work.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { RETENTION, RETENTION_IDS } from '#shared/retention.ts';
import { type BackgroundRun, type FailedMail, operationsContract } from '../operations.contract.ts';

const toFailedMail = ({ toAddress, lastError, hasBody, ...mail }: FailedRow): FailedMail => ({
  ...mail,
  to: toAddress,
  reason: lastError,
  canBeSent: hasBody,
});

const NEVER_RUN: Omit<BackgroundRun, 'name'> = {
  startedAt: null,
  doneAt: null,
  nextAt: null,
  rows: 0,
  failures: 0,
  lastError: null,
};

const createHandlers = (platform: Platform): Handlers<typeof operationsContract> => {
  const { db, env } = platform;

  /** Sends one failed email again, or all if `id` is null. */
  const replay = (call: ViewerCall, id: string | null): Promise<{ count: number }> =>
    db.transaction(async (tx) => {
      const count = await replayFailedMails(tx, id);
      if (count > 0) await recordViewerAudit(tx, call, 'mail.replayed', null, { count });
      return { count };
    });

  return {
    listFailedMails: async ({ page }) => {
      const rows = await listFailedMails(page.db, page.limit + 1, page.after);
      const mailPage = toPage(rows, page.limit, (row): [string, string] => [row.failedAt, row.id]);
      return { ...mailPage, items: mailPage.items.map(toFailedMail), total: await countFailedMails(page.db) };
    },
    replayMail: async ({ params, request, viewer }) => {
      const result = await replay({ request, viewer }, params.id);
      if (result.count === 0) throw new AppError('conflict', 'mail-not-replayable');
      return result;
    },
    replayMails: ({ request, viewer }) => replay({ request, viewer }, null),
    listSuppressions: async ({ page }) => {
      const rows = await listSuppressions(page.db, page.limit + 1, page.after);
      return toPage(rows, page.limit, (row): [string, string] => [row.createdAt, row.id]);
    },
    liftSuppression: ({ params, request, viewer }) =>
      db.transaction(async (tx) => {
        const address = await liftSuppression(tx, params.id);
        if (address === null) throw notFound('address');
        await recordViewerAudit(tx, { viewer, request }, 'suppression.lifted', address);
        return null;
      }),
    listBackground: async () => {
      const runs = new Map((await listRuns(db)).map((run) => [run.name, run]));
      return BACKGROUND_WORK.map((name) => ({ ...NEVER_RUN, ...runs.get(name), name }));
    },
    runBackground: async ({ body }) => {
      await requestRun(db, body.name);
      return body;
    },
    listRetention: async () => RETENTION_IDS.map((id) => ({ id, days: RETENTION[id].days })),
    erasePerson: ({ body, request, viewer }) =>
      db.transaction((tx) => erasePerson(tx, platform, body.email, auditAuthor({ request, viewer }))),
    reportMailEvent: async ({ body, request, reply }) => {
      if (env.mailEventsToken === null) throw notFound('page');
      checkBearer(request, reply, env.mailEventsToken);
      await suppressAddress(db, { address: body.address, reason: body.event, detail: body.detail ?? null });
      return null;
    },
  };
};

export const mountOperations = (app: FastifyInstance, platform: Platform): void =>
  mountContract(app, operationsContract, createHandlers(platform));
