/**
 * Interviews for an application. The company proposes times and chooses which of its members take part, and the candidate books one of the times.
 * Either side can reschedule or cancel the interview, and the company records whether it took place. No one has two booked interviews at the same
 * time. Owns interviews with their interviewers, proposed times and reminders, and the private calendar feeds. Emails: proposed, booked, rescheduled,
 * canceled, reminders, interviewer added, interviewer replaced. Emails about a booking or a change to it include a calendar entry. Events:
 * `interview_updated`.
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
  optionalChoice,
  optionalLine,
  optionalText,
  optionalWebAddress,
  requiredChoice,
} from '#shared/schema.ts';
import { SIDES } from '#shared/sides.ts';
import { INTERVIEW_STATUSES } from '#shared/vocabulary.ts';
import { completeMeetingLink } from './interviews.domain.ts';
import { INTERVIEW_ACTIONS } from './interviews.policy.ts';

const sideSchema = z.enum(SIDES);

/** A member of the company who takes part. Candidates do not get `lastName`. */
const interviewerSchema = z.object({ id: z.string(), firstName: z.string(), lastName: z.optional(z.string()) });

export const interviewSchema = z.object({
  id: z.string(),
  applicationId: z.string(),
  status: z.enum(INTERVIEW_STATUSES),
  durationMinutes: z.int(),
  /** The proposed times, earliest first. They are kept after a booking. */
  slots: z.array(z.object({ start: instantSchema })),
  /** The booked time, or null. */
  start: z.nullable(instantSchema),
  end: z.nullable(instantSchema),
  videoUrl: z.nullable(z.string()),
  /** The company's note. */
  note: z.nullable(z.string()),
  /** The note of a candidate who proposed other times, until a time is booked or the company proposes others. */
  moveNote: z.nullable(z.string()),
  /** The version of the calendar entry, incremented with each change. */
  sequence: z.int(),
  proposedBy: sideSchema,
  /** The last booked time that was replaced by rescheduling. Null if no booked time was ever replaced. */
  movedFrom: z.nullable(instantSchema),
  /** Null if neither side canceled it, but a suspension or the hire ended it. */
  cancelledBy: z.nullable(sideSchema),
  cancelReason: z.nullable(z.string()),
  job: z.object({ id: z.string(), title: z.string() }),
  company: z.object({ id: z.string(), companyName: z.string(), logoUrl: z.nullable(z.string()) }),
  candidate: z.object({ id: z.string(), user: personSchema }),
  /** At least one. Past interviews still list people who have left the company. */
  interviewers: z.array(interviewerSchema),
  /** The user on the other side, for sending messages. */
  otherUserId: z.string(),
  /** Each side's time zone as accepted by `Intl`, or null if unknown. */
  timeZones: z.object({ company: z.nullable(z.string()), candidate: z.nullable(z.string()) }),
  /** The actions that the requesting user can take now. */
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

/** The IANA name of the sender's time zone. Invalid names are treated as absent. */
const timeZone = optionalLine(LIMITS.shortText);

export const BAD_DURATION = refusal('minutes-out-of-range', {
  from: LIMITS.interviewMinutesMin,
  to: LIMITS.interviewMinutesMax,
});

/** Upcoming: booked interviews that are not over, and proposals. Past: all others. */
export const INTERVIEW_LISTS = ['upcoming', 'past'] as const;
export type InterviewList = (typeof INTERVIEW_LISTS)[number];

const NO_INTERVIEWERS = 'interviewer-required';
/** The ids of company members who may conduct interviews. */
const interviewersSchema = z.array(objectId(), { error: NO_INTERVIEWERS }).check(
  z.minLength(1, NO_INTERVIEWERS),
  z.maxLength(
    LIMITS.interviewersPerInterview,
    refusal('too-many-interviewers', { count: LIMITS.interviewersPerInterview }),
  ),
  z.refine((ids) => new Set(ids).size === ids.length, 'interviewers-not-distinct'),
);

export const newInterviewSchema = z.object({
  durationMinutes: z
    .int({ error: BAD_DURATION })
    .check(z.minimum(LIMITS.interviewMinutesMin, BAD_DURATION), z.maximum(LIMITS.interviewMinutesMax, BAD_DURATION)),
  slots: slotsSchema,
  videoUrl: optionalWebAddress('video-link-not-valid', completeMeetingLink),
  note: optionalText(LIMITS.text),
  /** Defaults to the member who proposes the interview. */
  interviewers: z.optional(interviewersSchema),
  timeZone,
});

const interviewMoveSchema = z.object({ slots: slotsSchema, note: optionalText(LIMITS.text), timeZone });

const interviewBookingSchema = z.object({ start: startSchema, timeZone });

/** The outcomes that the company can record after the start. */
const INTERVIEW_OUTCOMES = ['held', 'missed'] as const;

const interviewChangeSchema = z
  .object({ outcome: z.optional(requiredChoice(INTERVIEW_OUTCOMES)), interviewers: z.optional(interviewersSchema) })
  .check(
    z.refine(({ outcome, interviewers }) => outcome !== undefined || interviewers !== undefined, {
      path: ['outcome'],
      error: refusal('not-one-of', { list: INTERVIEW_OUTCOMES }),
    }),
  );

/** A live update about interviews. */
export interface InterviewFrame {
  type: 'interview_updated';
  interviewId: string;
  applicationId: string;
}

const placeCursor = z.tuple([cursorInstant(), z.uuid()]);

export const interviewsContract = {
  proposeInterview: route({
    method: 'POST',
    path: '/api/applications/:id/interviews',
    access: 'company',
    may: 'recruit',
    summary: 'Proposes interview times; moves an application at an earlier stage to interviewing',
    body: newInterviewSchema,
    response: interviewSchema,
    status: 201,
  }),
  suggestTimes: route({
    method: 'GET',
    path: '/api/applications/:id/interviews/times',
    access: 'signedIn',
    may: 'recruit',
    summary:
      'Returns the time zones of both sides, the next times at which both work and are free, and for a company the last link it used. `interviewId` names the interview to reschedule. `interviewers`: ids separated by commas, for companies; default: those of the interview, or the caller',
    query: z.object({
      durationMinutes: z.optional(z.string()),
      timeZone,
      interviewId: z.optional(objectId()),
      interviewers: z.optional(z.string()),
    }),
    response: z.object({
      timeZones: interviewSchema.shape.timeZones,
      times: z.array(z.object({ start: instantSchema })),
      /** The video link of the company's newest interview that has one. Null for candidates. */
      videoUrl: z.nullable(z.string()),
    }),
  }),
  listInterviews: route({
    method: 'GET',
    path: '/api/interviews',
    access: 'signedIn',
    may: 'readJobs',
    summary:
      'Returns the interviews of the signed-in user, newest first. Filters: one application, one other user, and upcoming (next first, proposals last) or past (most recent first)',
    query: z.object({
      applicationId: z.optional(objectId()),
      userId: z.optional(objectId()),
      when: optionalChoice(INTERVIEW_LISTS),
    }),
    response: z.array(interviewSchema),
    cursor: placeCursor,
  }),
  bookInterview: route({
    method: 'POST',
    path: '/api/interviews/:id/book',
    access: 'signedIn',
    may: 'recruit',
    summary: 'Books one of the proposed times; 409 if the candidate or an interviewer has another interview then',
    body: interviewBookingSchema,
    response: interviewSchema,
  }),
  moveInterview: route({
    method: 'POST',
    path: '/api/interviews/:id/move',
    access: 'signedIn',
    may: 'recruit',
    summary:
      'Proposes other times; a time that was booked becomes free. A note replaces the one of the interview if the company sends it. A candidate’s note is returned as `moveNote`',
    body: interviewMoveSchema,
    response: interviewSchema,
  }),
  cancelInterview: route({
    method: 'POST',
    path: '/api/interviews/:id/cancel',
    access: 'signedIn',
    may: 'recruit',
    summary: 'Cancels an interview, or declines the proposed times',
    body: z.optional(z.nullable(z.object({ reason: optionalText(LIMITS.text) }))),
    response: interviewSchema,
  }),
  changeInterview: route({
    method: 'PATCH',
    path: '/api/interviews/:id',
    access: 'company',
    may: 'recruit',
    summary:
      'Records whether an interview took place (after its start), or replaces its interviewers (before its start); 409 if one of them has another interview then',
    body: interviewChangeSchema,
    response: interviewSchema,
  }),
  getCalendar: route({
    method: 'GET',
    path: '/api/account/calendar',
    access: 'signedIn',
    may: 'self',
    summary: 'Returns the URL of the private calendar feed of the signed-in user',
    response: z.object({ url: z.string() }),
  }),
  replaceCalendar: route({
    method: 'DELETE',
    path: '/api/account/calendar',
    access: 'signedIn',
    may: 'self',
    summary: 'Replaces the URL of the calendar feed and returns the new one',
    response: z.object({ url: z.string() }),
  }),
};
