/** How far the applicants of a job came, and how long each stage takes. Made of the history of their moves; owns nothing. */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';

/** The stages on the way to a hire, in their order. */
export const FUNNEL_STAGES = [
  'pending',
  'applied',
  'interviewing',
  'offered',
  'hired',
] as const satisfies readonly ApplicationStatus[];
export type FunnelStage = (typeof FUNNEL_STAGES)[number];

export const funnelSchema = z.object({
  /** How many applications it was made of: the newest, up to a limit. */
  count: z.int(),
  /** There are more. */
  isCutOff: z.boolean(),
  stages: z.array(
    z.object({
      status: z.enum(FUNNEL_STAGES),
      /** How many came this far, or further. */
      reached: z.int(),
      /** How many are there now. */
      now: z.int(),
      /** The median of the days that those who left it were there; null where no one left it. */
      medianDays: z.nullable(z.number()),
    }),
  ),
  /** The median of the days from an application to its hire; null where no one was hired. */
  hireDays: z.nullable(z.number()),
});
export type Funnel = z.infer<typeof funnelSchema>;

export const funnelContract = {
  getFunnel: route({
    method: 'GET',
    path: '/api/jobs/:id/funnel',
    access: 'company',
    summary:
      'How far the newest applicants of a job came, the median days at each stage and until a hire; moves that were taken back do not count',
    response: funnelSchema,
  }),
};
