/**
 * Optional profile parts: location, languages, availability date, links, positions and education. Candidates send the same fields as people who apply
 * to the marketplace without an account. `profile.domain.ts` decides how they are stored.
 */

import * as z from 'zod/mini';
import { isCountry } from '#shared/countries.ts';
import { type Refusal, refusal } from '#shared/errors.ts';
import { canonicalLanguageTag, isLanguageTag } from '#shared/language-tags.ts';
import { LIMITS } from '#shared/limits.ts';
import { isBefore, isPartialDate } from '#shared/partial-date.ts';
import { phoneNumber } from '#shared/phone-number.ts';
import {
  isWebAddress,
  optionalChoice,
  optionalLine,
  optionalText,
  requiredChoice,
  requiredLine,
} from '#shared/schema.ts';
import { LANGUAGE_LEVELS } from '#shared/vocabulary.ts';

/** Accepts texts for which `isValid` is true. Absent, null and '' mean "not stated". `message` is the error for anything else. */
const optionalWhere = (isValid: (text: string) => boolean, message: Refusal, max: number = LIMITS.shortText) =>
  z.optional(
    z.nullable(
      z.string({ error: message }).check(
        z.trim(),
        z.maxLength(max, message),
        z.refine((text) => text === '' || isValid(text), message),
      ),
    ),
  );

/** Accepts an optional phone number with its country code, in any spacing. */
export const optionalPhone = () => optionalWhere((text) => phoneNumber(text) !== null, 'phone-not-valid');

const dayFormat = z.iso.date();
/** Accepts only days in the years 1000 to 2999. */
const isDay = (text: string): boolean => /^[12]/.test(text) && z.safeParse(dayFormat, text).success;

const DATE_MESSAGE = 'not-a-partial-date';
const requiredDate = () => z.string({ error: DATE_MESSAGE }).check(z.refine(isPartialDate, DATE_MESSAGE));
const optionalDate = () => optionalWhere(isPartialDate, DATE_MESSAGE);

interface Span {
  start?: string | null | undefined;
  end?: string | null | undefined;
}
const endsAfterStart = ({ start, end }: Span): boolean => !start || !end || !isBefore(end, start);
const datesInOrder = <Entry extends Span>() =>
  z.refine<Entry>(endsAfterStart, { error: 'ends-before-start', path: ['end'] });

const sentPosition = z
  .object({
    title: requiredLine('title-required', LIMITS.title),
    company: optionalLine(LIMITS.name),
    start: requiredDate(),
    /** Null for a current position. */
    end: optionalDate(),
    summary: optionalText(LIMITS.text),
  })
  .check(datesInOrder());

const sentEducation = z
  .object({
    school: optionalLine(LIMITS.title),
    degree: optionalLine(LIMITS.title),
    field: optionalLine(LIMITS.title),
    start: optionalDate(),
    end: optionalDate(),
  })
  .check(
    z.refine(({ school, degree, field }) => Boolean(school || degree || field), {
      error: 'school-required',
      path: ['school'],
    }),
    datesInOrder(),
  );

const LANGUAGE_MESSAGE = 'not-a-language';
const sentLanguage = z.object({
  language: z.string({ error: LANGUAGE_MESSAGE }).check(z.trim(), z.refine(isLanguageTag, LANGUAGE_MESSAGE)),
  level: requiredChoice(LANGUAGE_LEVELS, 'level-required'),
});

const limitedList = <const Entry extends z.ZodMiniType>(entry: Entry, maxCount: number, tooMany: Refusal) =>
  z.array(entry, { error: 'not-a-list' }).check(z.maxLength(maxCount, tooMany));

const distinctLanguages = z.check<z.infer<typeof sentLanguage>[]>(({ value, issues }) => {
  const tags = value.map(({ language }) => canonicalLanguageTag(language));
  for (const [index, tag] of tags.entries()) {
    if (tags.indexOf(tag) === index) continue;
    issues.push({ code: 'custom', path: [index, 'language'], message: 'language-listed-twice', input: tag });
  }
});

const textLength = (entries: readonly object[]): number =>
  entries.flatMap((entry) => Object.values(entry)).join('').length;
const limitedTotalLength = z.refine<object[]>(
  (entries) => textLength(entries) <= LIMITS.readText,
  'texts-too-long-together',
);

const optionalOrNull = <const Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

/** Optional profile fields, as sent. */
export const profileFields = {
  /** ISO 3166-1 alpha-2. */
  country: optionalWhere(isCountry, 'not-a-country'),
  city: optionalLine(LIMITS.name),
  englishLevel: optionalChoice(LANGUAGE_LEVELS),
  languages: optionalOrNull(
    limitedList(sentLanguage, LIMITS.languages, refusal('too-many-languages', { count: LIMITS.languages })).check(
      distinctLanguages,
    ),
  ),
  /** A day such as 2026-01-31. */
  availableFrom: optionalWhere(isDay, 'not-a-day'),
  linkedinUrl: optionalWhere(isWebAddress, 'linkedin-not-valid', LIMITS.url),
  portfolioUrl: optionalWhere(isWebAddress, 'portfolio-not-valid', LIMITS.url),
  positions: optionalOrNull(
    limitedList(sentPosition, LIMITS.positions, refusal('too-many-positions', { count: LIMITS.positions })).check(
      limitedTotalLength,
    ),
  ),
  education: optionalOrNull(
    limitedList(sentEducation, LIMITS.education, refusal('too-many-entries', { count: LIMITS.education })).check(
      limitedTotalLength,
    ),
  ),
};

const sentProfileSchema = z.object(profileFields);
export type SentProfile = z.infer<typeof sentProfileSchema>;

export const spokenLanguageSchema = z.object({ language: z.string(), level: z.enum(LANGUAGE_LEVELS) });
export type SpokenLanguage = z.infer<typeof spokenLanguageSchema>;

export const positionSchema = z.object({
  title: z.string(),
  company: z.nullable(z.string()),
  start: z.string(),
  end: z.nullable(z.string()),
  summary: z.nullable(z.string()),
});
export type Position = z.infer<typeof positionSchema>;

export const educationSchema = z.object({
  school: z.nullable(z.string()),
  degree: z.nullable(z.string()),
  field: z.nullable(z.string()),
  start: z.nullable(z.string()),
  end: z.nullable(z.string()),
});
export type Education = z.infer<typeof educationSchema>;

/** Optional profile fields, as stored and shown. */
export const shownProfile = {
  country: z.nullable(z.string()),
  city: z.nullable(z.string()),
  englishLevel: z.nullable(z.enum(LANGUAGE_LEVELS)),
  languages: z.array(spokenLanguageSchema),
  availableFrom: z.nullable(z.string()),
  linkedinUrl: z.nullable(z.string()),
  portfolioUrl: z.nullable(z.string()),
  /** Newest first, current positions before all others. */
  positions: z.array(positionSchema),
  education: z.array(educationSchema),
};
const shownProfileSchema = z.object(shownProfile);
export type ShownProfile = z.infer<typeof shownProfileSchema>;
