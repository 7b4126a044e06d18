/** The interface of intakes for other features: deleting old intakes. */
export { dropOldIntakes } from './talent-intake.db.ts';
