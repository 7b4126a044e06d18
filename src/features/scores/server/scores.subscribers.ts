/** Reactions of scores to domain events. */
import { noRows } from '#server/db/in-batches.ts';
import { on } from '#server/events/emit.ts';
import { deleteAcknowledgments, listAcknowledgments } from './notice.db.ts';
import { eraseReceiptViewer, streamCandidateReceipts } from './receipts.service.ts';
import { eraseVoluntaryAnswers, hasVoluntaryAnswers } from './voluntary-answers.service.ts';

export const scoreSubscribers = [
  on('account.deleting', 'erase the voluntary answers', async (tx, { candidateId }, platform) => {
    if (candidateId !== null) await eraseVoluntaryAnswers(tx, platform, candidateId);
  }),
  on('account.exporting', 'add whether there are voluntary answers', async (db, { candidateId }, platform) => ({
    hasVoluntaryAnswers: candidateId !== null && (await hasVoluntaryAnswers(db, platform, candidateId)),
  })),
  on(
    'account.deleting',
    "erase the person's acknowledged notices, and their key as the viewer in receipts",
    async (tx, { userId, isPersonKept }, platform) => {
      if (isPersonKept) return;
      await deleteAcknowledgments(tx, userId);
      await eraseReceiptViewer(tx, platform, userId);
    },
  ),
  on('account.exporting', 'add acknowledged notices and receipts of scores', async (db, facts, platform) => {
    const { userId, candidateId } = facts;
    return {
      scoreNotices: await listAcknowledgments(db, userId),
      scoreReceipts: candidateId === null ? noRows() : streamCandidateReceipts(db, platform, candidateId),
    };
  }),
];
