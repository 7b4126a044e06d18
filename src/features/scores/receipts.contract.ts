/**
 * Score receipts, and the holds that admins place on them. A receipt records the score of an application when
 * it is submitted or its status changes, or of a row in a sampled list, so that the score can be recomputed.
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
/** The prepared form that the engine read, in hexadecimal, if the job or candidate is stored without its text. */
const form = z.optional(z.string());
const level = z.enum(LANGUAGE_LEVELS);

/** One schema for each field that the engine reads. Responses drop fields without a schema, and a score with a dropped field cannot be recomputed. */
type InputFields<Side> = Record<keyof Side | 'form', z.ZodMiniType>;

/** A scored job with the API's field names and without identifying data. Fields that were not stated are absent. */
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
 * The score of an application. `score` and the inputs are null and `factors` is empty if the candidate was
 * considered without a score, and also for a company if the candidate has since opted out of scores.
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
      "Returns the score of an application with all its inputs, as of the company's latest status change, or as of submission if there has been none",
    response: scoreReceiptSchema,
  }),
  listScoreHolds: route({
    method: 'GET',
    path: '/api/admin/score-holds',
    access: 'admin',
    summary: 'Returns the applications whose receipts are on hold, newest hold first',
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
    summary: 'Ends a hold; the normal retention period then applies to its receipts',
    response: z.null(),
    status: 204,
  }),
};
