/** What the account needs of intakes: those a person filed before they had one, to take along and to erase. */
import type { Queryable } from '#server/db/database.ts';
import { deleteIntakesOf, type IntakeRow, listIntakesOf } from './talent-intake.db.ts';

/** Every intake that was filed with this address or led to this user. */
export const intakesOf = (db: Queryable, person: { userId: string; email: string }): Promise<IntakeRow[]> =>
  listIntakesOf(db, person);

/** Erases them. */
export const eraseIntakes = (tx: Queryable, person: { userId: string; email: string }): Promise<void> =>
  deleteIntakesOf(tx, person);
