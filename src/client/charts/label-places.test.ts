import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LabeledPoint, maxTextWidth, placeLabels, sortByImportance } from './label-places.ts';

const SIZE = { left: 0, right: 320, height: 200, obstacles: [], mayBeBelow: true };

const label = fc.record({
  x: fc.integer({ min: 0, max: SIZE.right }),
  y: fc.integer({ min: 0, max: SIZE.height }),
  text: fc.constantFrom('1', '12', '1,204', '3.5h', '12d'),
});

describe('value labels', () => {
  it('never overlap and never extend past the sides of the picture', () => {
    fc.assert(
      fc.property(fc.array(label, { maxLength: 60 }), fc.boolean(), (labels, mayBeBelow) => {
        const placed = placeLabels(labels, { ...SIZE, mayBeBelow });
        for (const [index, one] of placed.entries()) {
          expect(one.x - maxTextWidth(one.text) / 2).toBeGreaterThanOrEqual(0);
          expect(one.x + maxTextWidth(one.text) / 2).toBeLessThanOrEqual(SIZE.right);
          for (const other of placed.slice(index + 1)) {
            const apart = Math.abs(one.x - other.x) >= (maxTextWidth(one.text) + maxTextWidth(other.text)) / 2;
            expect(apart || Math.abs(one.y - other.y) >= 16).toBe(true);
          }
        }
      }),
    );
  });

  it('are above their point, below it if the space above is taken, and omitted if neither has space', () => {
    const at = (x: number, y: number): LabeledPoint => ({ x, y, text: '12' });
    expect(placeLabels([at(100, 100)], SIZE)).toEqual([{ x: 100, y: 92, text: '12' }]);
    const [, second] = placeLabels([at(100, 100), at(112, 104)], SIZE);
    expect(second).toEqual({ x: 112, y: 125, text: '12' });
    expect(placeLabels([at(100, 100), at(112, 104), at(106, 102)], SIZE)).toHaveLength(2);
  });

  it('of low points are below, because the line passes above', () => {
    const low = { x: 100, y: 100, text: '12', isLow: true };
    expect(placeLabels([low], SIZE)).toEqual([{ x: 100, y: 121, text: '12' }]);
    expect(placeLabels([{ ...low, y: 190 }], SIZE)).toEqual([{ x: 100, y: 182, text: '12' }]);
  });

  it('avoid other boxes', () => {
    const column = { left: 90, right: 110, top: 40, bottom: 200 };
    const point = { x: 84, y: 120, text: '1,204' };
    expect(placeLabels([point], { ...SIZE, obstacles: [column] })).toEqual([]);
    expect(placeLabels([{ ...point, x: 60 }], { ...SIZE, obstacles: [column] })).toHaveLength(1);
  });

  it('avoid the line through their points and the axis numbers', () => {
    const line = (x: number, y: number) => ({ from: { x: 80, y: 100 }, to: { x, y } });
    const point = { x: 80, y: 100, text: '12' };
    expect(placeLabels([point], { ...SIZE, lines: [line(120, 60)] })).toEqual([{ x: 80, y: 121, text: '12' }]);
    expect(placeLabels([point], { ...SIZE, lines: [line(120, 140)] })).toEqual([{ x: 80, y: 92, text: '12' }]);
    const slope = { from: { x: 40, y: 140 }, to: { x: 80, y: 100 } };
    expect(placeLabels([point], { ...SIZE, lines: [slope, line(120, 60)] })).toEqual([]);
    expect(placeLabels([point], { ...SIZE, left: 70 })).toEqual([]);
  });

  it('are sorted by importance: the newest first, then the highest, then from new to old', () => {
    const points = [3, 9, 4, 5].map((value) => ({ value }));
    expect(sortByImportance(points).map(({ value }) => value)).toEqual([5, 9, 4, 3]);
    expect(sortByImportance([])).toEqual([]);
  });
});
