/**
 * Hires: person, company, start date, terms, and the end of the guarantee. Created when an offer is accepted, or when a company enters the terms for
 * a person it hired without an offer. Either side can record that work began or ended. The company can claim the guarantee and name the replacement.
 * Both sides are asked for feedback on days 7, 30, 90 and 150, with an emailed link to a page with buttons. Owns hires and check-ins. Emails:
 * check-in, hire changed. Events: `application_updated`.
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
  /** When the links were emailed. */
  sentAt: z.nullable(instantSchema),
  /** The answers of the company and the candidate. Each sees only their own. Admins see both. */
  company: z.nullable(z.enum(CHECK_IN_ANSWERS)),
  candidate: z.nullable(z.enum(CHECK_IN_ANSWERS)),
});
export type CheckIn = z.infer<typeof checkInSchema>;

export const hireSchema = z.object({
  id: z.string(),
  applicationId: z.string(),
  startDate: z.string(),
  /** Null if there is no end date. */
  endDate: z.nullable(z.string()),
  hourlyRate: z.int(),
  hoursPerWeek: z.int(),
  employmentType: z.enum(WORK_TYPES),
  guaranteeEndsOn: z.string(),
  status: z.enum(HIRE_STATUSES),
  statusChangedAt: instantSchema,
  /** True if the hire ended before its first day, without any work. */
  isCalledOff: z.boolean(),
  /** The reason given for the last change of status. */
  reason: z.nullable(z.string()),
  checkIns: z.array(checkInSchema),
  /** The accepted offer. Null if the company entered the terms without an offer. */
  offerId: z.nullable(z.string()),
  /** The hire that replaced this one. */
  replacedById: z.nullable(z.string()),
  createdAt: instantSchema,
  job: z.object({ id: z.string(), title: z.string(), status: z.enum(JOB_STATUSES) }),
  company: z.object({ id: z.string(), companyName: z.string() }),
  candidate: z.object({ id: z.string(), jobTitle: z.string(), user: personSchema }),
  /** The statuses that the requesting user can set, and whether they can change the start date. */
  moves: z.array(z.enum(HIRE_STATUSES)),
  mayMoveStart: z.boolean(),
  /** Completed steps. Absent for the candidate. */
  steps: z.optional(z.array(z.enum(HIRE_STEPS))),
  /** The number of other applications to the job that wait for an answer. Absent for the candidate. */
  undecidedCount: z.optional(z.int()),
});
export type Hire = z.infer<typeof hireSchema>;

/** The data for the page that an emailed link opens. */
const checkInPageSchema = z.object({
  day: z.int(),
  side: z.enum(SIDES),
  jobTitle: z.string(),
  otherName: z.string(),
  answer: z.nullable(z.enum(CHECK_IN_ANSWERS)),
});
export type CheckInPage = z.infer<typeof checkInPageSchema>;

/** The token in an emailed link. Invalid tokens are reported as "not found". */
const token = z.string({ error: 'link-not-complete' });

const hireChangeSchema = z.object({
  startDate: z.optional(calendarDay('not-a-date')),
  /** `started` before the start date sets the start date to the current day in UTC. */
  status: z.optional(z.enum(HIRE_STATUSES, { error: refusal('not-one-of', { list: HIRE_STATUSES }) })),
  reason: optionalText(LIMITS.text),
  /**
   * Only with `replaced`: the hire of the replacement, another person. Defaults to the company's next hire,
   * preferably for the same job.
   */
  replacedById: z.optional(z.nullable(objectId())),
});
export type HireChange = z.infer<typeof hireChangeSchema>;

export const HAND_OFF_FORMATS = ['csv', 'json'] as const;

/** A row of the file for payroll and contractor platforms. The CSV header uses the same names. */
export const payrollRecordSchema = z.object({
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
export type PayrollRecord = z.infer<typeof payrollRecordSchema>;

export const hiresContract = {
  listHires: route({
    method: 'GET',
    path: '/api/hires',
    access: 'signedIn',
    may: 'recruit',
    summary: 'Returns the hires of the company or candidate, newest first; all hires for admins',
    query: z.object({
      status: optionalChoice(HIRE_STATUSES),
      applicationId: z.optional(objectId()),
      /** For admins: only the hires of their own company or candidate profile. */
      mine: z.optional(z.enum(['true', 'false'], { error: 'not-true-or-false' })),
    }),
    response: z.array(hireSchema),
    cursor: z.tuple([cursorInstant(), z.uuid()]),
  }),
  recordHire: route({
    method: 'POST',
    path: '/api/applications/:id/hire',
    access: 'company',
    may: 'recruit',
    summary: 'Records the terms of a hire made without an offer; 409 if the application already has a hire',
    body: termsSchema,
    response: hireSchema,
    status: 201,
  }),
  changeHire: route({
    method: 'PATCH',
    path: '/api/hires/:id',
    access: 'signedIn',
    may: 'recruit',
    summary:
      'Updates a hire: changes the start date, records that work started or ended, claims the guarantee, or names the replacement',
    body: hireChangeSchema,
    response: hireSchema,
  }),
  setHireSteps: route({
    method: 'PUT',
    path: '/api/hires/:id/steps',
    access: 'company',
    may: 'recruit',
    summary: "Saves the completed steps of the company's onboarding checklist",
    body: z.object({
      steps: z
        .array(requiredChoice(HIRE_STEPS), { error: 'not-a-list' })
        .check(z.maxLength(HIRE_STEPS.length, refusal('too-many-steps', { count: HIRE_STEPS.length }))),
    }),
    response: hireSchema,
  }),
  exportHire: route({
    method: 'GET',
    path: '/api/hires/:id/handoff',
    access: 'signedIn',
    may: 'recruit',
    summary: 'Exports data for payroll and contractor platforms as CSV or JSON, for the company and admins',
    query: z.object({
      format: z.optional(z.enum(HAND_OFF_FORMATS, { error: refusal('not-one-of', { list: HAND_OFF_FORMATS }) })),
    }),
    response: payrollRecordSchema,
    isDownload: true,
  }),
  getCheckIn: route({
    method: 'GET',
    path: '/api/check-ins',
    access: 'visitor',
    summary: 'Returns the question for an emailed check-in link without recording an answer',
    query: z.object({ token }),
    response: checkInPageSchema,
  }),
  answerCheckIn: route({
    method: 'POST',
    path: '/api/check-ins',
    access: 'visitor',
    summary: 'Answers a check-in with the token from an emailed link; the last answer counts',
    body: z.object({ token, answer: requiredChoice(CHECK_IN_ANSWERS) }),
    response: checkInPageSchema,
  }),
  getFigures: route({
    method: 'GET',
    path: '/api/hires/figures',
    access: 'visitor',
    summary: 'Returns the measured placement rate and days to hire; null until there are enough hires',
    response: z.nullable(
      z.object({
        /** The percentage of jobs that were filled, among jobs that were filled or were closed with applicants. A whole number. */
        placementRate: z.int(),
        /** The median number of whole days from posting the job to the hire. */
        daysToHire: z.int(),
        hires: z.int(),
      }),
    ),
  }),
};
