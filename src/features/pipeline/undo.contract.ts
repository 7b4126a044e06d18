/**
 * Undoes an application's latest move. The side that made the move can undo it within ten minutes, unless
 * the application has been moved since. The application returns to its previous status with its previous
 * time. The other side receives no email about the move, and its notification is removed.
 */

import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { objectId } from '#shared/schema.ts';
import { applicationDetailSchema, applicationMovesResultSchema } from './applications.contract.ts';

export const undoContract = {
  undoMove: route({
    method: 'POST',
    path: '/api/applications/:id/undo',
    access: 'signedIn',
    may: 'recruit',
    summary: "Undoes the latest move of an application within ten minutes, if the signed-in user's side made it",
    response: applicationDetailSchema,
  }),
  undoMoves: route({
    method: 'POST',
    path: '/api/applications/moves/undo',
    access: 'company',
    may: 'recruit',
    summary: 'Undoes the latest move of several applications; each succeeds or fails on its own',
    body: z.object({
      ids: z
        .array(objectId(), { error: 'applications-required' })
        .check(
          z.minLength(1, 'applications-required'),
          z.maxLength(LIMITS.pageMax, refusal('too-many-at-once', { count: LIMITS.pageMax })),
        ),
    }),
    response: applicationMovesResultSchema,
  }),
};
