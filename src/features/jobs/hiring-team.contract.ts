/**
 * A job's hiring team: the members of the company who work on the job. Reviewers see only the jobs whose team they are on. Owns `job_members`.
 */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { objectId } from '#shared/schema.ts';
import { MEMBER_ROLES } from '#shared/vocabulary.ts';

export const hiringTeamSchema = z.object({
  /** In the order they were added. */
  members: z.array(
    z.object({
      userId: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      role: z.enum(MEMBER_ROLES),
      /** Whether a reviewer or viewer is notified of new applications for the job. Owners and recruiters always are. */
      notify: z.boolean(),
    }),
  ),
});
export type HiringTeam = z.infer<typeof hiringTeamSchema>;

const areDistinct = (members: readonly { userId: string }[]): boolean =>
  new Set(members.map(({ userId }) => userId)).size === members.length;

const teamMembersSchema = z
  .array(
    z.object({
      userId: objectId('member-required'),
      notify: z.boolean({ error: 'notify-required' }),
    }),
    { error: 'team-required' },
  )
  .check(
    z.maxLength(LIMITS.companyMembers, refusal('too-many-at-once', { count: LIMITS.companyMembers })),
    z.refine(areDistinct, 'members-not-distinct'),
  );

export const newHiringTeamSchema = z.object({
  members: teamMembersSchema,
  /** The members that the caller has read. Refused if others are stored. If absent, the stored team is replaced in any case. */
  before: z.optional(teamMembersSchema),
});

export const hiringTeamContract = {
  getHiringTeam: route({
    method: 'GET',
    path: '/api/jobs/:id/team',
    access: 'company',
    may: 'recruit',
    summary: 'Returns the hiring team of a job of the company',
    response: hiringTeamSchema,
  }),
  putHiringTeam: route({
    method: 'PUT',
    path: '/api/jobs/:id/team',
    access: 'company',
    may: 'recruit',
    summary: 'Sets the hiring team of a job: members of the company, or none; 409 if it has changed since `before`',
    body: newHiringTeamSchema,
    response: hiringTeamSchema,
  }),
};
