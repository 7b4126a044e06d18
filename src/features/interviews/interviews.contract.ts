/**
 * Interviews of an application. The company proposes times, the candidate takes one, either side moves or cancels, the company says
 * afterwards whether it took place. No one is in two booked interviews at once. Owns interviews, their proposed times, their reminders and
 * the private calendar feeds. Mails: proposed, booked, moved, cancelled, reminders; those about a booked time carry a calendar entry.
 * Events: `interview_updated`.
 */

import * as z from 'zod/mini';
import { personSchema } from '#features/auth/auth.contract.ts';
import { route } from '#shared/contract.ts';
import { refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import {
  cursorInstant,
  instantSchema,
  objectId,
  optionalLine,
  optionalText,
  optionalWebAddress,
  requiredChoice,
} from '#shared/schema.ts';
import { SIDES } from '#shared/sides.ts';
import { INTERVIEW_STATUSES } from '#shared/vocabulary.ts';
import { INTERVIEW_ACTIONS } from './interviews.policy.ts';

const sideSchema = z.enum(SIDES);

export const interviewSchema = z.object({
  id: z.string(),
  applicationId: z.string(),
  status: z.enum(INTERVIEW_STATUSES),
  durationMinutes: z.int(),
  /** The proposed times, the earliest first; those of the last proposal also once one of them is booked. */
  slots: z.array(z.object({ start: instantSchema })),
  /** The booked time; null until one is booked. */
  start: z.nullable(instantSchema),
  end: z.nullable(instantSchema),
  videoUrl: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** The version of the calendar entry: one more with each change. */
  sequence: z.int(),
  proposedBy: sideSchema,
  /** The booked time that the last move gave up. */
  movedFrom: z.nullable(instantSchema),
  cancelledBy: z.nullable(sideSchema),
  cancelReason: z.nullable(z.string()),
  job: z.object({ id: z.string(), title: z.string() }),
  company: z.object({ id: z.string(), companyName: z.string(), logoUrl: z.nullable(z.string()) }),
  candidate: z.object({ id: z.string(), user: personSchema }),
  /** The user on the other side, to write to. */
  otherUserId: z.string(),
  /** Where each side's clock stands, as a name that `Intl` takes; null where it is not known. */
  timeZones: z.object({ company: z.nullable(z.string()), candidate: z.nullable(z.string()) }),
  /** What the reader may do with it now. */
  actions: z.array(z.enum(INTERVIEW_ACTIONS)),
  createdAt: instantSchema,
});
export type Interview = z.infer<typeof interviewSchema>;

const NOT_A_TIME = 'not-a-time';
const startSchema = z.iso.datetime({ offset: true, error: NOT_A_TIME });

const NO_SLOTS = 'slot-required';
const slotsSchema = z.array(z.object({ start: startSchema }), { error: NO_SLOTS }).check(
  z.minLength(1, NO_SLOTS),
  z.maxLength(LIMITS.interviewSlots, refusal('too-many-slots', { count: LIMITS.interviewSlots })),
  z.refine((slots) => new Set(slots.map(({ start }) => Date.parse(start))).size === slots.length, 'slots-not-distinct'),
);

/** IANA name of the zone that the sender's clock shows; what is none is as good as absent. */
const timeZone = optionalLine(LIMITS.shortText);

export const NOT_A_LENGTH = refusal('not-so-many-minutes', {
  from: LIMITS.interviewMinutesMin,
  to: LIMITS.interviewMinutesMax,
});
export const newInterviewSchema = z.object({
  durationMinutes: z
    .int({ error: NOT_A_LENGTH })
    .check(z.minimum(LIMITS.interviewMinutesMin, NOT_A_LENGTH), z.maximum(LIMITS.interviewMinutesMax, NOT_A_LENGTH)),
  slots: slotsSchema,
  videoUrl: optionalWebAddress('video-link-not-valid'),
  note: optionalText(LIMITS.text),
  timeZone,
});

const interviewMoveSchema = z.object({ slots: slotsSchema, note: optionalText(LIMITS.text), timeZone });

const interviewBookingSchema = z.object({ start: startSchema, timeZone });

/** What the company says of an interview after its start. */
const INTERVIEW_OUTCOMES = ['held', 'missed'] as const;

/** What the live connection says of interviews. */
export interface InterviewFrame {
  type: 'interview_updated';
  interviewId: string;
  applicationId: string;
}

const newestFirst = z.tuple([cursorInstant(), z.uuid()]);

export const interviewsContract = {
  proposeInterview: route({
    method: 'POST',
    path: '/api/applications/:id/interviews',
    access: 'company',
    summary: 'Propose times for an interview; an application that waits is moved to interviewing',
    body: newInterviewSchema,
    response: interviewSchema,
    status: 201,
  }),
  suggestTimes: route({
    method: 'GET',
    path: '/api/applications/:id/interviews/times',
    access: 'signedIn',
    summary:
      'Where the clocks of both sides stand, and the next times at which both work and neither is in an interview',
    query: z.object({ durationMinutes: z.optional(z.string()), timeZone }),
    response: z.object({
      timeZones: interviewSchema.shape.timeZones,
      times: z.array(z.object({ start: instantSchema })),
    }),
  }),
  listInterviews: route({
    method: 'GET',
    path: '/api/interviews',
    access: 'signedIn',
    summary: "One's own interviews, the last proposed first; of one application or with one other user where asked",
    query: z.object({ applicationId: z.optional(objectId()), userId: z.optional(objectId()) }),
    response: z.array(interviewSchema),
    cursor: newestFirst,
  }),
  bookInterview: route({
    method: 'POST',
    path: '/api/interviews/:id/book',
    access: 'signedIn',
    summary: 'Take one of the proposed times; 409 where either side is in another interview then',
    body: interviewBookingSchema,
    response: interviewSchema,
  }),
  moveInterview: route({
    method: 'POST',
    path: '/api/interviews/:id/move',
    access: 'signedIn',
    summary: 'Propose other times; a booked one is given up',
    body: interviewMoveSchema,
    response: interviewSchema,
  }),
  cancelInterview: route({
    method: 'POST',
    path: '/api/interviews/:id/cancel',
    access: 'signedIn',
    summary: 'Cancel an interview, or decline what was proposed',
    body: z.optional(z.nullable(z.object({ reason: optionalText(LIMITS.text) }))),
    response: interviewSchema,
  }),
  recordInterview: route({
    method: 'PATCH',
    path: '/api/interviews/:id',
    access: 'company',
    summary: 'Say after its start whether an interview took place',
    body: z.object({ outcome: requiredChoice(INTERVIEW_OUTCOMES) }),
    response: interviewSchema,
  }),
  getCalendar: route({
    method: 'GET',
    path: '/api/account/calendar',
    access: 'signedIn',
    summary: "The address of one's private calendar feed",
    response: z.object({ url: z.string() }),
  }),
  replaceCalendar: route({
    method: 'DELETE',
    path: '/api/account/calendar',
    access: 'signedIn',
    summary: 'End the address of the calendar feed and give a new one',
    response: z.object({ url: z.string() }),
  }),
};
