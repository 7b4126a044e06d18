/**
 * The newest change that can be undone, for the shortcut Z. Remembered here instead of on the screen where it was made, because
 * the next screen may show something else.
 */
import { LIFETIMES } from '#shared/limits.ts';
import { type Shortcut, useShortcuts } from './shortcuts.ts';

interface LastChange {
  /** Ids of the changed objects. */
  ids: readonly string[];
  /** The end of the undo period, in milliseconds since 1970. */
  deadline: number;
  undo: () => void;
}

let last: LastChange | null = null;

/** Remembers a change until the undo period ends or another change replaces it. */
export const rememberUndo = (ids: readonly string[], undo: () => void): void => {
  last = { ids, deadline: Date.now() + LIFETIMES.undoMinutes * 60_000, undo };
};

/** Forgets the change to this object, because it was undone in another way. */
export const forgetUndo = (id: string): void => {
  if (last?.ids.includes(id)) last = null;
};

/** Forgets any change, because a newer one cannot be undone. */
export const forgetAllUndo = (): void => {
  last = null;
};

/** Undoes the remembered change. Returns false if there is none. */
export const undoLast = (): boolean => {
  const change = last;
  if (change === null || Date.now() >= change.deadline) return false;
  last = null;
  change.undo();
  return true;
};

/** The shortcut Z, for screens that declare it together with other shortcuts. */
export const UNDO: Shortcut = { name: 'undo', keys: ['z'], run: undoLast };

/** Declares the shortcut Z. `fallback` undoes a change that is not remembered, for example after a reload. */
export const useUndoShortcut = (fallback?: () => boolean): void =>
  useShortcuts([{ ...UNDO, run: () => undoLast() || (fallback?.() ?? false) }]);
