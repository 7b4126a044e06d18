/** The result of a move or of its undo. Refusals are returned instead of thrown, because they are expected. */
import type { Refusal } from '#shared/errors.ts';
import type { ApplicationRow } from './applications.db.ts';

/** The application after the move, or why it was refused. */
export type MoveOutcome = { row: ApplicationRow; refusal: null } | { row: null; refusal: Refusal };

export const refusedOutcome = (refusal: Refusal): MoveOutcome => ({ row: null, refusal });
