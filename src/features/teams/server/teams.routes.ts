/**
 * API calls for company members and invitations. Membership changes first take the lock for account deletions, so that a company always has an owner
 * and an address joins only once.
 */
import type { FastifyInstance } from 'fastify';
import { foldText } from '#engine/matching.domain.ts';
import { findUserByEmail } from '#features/auth/server/auth.service.ts';
import {
  addMember,
  changeRole,
  createMember,
  findMembership,
  listMembers,
  lockCompanyAccount,
  lockMemberships,
  removeMember,
} from '#features/auth/server/memberships.service.ts';
import { lockAccountForNoKeyUpdate, lockAccountForShare } from '#features/auth/server/users.service.ts';
import { findUserCompany, requireCompany } from '#features/companies/server/companies.service.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { emit } from '#server/events/emit.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { toPage } from '#server/http/lists.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { newId } from '#server/ids.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import { addMail, takeMails } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { searchPatterns } from '#server/search/search-words.db.ts';
import { hashSecretToken, newToken } from '#server/secrets.ts';
import { AppError, invalidField, notFound, refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import type { MemberRole } from '#shared/vocabulary.ts';
import { companyLogContract } from '../company-log.contract.ts';
import { type Member, teamsContract } from '../teams.contract.ts';
import { listLogEntries } from './company-log.db.ts';
import { recordMemberAction, recordViewerAction } from './company-log.service.ts';
import {
  consumeInvitation,
  deleteInvitation,
  findInvitation,
  type InvitationRow,
  listInvitations,
  putInvitation,
} from './teams.db.ts';
import { memberInvitationMail } from './teams.mails.ts';

type TeamHandlers = Handlers<typeof teamsContract>;

const memberNotFoundError = () => notFound('member');
const invitationNotFoundError = () => notFound('member-invitation');

const toMemberChange = (viewer: Viewer, userId: string, role: MemberRole | null) => ({
  accountId: viewer.userId,
  userId,
  role,
  byUserId: viewer.memberId,
});

const toMember = ({ isSuspended, ...member }: Awaited<ReturnType<typeof listMembers>>[number]): Member => ({
  ...member,
  ...(isSuspended ? { isSuspended } : {}),
});

const createMemberHandlers = (
  platform: Platform,
): Pick<TeamHandlers, 'listMembers' | 'changeMember' | 'removeMember'> => ({
  listMembers: async ({ viewer }) => (await listMembers(platform.db, viewer.userId)).map(toMember),

  changeMember: ({ viewer, params, body }) =>
    platform.db.transaction(async (tx) => {
      const change = { accountId: viewer.userId, ownerId: viewer.memberId, userId: params.userId };
      const previous = await changeRole(tx, change, body.role);
      const member = (await listMembers(tx, viewer.userId)).find(({ userId }) => userId === params.userId);
      if (previous === null || member === undefined) throw memberNotFoundError();
      if (previous !== body.role) {
        await recordViewerAction(tx, viewer, 'member.role-changed', { id: params.userId, detail: body.role });
        await emit(tx, platform, 'member.changed', toMemberChange(viewer, params.userId, body.role));
      }
      return toMember(member);
    }),

  removeMember: ({ viewer, params }) =>
    platform.db.transaction(async (tx) => {
      const change = { accountId: viewer.userId, ownerId: viewer.memberId, userId: params.userId };
      if (!(await removeMember(tx, change))) throw memberNotFoundError();
      await recordViewerAction(tx, viewer, 'member.removed', { id: params.userId });
      await emit(tx, platform, 'member.changed', toMemberChange(viewer, params.userId, null));
      return null;
    }),
});

const invitationMailKey = (invitationId: string): string => `member-invitation ${invitationId}`;

/**
 * Returns the open invitation of an address, if there is one. Throws `conflict` if the address belongs to a member, or the company has reached its
 * limit on members and invitations.
 */
const requireCanInvite = async (tx: Tx, accountId: string, email: string): Promise<InvitationRow | undefined> => {
  const [members, openInvitations] = [await listMembers(tx, accountId), await listInvitations(tx, accountId)];
  if (members.some((member) => member.email === email)) throw new AppError('conflict', 'already-member');
  const openInvitation = openInvitations.find((invitation) => invitation.email === email);
  if (!openInvitation && members.length + openInvitations.length >= LIMITS.companyMembers) {
    throw new AppError('conflict', refusal('too-many-members', { count: LIMITS.companyMembers }));
  }
  return openInvitation;
};

const createInvitationHandlers = (
  platform: Platform,
): Pick<TeamHandlers, 'inviteMember' | 'listMemberInvitations' | 'withdrawMemberInvitation'> => {
  const { db, env, limiter, mailSealer } = platform;
  return {
    inviteMember: async ({ viewer, body: { email, role } }) => {
      await limiter.count(db, RATE_LIMITS['member-invitations'], viewer.userId);
      return db.transaction(async (tx) => {
        await lockMemberships(tx);
        await lockAccountForShare(tx, viewer.userId);
        const company = await requireCompany(tx, viewer.userId);
        const replaced = await requireCanInvite(tx, viewer.userId, email);
        // The link in an unsent email about the replaced invitation would no longer work.
        if (replaced) await takeMails(tx, [invitationMailKey(replaced.id)]);
        const token = newToken();
        const invitation = { id: newId(), accountId: viewer.userId, invitedBy: viewer.memberId, email, role };
        const row = await putInvitation(tx, { ...invitation, tokenHash: hashSecretToken(token) });
        const { firstName, lastName } = viewer.profile;
        const content = memberInvitationMail(
          { publicUrl: env.publicUrl, language: viewer.language },
          { companyName: company.companyName, inviter: `${firstName} ${lastName}`, role, token },
        );
        const dedupeKey = invitationMailKey(row.id);
        await addMail(tx, { kind: 'member-invitation', to: email, content, dedupeKey, sealedBy: mailSealer });
        await recordViewerAction(tx, viewer, 'member.invited', { id: null, name: email, detail: role });
        return row;
      });
    },

    listMemberInvitations: ({ viewer }) => listInvitations(db, viewer.userId),

    withdrawMemberInvitation: ({ viewer, params }) =>
      db.transaction(async (tx) => {
        const email = await deleteInvitation(tx, viewer.userId, params.id);
        if (email === null) throw notFound('invitation');
        await takeMails(tx, [invitationMailKey(params.id)]);
        await recordViewerAction(tx, viewer, 'member.invitation-withdrawn', { id: null, name: email });
        return null;
      }),
  };
};

/** Finds the company that an invitation is for. Throws `notFound` if the company does not exist. */
const requireInvitingCompany = async (db: Queryable, { accountId }: InvitationRow) => {
  const company = await findUserCompany(db, accountId);
  if (company === null) throw invitationNotFoundError();
  return company;
};

/** Finds the reason that a signed-in person cannot join. Returns null if they can. */
const findJoinRefusal = async (tx: Tx, viewer: Viewer, accountId: string) => {
  const membership = await findMembership(tx, viewer.memberId);
  const isMember = membership !== null && membership.endedAt === null;
  if (isMember) return membership.accountId === accountId ? 'already-member' : 'member-elsewhere';
  const { accountType } = await lockAccountForNoKeyUpdate(tx, viewer.memberId);
  // A removed first account keeps the account type `company`.
  return accountType === null || membership !== null ? null : 'candidate-cannot-join';
};

/** Adds the signed-in person. Throws `forbidden` if the invitation is for another address, and `conflict` for candidates and members of companies. */
const joinCompany = async (tx: Tx, viewer: Viewer, { email, accountId, role }: InvitationRow): Promise<string> => {
  if (viewer.email !== email) throw new AppError('forbidden', 'invitation-for-other-address');
  const refused = await findJoinRefusal(tx, viewer, accountId);
  if (refused !== null) throw new AppError('conflict', refused);
  await addMember(tx, { userId: viewer.memberId, accountId, role });
  return viewer.memberId;
};

const createAcceptanceHandlers = (
  platform: Platform,
): Pick<TeamHandlers, 'readMemberInvitation' | 'acceptMemberInvitation'> => {
  const { db, limiter } = platform;

  const createVisitorAccount = async (
    tx: Tx,
    row: InvitationRow,
    call: Parameters<TeamHandlers['acceptMemberInvitation']>[0],
  ) => {
    const { body, request } = call;
    if (!body.firstName) throw invalidField('firstName', 'first-name-required');
    if (!body.lastName) throw invalidField('lastName', 'last-name-required');
    if ((await findUserByEmail(tx, row.email)) !== null) throw new AppError('conflict', 'sign-in-to-join');
    const person = { email: row.email, firstName: body.firstName, lastName: body.lastName, agreed: body.agreed };
    return createMember(tx, platform, { ...person, language: requestLanguage(request) }, row);
  };

  return {
    readMemberInvitation: async ({ viewer, body, request }) => {
      await limiter.count(db, RATE_LIMITS['member-invitation-links'], clientNetwork(request.ip));
      const row = await findInvitation(db, hashSecretToken(body.token));
      if (row === null) throw invitationNotFoundError();
      const { companyName } = await requireInvitingCompany(db, row);
      return { companyName, email: row.email, role: row.role, signedInAs: viewer?.email ?? null };
    },

    acceptMemberInvitation: async (call) => {
      const { viewer, body, request } = call;
      await limiter.count(db, RATE_LIMITS['member-invitation-links'], clientNetwork(request.ip));
      return db.transaction(async (tx) => {
        await lockMemberships(tx);
        const row = await consumeInvitation(tx, hashSecretToken(body.token));
        if (row === null || !(await lockCompanyAccount(tx, row.accountId))) throw invitationNotFoundError();
        const { companyName } = await requireInvitingCompany(tx, row);
        const userId = viewer === null ? await createVisitorAccount(tx, row, call) : await joinCompany(tx, viewer, row);
        const { accountId, role } = row;
        await recordMemberAction(tx, { accountId, actorId: userId }, 'member.joined', { id: userId, detail: role });
        return { companyName, role, isNewAccount: viewer === null };
      });
    },
  };
};

const logHandlers: Handlers<typeof companyLogContract> = {
  listCompanyLog: async ({ viewer, query, page: { limit, after, db } }) => {
    const patterns = searchPatterns(foldText(query.q ?? ''));
    const rows = await listLogEntries(db, viewer.userId, { patterns, limit: limit + 1, after });
    return toPage(rows, limit, ({ createdAt, id }): [string, string] => [createdAt, id]);
  },
};

export const mountTeams = (app: FastifyInstance, platform: Platform): void => {
  mountContract(app, companyLogContract, logHandlers);
  mountContract(app, teamsContract, {
    ...createMemberHandlers(platform),
    ...createInvitationHandlers(platform),
    ...createAcceptanceHandlers(platform),
  });
};
