/**
 * The company's newest move that can be undone, for the shortcut Z. After a decision the screen shows
 * the next application, so the move is remembered here and not by its own screen.
 */
import { useShortcuts } from '#client/shortcuts.ts';
import { LIFETIMES } from '#shared/limits.ts';

interface LastMove {
  applicationIds: readonly string[];
  /** Milliseconds since 1970. */
  until: number;
  undo: () => void;
}

let last: LastMove | null = null;

/** Remembers a move until the undo period ends or another move replaces it. */
export const rememberMove = (applicationIds: readonly string[], undo: () => void): void => {
  last = { applicationIds, until: Date.now() + LIFETIMES.undoMinutes * 60_000, undo };
};

/** Forgets the move of an application that was undone in another way. */
export const forgetMove = (applicationId: string): void => {
  if (last?.applicationIds.includes(applicationId)) last = null;
};

/** Undoes the remembered move. Returns false if there is none. */
export const undoLastMove = (): boolean => {
  const move = last;
  if (move === null || Date.now() >= move.until) return false;
  last = null;
  move.undo();
  return true;
};

/** Declares Z. `fallback` undoes a move of the open application that is not remembered, such as after a reload. */
export const useUndoShortcut = (fallback?: () => boolean): void =>
  useShortcuts([{ name: 'undo', keys: ['z'], run: () => undoLastMove() || (fallback?.() ?? false) }]);
