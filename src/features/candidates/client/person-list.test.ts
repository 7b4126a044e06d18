import { describe, expect, it } from 'vitest';
import { placeInList } from './person-list.ts';

describe('the place of a person in a list', () => {
  it('has the people before and after in the order of the list', () => {
    const ids = ['carla', 'ana', 'bruno'];
    expect(placeInList(ids, 'ana')).toEqual({ place: 2, previous: 'carla', next: 'bruno' });
    expect(placeInList(ids, 'carla')).toEqual({ place: 1, previous: null, next: 'ana' });
    expect(placeInList(ids, 'bruno')).toEqual({ place: 3, previous: 'ana', next: null });
  });

  it('does not exist for a person who is not in the list', () => {
    expect(placeInList(['ana'], 'bruno')).toBeNull();
    expect(placeInList([], 'bruno')).toBeNull();
  });
});
