/**
 * The funnel of a job: how many applicants reached each stage, and how long each stage took. Computed from the history of status changes.
 * Owns no table.
 */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';

/** The stages of a hire, in order. */
export const FUNNEL_STAGES = [
  'pending',
  'applied',
  'interviewing',
  'offered',
  'hired',
] as const satisfies readonly ApplicationStatus[];
export type FunnelStage = (typeof FUNNEL_STAGES)[number];

export const funnelSchema = z.object({
  /** The number of applications counted, which are the newest up to a limit. */
  count: z.int(),
  /** True if there are more applications than are counted. */
  isCutOff: z.boolean(),
  stages: z.array(
    z.object({
      status: z.enum(FUNNEL_STAGES),
      /** The number of applicants who reached this stage or a later one. */
      reached: z.int(),
      /** The number of applicants currently in this stage. */
      now: z.int(),
      /** The median number of days that applicants who left this stage spent in it. Null if no one left it. */
      medianDays: z.nullable(z.number()),
    }),
  ),
  /** The median number of days from application to hire. Null if no one was hired. */
  hireDays: z.nullable(z.number()),
});
export type Funnel = z.infer<typeof funnelSchema>;

export const funnelContract = {
  getFunnel: route({
    method: 'GET',
    path: '/api/jobs/:id/funnel',
    access: 'company',
    may: 'readJobs',
    summary:
      'Returns how far the newest applicants to a job got, and the median number of days in each stage and until a hire; status changes that were undone do not count',
    response: funnelSchema,
  }),
};
