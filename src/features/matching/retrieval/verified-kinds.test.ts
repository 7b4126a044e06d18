import { describe, expect, it } from 'vitest';
import { VERIFICATION_KINDS } from '#shared/vocabulary.ts';
import { VerifiedKinds } from './columns.ts';

const DAY = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 5, 1);

describe('kinds of verification in the index', () => {
  it('are held until their moment, to the millisecond, or for good', () => {
    const held = new VerifiedKinds();
    held.put(3, [NOW, Number.POSITIVE_INFINITY]);
    expect(held.holdsAll(3, [0], NOW - 1)).toBe(true);
    expect(held.holdsAll(3, [0], NOW)).toBe(false);
    expect(held.holdsAll(3, [1], NOW + 1_000 * DAY)).toBe(true);
    expect(held.holdsAll(3, [0, 1], NOW - 1)).toBe(true);
    expect(held.holdsAll(3, [0, 2], NOW - 1)).toBe(false);
    expect(held.holdsAll(2, [0], NOW - 1)).toBe(false);
  });

  it('say what was put in last, as a plain table would', () => {
    const held = new VerifiedKinds();
    const table = new Map<number, number[]>();
    let seed = 7;
    const next = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    held.widen(200);
    for (let turn = 0; turn < 2_000; turn++) {
      const slot = next(150);
      if (next(4) === 0) {
        held.drop(slot);
        table.delete(slot);
      } else {
        const until = VERIFICATION_KINDS.map(() => [0, Number.POSITIVE_INFINITY, NOW + next(20) * DAY][next(3)] ?? 0);
        held.put(slot, until);
        table.set(slot, until);
      }
      const [asked, at] = [next(150), NOW + next(20) * DAY];
      const kinds = VERIFICATION_KINDS.map((_, kind) => kind).filter(() => next(3) === 0);
      const row = table.get(asked) ?? [];
      expect(held.holdsAll(asked, kinds, at)).toBe(kinds.every((kind) => (row[kind] ?? 0) > at));
    }
  });

  it('cost a byte for whoever holds none', () => {
    const held = new VerifiedKinds();
    held.widen(1_000);
    for (let slot = 0; slot < 1_000; slot++) held.put(slot, []);
    expect(Object.values(held)).toEqual([new Uint8Array(1_000), new Map()]);
  });
});
