import { describe, expect, it } from 'vitest';
import { findShortcut, type Shortcut } from './shortcuts.ts';

const press = (key: string, changes: object = {}) => ({
  key,
  isModified: false,
  isShifted: false,
  isElsewhere: false,
  ...changes,
});
const SHORTCUTS: readonly Shortcut[] = [
  { name: 'next', keys: ['j'], run: () => true },
  { name: 'rate', keys: ['1', '2', '3'], run: () => true },
];

describe('keyboard shortcuts', () => {
  it("match the screen's keys, even with caps lock", () => {
    expect(findShortcut(press('j'), SHORTCUTS)?.name).toBe('next');
    expect(findShortcut(press('J'), SHORTCUTS)?.name).toBe('next');
    expect(findShortcut(press('3'), SHORTCUTS)?.name).toBe('rate');
  });

  it('ignore other keys', () => {
    for (const key of ['k', '4', 'Enter', 'ArrowDown']) expect(findShortcut(press(key), SHORTCUTS)).toBeNull();
  });

  it('are disabled while typing or with a modifier', () => {
    for (const changes of [{ isModified: true }, { isShifted: true }, { isElsewhere: true }])
      expect(findShortcut(press('j', changes), SHORTCUTS)).toBeNull();
  });
});
