/**
 * Reads a résumé and returns a proposal for a profile. Each field comes with the line it was read
 * from. The user accepts, edits or ignores each field. No account is needed, and nothing from the file
 * is stored. Owns no table, sends nothing, imports no feature.
 */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { isPartialDate } from '#shared/partial-date.ts';
import { EXPERIENCE_LEVELS, LANGUAGE_LEVELS } from '#shared/vocabulary.ts';

const text = (max: number) => z.string().check(z.maxLength(max));
const nullableText = (max: number) => z.nullable(text(max));

/** Builds the schema of a date: `YYYY` or `YYYY-MM`, with the precision of the résumé. */
const date = () => z.nullable(z.string().check(z.refine(isPartialDate)));

export const proposedLanguageSchema = z.object({
  /** BCP 47. */
  language: z.string(),
  /** Null if the résumé states no level. */
  level: z.nullable(z.enum(LANGUAGE_LEVELS)),
});

export const proposedPositionSchema = z.object({
  title: nullableText(LIMITS.title),
  company: nullableText(LIMITS.name),
  start: date(),
  /** Null if the position is ongoing or no end is stated. A single date is both start and end. */
  end: date(),
  summary: nullableText(LIMITS.text),
});

export const proposedEducationSchema = z.object({
  school: nullableText(LIMITS.title),
  degree: nullableText(LIMITS.title),
  field: nullableText(LIMITS.title),
  start: date(),
  end: date(),
});

/** Where a value was found: the page and the line number, both counted from 1, and the text of the line. */
export const sourceSchema = z.object({ page: z.int(), line: z.int(), text: z.string() });

/** Text that was not read: invisible text, text beyond a limit, pages without text. `text` contains the page, the hidden text or the field. */
export const RESUME_WARNINGS = ['hidden-text', 'cut', 'unread-page'] as const;
export const resumeWarningSchema = z.object({ kind: z.enum(RESUME_WARNINGS), text: z.string() });

/**
 * Values that were not found are null or empty lists. `sources` maps the JSON pointer (RFC 6901) of
 * each value that was found to its source.
 */
export const proposalSchema = z.object({
  firstName: nullableText(LIMITS.name),
  lastName: nullableText(LIMITS.name),
  email: nullableText(LIMITS.email),
  jobTitle: nullableText(LIMITS.title),
  summary: nullableText(LIMITS.text),
  /** ISO 3166-1 alpha-2. */
  country: z.nullable(z.string()),
  city: nullableText(LIMITS.name),
  linkedinUrl: nullableText(LIMITS.url),
  portfolioUrl: nullableText(LIMITS.url),
  englishLevel: z.nullable(z.enum(LANGUAGE_LEVELS)),
  skills: z.array(text(LIMITS.skill)).check(z.maxLength(LIMITS.skills)),
  languages: z.array(proposedLanguageSchema).check(z.maxLength(LIMITS.languages)),
  positions: z.array(proposedPositionSchema).check(z.maxLength(LIMITS.positions)),
  education: z.array(proposedEducationSchema).check(z.maxLength(LIMITS.education)),
  sources: z.record(z.string(), sourceSchema),
  warnings: z.array(resumeWarningSchema),
  /** E.164. Never an input of the score. */
  phone: z.nullable(z.string()),
  /** The IANA zone of the place. Null if local times differ within the country and the zone of the city is unknown. */
  timezone: z.nullable(z.string()),
  /** Computed from the dates of the positions. Months with several positions count once. Null if no position has dates. */
  experience: z.nullable(z.enum(EXPERIENCE_LEVELS)),
});
export type Proposal = z.infer<typeof proposalSchema>;

export const resumesContract = {
  readResume: route({
    method: 'POST',
    path: '/api/latam/resume',
    access: 'visitor',
    summary: 'Returns proposed profile fields from a résumé (PDF or DOCX as the body) without storing anything',
    uploadBytes: LIMITS.resumeBytes,
    response: proposalSchema,
  }),
};
