import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlapHours, readTimezone } from '../matching.domain.ts';
import { isInZone, zonesNear } from './offset-ranges.ts';

const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Santiago',
  'Europe/Madrid',
  'Asia/Kolkata',
  'UTC+14',
  'UTC-9',
  'UTC+05:45',
  'UTC-14',
];

/** Formats an offset in minutes: `UTC-03:30` for -210. */
const zoneAt = (offset: number): string => {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `UTC${offset < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
};

const readOffsets = (zone: string) => {
  const offsets = readTimezone(zone);
  if (offsets === null) throw new Error(`Unknown zone: ${zone}`);
  return offsets;
};

describe('zonesNear', () => {
  it('contains exactly the zones that share the required hours in January and July, for both sides', () => {
    const zone = fc.oneof(
      fc.constantFrom(...ZONES),
      fc.integer({ min: -14 * 4, max: 14 * 4 }).map((quarters) => zoneAt(quarters * 15)),
    );
    fc.assert(
      fc.property(zone, zone, fc.integer({ min: 1, max: 8 }), (company, candidate, hours) => {
        const isEnough = (overlapHours({ timezone: company }, candidate) ?? 0) >= hours;
        const [companyOffsets, candidateOffsets] = [readOffsets(company), readOffsets(candidate)];
        expect(isInZone(zonesNear('company', companyOffsets, hours), candidateOffsets)).toBe(isEnough);
        expect(isInZone(zonesNear('candidate', candidateOffsets, hours), companyOffsets)).toBe(isEnough);
      }),
    );
  });
});
