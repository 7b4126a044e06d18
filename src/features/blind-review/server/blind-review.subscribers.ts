/** Reactions of blind review to events of other features. */
import { buildSubmittedMails } from '#features/pipeline/server/own-applications.service.ts';
import { accountProfiles } from '#server/events/account-profiles.ts';
import { on } from '#server/events/emit.ts';
import { addMails } from '#server/mail/outbox.db.ts';
import { hideNamesInMails } from './hidden-names.service.ts';
import { deleteReveals, listReveals } from './name-reveals.db.ts';

export const blindReviewSubscribers = [
  on(
    'application.submitted',
    'email the members of the company, without the name for those who hide names',
    async (tx, facts, platform) => {
      const { candidateId: personId, jobId, companyUserId: accountId } = facts;
      const mails = buildSubmittedMails(facts, platform).map((mail) => ({ ...mail, accountId, personId, jobId }));
      if (mails.length > 0) await addMails(tx, await hideNamesInMails(tx, mails));
    },
  ),
  on(
    'account.deleting',
    "delete the reveals that the company made, or those of the candidate's name",
    async (tx, facts) => {
      for (const profile of accountProfiles(facts)) await deleteReveals(tx, profile);
    },
  ),
  on('account.exporting', 'add the names that the company revealed', async (db, { companyId }) => ({
    reveals: companyId === null ? [] : await listReveals(db, companyId),
  })),
];
