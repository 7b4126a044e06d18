import { recoverFocus } from '#client/ui/recover-focus.ts';

/** Marks the buttons that move an application or undo its last move. */
export const movesArea = { 'data-moves': '' };

/** After a move or an undo removed its button, focuses the next possible one, or the heading of the screen. */
export const focusMoves = (): void => void recoverFocus(['[data-moves] button', 'main h1']);
