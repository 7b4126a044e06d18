/** Reactions of list visits to domain events. */
import { on } from '#server/events/emit.ts';
import { deleteUserVisits, listUserVisits } from './list-visits.db.ts';

export const listVisitSubscribers = [
  on('account.deleting', 'delete the times of its visits to lists', (tx, { userId }) => deleteUserVisits(tx, userId)),
  on('account.exporting', 'add the times of its visits to lists', async (db, { userId }) => ({
    listVisits: await listUserVisits(db, userId),
  })),
];
