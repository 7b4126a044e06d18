import { describe, expect, it } from 'vitest';
import { MOVE_KEYS, reviewKeyOf } from './review-keys.ts';

const press = (key: string, changes: object = {}) => ({ key, isModified: false, isElsewhere: false, ...changes });
const MOVES = ['applied', 'interviewing', 'declined'] as const;

describe('the keys of a review', () => {
  it('go on and back, rate and move', () => {
    expect(reviewKeyOf(press('j'), MOVES)).toEqual({ kind: 'next' });
    expect(reviewKeyOf(press('K'), MOVES)).toEqual({ kind: 'previous' });
    expect(reviewKeyOf(press('5'), MOVES)).toEqual({ kind: 'rate', rating: 5 });
    expect(reviewKeyOf(press('d'), MOVES)).toEqual({ kind: 'move', to: 'declined' });
  });

  it('ask for no move that there is not, and for nothing else', () => {
    for (const key of ['o', 'h', '0', '6', 'x', 'Enter', 'ArrowDown'])
      expect(reviewKeyOf(press(key), MOVES)).toBeNull();
  });

  it('are none while somebody types, or holds a modifier', () => {
    for (const changes of [{ isModified: true }, { isElsewhere: true }]) {
      for (const key of ['j', '3', 'd']) expect(reviewKeyOf(press(key, changes), MOVES)).toBeNull();
    }
  });

  it('are each of one thing only', () => {
    const letters = [...Object.values(MOVE_KEYS), 'j', 'k'];
    expect(new Set(letters).size).toBe(letters.length);
  });
});
