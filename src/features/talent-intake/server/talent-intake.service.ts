/** What others need of intakes and decisions: those of a person to take along and to erase, and what admins' sockets hear. */
import type { Tx } from '#server/db/database.ts';
import { eraseDecisions } from './review-decisions.db.ts';
import { eraseIntakes as eraseIntakeRows, eraseIntakesFrom as eraseIntakeRowsFrom } from './talent-intake.db.ts';

export { decisionsOf } from './review-decisions.db.ts';
export { dropOldIntakes, intakesOf } from './talent-intake.db.ts';

/** Drops every intake of a person and what was decided about them. */
export const eraseIntakes = async (tx: Tx, person: { userId: string; email: string }): Promise<void> => {
  await eraseDecisions(tx, person);
  await eraseIntakeRows(tx, person);
};

/** Nobody's: where an address belongs to no account. */
const NO_USER = '00000000-0000-0000-0000-000000000000';

/** Drops every intake from an address that has no account, and what was decided about them; gives how many there were. */
export const eraseIntakesFrom = async (tx: Tx, email: string): Promise<number> => {
  await eraseDecisions(tx, { userId: NO_USER, email });
  return eraseIntakeRowsFrom(tx, email);
};
