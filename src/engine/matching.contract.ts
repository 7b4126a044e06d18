/**
 * What a compatibility score looks like on the wire, and what the engine reads of the two sides.
 * Every job or candidate that carries a score carries `compatibilityScore` and `compatibility`: in lists its head, on pages
 * of one pair, and where a list is asked with `?explain=true`, the whole. What a list's headline is made of stands beside it. Owns no table; imports no other feature. The one
 * call is answered by the jobs feature, which knows who may see both sides.
 */

import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { refusal } from '#shared/errors.ts';
import { cursorInstant, objectId, requiredChoice } from '#shared/schema.ts';
import { WORK_TYPES } from '#shared/vocabulary.ts';

/** The seven things a score is made of, in the order they are shown. */
export const MATCH_FACTORS = ['skills', 'title', 'experience', 'rate', 'timezone', 'availability', 'text'] as const;
export const matchFactorSchema = z.enum(MATCH_FACTORS);
export type MatchFactor = z.infer<typeof matchFactorSchema>;

/** How much more or less a company may let a factor count on one of its jobs; 1 is as on every other job. */
export const WEIGHT_BOUNDS = { min: 0.5, max: 2, step: 0.25 } as const;
const OUT_OF_BOUNDS = refusal('weight-out-of-bounds', {
  from: WEIGHT_BOUNDS.min,
  to: WEIGHT_BOUNDS.max,
  step: WEIGHT_BOUNDS.step,
});
/** What a company lets factors count for; what is left out counts as on every other job. */
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

/** How sure a score is, by how much both sides state. */
export const CONFIDENCE_LEVELS = ['low', 'medium', 'high'] as const;
export type Confidence = (typeof CONFIDENCE_LEVELS)[number];

/** From which score on (0-100, rounded) the product speaks of a match: a new one, a recommended one, the best. */
export const GOOD_SCORE = 60;

/** What of a profile repeats the post nearly word for word; it counts once. */
export const COPIED_PARTS = ['bio', 'skills'] as const;

/** How near two titles are, in the steps that words tell apart, the nearest first. */
export const TITLE_STEPS = ['same', 'close', 'overlapping', 'different'] as const;
export type TitleStep = (typeof TITLE_STEPS)[number];

/** Years of work; `max` is null where there may be any number more. */
const yearsSchema = z.object({ min: z.number(), max: z.nullable(z.number()) });
export type StatedYears = z.infer<typeof yearsSchema>;

/** A position of a work history, by the years it was held in; `from` is null where none are stated, `to` also while it lasts. */
const heldPositionSchema = z.object({ title: z.string(), from: z.nullable(z.int()), to: z.nullable(z.int()) });
export type HeldPosition = z.infer<typeof heldPositionSchema>;

const workType = z.enum(WORK_TYPES);

/** What both sides say of a practical factor; rates in dollars an hour. */
const practicalFactsSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('experience'),
    offered: yearsSchema,
    asked: yearsSchema,
    /** Whether `offered` was counted from dated positions like the job, and is not the range that the person states; absent where it is. */
    isRelevant: z.optional(z.literal(true)),
    /** Whether `offered` was read out of the bio, as the person states no years; absent where it was not. */
    isFromBio: z.optional(z.literal(true)),
    /** The position that gives most of the years, where dates give them; headlines leave it out. */
    position: z.optional(heldPositionSchema),
  }),
  z.object({ kind: z.literal('rate'), offered: z.number(), asked: z.number() }),
  z.object({ kind: z.literal('timezone'), sharedHours: z.number() }),
  z.object({ kind: z.literal('availability'), offered: workType, asked: workType }),
]);
export type PracticalFacts = z.infer<typeof practicalFactsSchema>;

/** Why a factor scores what it does. Titles and skills stand as their writers wrote them; a title that was not stated is null. */
const factorReasonSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unstated'), by: z.enum(['company', 'candidate', 'both']) }),
  /** Something is stated that cannot be read, so it weighs 0 as what is not stated. */
  z.object({ kind: z.literal('unread'), by: z.enum(['company', 'candidate']) }),
  z.object({
    kind: z.literal('skills'),
    matched: z.int(),
    related: z.int(),
    asked: z.int(),
    /** Whether the job lists them, or they were read out of its text. */
    areListed: z.boolean(),
  }),
  z.object({
    kind: z.literal('title'),
    step: z.enum(TITLE_STEPS),
    offered: z.nullable(z.string()),
    asked: z.nullable(z.string()),
    /** The position that counted, where one did; `offered` is its title then. */
    position: z.optional(heldPositionSchema),
  }),
  z.object({ kind: z.literal('text'), covered: z.enum(['most', 'part', 'little']) }),
  practicalFactsSchema,
]);
export type FactorReason = z.infer<typeof factorReasonSchema>;

/** What speaks most for a pair, or that little does. */
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

/** What a score comes down to; `failing` is the practical factor that costs most where one fails the pair, else absent. */
export const headlineReasonSchema = z.object({ kind: z.enum(STRENGTHS), failing: z.optional(practicalFactsSchema) });
export type HeadlineReason = z.infer<typeof headlineReasonSchema>;

/** True where the candidate states it already, in a form that the engine cannot read; absent where the field is empty. */
const isUnread = z.optional(z.literal(true));

