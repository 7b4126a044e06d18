/**
 * Taking the newest move of an application back: by the side that made it, within ten minutes, if no one moved since. The application
 * stands where it stood before and since when it stood there; the other side is neither mailed nor keeps the bell of it.
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
    summary: "Take back one's own newest move, within ten minutes",
    response: applicationDetailSchema,
  }),
  undoMoves: route({
    method: 'POST',
    path: '/api/applications/moves/undo',
    access: 'company',
    summary: 'Take back the newest move of several applications, each by itself',
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
