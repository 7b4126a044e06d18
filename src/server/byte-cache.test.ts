import { describe, expect, it } from 'vitest';
import { createByteCache } from './byte-cache.ts';

describe('a cache bounded by bytes', () => {
  it('evicts the least recently used value', () => {
    const cache = createByteCache<string>(100);
    cache.set('a', 'first', 40);
    cache.set('b', 'second', 40);
    cache.get('a');
    cache.set('c', 'third', 40);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['first', undefined, 'third']);
  });

  it('counts a replaced value once, and does not store a value that is too large', () => {
    const cache = createByteCache<string>(100);
    for (let time = 0; time < 5; time += 1) cache.set('a', 'same', 60);
    cache.set('b', 'small', 40);
    expect([cache.get('a'), cache.get('b')]).toEqual(['same', 'small']);
    cache.set('c', 'huge', 101);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['same', 'small', undefined]);
  });
});