/** A change that a candidate could make. */
const changeSchema = z.discriminatedUnion('kind', [
  /** `isMentioned`: their text has it, their list of skills has not. */
  z.object({ kind: z.literal('list-skill'), skill: z.string(), isMentioned: z.boolean() }),
  z.object({ kind: z.literal('state-timezone'), isUnread }),
  z.object({ kind: z.literal('state-experience'), isUnread }),
  z.object({ kind: z.literal('state-rate') }),
  z.object({ kind: z.literal('lower-rate'), rate: z.number() }),
  z.object({ kind: z.literal('state-availability'), isUnread }),
  z.object({ kind: z.literal('offer-work-type'), workType }),
]);
export type Change = z.infer<typeof changeSchema>;

/**
 * A score as lists carry it. `jobId` names the job it is against; `headline` is one English sentence with what speaks most for or
 * against the pair.
 */
/** What a score is called. */
export const SCORE_BANDS = ['strong', 'good', 'partial', 'weak'] as const;
export type ScoreBand = (typeof SCORE_BANDS)[number];

export const compatibilityHeadSchema = z.object({
  score: z.int(),
  band: z.enum(SCORE_BANDS),
  jobId: z.string(),
  confidence: z.enum(CONFIDENCE_LEVELS),
  headline: z.string(),
});
export type CompatibilityHead = z.infer<typeof compatibilityHeadSchema>;

/** What explains a score; the comment at `compatibilitySchema` says what it holds. */
const reasons = z.object({
  factors: z.array(
    z.object({
      factor: matchFactorSchema,
      score: z.number(),
      weight: z.number(),
      /** What the company lets it count for on this job; absent where that is 1. */
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
 * A score with its explanation. `factors` lists all seven; a factor's `score` is 0-100, its `weight` 0-1, the weights
 * sum to 1 (0 where one side left it empty) and `score` is the weighted sum of the factors' scores, rounded.
 * `improvements` are at most three changes the candidate could make, each with the points it would add, true when tried.
 * Every sentence is English and stands beside the facts it is made of, for whoever words them otherwise.
 * `copied` names what of the profile repeats the post; only companies are told, to candidates it is absent.
 */
export const compatibilitySchema = z.extend(compatibilityHeadSchema, { ...reasons.shape, ...copied });
/** The explanation of a pair on the wire. */
export type ExplainedCompatibility = z.infer<typeof compatibilitySchema>;
/** What the engine says of a pair, and what its headline is made of; it knows no ids. */
export type Compatibility = Omit<ExplainedCompatibility, 'jobId'> & { headlineReason: HeadlineReason };

/** A score in a list: the head, and the rest where the list was asked with `?explain=true`. */
export const listedCompatibilitySchema = z.extend(compatibilityHeadSchema, { ...z.partial(reasons).shape, ...copied });
export type ListedCompatibility = z.infer<typeof listedCompatibilitySchema>;

/** The same two where only candidates read. */
export const compatibilityForCandidatesSchema = z.omit(compatibilitySchema, { copied: true });
export const listedCompatibilityForCandidatesSchema = z.omit(listedCompatibilitySchema, { copied: true });

/** Stands beside a score: true where the candidate is considered without one, else left out. */
export const unscoredField = { isUnscored: z.optional(z.boolean()) };

/** A place behind the scored rows of a list by score, among those without a score: date, then id. */
export const unscoredPlace = z.tuple([z.literal('unscored'), cursorInstant(), z.uuid()]);

/** Whether a score of a list came with its explanation. */
export const isExplained = (compatibility: ListedCompatibility): compatibility is ExplainedCompatibility =>
  compatibility.factors !== undefined;

/** The part of a list's query that asks for whole scores. */
export const explainQuery = { explain: z.optional(requiredChoice(['true', 'false'])) };

export const matchingContract = {
  getCompatibility: route({
    method: 'GET',
    path: '/api/compatibility',
    access: 'signedIn',
    host: 'jobs',
    summary:
      'The score of a pair, explained, null for a candidate without scores: own jobs and candidates it may see for companies, oneself and jobs one may see for candidates, any for admins',
    query: z.object({ jobId: objectId('job-required'), candidateId: objectId('candidate-required') }),
    response: z.nullable(compatibilitySchema),
  }),
};

/** What the engine reads of a job, in the API's field names; null, undefined and '' all mean "not stated". */
export interface MatchJob {
  title?: string | null | undefined;
  description?: string | null | undefined;
  responsibilities?: string | null | undefined;
  requiredSkills?: readonly string[] | null | undefined;
  experience?: string | null | undefined;
  hourlyBudget?: number | null | undefined;
  timezone?: string | null | undefined;
  jobType?: string | null | undefined;
  factorWeights?: FactorWeights | null | undefined;
}

/** What the engine reads of a job that somebody had: never at which company. */
export interface MatchPosition {
  title?: string | null | undefined;
  /** `YYYY-MM`, or `YYYY` where no month is stated; `end` is null while it lasts. */
  start?: string | null | undefined;
  end?: string | null | undefined;
  summary?: string | null | undefined;
}

/** What the engine reads of a candidate: nothing of who they are, only of what they do and ask for. */
export interface MatchCandidate {
  jobTitle?: string | null | undefined;
  bio?: string | null | undefined;
  skills?: readonly string[] | null | undefined;
  experience?: string | null | undefined;
  hourlyRate?: number | null | undefined;
  timezone?: string | null | undefined;
  availability?: string | null | undefined;
  positions?: readonly MatchPosition[] | null | undefined;
  /** The year that "present" stands for in bio and positions; the engine's own constant year where it is not given. */
  referenceYear?: number | null | undefined;
}
