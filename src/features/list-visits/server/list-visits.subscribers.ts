/** Reactions of list visits to domain events. */
import { on } from '#server/events/emit.ts';
import { deleteVisitsOf, listVisitsOf } from './list-visits.db.ts';

export const listVisitSubscribers = [
  on('account.deleting', 'delete when it visited lists', (tx, { userId }) => deleteVisitsOf(tx, userId)),
  on('account.exporting', 'add when it visited lists', async (db, { userId }) => ({
    listVisits: await listVisitsOf(db, userId),
  })),
];
