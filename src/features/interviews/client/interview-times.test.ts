/** How typed times are interpreted, and why some are rejected. */
import { describe, expect, it } from 'vitest';
import { readOwnTime } from './interview-times.ts';

const NOW = Date.parse('2027-03-01T12:00:00.000Z');
const START = '2027-03-02T15:30:00.000Z';
const TYPED = { date: '2027-03-02', time: '10:30', timeZone: 'America/New_York' };

describe('a typed time', () => {
  it('is interpreted in the given time zone', () => {
    expect(readOwnTime(TYPED, [], NOW)).toEqual({ problem: null, start: START });
  });

  it.each([
    ['incomplete', { date: '' }],
    ['incomplete', { time: '' }],
    ['notThere', { date: '2027-03-14', time: '02:30' }],
    ['past', { date: '2027-03-01', time: '07:00' }],
    ['twice', {}],
  ] as const)('is rejected as %s with %o', (problem, changes) => {
    expect(readOwnTime({ ...TYPED, ...changes }, [START], NOW)).toEqual({ problem });
  });
});
