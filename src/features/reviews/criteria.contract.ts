/**
 * The criteria by which a company rates the applicants of a job: three to eight, each rated 1-4
 * with a note, in addition to the overall rating. Visible to the company only. No response to a
 * candidate contains them, and the score does not use them.
 */

import * as z from 'zod/mini';
import { criterionRatingSchema } from '#features/pipeline/application-review.contract.ts';
import { route } from '#shared/contract.ts';
import { refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { objectId, requiredLine } from '#shared/schema.ts';

export const criterionSchema = z.object({ id: z.string(), name: z.string() });
export type Criterion = z.infer<typeof criterionSchema>;

const COUNT_REFUSAL = refusal('criteria-count', { from: LIMITS.criteria.min, to: LIMITS.criteria.max });

const hasDistinctNames = (criteria: readonly { name: string }[]): boolean =>
  new Set(criteria.map(({ name }) => name.toLowerCase())).size === criteria.length;

const hasAllowedCount = (criteria: readonly unknown[]): boolean =>
  criteria.length === 0 || (criteria.length >= LIMITS.criteria.min && criteria.length <= LIMITS.criteria.max);

export const jobCriteriaSchema = z.object({
  /** In order. Criteria with an existing id keep their ratings. Criteria that are left out are deleted along with their ratings. */
  criteria: z
    .array(z.object({ id: z.optional(objectId()), name: requiredLine('name-required', LIMITS.name) }), {
      error: COUNT_REFUSAL,
    })
    .check(z.refine(hasAllowedCount, COUNT_REFUSAL), z.refine(hasDistinctNames, 'criteria-names-not-distinct')),
  /** The criteria that the caller has read. Refused if others are stored. If absent, the stored criteria are replaced in any case. */
  before: z.optional(
    z
      .array(z.object({ id: objectId(), name: requiredLine('name-required', LIMITS.name) }), { error: 'not-a-list' })
      .check(z.maxLength(LIMITS.criteria.max, COUNT_REFUSAL)),
  ),
});

/** A criterion with the reader's own rating of one applicant. `rating` is null if there is none. */
export const ratedCriterionSchema = z.extend(criterionSchema, {
  rating: z.nullable(z.int()),
  note: z.nullable(z.string()),
});
export type RatedCriterion = z.infer<typeof ratedCriterionSchema>;

export const criteriaContract = {
  listJobCriteria: route({
    method: 'GET',
    path: '/api/jobs/:id/criteria',
    access: 'company',
    may: 'readJobs',
    summary: "Returns the criteria of one of the company's jobs, in order",
    response: z.array(criterionSchema),
  }),
  putJobCriteria: route({
    method: 'PUT',
    path: '/api/jobs/:id/criteria',
    access: 'company',
    may: 'recruit',
    summary: 'Sets the criteria of a job: three to eight, or none; 409 if someone else changed them since `before`',
    body: jobCriteriaSchema,
    response: z.array(criterionSchema),
  }),
  listRatings: route({
    method: 'GET',
    path: '/api/applications/:id/criteria',
    access: 'company',
    may: 'review',
    summary: "Returns the job's criteria with the reader's own ratings of an application",
    response: z.array(ratedCriterionSchema),
  }),
  rateCriterion: route({
    method: 'PUT',
    path: '/api/applications/:id/criteria/:criterionId',
    access: 'company',
    may: 'review',
    summary: 'Rates an application on one criterion from 1 to 4, with a note; a rating of null removes both',
    body: criterionRatingSchema,
    response: z.array(ratedCriterionSchema),
  }),
};
