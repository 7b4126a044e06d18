/**
 * Receipts of scores, and holds by admins. A receipt records the score of a filed or moved application,
 * or of a row in a sampled list, so that the score can be recomputed.
 */
import * as z from 'zod/mini';
import {
  factorWeightsSchema,
  type MatchCandidate,
  type MatchJob,
  matchFactorSchema,
} from '#engine/matching.contract.ts';
import { route } from '#shared/contract.ts';
import { instantSchema, objectId } from '#shared/schema.ts';
import { LANGUAGE_LEVELS } from '#shared/vocabulary.ts';

const text = z.optional(z.nullable(z.string()));
const texts = z.optional(z.nullable(z.array(z.string())));
const number = z.optional(z.nullable(z.number()));
/** The prepared form that the engine read, in hexadecimal, for a side stored without its texts. */
const form = z.optional(z.string());
const level = z.enum(LANGUAGE_LEVELS);

/** One schema for each field that the engine reads. Responses drop other fields. If a field is missing, the score cannot be recomputed. */
type InputFields<Side> = Record<keyof Side | 'form', z.ZodMiniType>;

/** A scored side with the field names of the API, without identifying data. Fields that were not stated are absent. */
const jobInputSchema = z.object({
  title: text,
  description: text,
  responsibilities: text,
  requiredSkills: texts,
  experience: text,
  hourlyBudget: number,
  timezone: text,
  jobType: text,
  countries: texts,
  hoursPerWeek: number,
  factorWeights: z.optional(factorWeightsSchema),
  form,
} satisfies InputFields<MatchJob>);
const candidateInputSchema = z.object({
  jobTitle: text,
  bio: text,
  skills: texts,
  experience: text,
  hourlyRate: number,
  timezone: text,
  availability: text,
  country: text,
  englishLevel: z.optional(z.nullable(level)),
  languages: z.optional(z.nullable(z.array(z.object({ language: z.string(), level })))),
  positions: z.optional(z.nullable(z.array(z.object({ title: text, start: text, end: text, summary: text })))),
  referenceYear: number,
  form,
} satisfies InputFields<MatchCandidate>);

/**
 * The score of an application. `score` and inputs are null and factors are empty if the candidate was
 * considered without a score. The same applies to a company if the candidate has opted out of scores since.
 */
export const scoreReceiptSchema = z.object({
  engine: z.string(),
  taxonomy: z.int(),
  scoredAt: instantSchema,
  score: z.nullable(z.int()),
  factors: z.array(z.object({ factor: matchFactorSchema, score: z.number(), weight: z.number() })),
  inputs: z.object({ job: z.nullable(jobInputSchema), candidate: z.nullable(candidateInputSchema) }),
});
export type ScoreReceipt = z.infer<typeof scoreReceiptSchema>;

const scoreHoldSchema = z.object({
  id: z.string(),
  /** Null if the candidate's account was deleted. */
  applicationId: z.nullable(z.string()),
  createdAt: instantSchema,
  /** The number of receipts that the hold preserves. */
  receipts: z.int(),
});

export const receiptsContract = {
  getReceipt: route({
    method: 'GET',
    path: '/api/applications/:id/receipt',
    access: 'signedIn',
    may: 'readJobs',
    summary:
      'Returns the score of an application with all its inputs, as of the last move by the company, or as of its submission before any move',
    response: scoreReceiptSchema,
  }),
  listScoreHolds: route({
    method: 'GET',
    path: '/api/admin/score-holds',
    access: 'admin',
    summary: 'Returns the applications whose receipts are kept without a time limit, newest hold first',
    response: z.array(scoreHoldSchema),
  }),
  holdScores: route({
    method: 'POST',
    path: '/api/admin/score-holds',
    access: 'admin',
    summary: 'Keeps all receipts of an application, including later ones, until the hold ends',
    body: z.object({ applicationId: objectId('application-required') }),
    response: scoreHoldSchema,
    status: 201,
  }),
  endScoreHold: route({
    method: 'DELETE',
    path: '/api/admin/score-holds/:id',
    access: 'admin',
    summary: 'Ends a hold; the normal retention then applies to its receipts',
    response: z.null(),
    status: 204,
  }),
};
