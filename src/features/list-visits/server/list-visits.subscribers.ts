/** Subscribes the list visits feature to domain events. */
import { on } from '#server/events/emit.ts';
import { deleteUserVisits, listUserVisits } from './list-visits.db.ts';

export const listVisitSubscribers = [
  on('account.deleting', "delete the user's list visits", (tx, { userId }) => deleteUserVisits(tx, userId)),
  on('account.exporting', "add the user's list visits", async (db, { userId }) => ({
    listVisits: await listUserVisits(db, userId),
  })),
];
