/**
 * The wire format of compatibility scores, and the fields that the engine reads from both sides. Jobs and candidates with a score have
 * `compatibilityScore` and `compatibility`. Lists contain only the head. Pages about one pair, and lists with `?explain=true`, contain the full
 * explanation. A headline is sent with its facts. This module owns no table and imports no feature. The jobs feature serves the only route, because
 * it decides who may see both sides.
 */

import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { refusal } from '#shared/errors.ts';
import { cursorInstant, objectId, requiredChoice } from '#shared/schema.ts';
import { type LanguageLevel, WORK_TYPES } from '#shared/vocabulary.ts';
import type { StatedLanguage } from './taxonomy/spoken-languages.ts';

/** The factors of a score, in display order. Receipts store numbers in this order, so append new factors. */
export const MATCH_FACTORS = [
  'skills',
  'title',
  'experience',
  'rate',
  'timezone',
  'availability',
  'text',
  'country',
  'hours',
] as const;
export const matchFactorSchema = z.enum(MATCH_FACTORS);
export type MatchFactor = z.infer<typeof matchFactorSchema>;

/** The range of a company's multiplier for a factor on one of its jobs. The default is 1. */
export const WEIGHT_BOUNDS = { min: 0.5, max: 2, step: 0.25 } as const;
const OUT_OF_BOUNDS = refusal('weight-out-of-bounds', {
  from: WEIGHT_BOUNDS.min,
  to: WEIGHT_BOUNDS.max,
  step: WEIGHT_BOUNDS.step,
});
/** A company's multipliers; missing ones default to 1. */
export const factorWeightsSchema = z.partialRecord(
  matchFactorSchema,
  z
    .number({ error: OUT_OF_BOUNDS })
    .check(
      z.minimum(WEIGHT_BOUNDS.min, OUT_OF_BOUNDS),
      z.maximum(WEIGHT_BOUNDS.max, OUT_OF_BOUNDS),
      z.multipleOf(WEIGHT_BOUNDS.step, OUT_OF_BOUNDS),
    ),
);
export type FactorWeights = z.infer<typeof factorWeightsSchema>;

/** How certain a score is, based on how much information both sides provide. */
export const CONFIDENCE_LEVELS = ['low', 'medium', 'high'] as const;
export type Confidence = (typeof CONFIDENCE_LEVELS)[number];

/** The minimum rounded score (0-100) of the band `good`. Counts of suitable people and jobs, suggestions and the word “best” use it too. */
export const GOOD_SCORE = 60;

/** Parts of a profile that may repeat the job post almost verbatim. Copied text counts only for the skills that it mentions. */
export const COPIED_PARTS = ['bio', 'skills'] as const;

/** Degrees of similarity between two titles that explanations distinguish, most similar first. */
export const TITLE_STEPS = ['same', 'close', 'overlapping', 'different'] as const;
export type TitleStep = (typeof TITLE_STEPS)[number];

/** A range of years; `max` is null if open-ended. */
const yearsSchema = z.object({ min: z.number(), max: z.nullable(z.number()) });
export type StatedYears = z.infer<typeof yearsSchema>;

/** The groups of related work that occupations belong to (`taxonomy/words/occupations-*.ts`). */
export const WORK_FIELDS = [
  'care.people',
  'culture.arts',
  'data.analysis',
  'design.visual',
  'education.teaching',
  'engineering.drafting',
  'engineering.mechanical',
  'finance.accounting',
  'finance.analysis',
  'health.medicine',
  'health.nursing',
  'health.technical',
  'health.therapy',
  'hospitality.food',
  'hospitality.travel',
  'it.analysis',
  'it.development',
  'it.infrastructure',
  'it.quality',
  'land.farming',
  'legal.office',
  'marketing.general',
  'media.writing',
  'office.assistance',
  'operations.management',
  'operations.supply',
  'people.hr',
  'personal.beauty',
  'public.policy',
  'public.safety',
  'retail.store',
  'sales.field',
  'science.research',
  'support.customer',
  'trades.building',
  'trades.factory',
  'transport.airsea',
  'transport.road',
] as const;
export type WorkField = (typeof WORK_FIELDS)[number];

/** A past position by years. `from` is null if there are no dates. `to` is null if there are no dates or the position is current. */
const heldPositionSchema = z.object({ title: z.string(), from: z.nullable(z.int()), to: z.nullable(z.int()) });
export type HeldPosition = z.infer<typeof heldPositionSchema>;

const workType = z.enum(WORK_TYPES);

/**
 * A shift in minutes of the job's local day; may cross midnight. With `isNight`, the job post mentions night work without hours, so `start` and `end`
 * are the usual night hours.
 */
export const shiftSchema = z.object({ start: z.int(), end: z.int(), isNight: z.optional(z.literal(true)) });
export type Shift = z.infer<typeof shiftSchema>;

