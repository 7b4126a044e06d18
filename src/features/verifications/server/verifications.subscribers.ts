/** Reactions of verifications to domain events. */
import { on } from '#server/events/emit.ts';
import { eraseRefereesByEmail } from './references.db.ts';
import { eraseVerificationLedger, loadEnglishTasks, streamVerifications } from './verifications.service.ts';

export const verificationSubscribers = [
  on(
    'account.deleting',
    "erase the candidate's verifications, and references that name the address",
    async (tx, facts) => {
      const { userId, email, candidateId, isPersonKept } = facts;
      if (candidateId !== null) await eraseVerificationLedger(tx, userId);
      if (!isPersonKept) await eraseRefereesByEmail(tx, email);
    },
  ),
  on('address.erasing', 'erase references that name the address', async (tx, { email }) => ({
    references: await eraseRefereesByEmail(tx, email),
  })),
  on('account.exporting', 'add verifications and written tasks', async (db, { userId }) => ({
    verifications: streamVerifications(db, userId),
    englishTasks: await loadEnglishTasks(db, userId),
  })),
];
