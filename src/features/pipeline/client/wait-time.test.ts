import { describe, expect, it } from 'vitest';
import { waitTime } from './wait-time.ts';

const now = new Date('2025-03-04T12:00:00.000Z');

describe('waitTime', () => {
  it('returns the largest elapsed unit', () => {
    expect(waitTime('2025-03-04T11:59:00.000Z', now)).toBe('1 minute');
    expect(waitTime('2025-03-04T09:30:00.000Z', now)).toBe('2 hours');
    expect(waitTime('2025-03-01T12:00:00.000Z', now)).toBe('3 days');
    expect(waitTime('2025-02-10T12:00:00.000Z', now)).toBe('3 weeks');
  });

  it('is null for less than a minute and for future times', () => {
    expect(waitTime('2025-03-04T11:59:30.000Z', now)).toBeNull();
    expect(waitTime('2025-03-05T12:00:00.000Z', now)).toBeNull();
  });

  it('uses the reader’s language', () => {
    expect(waitTime('2025-03-01T12:00:00.000Z', now, 'es')).toBe('3 días');
  });
});
