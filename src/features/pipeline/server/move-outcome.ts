/** What comes of a move or its undo. Refusals are returned, as they are expected. */
import type { Refusal } from '#shared/errors.ts';
import type { ApplicationRow } from './applications.db.ts';

/** The application where it is now, or why it stays. */
export type MoveOutcome = { row: ApplicationRow; refusal: null } | { row: null; refusal: Refusal };

/** The application stays where it is, and why. */
export const refuse = (refusal: Refusal): MoveOutcome => ({ row: null, refusal });
