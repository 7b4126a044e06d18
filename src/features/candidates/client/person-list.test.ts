import { describe, expect, it } from 'vitest';
import { positionInList } from './person-list.ts';

describe('the position of a person in a list', () => {
  it('includes the previous and the next person in the list', () => {
    const ids = ['carla', 'ana', 'bruno'];
    expect(positionInList(ids, 'ana')).toEqual({ number: 2, previous: 'carla', next: 'bruno' });
    expect(positionInList(ids, 'carla')).toEqual({ number: 1, previous: null, next: 'ana' });
    expect(positionInList(ids, 'bruno')).toEqual({ number: 3, previous: 'ana', next: null });
  });

  it('is null for a person who is not in the list', () => {
    expect(positionInList(['ana'], 'bruno')).toBeNull();
    expect(positionInList([], 'bruno')).toBeNull();
  });
});
