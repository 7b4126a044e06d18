/** Handles domain events that affect saved searches. */
import { BATCH_SIZE, inBatches } from '#server/db/in-batches.ts';
import { on } from '#server/events/emit.ts';
import { deleteCandidateHits, deleteSavedSearches, listSavedSearches, listSentResults } from './saved-searches.db.ts';

type SentRow = Awaited<ReturnType<typeof listSentResults>>[number];

export const savedSearchSubscribers = [
  on(
    'account.deleting',
    'delete its saved searches, and the sent results that contain its profile',
    async (tx, facts) => {
      const { userId, candidateId, isCompanyKept } = facts;
      if (!isCompanyKept) await deleteSavedSearches(tx, userId);
      if (candidateId !== null) await deleteCandidateHits(tx, candidateId);
    },
  ),
  on('account.exporting', 'add its saved searches and the results they sent', async (db, { accountId }) => ({
    savedSearches: await listSavedSearches(db, accountId),
    sentBySearches: inBatches<SentRow>((after) =>
      listSentResults(db, accountId, { limit: BATCH_SIZE, after: after && after.id }),
    ),
  })),
];
