/**
 * Schemas for the questions that a company asks applicants for a job, and for their answers. Jobs store the questions; applications store the
 * answers. Rules that need more than one field are in screening.domain.ts.
 */
import * as z from 'zod/mini';
import { LIMITS } from '#shared/limits.ts';
import { objectId, optionalFlag, optionalLine, requiredChoice, untrimmedText } from '#shared/schema.ts';

export const QUESTION_TYPES = ['short', 'long', 'boolean', 'choice', 'number', 'link', 'date'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

const valueSchema = z.union([z.string(), z.number(), z.boolean()]);
/** A string, a number, or a boolean for yes and no. Dates are strings such as `2027-02-28`. */
export type AnswerValue = z.infer<typeof valueSchema>;

/** The answers that meet a must-have: a list of values, or every number that is at least `min`. */
export const acceptsSchema = z.union([z.array(valueSchema), z.object({ min: z.number() })]);
export type Accepts = z.infer<typeof acceptsSchema>;

export const questionSchema = z.object({
  id: z.string(),
  /** Starts at 1. Changing a question that has answers creates the next version. */
  version: z.int(),
  type: z.enum(QUESTION_TYPES),
  label: z.string(),
  required: z.boolean(),
  /** Whether applications are labeled and sorted by `accepts`. Never declines an application. */
  mustHave: z.boolean(),
  /** Only for choices. */
  options: z.optional(z.array(z.string())),
  /** Only for must-haves. */
  accepts: z.optional(acceptsSchema),
});
export type Question = z.infer<typeof questionSchema>;

/** A question in a company's request. `id` refers to an existing question of the job. */
const questionInputSchema = z.object({
  id: z.optional(z.nullable(objectId())),
  type: requiredChoice(QUESTION_TYPES),
  label: optionalLine(LIMITS.questionLabel),
  required: optionalFlag(),
  mustHave: optionalFlag(),
  options: z.optional(z.nullable(z.array(optionalLine(LIMITS.questionOption), { error: 'not-a-list' }))),
  accepts: z.optional(
    z.nullable(
      z.union([
        z.array(z.union([untrimmedText(LIMITS.questionOption), z.number(), z.boolean()])),
        z.object({ min: z.nullable(z.number()) }),
      ]),
    ),
  ),
});
export type QuestionInput = z.infer<typeof questionInputSchema>;

/** All questions of a job, in order. A change without this field leaves them unchanged. */
export const questionInputs = z.optional(z.nullable(z.array(questionInputSchema, { error: 'not-a-list' })));

/** The unchecked answers of an application, by question id. Each is checked against its question. */
export const answerInputs = z.optional(z.nullable(z.record(z.string(), z.unknown())));
export type AnswerInputs = z.infer<typeof answerInputs>;

/** An answer, with the wording of the question that the applicant saw. */
export const answerSchema = z.object({
  questionId: z.string(),
  version: z.int(),
  type: z.enum(QUESTION_TYPES),
  label: z.string(),
  value: valueSchema,
});
export type Answer = z.infer<typeof answerSchema>;
