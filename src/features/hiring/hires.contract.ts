/**
 * Hires: who works for whom, from when, on which terms, until when the guarantee holds. Made when an offer is accepted, or when
 * a company states the terms of someone it hired without one. Either side says that work began or ended; the company claims
 * the guarantee and names who came instead. Both are asked how it goes on days 7, 30, 90 and 150: a mailed link opens a page
 * with buttons. Owns hires and check-ins. Mails: check-in, hire changed. Events: `application_updated`.
 */

import * as z from 'zod/mini';
import { personSchema } from '#features/auth/auth.contract.ts';
import { route } from '#shared/contract.ts';
import { refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import {
  calendarDay,
  cursorInstant,
  instantSchema,
  objectId,
  optionalChoice,
  optionalText,
  requiredChoice,
} from '#shared/schema.ts';
import { SIDES } from '#shared/sides.ts';
import { CHECK_IN_ANSWERS, HIRE_STATUSES, HIRE_STEPS, JOB_STATUSES, WORK_TYPES } from '#shared/vocabulary.ts';
import { termsSchema } from './offers.contract.ts';

const checkInSchema = z.object({
  /** Days after the start. */
  day: z.int(),
  dueOn: z.string(),
  /** When the links were mailed. */
  sentAt: z.nullable(instantSchema),
  /** What each said; a side gets its own answer only, admins get both. */
  company: z.nullable(z.enum(CHECK_IN_ANSWERS)),
  candidate: z.nullable(z.enum(CHECK_IN_ANSWERS)),
});
export type CheckIn = z.infer<typeof checkInSchema>;

export const hireSchema = z.object({
  id: z.string(),
  applicationId: z.string(),
  startDate: z.string(),
  /** null: open. */
  endDate: z.nullable(z.string()),
  hourlyRate: z.int(),
  hoursPerWeek: z.int(),
  employmentType: z.enum(WORK_TYPES),
  guaranteeEndsOn: z.string(),
  status: z.enum(HIRE_STATUSES),
  statusChangedAt: instantSchema,
  /** What was written with the last change of the status. */
  reason: z.nullable(z.string()),
  checkIns: z.array(checkInSchema),
  /** The offer that was accepted; null where the company stated the terms itself. */
  offerId: z.nullable(z.string()),
  /** The hire that came in the place of this one. */
  replacedById: z.nullable(z.string()),
  createdAt: instantSchema,
  job: z.object({ id: z.string(), title: z.string(), status: z.enum(JOB_STATUSES) }),
  company: z.object({ id: z.string(), companyName: z.string() }),
  candidate: z.object({ id: z.string(), jobTitle: z.string(), user: personSchema }),
  /** What the reader may set the status to, and whether they may move the start. */
  moves: z.array(z.enum(HIRE_STATUSES)),
  mayMoveStart: z.boolean(),
  /** What the company ticked off; its own. */
  steps: z.optional(z.array(z.enum(HIRE_STEPS))),
  /** Applications to the same job that wait for an answer; the company's. */
  undecidedCount: z.optional(z.int()),
});
export type Hire = z.infer<typeof hireSchema>;

/** What the page of a mailed link shows. */
const checkInPageSchema = z.object({
  day: z.int(),
  side: z.enum(SIDES),
  jobTitle: z.string(),
  otherName: z.string(),
  answer: z.nullable(z.enum(CHECK_IN_ANSWERS)),
});
export type CheckInPage = z.infer<typeof checkInPageSchema>;

/** The token of a mailed link. Anything that is none is simply not found. */
const token = z.string({ error: 'link-not-complete' });

const hireChangeSchema = z.object({
  startDate: z.optional(calendarDay('not-a-date')),
  status: z.optional(z.enum(HIRE_STATUSES, { error: refusal('not-one-of', { list: HIRE_STATUSES }) })),
  reason: optionalText(LIMITS.text),
  /** With `replaced`: which hire; the company's next one where it is left out. */
  replacedById: z.optional(z.nullable(objectId())),
});
export type HireChange = z.infer<typeof hireChangeSchema>;

export const HAND_OFF_FORMATS = ['csv', 'json'] as const;

/** One row of the file for payroll and contractor platforms; the CSV has the same names as its head. */
export const handOffSchema = z.object({
  hireId: z.string(),
  companyName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  jobTitle: z.string(),
  employmentType: z.enum(WORK_TYPES),
  startDate: z.string(),
  endDate: z.nullable(z.string()),
  hourlyRate: z.int(),
  currency: z.literal('USD'),
  hoursPerWeek: z.int(),
  offerSha256: z.nullable(z.string()),
});
export type HandOff = z.infer<typeof handOffSchema>;

export const hiresContract = {
  listHires: route({
    method: 'GET',
    path: '/api/hires',
    access: 'signedIn',
    summary: 'The hires of the reader’s company or of the candidate, all for admins, the newest first',
    query: z.object({
      status: optionalChoice(HIRE_STATUSES),
      applicationId: z.optional(objectId()),
      /** An admin's own, as a company or a candidate. */
      mine: z.optional(z.enum(['true', 'false'], { error: 'not-true-or-false' })),
    }),
    response: z.array(hireSchema),
    cursor: z.tuple([cursorInstant(), z.uuid()]),
  }),
  stateHire: route({
    method: 'POST',
    path: '/api/applications/:id/hire',
    access: 'company',
    summary: 'State the terms of somebody who was hired without an offer of them; 409 where there is a hire',
    body: termsSchema,
    response: hireSchema,
    status: 201,
  }),
  changeHire: route({
    method: 'PATCH',
    path: '/api/hires/:id',
    access: 'signedIn',
    summary: 'Move the start, or say that work began or ended, claim the guarantee, name the replacement',
    body: hireChangeSchema,
    response: hireSchema,
  }),
  tickHireSteps: route({
    method: 'PUT',
    path: '/api/hires/:id/steps',
    access: 'company',
    summary: "What of the company's list after hiring is done",
    body: z.object({
      steps: z
        .array(requiredChoice(HIRE_STEPS), { error: 'not-a-list' })
        .check(z.maxLength(HIRE_STEPS.length, refusal('too-many-steps', { count: HIRE_STEPS.length }))),
    }),
    response: hireSchema,
  }),
  handOffHire: route({
    method: 'GET',
    path: '/api/hires/:id/handoff',
    access: 'signedIn',
    summary: 'What payroll and contractor platforms ask for, as CSV or JSON; for the company and admins',
    query: z.object({
      format: z.optional(z.enum(HAND_OFF_FORMATS, { error: refusal('not-one-of', { list: HAND_OFF_FORMATS }) })),
    }),
    response: handOffSchema,
    isDownload: true,
  }),
  getCheckIn: route({
    method: 'GET',
    path: '/api/check-ins',
    access: 'visitor',
    summary: 'What a mailed link asks; reading it answers nothing',
    query: z.object({ token }),
    response: checkInPageSchema,
  }),
  answerCheckIn: route({
    method: 'POST',
    path: '/api/check-ins',
    access: 'visitor',
    summary: 'Answer by a mailed link; the last answer counts',
    body: z.object({ token, answer: requiredChoice(CHECK_IN_ANSWERS) }),
    response: checkInPageSchema,
  }),
  getFigures: route({
    method: 'GET',
    path: '/api/hires/figures',
    access: 'visitor',
    summary: 'Placement rate and days to hire as measured; null until there are enough hires',
    response: z.nullable(
      z.object({
        /** Of the jobs that were filled or closed with applicants, those that were filled; whole per cent. */
        placementRate: z.int(),
        /** From the post of the job to the hire; the median, in whole days. */
        daysToHire: z.int(),
        hires: z.int(),
      }),
    ),
  }),
};
