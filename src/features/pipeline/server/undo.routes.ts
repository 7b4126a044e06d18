/** The calls that undo moves. */
import type { FastifyInstance } from 'fastify';
import { mountContract } from '#server/http/mount.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors.ts';
import { undoContract } from '../undo.contract.ts';
import { forEachOwn } from './for-each-own.ts';
import { detailOf, requireOwnSide } from './own-side.ts';
import type { PipelinePorts } from './pipeline.ports.ts';
import { undoOne } from './undo-move.ts';

export const mountUndo = (app: FastifyInstance, platform: Platform, ports: PipelinePorts): void =>
  mountContract(app, undoContract, {
    undoMove: ({ params, viewer }) =>
      platform.db.transaction(async (tx) => {
        const { row, side } = await requireOwnSide(tx, params.id, viewer);
        const undone = await undoOne(tx, platform, row, { side, byUserId: viewer.userId, note: null });
        if (undone.row === null) throw new AppError('conflict', undone.refusal);
        return detailOf(tx, ports, undone.row, side);
      }),

    undoMoves: ({ body, viewer }) =>
      forEachOwn(platform, ports, viewer, body.ids, (tx, row) =>
        undoOne(tx, platform, row, { side: 'company', byUserId: viewer.userId, note: null }),
      ),
  });
