import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCalendarMonths, DAY_MS } from './time.ts';

describe('addCalendarMonths', () => {
  it('uses the last day of shorter months', () => {
    expect(addCalendarMonths('2025-08-31T00:00:00.000Z', 18)).toBe('2027-02-28T00:00:00.000Z');
    expect(addCalendarMonths('2024-02-29T23:59:59.999Z', 24)).toBe('2026-02-28T23:59:59.999Z');
    expect(addCalendarMonths('2026-12-31T00:00:00.000Z', 2)).toBe('2027-02-28T00:00:00.000Z');
  });

  it('adds calendar months to any day', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 60 }), (start, months) => {
        const end = new Date(addCalendarMonths(start.toISOString(), months));
        const passed = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
        expect(passed).toBe(months);
        expect(end.getUTCDate()).toBeLessThanOrEqual(start.getUTCDate());
        expect(end.getTime() % DAY_MS).toBe(start.getTime() % DAY_MS);
      }),
    );
  });
});
