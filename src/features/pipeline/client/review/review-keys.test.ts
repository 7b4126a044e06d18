import { describe, expect, it } from 'vitest';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { MOVE_KEYS, moveShortcuts } from './review-keys.ts';

describe('the shortcuts for moves', () => {
  it('exist for each possible move except back to pending, and run that move', () => {
    const moves: ApplicationStatus[] = [];
    const shortcuts = moveShortcuts(['applied', 'pending', 'declined'], (to) => moves.push(to));
    expect(shortcuts.map(({ name, keys }) => [name, ...keys])).toEqual([
      ['moveApplied', 'u'],
      ['moveDeclined', 'd'],
    ]);
    expect(shortcuts.map(({ run }) => run(''))).toEqual([true, true]);
    expect(moves).toEqual(['applied', 'declined']);
  });

  it('are unique, and differ from the keys for navigating, opening, messaging and undoing', () => {
    const letters = [...Object.values(MOVE_KEYS), 'j', 'k', 'o', 'm', 'z'];
    expect(new Set(letters).size).toBe(letters.length);
  });
});
