/**
 * A job's conditions: where people may live, weekly hours, start date, openings, benefits, the last day to apply, and who may see the job. All are
 * optional when posting a job.
 */
import * as z from 'zod/mini';
import { isCountry } from '#shared/countries.ts';
import { refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { calendarDay, optionalChoice, optionalText } from '#shared/schema.ts';

/** `public`: visible to everyone. `members`: visible only to people who are signed in. */
export const JOB_VISIBILITIES = ['public', 'members'] as const;

export const conditionFields = {
  /** ISO 3166-1 alpha-2. Empty: all of Latin America. */
  countries: z.array(z.string()),
  hoursPerWeek: z.nullable(z.int()),
  /** `2027-02-01`. */
  startDate: z.nullable(z.string()),
  openings: z.int(),
  benefits: z.nullable(z.string()),
  /** The last day to apply. After that, the job closes automatically. */
  validThrough: z.string(),
  visibility: z.enum(JOB_VISIBILITIES),
};

const optionalCount = (min: number, max: number) =>
  z.optional(
    z.nullable(
      z
        .int({ error: 'not-a-whole-number' })
        .check(
          z.minimum(min, refusal('number-too-low', { count: min })),
          z.maximum(max, refusal('number-too-high', { count: max })),
        ),
    ),
  );

const optionalDay = () =>
  z.optional(z.nullable(z.union([z.literal(''), calendarDay('not-a-date')], { error: 'not-a-date' })));

/** Validates country codes and removes duplicates. */
export const countryCodes = () =>
  z.optional(
    z.nullable(
      z
        .array(z.string({ error: 'not-a-country' }).check(z.refine(isCountry, 'not-a-country')), {
          error: 'not-a-list',
        })
        .check(
          z.overwrite((codes) => [...new Set(codes)]),
          z.maxLength(LIMITS.jobCountries, refusal('too-many-countries', { count: LIMITS.jobCountries })),
        ),
    ),
  );

export const conditionInputs = {
  countries: countryCodes(),
  hoursPerWeek: optionalCount(1, LIMITS.jobHoursPerWeek),
  startDate: optionalDay(),
  openings: optionalCount(1, LIMITS.openings),
  benefits: optionalText(LIMITS.benefits),
  validThrough: optionalDay(),
  visibility: optionalChoice(JOB_VISIBILITIES),
};

const conditionInputSchema = z.object(conditionInputs);
export type ConditionInput = z.infer<typeof conditionInputSchema>;
