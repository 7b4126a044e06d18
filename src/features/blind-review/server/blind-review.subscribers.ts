/** Reactions of blind review to events of other features. */
import { accountProfiles } from '#server/events/account-profiles.ts';
import { on } from '#server/events/emit.ts';
import { deleteReveals, listReveals } from './name-reveals.db.ts';

export const blindReviewSubscribers = [
  on('account.deleting', 'delete the records of names revealed to it or by it', async (tx, facts) => {
    for (const profile of accountProfiles(facts)) await deleteReveals(tx, profile);
  }),
  on('account.exporting', 'add the names that the company revealed', async (db, { companyId }) => ({
    reveals: companyId === null ? [] : await listReveals(db, companyId),
  })),
];
