/**
 * Undoes an application's latest move. The side that made the move can undo it within ten minutes, unless
 * the application has been moved since. The application returns to its previous status with its previous
 * time. The other side receives no email about the move, and its notification is removed. A screen sends the id of
 * the move that it shows, so that a newer move by someone else is not undone instead.
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
    summary:
      "Undoes the latest move of an application within ten minutes, if the signed-in user's side made it; 409 if `moveId` is sent and is not the latest move, or if a colleague has sent an offer since",
    body: z.optional(z.nullable(z.object({ moveId: z.optional(objectId()) }))),
    response: applicationDetailSchema,
  }),
  undoMoves: route({
    method: 'POST',
    path: '/api/applications/moves/undo',
    access: 'company',
    may: 'recruit',
    summary:
      'Undoes the latest move of several applications; each succeeds or fails on its own. If `moveIds` is sent, refuses the applications whose latest move is not in it',
    body: z.object({
      ids: z
        .array(objectId(), { error: 'applications-required' })
        .check(
          z.minLength(1, 'applications-required'),
          z.maxLength(LIMITS.pageMax, refusal('too-many-at-once', { count: LIMITS.pageMax })),
        ),
      moveIds: z.optional(
        z.array(objectId()).check(z.maxLength(LIMITS.pageMax, refusal('too-many-at-once', { count: LIMITS.pageMax }))),
      ),
    }),
    response: applicationMovesResultSchema,
  }),
};
