import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '#testing/market/random.ts';
import { Postings } from './tables.ts';

const listSlots = (postings: Postings, key: number): number[] => {
  const slots: number[] = [];
  postings.each(key, (slot) => slots.push(slot));
  return slots.toSorted((a, b) => a - b);
};

describe('Postings', () => {
  it('contain the slots that were added and not removed', () => {
    const random = createSeededRandom(1);
    const postings = new Postings();
    const expected = new Map<number, Set<number>>();
    for (let step = 0; step < 60_000; step++) {
      // A few lists are long, most are short.
      const key = random.happens(0.5) ? random.between(0, 5) : random.between(0, 3_000);
      const slot = random.between(0, 4_000);
      const slots = expected.get(key) ?? new Set();
      expected.set(key, slots);
      if (slots.has(slot) && random.happens(0.7)) {
        postings.remove(key, slot);
        slots.delete(slot);
      } else if (!slots.has(slot)) {
        postings.add(key, slot);
        slots.add(slot);
      }
    }
    for (const [key, slots] of expected) {
      expect(listSlots(postings, key)).toEqual([...slots].toSorted((a, b) => a - b));
    }
  });

  it('take little more space than their entries', () => {
    const postings = new Postings();
    for (let slot = 0; slot < 200_000; slot++) postings.add(slot % 300, slot);
    const parts = Object.values(postings).filter((part) => ArrayBuffer.isView(part));
    expect(parts.reduce((sum, { byteLength }) => sum + byteLength, 0)).toBeLessThan(200_000 * 4 * 1.4);
  });
});
