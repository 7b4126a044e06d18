/** The query that compares candidates. */
import * as z from 'zod/mini';
import { explainQuery } from '#engine/matching.contract.ts';
import { refusal } from '#shared/errors.ts';
import { objectId } from '#shared/schema.ts';
import { uuidList } from '#shared/uuids.ts';

/** As many columns as fit on a screen. */
export const MAX_COMPARED = 4;

export const compareCandidatesQuerySchema = z.object({
  /** Comma-separated. */
  ids: z
    .string({ error: 'candidates-to-compare-required' })
    .check(z.regex(uuidList(MAX_COMPARED), refusal('not-some-ids', { count: MAX_COMPARED }))),
  /** Scores all candidates against this open job of the company. */
  jobId: z.optional(objectId()),
  ...explainQuery,
});
