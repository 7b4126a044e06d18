/**
 * Offers: the terms that a company sends for an application, in one or more versions. Only the newest version can be open. The candidate accepts or
 * declines it, the company withdraws it, or it expires. The candidate can also propose other terms, once for each version. Accepting moves the
 * application to `hired`, creates the hire and stores a PDF of the accepted terms, all in one transaction. The offer contains the SHA-256 hash of
 * the PDF. Owns offers and their documents. Emails: new version, withdrawn, expired, accepted, declined, other terms proposed, terms kept. Events:
 * `application_updated`.
 */

import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { calendarDay, instantSchema, objectId, optionalFlag, optionalText, requiredChoice } from '#shared/schema.ts';
import { OFFER_STATUSES, WORK_TYPES } from '#shared/vocabulary.ts';
import { OFFER_ACTIONS, PROPOSAL_ACTIONS } from './hiring.policy.ts';

/** The terms: pay, hours and start. */
export const termsShape = {
  hourlyRate: z
    .int({ error: 'rate-not-whole' })
    .check(
      z.minimum(LIMITS.rateMin, refusal('rate-too-low', { amount: LIMITS.rateMin })),
      z.maximum(LIMITS.rateMax, refusal('rate-too-high', { amount: LIMITS.rateMax })),
    ),
  hoursPerWeek: z
    .int({ error: 'weekly-hours-not-whole' })
    .check(
      z.minimum(1, refusal('weekly-hours-too-low', { count: 1 })),
      z.maximum(LIMITS.weeklyHoursMax, refusal('weekly-hours-too-high', { count: LIMITS.weeklyHoursMax })),
    ),
  employmentType: requiredChoice(WORK_TYPES, 'work-type-required'),
  startDate: calendarDay('start-date-required'),
  /** Null or absent if there is no end date. */
  endDate: z.optional(z.nullable(z.union([z.literal(''), calendarDay('not-a-date')], { error: 'not-a-date' }))),
};

/** Requires that the last day is not before the first day. */
const endsAfterStart = z.refine<{ startDate: string; endDate?: string | null | undefined }>(
  ({ startDate, endDate }) => !endDate || endDate >= startDate,
  { path: ['endDate'], error: 'before-the-start-date' },
);

export const termsSchema = z.object(termsShape).check(endsAfterStart);

const INVALID_TIME = 'not-a-date-and-time';

export const newOfferSchema = z
  .object({
    ...termsShape,
    note: optionalText(LIMITS.text),
    /** A date and time. A day without a time means the end of that day in UTC-8. Defaults to the day in two weeks. */
    expiresAt: z.optional(
      z.nullable(
        z.union([z.literal(''), z.iso.datetime({ offset: true }), calendarDay(INVALID_TIME)], { error: INVALID_TIME }),
      ),
    ),
  })
  .check(endsAfterStart);
export type NewOffer = z.infer<typeof newOfferSchema>;

/** Other terms that a candidate proposes for an open offer. */
export const newProposalSchema = z.object({
  hourlyRate: termsShape.hourlyRate,
  hoursPerWeek: termsShape.hoursPerWeek,
  startDate: termsShape.startDate,
  note: optionalText(LIMITS.text),
});
export type NewProposal = z.infer<typeof newProposalSchema>;

export const proposalSchema = z.object({
  hourlyRate: z.int(),
  hoursPerWeek: z.int(),
  startDate: z.string(),
  note: z.nullable(z.string()),
  createdAt: instantSchema,
  /** When the company decided to keep its terms. */
  keptAt: z.nullable(instantSchema),
});

