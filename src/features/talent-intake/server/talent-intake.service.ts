/** What others need of intakes: dropping those that are old. */
export { dropOldIntakes } from './talent-intake.db.ts';
