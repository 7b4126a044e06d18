/** What hiring does when something happens elsewhere. */
import { on } from '#server/events/emit.ts';
import { reopenVersion } from './offers.db.ts';

export const hiringSubscribers = [
  on(
    'application.undone',
    'open the offer again that ended with the move',
    async (tx, { applicationId, to, movedAt }) => {
      if (to === 'offered') await reopenVersion(tx, applicationId, movedAt);
    },
  ),
];
