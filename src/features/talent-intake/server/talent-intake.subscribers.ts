/** Reactions of intakes to domain events. */
import type { Tx } from '#server/db/database.ts';
import { on } from '#server/events/emit.ts';
import { replaceHeldApproval } from './held-approval.ts';
import { eraseDecisions, listPersonDecisions } from './review-decisions.db.ts';
import { eraseIntakes, eraseIntakesByEmail, listPersonIntakes } from './talent-intake.db.ts';

/** A user id that matches no account. */
const NO_USER = '00000000-0000-0000-0000-000000000000';

const eraseAddress = async (tx: Tx, email: string): Promise<number> => {
  await eraseDecisions(tx, { userId: NO_USER, email });
  return eraseIntakesByEmail(tx, email);
};

export const intakeSubscribers = [
  on(
    'credentials.changed',
    'send the held email about a new account without the previous credentials',
    async (tx, { userId }, platform) => {
      await replaceHeldApproval(tx, platform, { userId, temporaryPassword: null });
    },
  ),
  on('account.deleting', 'erase its intakes and the decisions about the person', async (tx, person) => {
    if (person.isPersonKept) return;
    await eraseDecisions(tx, person);
    await eraseIntakes(tx, person);
  }),
  on('address.erasing', 'erase its intakes and their decisions', async (tx, { email }) => ({
    intakes: await eraseAddress(tx, email),
  })),
  on('account.exporting', 'add intakes and decisions', async (db, person) => ({
    reviews: await listPersonDecisions(db, person),
    intakes: await listPersonIntakes(db, person),
  })),
];
