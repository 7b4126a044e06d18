/** What voluntary answers do when something happens elsewhere. */
import { on } from '#server/events/emit.ts';
import { eraseVoluntaryAnswers, hasVoluntaryAnswers } from './voluntary-answers.service.ts';

export const fairnessSubscribers = [
  on('account.deleting', 'erase the voluntary answers', async (tx, { candidateId }, platform) => {
    if (candidateId !== null) await eraseVoluntaryAnswers(tx, platform, candidateId);
  }),
  on('account.exporting', 'say whether there are voluntary answers', async (db, { candidateId }, platform) => ({
    hasVoluntaryAnswers: candidateId !== null && (await hasVoluntaryAnswers(db, platform, candidateId)),
  })),
];
