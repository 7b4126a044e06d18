/** The interface of intakes for other features: deleting old ones. */
export { dropOldIntakes } from './talent-intake.db.ts';
