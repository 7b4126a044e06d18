/**
 * References: a candidate names someone who worked with them. That person answers a form behind an
 * emailed link, without signing in, or declines. Declining erases their data. Only admins read the
 * answers, never the candidate or companies. Owns reference_requests.
 */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { LIMITS } from '#shared/limits.ts';
import { emailAddress, instantSchema, optionalChoice, requiredLine } from '#shared/schema.ts';
import { REFERENCE_STATUSES } from '#shared/vocabulary.ts';
import { referenceAnswerSchema } from './reference-answer.contract.ts';
import { ownVerificationSchema } from './verifications.contract.ts';

export const newReferenceSchema = z.object({
  name: requiredLine('reference-name-required', LIMITS.name),
  email: emailAddress('reference-email-required'),
  /** How the referee knows the candidate's work. Companies see it as the subject of the reference. */
  relation: requiredLine('relation-required', LIMITS.title),
  /** The language of the email and the questions. Defaults to English. */
  language: optionalChoice(LANGUAGES),
});
export type NewReference = z.infer<typeof newReferenceSchema>;

const token = z.string({ error: 'reference-link-not-complete' }).check(z.minLength(1), z.maxLength(200));

/** The data of the page behind the link. */
const referenceRequestSchema = z.object({
  candidateName: z.string(),
  relation: z.string(),
  status: z.enum(REFERENCE_STATUSES),
  /** The deadline for answering. Once answered, the end of the retention period. */
  endsAt: instantSchema,
});
export type ReferenceRequest = z.infer<typeof referenceRequestSchema>;

export const referencesContract = {
  askForReference: route({
    method: 'POST',
    path: '/api/verifications/references',
    access: 'candidate',
    summary: 'Requests a reference from a person, who receives an emailed link to a form',
    body: newReferenceSchema,
    response: ownVerificationSchema,
    status: 201,
  }),
  readReference: route({
    method: 'POST',
    path: '/api/references/read',
    access: 'visitor',
    summary:
      'Returns the request behind a reference link, and changes nothing. The token is sent in the body so that it does not appear in logs',
    body: z.object({ token }),
    response: referenceRequestSchema,
  }),
  answerReference: route({
    method: 'POST',
    path: '/api/references/answer',
    access: 'visitor',
    summary: 'Answers a reference request with the token from the emailed link, once',
    body: z.extend(referenceAnswerSchema, { token }),
    response: z.null(),
    status: 204,
  }),
  declineReference: route({
    method: 'POST',
    path: '/api/references/decline',
    access: 'visitor',
    summary: 'Declines a reference request or withdraws the answer; the name, address and answers are erased',
    body: z.object({ token }),
    response: z.null(),
    status: 204,
  }),
};
