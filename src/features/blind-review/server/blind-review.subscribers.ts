/** Reactions of blind review to events of other features. */
import { submittedMail } from '#features/pipeline/server/own-applications.service.ts';
import { accountProfiles } from '#server/events/account-profiles.ts';
import { on } from '#server/events/emit.ts';
import { addMails } from '#server/mail/outbox.db.ts';
import { mailsAsRead } from './hidden-names.service.ts';
import { deleteReveals, listReveals } from './name-reveals.db.ts';

export const blindReviewSubscribers = [
  on(
    'application.submitted',
    'mail the company, without the name if it reviews without names',
    async (tx, facts, platform) => {
      const mail = submittedMail(facts, platform);
      if (mail === null) return;
      const { candidateId: personId, jobId, company } = facts;
      await addMails(tx, await mailsAsRead(tx, [{ mail, personId, jobId, hideNames: company.hideNames }]));
    },
  ),
  on('account.deleting', 'delete the records of names revealed to it or by it', async (tx, facts) => {
    for (const profile of accountProfiles(facts)) await deleteReveals(tx, profile);
  }),
  on('account.exporting', 'add the names that the company revealed', async (db, { companyId }) => ({
    reveals: companyId === null ? [] : await listReveals(db, companyId),
  })),
];
