/**
 * Registry of keyboard shortcuts. Open screens declare shortcuts that work anywhere on the page. The list that `?` opens is generated from them.
 * Shortcuts are disabled while a text field or a select has focus, a modifier key is held, or a menu or dialog is open.
 */
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type KeyPress, toKeyPress } from './key-press.ts';

/** The name of a shortcut. Its label is in the list of shortcuts. */
export type ShortcutName =
  | 'next'
  | 'previous'
  | 'open'
  | 'rate'
  | 'moveApplied'
  | 'moveInterviewing'
  | 'moveOffered'
  | 'moveHired'
  | 'moveDeclined'
  | 'approve'
  | 'reject'
  | 'select'
  | 'invite'
  | 'shortlist'
  | 'message'
  | 'undo';

export interface Shortcut {
  name: ShortcutName;
  /** Values of `KeyboardEvent.key`, in lower case. */
  keys: readonly string[];
  /** Runs the shortcut. Returns false if there was nothing to do. */
  run: (key: string) => boolean;
}

/** Returns the shortcut for a key press, or null. */
export const findShortcut = (press: KeyPress, shortcuts: readonly Shortcut[]): Shortcut | null => {
  if (press.isModified || press.isShifted || press.isElsewhere) return null;
  const key = press.key.toLowerCase();
  return shortcuts.find(({ keys }) => keys.includes(key)) ?? null;
};

/** Declared shortcuts, without their handlers. */
type DeclaredShortcuts = readonly Pick<Shortcut, 'name' | 'keys'>[];

const declared = new Map<symbol, DeclaredShortcuts>();
const listeners = new Set<() => void>();
let activeShortcuts: DeclaredShortcuts = [];

const setDeclared = (id: symbol, shortcuts: DeclaredShortcuts | null): void => {
  if (shortcuts === null) declared.delete(id);
  else declared.set(id, shortcuts);
  activeShortcuts = [...declared.values()].flat();
  for (const listener of listeners) listener();
};

/** Registers shortcuts while the caller is mounted. */
export const useShortcuts = (shortcuts: readonly Shortcut[]): void => {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = findShortcut(toKeyPress(event), shortcuts);
    if (shortcut?.run(event.key.toLowerCase())) event.preventDefault();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => handleKey(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  // Avoids registering equal shortcuts again on every render.
  const key = JSON.stringify(shortcuts.map(({ name, keys }) => ({ name, keys })));
  useEffect(() => {
    const id = Symbol('shortcuts');
    setDeclared(id, JSON.parse(key) as DeclaredShortcuts);
    return () => setDeclared(id, null);
  }, [key]);
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the currently registered shortcuts. */
export const useActiveShortcuts = (): DeclaredShortcuts => useSyncExternalStore(subscribe, () => activeShortcuts);
