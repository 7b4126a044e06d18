/**
 * API calls for receipts: those of one application for its two sides and for admins, and holds by admins.
 * "Not found" for everyone else.
 */
import type { FastifyInstance } from 'fastify';
import { receiptsContract } from '#features/scores/receipts.contract.ts';
import { endHold, hold, holdsOf, receiptOf, withoutScore } from '#features/scores/server/receipts.service.ts';
import { recordAudit } from '#server/audit/audit.db.ts';
import type { Queryable } from '#server/db/database.ts';
import { mountContract } from '#server/http/mount.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { sideOf } from '#shared/sides.ts';
import { mayReadRecord } from '../applications.policy.ts';
import { findApplication } from './applications.db.ts';

/** The application and the reader's side of it, null for an admin. Throws `notFound` for anyone else. */
const requireReadable = async (db: Queryable, id: string, viewer: Viewer) => {
  const row = await findApplication(db, id);
  const side = row && sideOf(viewer.userId, { company: row.company.userId, candidate: row.candidate.userId });
  if (!row || !mayReadRecord({ isAdmin: viewer.isAdmin, side })) throw notFound('application');
  return { row, side };
};

export const mountReceipts = (app: FastifyInstance, { db }: Platform): void =>
  mountContract(app, receiptsContract, {
    getReceipt: async ({ params, viewer }) => {
      const { row, side } = await requireReadable(db, params.id, viewer);
      const receipt = await receiptOf(db, params.id);
      if (receipt === null) throw notFound('receipt');
      return side === 'company' && row.candidate.scoreOptOut ? withoutScore(receipt) : receipt;
    },

    listScoreHolds: () => holdsOf(db),

    holdScores: ({ body, viewer, request }) =>
      db.transaction(async (tx) => {
        await requireReadable(tx, body.applicationId, viewer);
        const created = await hold(tx, body.applicationId);
        if (created === null) throw new AppError('conflict', 'receipts-held');
        await recordAudit(tx, {
          actor: { id: viewer.userId, email: viewer.email },
          action: 'scores.held',
          target: body.applicationId,
          clientAddress: request.ip,
        });
        return created;
      }),

    endScoreHold: ({ params, viewer, request }) =>
      db.transaction(async (tx) => {
        const endedHold = await endHold(tx, params.id);
        if (!endedHold) throw notFound('hold');
        await recordAudit(tx, {
          actor: { id: viewer.userId, email: viewer.email },
          action: 'scores.released',
          target: endedHold.applicationId,
          clientAddress: request.ip,
        });
        return null;
      }),
  });
