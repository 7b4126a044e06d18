/** Reactions of teams to domain events. */
import { findExportedMembership } from '#features/auth/server/memberships.service.ts';
import { on } from '#server/events/emit.ts';
import { deleteCompanyLog, eraseAddressInLog } from './company-log.db.ts';
import { recordMemberAction, streamCompanyLog } from './company-log.service.ts';
import { deleteInvitationsAbout, deleteMemberInvitations, listInvitations } from './teams.db.ts';

export const teamSubscribers = [
  on('company.changed', "record the change in the company's log", (tx, { accountId, memberId }) =>
    recordMemberAction(tx, { accountId, actorId: memberId }, 'company.changed', { id: null }),
  ),
  on(
    'account.deleting',
    "delete the company's log and member invitations, the invitations to and from the person, and their address in other logs",
    async (tx, { userId, email, candidateId, isCompanyKept, isPersonKept }) => {
      if (candidateId === null && !isCompanyKept) {
        await deleteMemberInvitations(tx, userId);
        await deleteCompanyLog(tx, userId);
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
