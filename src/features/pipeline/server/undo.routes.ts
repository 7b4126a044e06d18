/** API calls that undo moves. */
import type { FastifyInstance } from 'fastify';
import { mountContract } from '#server/http/mount.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors.ts';
import { undoContract } from '../undo.contract.ts';
import { forEachOwnApplication } from './for-each-own.ts';
import { toMoveAuthor } from './mover.ts';
import { loadApplicationDetail, requireOwnSide } from './own-side.ts';
import type { PipelinePorts } from './pipeline.ports.ts';
import { undoOrRefuse } from './undo-move.ts';

export const mountUndo = (app: FastifyInstance, platform: Platform, ports: PipelinePorts): void =>
  mountContract(app, undoContract, {
    undoMove: ({ params, body, viewer }) =>
      platform.db.transaction(async (tx) => {
        const { row, side } = await requireOwnSide(tx, params.id, viewer);
        const shownMoveIds = body?.moveId === undefined ? undefined : [body.moveId];
        const request = { side, ...toMoveAuthor(viewer), note: null, shownMoveIds };
        const undone = await undoOrRefuse(tx, platform, ports, row, request);
        if (undone.row === null) throw new AppError('conflict', undone.refusal);
        return loadApplicationDetail(tx, ports, undone.row, side, viewer);
      }),

    undoMoves: ({ body, viewer }) => {
      const request = { side: 'company' as const, ...toMoveAuthor(viewer), note: null, shownMoveIds: body.moveIds };
      return forEachOwnApplication(platform, ports, viewer, body.ids, (tx, row) =>
        undoOrRefuse(tx, platform, ports, row, request),
      );
    },
  });
