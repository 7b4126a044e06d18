/** Invites several people to a job in one call, under the same rules as a single invitation. Owns no tables. */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { objectId, optionalText } from '#shared/schema.ts';

/** Kept low, so that companies read each profile before they invite the person. */
export const MAX_INVITED_AT_ONCE = 20;

/**
 * The result for one person. `not-available`: not vetted, deleted, or the company may not write to them. The outcome never reveals which one applies.
 */
export const INVITE_OUTCOMES = ['invited', 'already-invited', 'already-applied', 'not-available'] as const;
export type InviteOutcome = (typeof INVITE_OUTCOMES)[number];

export const inviteResultSchema = z.object({ candidateId: z.string(), outcome: z.enum(INVITE_OUTCOMES) });
export type InviteResult = z.infer<typeof inviteResultSchema>;

export const inviteManyContract = {
  inviteMany: route({
    method: 'POST',
    path: '/api/invitations/many',
    access: 'company',
    may: 'recruit',
    summary:
      'Invites one to twenty candidates to an open job and returns what happened to each; beyond the daily limit no one is invited',
    body: z.object({
      jobId: objectId('job-required'),
      candidateIds: z
        .array(objectId('candidate-required'), { error: 'candidate-required' })
        .check(
          z.minLength(1, 'candidate-required'),
          z.maxLength(MAX_INVITED_AT_ONCE, refusal('too-many-at-once', { count: MAX_INVITED_AT_ONCE })),
        ),
      note: optionalText(LIMITS.text),
    }),
    response: z.array(inviteResultSchema),
  }),
};
