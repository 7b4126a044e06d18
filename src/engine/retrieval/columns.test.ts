import { describe, expect, it } from 'vitest';
import { VERIFICATION_KINDS } from '#shared/vocabulary.ts';
import { createSeededRandom } from '#testing/market/random.ts';
import { WORTH_STEPS } from '../scoring/history.ts';
import { PastTitles, VerifiedKinds } from './columns.ts';

const DAY = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 5, 1);

describe('VerifiedKinds', () => {
  it('holds a kind until the millisecond of its expiry, or forever', () => {
    const column = new VerifiedKinds();
    column.put(3, [NOW, Number.POSITIVE_INFINITY]);
    expect(column.holdsAll(3, [0], NOW - 1)).toBe(true);
    expect(column.holdsAll(3, [0], NOW)).toBe(false);
    expect(column.holdsAll(3, [1], NOW + 1_000 * DAY)).toBe(true);
    expect(column.holdsAll(3, [0, 1], NOW - 1)).toBe(true);
    expect(column.holdsAll(3, [0, 2], NOW - 1)).toBe(false);
    expect(column.holdsAll(2, [0], NOW - 1)).toBe(false);
  });

  it('agrees with a plain table after random changes', () => {
    const column = new VerifiedKinds();
    const table = new Map<number, number[]>();
    let seed = 7;
    const next = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    column.ensureCapacity(200);
    for (let turn = 0; turn < 2_000; turn++) {
      const slot = next(150);
      if (next(4) === 0) {
        column.drop(slot);
        table.delete(slot);
      } else {
        const until = VERIFICATION_KINDS.map(() => [0, Number.POSITIVE_INFINITY, NOW + next(20) * DAY][next(3)] ?? 0);
        column.put(slot, until);
        table.set(slot, until);
      }
      const [rowId, time] = [next(150), NOW + next(20) * DAY];
      const kinds = VERIFICATION_KINDS.map((_, kind) => kind).filter(() => next(3) === 0);
      const row = table.get(rowId) ?? [];
      expect(column.holdsAll(rowId, kinds, time)).toBe(kinds.every((kind) => (row[kind] ?? 0) > time));
    }
  });

  it('uses one byte for candidates without verifications', () => {
    const column = new VerifiedKinds();
    column.ensureCapacity(1_000);
    for (let slot = 0; slot < 1_000; slot++) column.put(slot, []);
    expect(Object.values(column)).toEqual([new Uint8Array(1_000), new Map()]);
  });
});

describe('PastTitles', () => {
  it('holds the latest titles and raises the steps of their slots', () => {
    const random = createSeededRandom(2);
    const column = new PastTitles();
    const expected = new Map<number, { number: number; worth: number }[]>();
    for (let step = 0; step < 20_000; step++) {
      const slot = random.between(0, 900);
      column.drop(slot);
      const titles = Array.from({ length: random.between(0, 6) }, () => ({
        number: random.between(0, 99),
        worth: random.between(1, WORTH_STEPS) / WORTH_STEPS,
      }));
      column.put(slot, titles);
      expected.set(slot, titles);
    }
    const steps = Uint8Array.from({ length: 100 }, () => random.between(0, 32));
    const before = Uint8Array.from({ length: 1_000 }, () => random.between(0, 16));
    const raised = before.slice();
    column.raise(steps, raised);
    for (const [slot, titles] of expected) {
      const positions = Array.from(
        { length: column.endIndex(slot) - column.firstIndex(slot) },
        (_, index) => column.firstIndex(slot) + index,
      );
      expect(
        positions.map((position) => ({
          number: column.titleAt(position),
          worth: column.worthAt(position) / WORTH_STEPS,
        })),
      ).toEqual(titles);
      const worths = titles.map(({ number, worth }) =>
        Math.ceil((Math.round(worth * WORTH_STEPS) * (steps[number] ?? 0)) / WORTH_STEPS),
      );
      expect(raised[slot]).toBe(Math.max(before[slot] ?? 0, ...worths));
    }
  });
});