export const offerSchema = z.object({
  id: z.string(),
  applicationId: z.string(),
  /** Starts at 1. Only the newest version can be open. */
  version: z.int(),
  status: z.enum(OFFER_STATUSES),
  hourlyRate: z.int(),
  hoursPerWeek: z.int(),
  employmentType: z.enum(WORK_TYPES),
  startDate: z.string(),
  endDate: z.nullable(z.string()),
  note: z.nullable(z.string()),
  expiresAt: instantSchema,
  createdAt: instantSchema,
  /** When the candidate first saw it. */
  seenAt: z.nullable(instantSchema),
  /** When it was accepted, declined or withdrawn, or when it expired. */
  endedAt: z.nullable(instantSchema),
  /** The candidate's reason for declining. */
  reason: z.nullable(z.string()),
  /** The SHA-256 hash of the document in hex. Null until accepted. */
  sha256: z.nullable(z.string()),
  job: z.object({ id: z.string(), title: z.string() }),
  companyName: z.string(),
  candidateName: z.string(),
  /** The actions that the requesting user can take now. */
  actions: z.array(z.enum(OFFER_ACTIONS)),
  /** The other terms that the candidate proposed for this version, if any. */
  proposal: z.nullable(proposalSchema),
  /** The actions on the proposal that the requesting user can take now. */
  proposalActions: z.array(z.enum(PROPOSAL_ACTIONS)),
});
export type Offer = z.infer<typeof offerSchema>;

export const offersContract = {
  makeOffer: route({
    method: 'POST',
    path: '/api/applications/:id/offers',
    access: 'company',
    may: 'recruit',
    summary: 'Makes an offer, which replaces any previous version and moves the application to `offered`',
    body: newOfferSchema,
    response: offerSchema,
    status: 201,
  }),
  listApplicationOffers: route({
    method: 'GET',
    path: '/api/applications/:id/offers',
    access: 'signedIn',
    may: 'recruit',
    summary:
      'Returns all versions of the offer for an application, newest first; marks them as seen if the caller is the candidate',
    response: z.array(offerSchema),
  }),
  listOffersWith: route({
    method: 'GET',
    path: '/api/offers',
    access: 'signedIn',
    may: 'recruit',
    summary:
      'Returns the newest version of each offer between the signed-in user and another person, newest first, at most ten; marks them as seen if the caller is the candidate',
    query: z.object({ userId: objectId('not-an-id') }),
    response: z.array(offerSchema),
  }),
  acceptOffer: route({
    method: 'POST',
    path: '/api/offers/:id/accept',
    access: 'candidate',
    summary:
      'Accepts an offer, which creates the hire; 409 unless it is the newest version, or with `hours-conflict` above 50 hours a week in total without `acknowledgeHours`',
    body: z.object({
      version: z.int({ error: 'offer-version-required' }),
      /** True if the candidate acknowledges a total of more than `LIMITS.weeklyHoursBeforeAcknowledgment` a week. */
      acknowledgeHours: optionalFlag(),
    }),
    response: offerSchema,
  }),
  declineOffer: route({
    method: 'POST',
    path: '/api/offers/:id/decline',
    access: 'candidate',
    summary: 'Declines an offer, which withdraws the application',
    body: z.optional(z.nullable(z.object({ reason: optionalText(LIMITS.text) }))),
    response: offerSchema,
  }),
  proposeTerms: route({
    method: 'POST',
    path: '/api/offers/:id/proposal',
    access: 'candidate',
    summary: "Proposes other terms for an open offer, once for each version; it is then the company's turn",
    body: newProposalSchema,
    response: offerSchema,
    status: 201,
  }),
  keepTerms: route({
    method: 'POST',
    path: '/api/offers/:id/proposal/keep',
    access: 'company',
    may: 'recruit',
    summary: "Keeps the terms of an open offer after the candidate proposed others; it is then the candidate's turn",
    response: offerSchema,
  }),
  withdrawOffer: route({
    method: 'POST',
    path: '/api/offers/:id/withdraw',
    access: 'company',
    may: 'recruit',
    summary: 'Withdraws an open offer; the application keeps its status',
    response: offerSchema,
  }),
  getOfferDocument: route({
    method: 'GET',
    path: '/api/offers/:id/document',
    access: 'signedIn',
    may: 'recruit',
    summary:
      'Returns the PDF of the accepted terms, or of an open offer as a proposal; 404 for offers that ended otherwise',
    response: z.string(),
    isDownload: true,
  }),
};
