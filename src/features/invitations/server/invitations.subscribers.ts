/** Subscribes the invitations feature to domain events. */
import { DELETED_NAME } from '#features/auth/auth.domain.ts';
import {
  replaceNameInNotifications,
  withdrawNotifications,
} from '#features/notifications/server/notifications.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { BATCH_SIZE, inBatches, noRows } from '#server/db/in-batches.ts';
import { accountProfiles, type Profile } from '#server/events/account-profiles.ts';
import { on } from '#server/events/emit.ts';
import { deleteInvitations, type InvitationRow, listInvitations, markApplied } from './invitations.db.ts';
import { publishInvitation } from './invitations.service.ts';

/** Streams all invitations of a company or candidate, newest first. */
async function* streamInvitations(db: Queryable, owner: Profile) {
  const rows = inBatches((last: InvitationRow | null) =>
    listInvitations(
      db,
      { owner, jobId: null, status: null },
      { limit: BATCH_SIZE, after: last && [last.invitation.createdAt, last.invitation.id] },
    ),
  );
  for await (const { invitation, job, company, person } of rows) {
    const { id, note, status, createdAt, answeredAt } = invitation;
    const about = { jobId: job.id, jobTitle: job.title, companyName: company.companyName, candidate: person };
    yield { id, ...about, note, status, createdAt, answeredAt };
  }
}

export const invitationSubscribers = [
  on('application.submitted', "mark the candidate's invitation to the job, if any, as answered", async (tx, facts) => {
    const { jobId, candidateId, companyUserId, candidateUserId } = facts;
    const id = await markApplied(tx, jobId, candidateId);
    if (id !== null) await publishInvitation(tx, id, [companyUserId, candidateUserId]);
  }),
  on(
    'account.deleting',
    'delete its invitations; withdraw the notifications about those of a company, and replace the name of a candidate in those about answers',
    async (tx, facts) => {
      const { userId } = facts;
      for (const profile of accountProfiles(facts)) {
        const otherUserIds = await deleteInvitations(tx, profile);
        if ('companyId' in profile) {
          await withdrawNotifications(tx, otherUserIds, 'invitation_received', { about: { userId } });
        } else {
          await replaceNameInNotifications(tx, otherUserIds, { field: 'userId', values: [userId] }, DELETED_NAME);
        }
      }
    },
  ),
  on('account.exporting', 'add the invitations that the account sent or received', async (db, facts) => {
    const [profile] = accountProfiles(facts);
    return { invitations: profile ? streamInvitations(db, profile) : noRows() };
  }),
];
