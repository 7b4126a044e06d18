/** Which people a company has invited to its jobs, and which of its jobs they applied to. Owns no tables. */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { instantSchema } from '#shared/schema.ts';
import { uuidList } from '#shared/uuids.ts';
import { APPLICATION_STATUSES, INVITATION_STATUSES, JOB_STATUSES } from '#shared/vocabulary.ts';

/** What connects a person to one of the company's jobs: an invitation, an application, or both. */
export const engagementSchema = z.object({
  candidateId: z.string(),
  job: z.object({ id: z.string(), title: z.string(), status: z.enum(JOB_STATUSES) }),
  application: z.nullable(z.object({ id: z.string(), status: z.enum(APPLICATION_STATUSES) })),
  /** The status of the invitation. Null if the company did not invite them to this job. */
  invitation: z.nullable(z.enum(INVITATION_STATUSES)),
  /** When they applied, or were invited if they have not applied. */
  since: instantSchema,
});
export type Engagement = z.infer<typeof engagementSchema>;

export const engagementsContract = {
  listEngagements: route({
    method: 'GET',
    path: '/api/engagements',
    access: 'company',
    may: 'readAll',
    summary: 'Returns the invitations and applications of the given candidates to jobs of the company, newest first',
    query: z.object({
      /** Comma-separated candidate ids, at most as many as fit on a page of a list. */
      ids: z
        .string({ error: 'candidate-required' })
        .check(z.regex(uuidList(LIMITS.pageMax), refusal('not-some-ids', { count: LIMITS.pageMax }))),
    }),
    response: z.array(engagementSchema),
  }),
};
