/** API calls for the hiring teams of a company's jobs. Jobs of other companies are "not found". */
import type { FastifyInstance } from 'fastify';
import { lockMembersForShare } from '#features/auth/server/memberships.service.ts';
import { findUserCompany } from '#features/companies/server/companies.service.ts';
import { recordViewerAction } from '#features/teams/server/company-log.service.ts';
import type { Tx } from '#server/db/database.ts';
import { emit } from '#server/events/emit.ts';
import { mountContract } from '#server/http/mount.ts';
import { requireUnchanged } from '#server/http/unchanged.ts';
import type { Platform } from '#server/platform.ts';
import { invalidField, notFound } from '#shared/errors.ts';
import { hiringTeamContract } from '../hiring-team.contract.ts';
import { listTeam, replaceTeam } from './hiring-team.db.ts';
import { findOwnJob, lockOwnJobForUpdate } from './jobs.db.ts';

/**
 * Locks the memberships of these people until the team is saved. Throws `invalid` for the first person who is not a member, or who is suspended and
 * not on the team yet.
 */
const requireMembers = async (
  tx: Tx,
  accountId: string,
  userIds: readonly string[],
  teamIds: readonly string[],
): Promise<void> => {
  const locked = new Map((await lockMembersForShare(tx, accountId, userIds)).map((member) => [member.userId, member]));
  for (const [index, userId] of userIds.entries()) {
    const member = locked.get(userId);
    if (member === undefined) throw invalidField(`members.${index}.userId`, 'not-a-member');
    if (member.isSuspended && !teamIds.includes(userId)) {
      throw invalidField(`members.${index}.userId`, 'member-suspended');
    }
  }
};

/** Returns what a call sets. The order of members depends on when they were added. */
const toNotifyById = (members: readonly { userId: string; notify: boolean }[]): Record<string, boolean> =>
  Object.fromEntries(members.map(({ userId, notify }) => [userId, notify]));

export const mountHiringTeams = (app: FastifyInstance, platform: Platform): void => {
  const { db } = platform;
  mountContract(app, hiringTeamContract, {
    getHiringTeam: async ({ params, viewer }) => {
      const company = await findUserCompany(db, viewer.userId);
      const job = company && (await findOwnJob(db, company.id, params.id));
      if (job === null) throw notFound('job');
      return { members: await listTeam(db, job.id) };
    },

    putHiringTeam: ({ params, viewer, body: { members, before } }) =>
      db.transaction(async (tx) => {
        const company = await findUserCompany(tx, viewer.userId);
        const job = company && (await lockOwnJobForUpdate(tx, company.id, params.id));
        if (job === null) throw notFound('job');
        const ids = members.map(({ userId }) => userId);
        const previous = await listTeam(tx, job.id);
        const change = { before: before && toNotifyById(before), sent: toNotifyById(members) };
        requireUnchanged(toNotifyById(previous), change, 'team-changed-meanwhile');
        const previousIds = previous.map(({ userId }) => userId);
        await requireMembers(tx, viewer.userId, ids, previousIds);
        await replaceTeam(tx, job.id, members);
        const team = await listTeam(tx, job.id);
        if (JSON.stringify(team) !== JSON.stringify(previous)) {
          await recordViewerAction(tx, viewer, 'job.team-changed', { id: job.id, name: job.title });
        }
        // Members with other roles see the job without being on its team.
        const left = previous.filter(({ userId, role }) => role === 'reviewer' && !ids.includes(userId));
        if (left.length > 0) {
          const facts = { accountId: viewer.userId, jobId: job.id, byUserId: viewer.memberId };
          await emit(tx, platform, 'job.team-left', { ...facts, userIds: left.map(({ userId }) => userId) });
        }
        return { members: team };
      }),
  });
};
