/**
 * The notice about scores: what affects them, what never does, how long they are kept, and how to
 * opt out. Owns the record of who acknowledged which version.
 */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { instantSchema, optionalChoice } from '#shared/schema.ts';

/**
 * The newest notice. `acknowledgedAt` is the time at which the reader acknowledged this version. Null if they have not, or if they are signed out.
 * If `isRequired` is true, the reader cannot apply to jobs until they acknowledge this version.
 */
export const scoreNoticeSchema = z.object({
  version: z.int(),
  /** Sections, separated by an empty line. */
  text: z.string(),
  acknowledgedAt: z.nullable(instantSchema),
  isRequired: z.boolean(),
});

const invalidVersion = 'notice-version-required';
export const noticeAcknowledgmentSchema = z.object({
  version: z.int({ error: invalidVersion }).check(z.minimum(1, invalidVersion)),
});

export const scoresContract = {
  getScoreNotice: route({
    method: 'GET',
    path: '/api/score-notice',
    access: 'visitor',
    summary: 'Returns the notice about scores in a language, and when the reader acknowledged it',
    query: z.object({ language: optionalChoice(LANGUAGES) }),
    response: scoreNoticeSchema,
  }),
  acknowledgeScoreNotice: route({
    method: 'POST',
    path: '/api/score-notice',
    access: 'signedIn',
    may: 'self',
    summary: 'Acknowledges the newest notice about scores; 409 for any other version',
    body: noticeAcknowledgmentSchema,
    response: scoreNoticeSchema,
  }),
};
