/**
 * The ledger of what the market checked of a person: identity, English, skills, references, past work. Candidates claim, admins
 * check and decide, companies see what was checked and until when, in profiles and lists (the candidates feature embeds it).
 * The history is append only; no one decides about themself; the score never reads any of it. Owns verifications and their
 * events; tells the candidate's bell and the audit log.
 */
import * as z from 'zod/mini';
import { personSchema } from '#features/auth/auth.contract.ts';
import { route } from '#shared/contract.ts';
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

/** What was checked, as companies see it. Never what an admin noted, and never who it was. */
export const verificationSchema = z.object({
  id: z.string(),
  kind: z.enum(VERIFICATION_KINDS),
  /** Which skill, whose reference, which work; null where the kind says it all. */
  subject: z.nullable(z.string()),
  status: z.enum(VERIFICATION_STATUSES),
  /** How it was checked. */
  method: z.nullable(z.string()),
  verifiedAt: z.nullable(instantSchema),
  /** Null while it was not verified, and where it holds for good. */
  expiresAt: z.nullable(instantSchema),
  /** The market's name. */
  by: z.string(),
});
export type Verification = z.infer<typeof verificationSchema>;

const eventSchema = z.object({
  /** Null where it was claimed. */
  from: z.nullable(z.enum(VERIFICATION_STATUSES)),
  to: z.enum(VERIFICATION_STATUSES),
  method: z.nullable(z.string()),
  at: instantSchema,
});

/** One of the candidate's own, with what became of it, from the first event to the last. */
export const ownVerificationSchema = z.extend(verificationSchema, {
  createdAt: instantSchema,
  history: z.array(eventSchema),
});
export type OwnVerification = z.infer<typeof ownVerificationSchema>;

/** One as admins see it; about themself they see no note, and nothing of what was asked of others. */
const reviewedVerificationSchema = z.extend(verificationSchema, {
  createdAt: instantSchema,
  candidate: z.extend(personSchema, {
    /** Null where the profile was not set up yet. */
    candidateId: z.nullable(z.string()),
    jobTitle: z.nullable(z.string()),
  }),
  /** What was asked of someone for it; null where no one was. */
  reference: z.nullable(reviewedReferenceSchema),
  history: z.array(
    z.extend(eventSchema, {
      note: z.nullable(z.string()),
      /** Null where the candidate claimed, or time made it expire. */
      admin: z.nullable(personSchema),
    }),
  ),
});
export type ReviewedVerification = z.infer<typeof reviewedVerificationSchema>;

export const claimSchema = z.object({
  kind: requiredChoice(VERIFICATION_KINDS, 'verification-kind-required'),
  /** Required for a skill, a reference and past work. */
  subject: optionalLine(LIMITS.title),
});
export type Claim = z.infer<typeof claimSchema>;

export const decisionSchema = z.object({
  status: requiredChoice(VERIFICATION_STATUSES),
  /** How it was checked; companies read it. Required to verify, unless it was said when checking began. */
  method: optionalText(LIMITS.shortText),
  /** For admins only. */
  note: optionalText(LIMITS.text),
  /** Only where it is verified: a moment, or a day in UTC; the lifetime of the kind where it is left out. */
  expiresAt: z.optional(
    z.nullable(
      z.union([z.iso.datetime({ offset: true }), z.iso.date(), z.literal('')], {
        error: 'not-a-date-or-time',
      }),
    ),
  ),
});
export type Decision = z.infer<typeof decisionSchema>;

/** By when they were claimed. */
export const VERIFICATION_ORDERS = ['newest', 'oldest'] as const;
export type VerificationOrder = (typeof VERIFICATION_ORDERS)[number];

const claimedPlace = z.tuple([cursorInstant(), z.uuid()]);

export const verificationsContract = {
  listVerifications: route({
    method: 'GET',
    path: '/api/verifications',
    access: 'candidate',
    summary: "The candidate's own verifications with their history, newest first",
    response: z.array(ownVerificationSchema),
    cursor: claimedPlace,
  }),
  claimVerification: route({
    method: 'POST',
    path: '/api/verifications',
    access: 'candidate',
    summary: 'Ask for something to be checked; once at a time for the same thing',
    body: claimSchema,
    response: ownVerificationSchema,
    status: 201,
  }),
  listReviewedVerifications: route({
    method: 'GET',
    path: '/api/admin/verifications',
    access: 'admin',
    summary: 'Verifications of a status; those that are open where none is given, the longest waiting first',
    query: z.object({ status: optionalChoice(VERIFICATION_STATUSES), sort: optionalChoice(VERIFICATION_ORDERS) }),
    response: z.array(reviewedVerificationSchema),
    cursor: claimedPlace,
  }),
  getReviewedVerification: route({
    method: 'GET',
    path: '/api/admin/verifications/:id',
    access: 'admin',
    summary: 'One verification with its history and notes',
    response: reviewedVerificationSchema,
  }),
  decideVerification: route({
    method: 'POST',
    path: '/api/admin/verifications/:id',
    access: 'admin',
    summary: 'Move a verification on: claimed to checking, checking to verified or failed, verified to revoked; logged',
    body: decisionSchema,
    response: reviewedVerificationSchema,
  }),
};
