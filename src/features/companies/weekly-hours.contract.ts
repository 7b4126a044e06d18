/**
 * Interview hours of a company and its members: time spans for each day of the week, possibly with gaps, in a time zone of their choice. Owns the
 * hours. Members default to the company's hours, and companies to a U.S. work week. Sends no email.
 */

import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { requiredLine } from '#shared/schema.ts';
import { haveNoOverlap } from './weekly-hours.domain.ts';

const NOT_A_TIME = 'not-a-clock-time';
const timeOfDay = z.string({ error: NOT_A_TIME }).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, NOT_A_TIME));

const weekday = z.int({ error: 'not-a-weekday' }).check(z.minimum(0, 'not-a-weekday'), z.maximum(6, 'not-a-weekday'));

const hourSpanSchema = z
  .object({
    /** 0 is Sunday, 6 is Saturday. */
    weekday,
    from: timeOfDay,
    to: timeOfDay,
  })
  .check(z.refine(({ from, to }) => from < to, { path: ['to'], error: 'not-after-the-start' }));

const HOURS_REQUIRED = 'hours-required';
const TOO_MANY_SPANS = refusal('too-many-hour-spans', { count: LIMITS.weeklyHourSpans });

export const weeklyHoursSchema = z.object({
  /** The IANA time zone of these hours. */
  timeZone: requiredLine('time-zone-required', LIMITS.shortText),
  spans: z
    .array(hourSpanSchema, { error: HOURS_REQUIRED })
    .check(
      z.minLength(1, HOURS_REQUIRED),
      z.maxLength(LIMITS.weeklyHourSpans, TOO_MANY_SPANS),
      z.refine(haveNoOverlap, 'hours-overlap'),
    ),
});

export const weeklyHoursContract = {
  getWeeklyHours: route({
    method: 'GET',
    path: '/api/companies/my-company/hours',
    access: 'company',
    may: 'readCompany',
    summary:
      "Returns the caller's weekly interview hours, by default the company's; `timeZone` is null if neither is set and the default work week applies",
    response: z.object({ timeZone: z.nullable(z.string()), spans: z.array(hourSpanSchema) }),
  }),
  setWeeklyHours: route({
    method: 'PUT',
    path: '/api/companies/my-company/hours',
    access: 'company',
    may: 'recruit',
    summary: "Sets the caller's weekly interview hours; those of the first account are also the company's",
    body: weeklyHoursSchema,
    response: weeklyHoursSchema,
  }),
};
