/**
 * A decline as the company and the candidate see it: reason, note, the score at the time, and the appeal
 * that the candidate may file once.
 */
import * as z from 'zod/mini';
import { compatibilitySchema } from '#engine/matching.contract.ts';
import { instantSchema } from '#shared/schema.ts';
import { APPEAL_ENDS, DECLINE_REASONS } from '#shared/vocabulary.ts';

/** A candidate's request to review a decline. Outcome, note and `closedAt` are null while it is open. */
export const appealSchema = z.object({
  id: z.string(),
  applicationId: z.string(),
  text: z.string(),
  createdAt: instantSchema,
  /** The deadline for the reply. */
  dueAt: instantSchema,
  outcome: z.nullable(z.enum(APPEAL_ENDS)),
  note: z.nullable(z.string()),
  closedAt: z.nullable(instantSchema),
});
export type Appeal = z.infer<typeof appealSchema>;

export const declineSchema = z.object({
  reason: z.enum(DECLINE_REASONS),
  /** The company's note. */
  note: z.nullable(z.string()),
  at: instantSchema,
});

/** The newest decline of a declined application. */
export const openedDeclineSchema = z.extend(declineSchema, {
  /** The score at the time, with its factors. Null if none was stored. */
  compatibility: z.nullable(compatibilitySchema),
  /** The deadline for an appeal. Null if the company deleted its account. */
  appealUntil: z.nullable(instantSchema),
  /** True if no one decided: the application ended because the company deleted its account. Absent otherwise. */
  isByDeletion: z.optional(z.literal(true)),
  appeal: z.nullable(appealSchema),
});
export type OpenedDecline = z.infer<typeof openedDeclineSchema>;
