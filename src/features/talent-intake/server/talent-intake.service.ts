/** What the account needs of intakes: those a person filed before they had one, to take along and to erase. */
export { eraseIntakes, intakesOf } from './talent-intake.db.ts';
