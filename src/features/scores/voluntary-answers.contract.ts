/**
 * Voluntary questions about sex and race or ethnicity, asked of candidates after a decision, for
 * audits only. Owns the answers, in a separate schema. Invariant: no call returns an answer to
 * anyone. The form only receives whether an answer exists.
 */

import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { refusal } from '#shared/errors.ts';
import { allRaces, RACE_SCHEMES, SEX_CODES } from './voluntary-answers.domain.ts';

/** The state of the form. */
export const voluntaryQuestionsSchema = z.object({
  /** True after the first decision on one of their applications. */
  isAsked: z.boolean(),
  /** The categories of race or ethnicity to show. */
  categories: z.enum(RACE_SCHEMES),
  /** Whether answers are stored. Their content is not returned. */
  isAnswered: z.boolean(),
});

export const voluntaryAnswerSchema = z.object({
  /** Null: the person prefers not to say. */
  sex: z.nullable(z.enum(SEX_CODES, { error: refusal('not-one-of-or-null', { list: SEX_CODES }) })),
  /** Null: the person prefers not to say. */
  race: z.nullable(z.enum(allRaces(), { error: refusal('not-one-of-or-null', { list: allRaces() }) })),
});

export const voluntaryAnswersContract = {
  getVoluntaryQuestions: route({
    method: 'GET',
    path: '/api/voluntary-answers',
    access: 'candidate',
    summary:
      'Returns whether the signed-in candidate is asked the voluntary questions, which categories they see, and whether they answered, but never the answers',
    response: voluntaryQuestionsSchema,
  }),
  putVoluntaryAnswers: route({
    method: 'PUT',
    path: '/api/voluntary-answers',
    access: 'candidate',
    summary: 'Stores answers to the voluntary questions, replacing earlier ones; 409 before the first decision',
    body: voluntaryAnswerSchema,
    response: voluntaryQuestionsSchema,
  }),
  deleteVoluntaryAnswers: route({
    method: 'DELETE',
    path: '/api/voluntary-answers',
    access: 'candidate',
    summary: 'Deletes the voluntary answers of the signed-in candidate',
    response: z.null(),
    status: 204,
  }),
};
