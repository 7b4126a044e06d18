/**
 * The keys of the screens, in one registry: a screen states what its keys do, they are heard on the whole page as long as it is open, and the list
 * that `?` opens is made of them. Nothing is a key while somebody types, chooses or holds a modifier, or while a menu or dialog is open.
 */
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type Press, pressOf } from './key-press.ts';

/** What a key does; the words for it stand in the list of keys. */
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
  | 'undo';

/** One thing that keys do. */
export interface Shortcut {
  name: ShortcutName;
  /** As the browser names them, in lower case. */
  keys: readonly string[];
  /** Does it; false where there was nothing to do. */
  run: (key: string) => boolean;
}

/** The shortcut that a press asks for, or null. */
export const shortcutOf = (press: Press, shortcuts: readonly Shortcut[]): Shortcut | null => {
  if (press.isModified || press.isElsewhere) return null;
  const key = press.key.toLowerCase();
  return shortcuts.find(({ keys }) => keys.includes(key)) ?? null;
};

/** What a screen states, without what it does. */
type Stated = readonly Pick<Shortcut, 'name' | 'keys'>[];

const stated = new Map<symbol, Stated>();
const listeners = new Set<() => void>();
let list: Stated = [];

const change = (id: symbol, shortcuts: Stated | null): void => {
  if (shortcuts === null) stated.delete(id);
  else stated.set(id, shortcuts);
  list = [...stated.values()].flat();
  for (const listener of listeners) listener();
};

/** The keys of the page, for as long as the caller is there. */
export const useShortcuts = (shortcuts: readonly Shortcut[]): void => {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(pressOf(event), shortcuts);
    if (shortcut?.run(event.key.toLowerCase())) event.preventDefault();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => hear(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  // The same keys are stated once, however often the screen is drawn.
  const key = JSON.stringify(shortcuts.map(({ name, keys }) => ({ name, keys })));
  useEffect(() => {
    const id = Symbol('shortcuts');
    change(id, JSON.parse(key) as Stated);
    return () => change(id, null);
  }, [key]);
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What the keys of the page do now. */
export const useStatedShortcuts = (): Stated => useSyncExternalStore(subscribe, () => list);
