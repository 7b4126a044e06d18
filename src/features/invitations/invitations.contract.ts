/**
 * The best-matching vetted people who have not applied to a job, and the invitations that a company sends them: one per person and job. The invited
 * person applies or declines. Owns invitations. Emails: invitation received (candidate). Events: `invitation_updated`.
 */
import * as z from 'zod/mini';
import {
  explainQuery,
  listedCompatibilitySchema,
  scoredPlace,
  unscoredField,
  unscoredPlace,
} from '#engine/matching.contract.ts';
import {
  candidateSummarySchema,
  listedCandidateSchema,
  peopleFilterQuery,
} from '#features/candidates/candidates.contract.ts';
import { companySummarySchema } from '#features/companies/companies.contract.ts';
import { route } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import {
  cursorInstant,
  instantSchema,
  objectId,
  optionalChoice,
  optionalText,
  requiredChoice,
} from '#shared/schema.ts';
import { INVITATION_STATUSES, JOB_STATUSES } from '#shared/vocabulary.ts';

/** A person who fits a job, with the fields of a row in Browse Candidates. */
export const jobMatchSchema = z.extend(listedCandidateSchema, {
  /** Shared working hours per day. Null if the job or the candidate states no time zone. */
  sharedHours: z.nullable(z.number()),
  /** The invitation to this job and its status. Null if there is none. */
  invitation: z.nullable(z.object({ id: z.string(), status: z.enum(INVITATION_STATUSES) })),
});
export type JobMatch = z.infer<typeof jobMatchSchema>;

/** An invitation as both sides see it. Lists contain only the beginning of a long note. */
export const invitationSchema = z.object({
  id: z.string(),
  jobId: z.string(),
  candidateId: z.string(),
  note: z.nullable(z.string()),
  status: z.enum(INVITATION_STATUSES),
  createdAt: instantSchema,
  /** When the person applied or declined. */
  answeredAt: z.nullable(instantSchema),
  job: z.object({
    id: z.string(),
    title: z.string(),
    status: z.enum(JOB_STATUSES),
    company: companySummarySchema,
  }),
  candidate: candidateSummarySchema,
  compatibilityScore: z.nullable(z.int()),
  compatibility: z.nullable(listedCompatibilitySchema),
  ...unscoredField,
});
export type Invitation = z.infer<typeof invitationSchema>;

export const newInvitationSchema = z.object({
  jobId: objectId('job-required'),
  candidateId: objectId('candidate-required'),
  note: optionalText(LIMITS.text),
});

/** A live update about an invitation. */
export interface InvitationFrame {
  type: 'invitation_updated';
  invitationId: string;
}

export const invitationsContract = {
  listMatches: route({
    method: 'GET',
    path: '/api/jobs/:id/matches',
    access: 'company',
    may: 'readAll',
    summary:
      'Returns available vetted people who have not applied to a job of the company, best match first; `includeHired=true` includes unavailable ones',
    query: z.object({ ...peopleFilterQuery, ...explainQuery }),
    response: z.array(jobMatchSchema),
    /** Unrounded score, then id. For unscored rows, which come last: time, then id. */
    cursor: z.union([z.tuple([...scoredPlace]), unscoredPlace]),
  }),
  invite: route({
    method: 'POST',
    path: '/api/invitations',
    access: 'company',
    may: 'recruit',
    summary: 'Invites a vetted candidate to apply to an open job, once',
    body: newInvitationSchema,
    response: invitationSchema,
    status: 201,
  }),
  listInvitations: route({
    method: 'GET',
    path: '/api/invitations',
    access: 'signedIn',
    may: 'readAll',
    summary: 'Returns the invitations that the company sent or the candidate received, newest first',
    query: z.object({ jobId: z.optional(objectId()), status: optionalChoice(INVITATION_STATUSES) }),
    response: z.array(invitationSchema),
    cursor: z.tuple([cursorInstant(), z.uuid()]),
  }),
  getInvitation: route({
    method: 'GET',
    path: '/api/invitations/:id',
    access: 'signedIn',
    may: 'readAll',
    summary: 'Returns one invitation with its full note, for the company or the candidate',
    response: invitationSchema,
  }),
  answerInvitation: route({
    method: 'PATCH',
    path: '/api/invitations/:id',
    access: 'candidate',
    summary: 'Declines an invitation; to accept one, apply to the job',
    body: z.object({ status: requiredChoice(['declined']) }),
    response: invitationSchema,
  }),
};
