/**
 * The English writing test; one attempt is a task. A candidate writes for a fixed time on the server's clock. Two admins rate the text without
 * knowing the author or the other rating. If they differ, a third admin rates it. The result decides the verification. Owns english_tasks and
 * english_ratings.
 */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { cursorInstant, instantSchema, requiredChoice, untrimmedText } from '#shared/schema.ts';
import { CEFR_LEVELS } from '#shared/vocabulary.ts';

/** A candidate's own task. */
export const englishTaskSchema = z.object({
  id: z.string(),
  prompt: z.string(),
  text: z.string(),
  startedAt: instantSchema,
  /** The end of the task. The server accepts nothing after it. */
  endsAt: instantSchema,
  submittedAt: z.nullable(instantSchema),
  /** Null until the task is rated. */
  level: z.nullable(z.enum(CEFR_LEVELS)),
});
export type EnglishTask = z.infer<typeof englishTaskSchema>;

/** A task with the server's time. The remaining time is computed from it, because browser clocks may be wrong. */
const taskWithServerTimeSchema = z.extend(englishTaskSchema, { now: instantSchema });

/** Adds what happens after the task ends. If an admin decided without a rating, the task has no level but does not await a rating. */
const newestTaskSchema = z.extend(taskWithServerTimeSchema, { isAwaitingRating: z.boolean(), canRetake: z.boolean() });
export type NewestTask = z.infer<typeof newestTaskSchema>;

const writtenSchema = z.object({ text: untrimmedText(LIMITS.text) });

/** A task as raters see it, with nothing about the author. */
const unratedTaskSchema = z.object({
  id: z.string(),
  prompt: z.string(),
  text: z.string(),
  /** Minutes from the start until it was submitted or ended. */
  minutes: z.int(),
});
export type UnratedTask = z.infer<typeof unratedTaskSchema>;

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
    summary: 'Returns the newest writing test of the candidate, or null',
    response: z.nullable(newestTaskSchema),
  }),
  startEnglishTask: route({
    method: 'POST',
    path: '/api/verifications/english-task',
    access: 'candidate',
    summary: 'Starts the writing test and its time limit, and claims the English verification if none is open',
    response: taskWithServerTimeSchema,
    status: 201,
  }),
  saveEnglishTask: route({
    method: 'PUT',
    path: '/api/verifications/english-task',
    access: 'candidate',
    summary: 'Saves a draft of the writing test; 409 after the time limit or after it is submitted',
    body: writtenSchema,
    response: taskWithServerTimeSchema,
  }),
  submitEnglishTask: route({
    method: 'POST',
    path: '/api/verifications/english-task/submit',
    access: 'candidate',
    summary: 'Submits the writing test; 409 after the time limit or after it is submitted',
    body: writtenSchema,
    response: taskWithServerTimeSchema,
  }),
  listEnglishTasks: route({
    method: 'GET',
    path: '/api/admin/english-tasks',
    access: 'admin',
    summary:
      'Returns finished writing tests that this admin may still rate, oldest first, without the names of the candidates',
    response: z.array(unratedTaskSchema),
    cursor: z.tuple([cursorInstant(), z.uuid()]),
  }),
  rateEnglishTask: route({
    method: 'POST',
    path: '/api/admin/english-tasks/:id/ratings',
    access: 'admin',
    summary: 'Rates a writing test on four criteria, once; the last required rating decides the verification',
    body: ratingSchema,
    response: z.object({ level: z.enum(CEFR_LEVELS) }),
    status: 201,
  }),
  getEnglishAgreement: route({
    method: 'GET',
    path: '/api/admin/english-agreement',
    access: 'admin',
    summary:
      "Returns how often the first two raters of a writing test agree: the number of tests, the number of agreements, and Cohen's kappa",
    response: z.object({ tasks: z.int(), agreed: z.int(), kappa: z.nullable(z.number()) }),
  }),
};
