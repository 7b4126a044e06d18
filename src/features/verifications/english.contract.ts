/**
 * The written task of English. A candidate writes for a fixed time on the server's clock. Two
 * admins rate it without knowing the author or the other rating, a third if they differ. The result
 * decides the verification. Owns english_tasks and english_ratings.
 */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { cursorInstant, instantSchema, requiredChoice, wholeText } from '#shared/schema.ts';
import { CEFR_LEVELS } from '#shared/vocabulary.ts';

/** A candidate's own task. */
export const englishTaskSchema = z.object({
  id: z.string(),
  prompt: z.string(),
  text: z.string(),
  startedAt: instantSchema,
  /** The end, after which nothing is accepted. */
  endsAt: instantSchema,
  submittedAt: z.nullable(instantSchema),
  /** Null until it is rated. */
  level: z.nullable(z.enum(CEFR_LEVELS)),
});
export type EnglishTask = z.infer<typeof englishTaskSchema>;

/** With the server's time, so that a wrong browser clock does not affect the remaining time. */
const runningTaskSchema = z.extend(englishTaskSchema, { now: instantSchema });

const writtenSchema = z.object({ text: wholeText(LIMITS.text) });

/** A task as raters see it, without anything about the author. */
const ratedTaskSchema = z.object({
  id: z.string(),
  prompt: z.string(),
  text: z.string(),
  /** Minutes from the start until it was submitted or ended. */
  minutes: z.int(),
});
export type RatedTask = z.infer<typeof ratedTaskSchema>;

const criterion = () => requiredChoice(CEFR_LEVELS, 'english-level-required');
export const ratingSchema = z.object({
  range: criterion(),
  accuracy: criterion(),
  coherence: criterion(),
  argument: criterion(),
});
export type Rating = z.infer<typeof ratingSchema>;

export const englishContract = {
  getEnglishTask: route({
    method: 'GET',
    path: '/api/verifications/english-task',
    access: 'candidate',
    summary: 'The own newest written task; null where there was none',
    response: z.nullable(runningTaskSchema),
  }),
  startEnglishTask: route({
    method: 'POST',
    path: '/api/verifications/english-task',
    access: 'candidate',
    summary:
      'Begin the written task, which claims the verification of English where it is not open; the time runs from now',
    response: runningTaskSchema,
    status: 201,
  }),
  saveEnglishTask: route({
    method: 'PUT',
    path: '/api/verifications/english-task',
    access: 'candidate',
    summary: 'Keep what was written so far; 409 once the time is over or it was handed in',
    body: writtenSchema,
    response: runningTaskSchema,
  }),
  submitEnglishTask: route({
    method: 'POST',
    path: '/api/verifications/english-task/submit',
    access: 'candidate',
    summary: 'Hand in before the end; 409 as above',
    body: writtenSchema,
    response: runningTaskSchema,
  }),
  listEnglishTasks: route({
    method: 'GET',
    path: '/api/admin/english-tasks',
    access: 'admin',
    summary: 'Ended tasks that this admin may still rate, the oldest first, without whose they are',
    response: z.array(ratedTaskSchema),
    cursor: z.tuple([cursorInstant(), z.uuid()]),
  }),
  rateEnglishTask: route({
    method: 'POST',
    path: '/api/admin/english-tasks/:id/ratings',
    access: 'admin',
    summary: 'Rate a task by four criteria, once; the last rating that is needed decides the verification',
    body: ratingSchema,
    response: z.object({ level: z.enum(CEFR_LEVELS) }),
    status: 201,
  }),
  getEnglishAgreement: route({
    method: 'GET',
    path: '/api/admin/english-agreement',
    access: 'admin',
    summary: "How far the first two raters of each task agree: their number, how often they do, and Cohen's kappa",
    response: z.object({ tasks: z.int(), agreed: z.int(), kappa: z.nullable(z.number()) }),
  }),
};
