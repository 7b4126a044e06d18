import { describe, expect, it } from 'vitest';
import { isId, newId } from './ids.ts';

describe('new ids', () => {
  it('are unique, and sort in order of creation', () => {
    const ids = Array.from({ length: 50_000 }, newId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual(ids);
    expect(ids.every(isId)).toBe(true);
  });

  it('contain the time in milliseconds, as version 7 requires', () => {
    const before = Date.now();
    const id = newId();
    expect(id[14]).toBe('7');
    const timestamp = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
    expect(timestamp).toBeGreaterThanOrEqual(before);
    expect(timestamp).toBeLessThanOrEqual(Date.now());
  });
});