/** The statements of both sides about a practical factor. Rates are in USD per hour. */
const practicalFactsSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('experience'),
    offered: yearsSchema,
    asked: yearsSchema,
    /** Set if `offered` comes from dated positions similar to the job instead of the stated range. */
    isRelevant: z.optional(z.literal(true)),
    /** Set if `offered` comes from the bio because no years are stated. */
    isFromBio: z.optional(z.literal(true)),
    /** The position with most of the counted years, if the years come from dates. Omitted in headlines. */
    position: z.optional(heldPositionSchema),
  }),
  z.object({ kind: z.literal('rate'), offered: z.number(), asked: z.number() }),
  /** `shift` is set if the job post states a shift; `sharedHours` then refers to the shift. */
  z.object({ kind: z.literal('timezone'), sharedHours: z.number(), shift: z.optional(shiftSchema) }),
  z.object({ kind: z.literal('availability'), offered: workType, asked: workType }),
  /** Whether the job is open to the candidate's country. The country itself is hidden together with names. */
  z.object({ kind: z.literal('country'), isOpen: z.boolean() }),
  /** The type of work that the candidate wants, and the weekly hours of the job. */
  z.object({ kind: z.literal('hours'), offered: workType, asked: z.number() }),
]);
export type PracticalFacts = z.infer<typeof practicalFactsSchema>;

/** The reason for a factor's score. Titles and skills are quoted as written; a missing title is null. */
const factorReasonSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unstated'), by: z.enum(['company', 'candidate', 'both']) }),
  /** The stated text is unreadable, so the factor has weight 0, as if the field were empty. */
  z.object({ kind: z.literal('unread'), by: z.enum(['company', 'candidate']) }),
  z.object({
    kind: z.literal('skills'),
    matched: z.int(),
    related: z.int(),
    asked: z.int(),
    /** True if the job lists them, false if they were read from its text. */
    areListed: z.boolean(),
  }),
  z.object({
    kind: z.literal('title'),
    step: z.enum(TITLE_STEPS),
    offered: z.nullable(z.string()),
    asked: z.nullable(z.string()),
    /** The past position whose title is `offered`, if it was the best match. */
    position: z.optional(heldPositionSchema),
    /** The field of work of both titles, for similar titles that share no word. */
    field: z.optional(z.enum(WORK_FIELDS)),
  }),
  z.object({ kind: z.literal('text'), covered: z.enum(['most', 'part', 'little']) }),
  practicalFactsSchema,
]);
export type FactorReason = z.infer<typeof factorReasonSchema>;

/** The strongest argument for a pair, or a statement that there is little to compare. */
const STRENGTHS = [
  'role-and-skills',
  'skills',
  'role',
  'text',
  'some-skills',
  'close-role',
  'some-text',
  'overlapping-role',
  'little',
  'only-title',
  'only-skills',
  'only-text',
  'nothing',
] as const;
export type Strength = (typeof STRENGTHS)[number];

/** The facts of a headline. `failing` is the failing practical factor that costs the most points, if any. */
export const headlineReasonSchema = z.object({ kind: z.enum(STRENGTHS), failing: z.optional(practicalFactsSchema) });
export type HeadlineReason = z.infer<typeof headlineReasonSchema>;

/** True if the candidate's text for the field is unreadable; absent if the field is empty. */
const isUnread = z.optional(z.literal(true));

/** A change that the candidate could make. */
const changeSchema = z.discriminatedUnion('kind', [
  /** `isMentioned` is true if the skill is in the candidate's text but not in their list. */
  z.object({ kind: z.literal('list-skill'), skill: z.string(), isMentioned: z.boolean() }),
  z.object({ kind: z.literal('state-timezone'), isUnread }),
  z.object({ kind: z.literal('state-experience'), isUnread }),
  z.object({ kind: z.literal('state-rate') }),
  z.object({ kind: z.literal('lower-rate'), rate: z.number() }),
  z.object({ kind: z.literal('state-availability'), isUnread }),
  z.object({ kind: z.literal('offer-work-type'), workType }),
  z.object({ kind: z.literal('state-country') }),
]);
export type Change = z.infer<typeof changeSchema>;

/** The names of score ranges. */
export const SCORE_BANDS = ['strong', 'good', 'partial', 'weak'] as const;
export type ScoreBand = (typeof SCORE_BANDS)[number];

/** A score in lists. `headline` is one English sentence with the strongest argument for or against the pair. */
export const compatibilityHeadSchema = z.object({
  score: z.int(),
  band: z.enum(SCORE_BANDS),
  jobId: z.string(),
  confidence: z.enum(CONFIDENCE_LEVELS),
  headline: z.string(),
});
export type CompatibilityHead = z.infer<typeof compatibilityHeadSchema>;

/** The explanation of a score; see `compatibilitySchema`. */
const reasons = z.object({
  factors: z.array(
    z.object({
      factor: matchFactorSchema,
      score: z.number(),
      weight: z.number(),
      /** The company's multiplier on this job; absent if 1. */
      times: z.optional(z.number()),
      summary: z.string(),
      reason: factorReasonSchema,
    }),
  ),
  matchedSkills: z.array(z.string()),
  relatedSkills: z.array(z.object({ required: z.string(), offered: z.string() })),
  missingSkills: z.array(z.string()),
  improvements: z.array(z.object({ factor: matchFactorSchema, gain: z.int(), text: z.string(), change: changeSchema })),
});
const copied = { copied: z.optional(z.array(z.enum(COPIED_PARTS))) };

