import { describe, expect, it } from 'vitest';
import { computeLift } from './use-clearance.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** A 420 by 100 toast in the corner of a 1440 by 900 window. */
const AREA = box(1020, 800, 420, 100);

describe('computeLift', () => {
  it('returns zero if nothing is covered', () => {
    expect(computeLift(AREA, [])).toBe(0);
    expect(computeLift(AREA, [box(0, 820, 900, 60), box(1100, 300, 200, 40)])).toBe(0);
  });

  it('lifts the area above elements that it would cover', () => {
    expect(computeLift(AREA, [box(400, 810, 900, 70)])).toBe(90);
  });

  it('also avoids elements that the lifted area would cover, in any order', () => {
    const failed = box(1100, 770, 180, 24);
    const composer = box(400, 810, 900, 70);
    expect(computeLift(AREA, [failed, composer])).toBe(130);
    expect(computeLift(AREA, [composer, failed])).toBe(130);
  });

  it('ignores elements that are far enough above', () => {
    const far = box(1100, 600, 180, 24);
    expect(computeLift(AREA, [box(400, 810, 900, 70), far])).toBe(90);
  });

  it('never lifts the area out of the window', () => {
    const longMessage = box(1000, 60, 400, 700);
    expect(computeLift(AREA, [box(400, 810, 900, 70), longMessage])).toBe(90);
  });
});
