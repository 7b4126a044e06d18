/**
 * Replies to candidates. A candidate can ask for a reply after the company's deadline, and can appeal a decline to have it reviewed. The
 * reviewer is an admin or another member of the company, never the person who declined.
 */
import * as z from 'zod/mini';
import { compatibilitySchema } from '#engine/matching.contract.ts';
import { personSchema } from '#features/auth/auth.contract.ts';
import { applicationDetailSchema } from '#features/pipeline/applications.contract.ts';
import { appealSchema, declineSchema } from '#features/pipeline/declines.contract.ts';
import { route } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { cursorInstant, optionalChoice, optionalText, requiredChoice, requiredText } from '#shared/schema.ts';
import { APPEAL_OUTCOMES } from '#shared/vocabulary.ts';

export const newAppealSchema = z.object({
  text: requiredText('appeal-text-required', LIMITS.text),
});

/** An appeal in a list: the company and the candidate, the decline, and whether the viewer may close the appeal. */
export const listedAppealSchema = z.extend(appealSchema, {
  jobTitle: z.string(),
  companyName: z.string(),
  candidate: personSchema,
  decline: declineSchema,
  /** The score at the time of the decline. Null if none was stored. */
  score: z.nullable(z.int()),
  isOverdue: z.boolean(),
  /** Whether the viewer may close the appeal now. */
  mayClose: z.boolean(),
});
export type ListedAppeal = z.infer<typeof listedAppealSchema>;

/** One appeal, with the candidate's score at the time of the decline. */
export const appealDetailSchema = z.extend(listedAppealSchema, { compatibility: z.nullable(compatibilitySchema) });

/** `open` includes overdue appeals. */
export const APPEAL_STATES = ['open', 'overdue', 'closed'] as const;
export type AppealState = (typeof APPEAL_STATES)[number];

/** The due date in lists of open or overdue appeals; in other lists, the filing date. The id breaks ties. */
const appealsCursor = z.tuple([cursorInstant(), z.uuid()]);

export const answersContract = {
  nudge: route({
    method: 'POST',
    path: '/api/applications/:id/nudge',
    access: 'candidate',
    summary: 'Reminds the company to reply, once, after its answer time has passed',
    response: applicationDetailSchema,
  }),
  fileAppeal: route({
    method: 'POST',
    path: '/api/applications/:id/appeal',
    access: 'candidate',
    summary: 'Requests a review of a decline, once, within 30 days',
    body: newAppealSchema,
    response: appealSchema,
    status: 201,
  }),
  listAppeals: route({
    method: 'GET',
    path: '/api/appeals',
    access: 'signedIn',
    may: 'recruit',
    summary:
      'Returns reviews of declines, newest first, or by due date with the status `open` or `overdue`; all of them for admins, otherwise those of the signed-in user',
    query: z.object({ status: optionalChoice(APPEAL_STATES) }),
    response: z.array(listedAppealSchema),
    cursor: appealsCursor,
  }),
  getAppeal: route({
    method: 'GET',
    path: '/api/appeals/:id',
    access: 'signedIn',
    may: 'recruit',
    summary: "Returns one review of a decline, with the candidate's score at the time and its factors",
    response: appealDetailSchema,
  }),
  closeAppeal: route({
    method: 'POST',
    path: '/api/appeals/:id',
    access: 'signedIn',
    may: 'recruit',
    summary:
      'Closes a review of a decline; only for someone other than the person who declined. The outcome `reopened` restores the application',
    body: z.object({ outcome: requiredChoice(APPEAL_OUTCOMES), note: optionalText(LIMITS.text) }),
    response: appealDetailSchema,
  }),
};
