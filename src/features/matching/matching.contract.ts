/**
 * What a compatibility score looks like on the wire, and what the engine reads of the two sides.
 * Every job or candidate that carries a score carries `compatibilityScore` and `compatibility`.
 * Owns no table and no route; imports no other feature.
 */
import * as z from 'zod/mini';

/**
 * The seven things a score is made of, in the order they are shown, and after them the meaning of the titles to a language
 * model, which only pairs have whose titles such a model was asked about.
 */
export const MATCH_FACTORS = [
  'skills',
  'title',
  'experience',
  'rate',
  'timezone',
  'availability',
  'text',
  'meaning',
] as const;
export const matchFactorSchema = z.enum(MATCH_FACTORS);
export type MatchFactor = z.infer<typeof matchFactorSchema>;

/**
 * The explanation of a score. `factors` lists the first seven, and `meaning` where there is one; a factor's `score` is 0-100, its `weight` 0-1, the weights
 * sum to 1 (0 where one side left it empty) and `score` is the weighted sum of the factors' scores, rounded.
 * `improvements` are at most three changes the candidate could make, each with the points it would add, true when tried.
 * `jobId` names the job the score is against where the reader did not choose one.
 */
export const compatibilitySchema = z.object({
  jobId: z.optional(z.string()),
  score: z.int(),
  factors: z.array(z.object({ factor: matchFactorSchema, score: z.number(), weight: z.number(), summary: z.string() })),
  matchedSkills: z.array(z.string()),
  relatedSkills: z.array(z.object({ required: z.string(), offered: z.string() })),
  missingSkills: z.array(z.string()),
  improvements: z.array(z.object({ factor: matchFactorSchema, gain: z.int(), text: z.string() })),
});
export type Compatibility = z.infer<typeof compatibilitySchema>;

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
  /** The vector of the title as it is stored (`packMeaning`). */
  meaning?: Uint8Array | null | undefined;
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
  /** The year that "present" in the bio stands for; the engine's own constant year where it is not given. */
  referenceYear?: number | null | undefined;
  /** The vector of the title as it is stored (`packMeaning`). */
  meaning?: Uint8Array | null | undefined;
}
