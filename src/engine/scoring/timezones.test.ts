import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlapHours } from './job-hours.ts';
import { readTimezone, zoneField } from './timezones.ts';

describe('readTimezone', () => {
  it.each([
    ['America/Bogota', -300, -300],
    ['america/new_york', -300, -240],
    ['America/New York', -300, -240],
    ['America/Argentina/Buenos_Aires', -180, -180],
    ['GMT-5', -300, -300],
    ['gmt -3', -180, -180],
    ['UTC-03:30', -210, -210],
    ['UTC−5', -300, -300],
    ['-05:00', -300, -300],
    ['+0530', 330, 330],
    ['UTC', 0, 0],
    ['EST', -300, -240],
    ['EDT', -300, -240],
    ['ET', -300, -240],
    ['CST', -360, -300],
    ['PT', -480, -420],
    ['Eastern Time', -300, -240],
    ['(GMT-05:00) Eastern Time (US & Canada)', -300, -240],
    ['Bogotá, Colombia', -300, -300],
    ['Ciudad de México', -360, -360],
    ['São Paulo', -180, -180],
    ['Santiago de Chile', -180, -240],
    ['CST (Mexico City)', -360, -360],
    ['9am-5pm EST', -300, -240],
  ])('reads %s', (text, january, july) => {
    expect(readTimezone(text)).toEqual({ january, july });
  });

  it.each(['', '   ', 'flexible', '5', 'any time', 'UTC-99', '2025-01-02', 'GMT+5:75'])(
    'returns null for %j',
    (text) => {
      expect(readTimezone(text)).toBeNull();
    },
  );
});

describe('overlapHours', () => {
  it('is the whole company day in the same place', () => {
    expect(overlapHours({ timezone: 'EST' }, 'America/New_York')).toBe(8);
  });

  it('uses January or July, whichever has fewer hours', () => {
    // The difference between New York and Bogota is one hour in July and none in January.
    expect(overlapHours({ timezone: 'America/New_York' }, 'America/Bogota')).toBe(7);
  });

  it('counts half hours', () => {
    expect(overlapHours({ timezone: 'GMT-5' }, 'UTC-03:30')).toBe(7.5);
  });

  it('counts hours past midnight', () => {
    expect(overlapHours({ timezone: 'UTC+12' }, 'UTC-10')).toBe(7);
  });

  it('is null if a side states no zone', () => {
    expect(overlapHours({ timezone: 'EST' }, '')).toBeNull();
    expect(overlapHours({ timezone: null }, 'EST')).toBeNull();
  });

  it('is between zero and eight hours', () => {
    const zone = fc.integer({ min: -12, max: 14 }).map((hours) => `UTC${hours < 0 ? '-' : '+'}${Math.abs(hours)}`);
    fc.assert(
      fc.property(zone, zone, (company, candidate) => {
        const hours = overlapHours({ timezone: company }, candidate);
        expect(hours).toBeGreaterThanOrEqual(0);
        expect(hours).toBeLessThanOrEqual(8);
      }),
    );
  });
});

describe('zoneField', () => {
  it('returns the zone in a text, unless it equals the text or there is none', () => {
    expect(zoneField('Medellín, Colombia')).toEqual({ zone: 'America/Bogota' });
    expect(zoneField('America/Lima')).toEqual({});
    expect(zoneField('GMT-5')).toEqual({});
    expect(zoneField('whenever')).toEqual({});
    expect(zoneField(null)).toEqual({});
  });
});
