/** The questions for a referee and the answers, for the form behind the emailed link and for admins. Has no routes. */
import * as z from 'zod/mini';
import { LIMITS } from '#shared/limits.ts';
import { instantSchema, optionalText, requiredChoice, requiredText } from '#shared/schema.ts';
import { REFERENCE_STATUSES, WORK_AGAIN } from '#shared/vocabulary.ts';

export const referenceAnswerSchema = z.object({
  /** When, where and in which roles they worked together. */
  together: requiredText('relation-required', LIMITS.text),
  strengths: requiredText('strengths-required', LIMITS.text),
  /** What the candidate could improve. */
  growth: optionalText(LIMITS.text),
  again: requiredChoice(WORK_AGAIN, 'choice-required'),
});
export type ReferenceAnswer = z.infer<typeof referenceAnswerSchema>;

/** A reference as admins see it. Name, address and answer are null after the referee's data was erased. */
export const reviewedReferenceSchema = z.object({
  status: z.enum(REFERENCE_STATUSES),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  askedAt: instantSchema,
  answeredAt: z.nullable(instantSchema),
  answer: z.nullable(referenceAnswerSchema),
});
export type ReviewedReference = z.infer<typeof reviewedReferenceSchema>;
