/** What comes of a move or its undo. Refusals are returned, as they are expected. */
import type { ApplicationRow } from './applications.db.ts';

/** The application where it is now, or the sentence why it stays. */
export type MoveOutcome = { row: ApplicationRow; refusal: null } | { row: null; refusal: string };

/** The application stays where it is, and why. */
export const refuse = (refusal: string): MoveOutcome => ({ row: null, refusal });
