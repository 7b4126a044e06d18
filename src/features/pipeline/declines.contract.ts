/**
 * A decline as both sides read it: why, in which words, what the company could read of the candidate then, and the review of it that the
 * candidate may ask for once.
 */
import * as z from 'zod/mini';
import { compatibilitySchema } from '#engine/matching.contract.ts';
import { instantSchema } from '#shared/schema.ts';
import { APPEAL_OUTCOMES, DECLINE_REASONS } from '#shared/vocabulary.ts';

/** A review of a decline; outcome, note and `closedAt` are null while it is open. */
export const appealSchema = z.object({
  id: z.string(),
  applicationId: z.string(),
  text: z.string(),
  createdAt: instantSchema,
  /** By when it is answered. */
  dueAt: instantSchema,
  outcome: z.nullable(z.enum(APPEAL_OUTCOMES)),
  note: z.nullable(z.string()),
  closedAt: z.nullable(instantSchema),
});
export type Appeal = z.infer<typeof appealSchema>;

export const declineSchema = z.object({
  reason: z.enum(DECLINE_REASONS),
  /** The company's own words. */
  note: z.nullable(z.string()),
  at: instantSchema,
});

/** The newest decline of an application that is declined. */
export const openedDeclineSchema = z.extend(declineSchema, {
  /** The score with its factors as it was then; null where none was kept. */
  compatibility: z.nullable(compatibilitySchema),
  /** Until when its review can be asked for. */
  appealUntil: instantSchema,
  appeal: z.nullable(appealSchema),
});
export type OpenedDecline = z.infer<typeof openedDeclineSchema>;
