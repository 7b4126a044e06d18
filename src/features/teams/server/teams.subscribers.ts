/** Reactions of teams to domain events. */
import { listPossibleRecipientIds } from '#features/auth/server/mail-recipients.service.ts';
import { findExportedMembership, reconnectMembers } from '#features/auth/server/memberships.service.ts';
import { on } from '#server/events/emit.ts';
import { hasCapability } from '#shared/access.ts';
import { deleteCompanyLog, eraseAddressInLog } from './company-log.db.ts';
import { recordMemberAction, streamCompanyLog } from './company-log.service.ts';
import { withdrawCompanyMails } from './company-mails.ts';
import { deleteInvitationsAbout, deleteMemberInvitations, listInvitations } from './teams.db.ts';

export const teamSubscribers = [
  on('company.changed', "record the change in the company's log", (tx, { accountId, memberId }) =>
    recordMemberAction(tx, { accountId, actorId: memberId }, 'company.changed', { id: null }),
  ),
  on(
    'member.changed',
    'withdraw pending emails about the company from a member who no longer receives them',
    async (tx, { userId, role }) => {
      if (role === null || !hasCapability('recruit', role)) await withdrawCompanyMails(tx, [userId]);
    },
  ),
  on('member.suspended', 'withdraw pending emails about the company', (tx, { userId }) =>
    withdrawCompanyMails(tx, [userId]),
  ),
  on(
    'account.suspended',
    "withdraw pending emails to the company's members, and reconnect their open tabs",
    async (tx, { userId }) => withdrawCompanyMails(tx, await reconnectMembers(tx, userId)),
  ),
  on('account.restored', "reconnect the open tabs of the company's members", async (tx, { userId }) => {
    await reconnectMembers(tx, userId);
  }),
  on(
    'account.deleting',
    "delete the company's log and member invitations, pending emails to its members, the invitations to and from the person, and their address in other logs",
    async (tx, { userId, email, candidateId, isCompanyKept, isPersonKept }) => {
      if (candidateId === null && !isCompanyKept) {
        await deleteMemberInvitations(tx, userId);
        await deleteCompanyLog(tx, userId);
        await withdrawCompanyMails(tx, await listPossibleRecipientIds(tx, userId));
      }
      if (isPersonKept) return;
      await deleteInvitationsAbout(tx, { email, userId });
      await eraseAddressInLog(tx, email);
    },
  ),
  on(
    'account.exporting',
    "add the person's membership, and for an owner the company's member invitations and log",
    async (db, facts) => ({
      membership: await findExportedMembership(db, facts.userId),
      memberInvitations: await listInvitations(db, facts.accountId),
      companyLog: streamCompanyLog(db, facts.accountId),
    }),
  ),
  on(
    'address.erasing',
    'delete member invitations to the address, and remove the address from logs',
    async (tx, { email }) => {
      await deleteInvitationsAbout(tx, { email });
      await eraseAddressInLog(tx, email);
      return {};
    },
  ),
];
