/**
 * Verifications: facts about candidates that admins check, such as identity, English, skills, references and past work. Candidates request them,
 * admins decide, and companies see the results and their expiry in profiles and lists (embedded by the candidates feature). The history is
 * append-only. Admins cannot decide on their own verifications. Scores never use them. Owns verifications and their history. Writes the audit log.
 * Candidates are notified through the event `verification.moved`.
 */
import * as z from 'zod/mini';
import { personSchema } from '#features/auth/auth.contract.ts';
import { route } from '#shared/contract.ts';
import { refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import {
  cursorInstant,
  instantSchema,
  optionalChoice,
  optionalLine,
  optionalText,
  requiredChoice,
} from '#shared/schema.ts';
import { VERIFICATION_KINDS, VERIFICATION_STATUSES } from '#shared/vocabulary.ts';
import { reviewedReferenceSchema } from './reference-answer.contract.ts';

/** A verification as companies see it. Never contains notes or admins' names. */
export const verificationSchema = z.object({
  id: z.string(),
  kind: z.enum(VERIFICATION_KINDS),
  /** The skill, reference or past job, or the rated level of English. Otherwise null. */
  subject: z.nullable(z.string()),
  status: z.enum(VERIFICATION_STATUSES),
  /** How it was checked. */
  method: z.nullable(z.string()),
  verifiedAt: z.nullable(instantSchema),
  /** Null before it is verified, and if it does not expire. */
  expiresAt: z.nullable(instantSchema),
  /** The name of the marketplace, never that of an admin. */
  by: z.string(),
});
export type Verification = z.infer<typeof verificationSchema>;

const eventSchema = z.object({
  /** Null for the claim. */
  from: z.nullable(z.enum(VERIFICATION_STATUSES)),
  to: z.enum(VERIFICATION_STATUSES),
  method: z.nullable(z.string()),
  at: instantSchema,
});

/** A verification as its candidate sees it. The history is oldest first. */
export const ownVerificationSchema = z.extend(verificationSchema, {
  createdAt: instantSchema,
  history: z.array(eventSchema),
});
export type OwnVerification = z.infer<typeof ownVerificationSchema>;

/** A verification as admins see it. Admins see no notes or references about themselves. */
const reviewedVerificationSchema = z.extend(verificationSchema, {
  createdAt: instantSchema,
  candidate: z.extend(personSchema, {
    /** Null if the profile has not been set up yet. */
    candidateId: z.nullable(z.string()),
    jobTitle: z.nullable(z.string()),
  }),
  /** The reference request. Null if there is none. */
  reference: z.nullable(reviewedReferenceSchema),
  history: z.array(
    z.extend(eventSchema, {
      note: z.nullable(z.string()),
      /** Null for claims, expiries, and checks that began with a writing test. */
      admin: z.nullable(personSchema),
    }),
  ),
});
export type ReviewedVerification = z.infer<typeof reviewedVerificationSchema>;

export const claimSchema = z
  .object({
    kind: requiredChoice(VERIFICATION_KINDS, 'verification-kind-required'),
    /** Required for a skill, a reference and past work. */
    subject: optionalLine(LIMITS.title),
  })
  .check(
    z.refine(({ kind, subject }) => kind !== 'skill' || (subject ?? '').length <= LIMITS.skill, {
      path: ['subject'],
      error: refusal('text-too-long', { count: LIMITS.skill }),
    }),
  );
export type Claim = z.infer<typeof claimSchema>;

export const decisionSchema = z.object({
  status: requiredChoice(VERIFICATION_STATUSES),
  /** How it was checked. Visible to companies. Required to verify, unless it was stated when the check began. */
  method: optionalText(LIMITS.shortText),
  /** For admins only. */
  note: optionalText(LIMITS.text),
  /** Only for the status `verified`: an instant, or the last valid day. The default depends on the lifetime of the kind. */
  expiresAt: z.optional(
    z.nullable(
      z.union([z.iso.datetime({ offset: true }), z.iso.date(), z.literal('')], {
        error: 'not-a-date-or-time',
      }),
    ),
  ),
});
export type Decision = z.infer<typeof decisionSchema>;

/** By claim date. */
export const VERIFICATION_ORDERS = ['newest', 'oldest'] as const;
export type VerificationOrder = (typeof VERIFICATION_ORDERS)[number];

const claimCursor = z.tuple([cursorInstant(), z.uuid()]);

export const verificationsContract = {
  listVerifications: route({
    method: 'GET',
    path: '/api/verifications',
    access: 'candidate',
    summary: 'Returns the verifications of the candidate with their history, newest first',
    response: z.array(ownVerificationSchema),
    cursor: claimCursor,
  }),
  claimVerification: route({
    method: 'POST',
    path: '/api/verifications',
    access: 'candidate',
    summary: 'Requests a verification; one open request per kind and subject',
    body: claimSchema,
    response: ownVerificationSchema,
    status: 201,
  }),
  listReviewedVerifications: route({
    method: 'GET',
    path: '/api/admin/verifications',
    access: 'admin',
    summary:
      'Returns verifications with a status, or the open ones; by default open ones longest waiting first, others newest first',
    query: z.object({ status: optionalChoice(VERIFICATION_STATUSES), sort: optionalChoice(VERIFICATION_ORDERS) }),
    response: z.array(reviewedVerificationSchema),
    cursor: claimCursor,
  }),
  getReviewedVerification: route({
    method: 'GET',
    path: '/api/admin/verifications/:id',
    access: 'admin',
    summary: 'Returns one verification with its history and notes',
    response: reviewedVerificationSchema,
  }),
  decideVerification: route({
    method: 'POST',
    path: '/api/admin/verifications/:id',
    access: 'admin',
    summary: 'Moves a verification: claimed to checking, checking to verified or failed, verified to revoked; logged',
    body: decisionSchema,
    response: reviewedVerificationSchema,
  }),
};
