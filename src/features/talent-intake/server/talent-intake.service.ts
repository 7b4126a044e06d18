/** The interface of intakes for other features: deleting old intakes, and replacing approval emails whose credentials no longer work. */
export { replaceHeldApproval } from './held-approval.ts';
export { dropOldIntakes } from './talent-intake.db.ts';