/**
 * A score with its explanation. `factors` has all of `MATCH_FACTORS`: `score` is 0-100, `weight` 0-1. Weights sum to 1, or are all 0 if nothing can
 * be compared. A practical factor has weight 0 if one side left it empty. If only the candidate left skills or title empty, the factor keeps its
 * weight and scores 0. The overall `score` is the rounded weighted sum. `improvements` has at most three changes that the candidate could make, with
 * the exact gain in points. Every English sentence comes with its facts for clients that use their own wording. `copied` lists parts of the profile
 * that repeat the job post; only companies receive it.
 */
export const compatibilitySchema = z.extend(compatibilityHeadSchema, { ...reasons.shape, ...copied });
/** The explanation of a pair on the wire. */
export type ExplainedCompatibility = z.infer<typeof compatibilitySchema>;
/** The engine's result for a pair, without ids, plus the facts of its headline. */
export type Compatibility = Omit<ExplainedCompatibility, 'jobId'> & { headlineReason: HeadlineReason };

/** A score in a list: the head, plus the explanation with `?explain=true`. */
export const listedCompatibilitySchema = z.extend(compatibilityHeadSchema, { ...z.partial(reasons).shape, ...copied });
export type ListedCompatibility = z.infer<typeof listedCompatibilitySchema>;

/** The same two schemas without `copied`, for responses to candidates. */
export const compatibilityForCandidatesSchema = z.omit(compatibilitySchema, { copied: true });
export const listedCompatibilityForCandidatesSchema = z.omit(listedCompatibilitySchema, { copied: true });

/** True if the candidate opted out of scores; otherwise omitted. */
export const unscoredField = { isUnscored: z.optional(z.boolean()) };

/**
 * A cursor position in a list sorted by match: the unrounded score, the id, the similarity of the title spellings (0-1,000), and how well the row
 * answers the search (0 without a search).
 */
export const scoredPlace = [z.number(), z.uuid(), z.int(), z.int()] as const;

/** A cursor position among rows without a score, which follow the scored rows: date, then id. */
export const unscoredPlace = z.tuple([z.literal('unscored'), cursorInstant(), z.uuid()]);

/** Returns true if a list's score includes its explanation. */
export const isExplained = (compatibility: ListedCompatibility): compatibility is ExplainedCompatibility =>
  compatibility.factors !== undefined;

/** The query parameter that requests explanations. */
export const explainQuery = { explain: z.optional(requiredChoice(['true', 'false'])) };

export const matchingContract = {
  getCompatibility: route({
    method: 'GET',
    path: '/api/compatibility',
    access: 'signedIn',
    may: 'readJobs',
    host: 'jobs',
    summary:
      'Returns the score of a candidate for a job that the signed-in user may see, with its reasons; null if the candidate opted out of scores',
    query: z.object({ jobId: objectId('job-required'), candidateId: objectId('candidate-required') }),
    response: z.nullable(compatibilitySchema),
  }),
};

/** The fields of a job that the engine reads, with the names that the API uses. null, undefined and '' all mean "not stated". */
export interface MatchJob {
  title?: string | null | undefined;
  description?: string | null | undefined;
  responsibilities?: string | null | undefined;
  requiredSkills?: readonly string[] | null | undefined;
  experience?: string | null | undefined;
  hourlyBudget?: number | null | undefined;
  timezone?: string | null | undefined;
  jobType?: string | null | undefined;
  /** ISO 3166-1 alpha-2. Empty: all of Latin America. */
  countries?: readonly string[] | null | undefined;
  hoursPerWeek?: number | null | undefined;
  factorWeights?: FactorWeights | null | undefined;
}

/** A past position with the fields that the engine reads. Excludes the company. */
export interface MatchPosition {
  title?: string | null | undefined;
  /** `YYYY-MM`, or `YYYY` without a month; `end` is null for current positions. */
  start?: string | null | undefined;
  end?: string | null | undefined;
  summary?: string | null | undefined;
}

/** The fields of a candidate that the engine reads. They describe work and expectations and contain no personal attributes. */
export interface MatchCandidate {
  jobTitle?: string | null | undefined;
  bio?: string | null | undefined;
  skills?: readonly string[] | null | undefined;
  experience?: string | null | undefined;
  hourlyRate?: number | null | undefined;
  timezone?: string | null | undefined;
  availability?: string | null | undefined;
  /** The country where the candidate lives and works, ISO 3166-1 alpha-2. Compared only with a job's countries. */
  country?: string | null | undefined;
  /** Language levels. From B1, a language counts as a listed skill. */
  englishLevel?: LanguageLevel | null | undefined;
  languages?: readonly StatedLanguage[] | null | undefined;
  positions?: readonly MatchPosition[] | null | undefined;
  /** The year that "present" means in bio and positions. Defaults to the engine's constant. */
  referenceYear?: number | null | undefined;
}
