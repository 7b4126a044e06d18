/** Counts the available vetted people who fit a company's jobs and have not applied. Owns no tables. */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { refusal } from '#shared/errors.ts';
import { uuidList } from '#shared/uuids.ts';

/** Each job costs one search of the score index. */
export const MAX_JOBS_PER_COUNT = 10;

/** The number of people whose score for a job is at least `GOOD_SCORE`. */
export const fittingSchema = z.object({
  jobId: z.string(),
  fitting: z.int(),
  /** True if more people fit than are counted (`MAX_COUNTED`). */
  isMore: z.boolean(),
});
export type Fitting = z.infer<typeof fittingSchema>;

export const fittingContract = {
  countFitting: route({
    method: 'GET',
    path: '/api/jobs/fitting',
    access: 'company',
    may: 'readAll',
    summary:
      'Returns how many available vetted people have a good score for each of these jobs of the company and have not applied',
    query: z.object({
      /** Comma-separated. Jobs of other companies are omitted. */
      ids: z
        .string({ error: 'job-required' })
        .check(z.regex(uuidList(MAX_JOBS_PER_COUNT), refusal('not-some-ids', { count: MAX_JOBS_PER_COUNT }))),
    }),
    response: z.array(fittingSchema),
  }),
};
