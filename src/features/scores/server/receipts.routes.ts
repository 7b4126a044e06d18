/**
 * API calls for receipts. The candidate and the company of an application can read its receipts. Admins can
 * also read them and put them on hold. Everyone else gets "not found".
 */
import type { FastifyInstance } from 'fastify';
import { recordViewerAudit } from '#server/audit/audit.db.ts';
import type { Queryable } from '#server/db/database.ts';
import { mountContract } from '#server/http/mount.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { receiptsContract } from '../receipts.contract.ts';
import { endHold, findReceipt, holdReceipts, listNewestHolds, redactScore } from './receipts.service.ts';
import type { ScorePorts } from './scores.ports.ts';

export const mountReceipts = (app: FastifyInstance, { db }: Platform, { findRecordReader }: ScorePorts): void => {
  /** Returns the viewer's access to the receipt. Throws `notFound` without access. */
  const requireReader = async (queryable: Queryable, applicationId: string, viewer: Viewer) => {
    const reader = await findRecordReader(queryable, applicationId, viewer);
    if (reader === null) throw notFound('application');
    return reader;
  };

  mountContract(app, receiptsContract, {
    getReceipt: async ({ params, viewer }) => {
      const { side, scoreOptOut } = await requireReader(db, params.id, viewer);
      const receipt = await findReceipt(db, params.id);
      if (receipt === null) throw notFound('receipt');
      return side === 'company' && scoreOptOut ? redactScore(receipt) : receipt;
    },

    listScoreHolds: () => listNewestHolds(db),

    holdScores: ({ body, viewer, request }) =>
      db.transaction(async (tx) => {
        await requireReader(tx, body.applicationId, viewer);
        const created = await holdReceipts(tx, body.applicationId);
        if (created === null) throw new AppError('conflict', 'receipts-held');
        await recordViewerAudit(tx, { viewer, request }, 'scores.held', body.applicationId);
        return created;
      }),

    endScoreHold: ({ params, viewer, request }) =>
      db.transaction(async (tx) => {
        const endedHold = await endHold(tx, params.id);
        if (!endedHold) throw notFound('hold');
        await recordViewerAudit(tx, { viewer, request }, 'scores.released', endedHold.applicationId);
        return null;
      }),
  });
};
