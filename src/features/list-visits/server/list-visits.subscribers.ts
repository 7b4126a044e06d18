/** Reactions of list visits to domain events. */
import { on } from '#server/events/emit.ts';
import { deleteVisitsOf, listVisitsOf } from './list-visits.db.ts';

export const listVisitSubscribers = [
  on('account.deleting', 'delete the times of its visits to lists', (tx, { userId }) => deleteVisitsOf(tx, userId)),
  on('account.exporting', 'add the times of its visits to lists', async (db, { userId }) => ({
    listVisits: await listVisitsOf(db, userId),
  })),
];
