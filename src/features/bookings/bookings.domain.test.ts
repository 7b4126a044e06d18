/** Offered times, especially around daylight saving changes, and the changes that each booking status allows. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SERVER_WORDS } from '#server/words/server-words.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { DAY_MS, HOUR_MS } from '#shared/time.ts';
import { consultationEntryEn } from '#shared/words/consultation-entry.en.ts';
import { canonicalTimeZone } from '#shared/zone-clock.ts';
import {
  bookingStatus,
  findOfferedSlot,
  freeSlots,
  offeredSlots,
  personalEntry,
  refusalToChange,
} from './bookings.domain.ts';
import { TEAM_CALENDAR, type TeamCalendar } from './team-calendar.domain.ts';

const clockIn = (iso: string, timeZone: string) => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(iso));
  const partValue = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { weekday: partValue('weekday'), minutes: Number(partValue('hour')) * 60 + Number(partValue('minute')) };
};

const startsOn = (day: string, now: string, calendar: TeamCalendar = TEAM_CALENDAR) =>
  offeredSlots(calendar, new Date(now))
    .map(({ start }) => start)
    .filter((start) => start.startsWith(day));

const moments = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2032-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('the calendar of the team', () => {
  it('offers every half hour of a working day; the last consultation ends with the day', () => {
    const starts = startsOn('2026-01-14', '2026-01-13T12:00:00Z');
    expect(starts).toHaveLength(16);
    expect(starts[0]).toBe('2026-01-14T14:00:00.000Z');
    expect(starts.at(-1)).toBe('2026-01-14T21:30:00.000Z');
  });

  it('offers no times on a U.S. federal holiday', () => {
    const now = '2026-11-23T12:00:00Z';
    expect(startsOn('2026-11-25', now)).toHaveLength(16);
    expect(startsOn('2026-11-26', now)).toEqual([]);
    expect(startsOn('2026-11-27', now)).toHaveLength(16);
    // July 4 is a Saturday, so the holiday is observed on the Friday before.
    expect(startsOn('2026-07-03', '2026-06-29T12:00:00Z')).toEqual([]);
  });

  it('offers times from nine before and after the clocks go forward', () => {
    const now = '2026-03-04T12:00:00Z';
    expect(startsOn('2026-03-06', now)[0]).toBe('2026-03-06T14:00:00.000Z');
    expect(startsOn('2026-03-09', now)[0]).toBe('2026-03-09T13:00:00.000Z');
  });

  it('offers times from nine before and after the clocks go back', () => {
    const now = '2026-10-28T12:00:00Z';
    expect(startsOn('2026-10-30', now)[0]).toBe('2026-10-30T13:00:00.000Z');
    expect(startsOn('2026-11-02', now)[0]).toBe('2026-11-02T14:00:00.000Z');
  });

  it('omits times that are less than two hours away, to the minute', () => {
    expect(startsOn('2026-01-14', '2026-01-14T13:00:00.000Z')[0]).toBe('2026-01-14T15:00:00.000Z');
    expect(startsOn('2026-01-14', '2026-01-14T13:00:00.001Z')[0]).toBe('2026-01-14T15:30:00.000Z');
  });

  it('omits weekends and times more than two weeks away', () => {
    const slots = offeredSlots(TEAM_CALENDAR, new Date('2026-01-23T21:00:00Z'));
    expect(slots[0]?.start).toBe('2026-01-26T14:00:00.000Z');
    expect(slots.at(-1)?.start).toBe('2026-02-06T21:00:00.000Z');
  });

  it("offers half hours within the team's working days and hours, in order, at any time of the year", () => {
    fc.assert(
      fc.property(moments, (now) => {
        const slots = offeredSlots(TEAM_CALENDAR, now);
        let previousEnd = '';
        for (const { start, end } of slots) {
          const clock = clockIn(start, TEAM_CALENDAR.timeZone);
          expect(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']).toContain(clock.weekday);
          expect(clock.minutes).toBeGreaterThanOrEqual(9 * 60);
          expect(clock.minutes).toBeLessThanOrEqual(16 * 60 + 30);
          expect(clock.minutes % 30).toBe(0);
          expect(Date.parse(end) - Date.parse(start)).toBe(HOUR_MS / 2);
          expect(start >= previousEnd).toBe(true);
          expect(Date.parse(start) - now.getTime()).toBeGreaterThanOrEqual(2 * HOUR_MS);
          expect(Date.parse(start) - now.getTime()).toBeLessThanOrEqual(14 * DAY_MS);
          previousEnd = end;
        }
        // Ten working days. The first and last may be partial, and two may be holidays.
        expect(slots.length).toBeGreaterThanOrEqual(7 * 16 - 4);
        expect(slots.length).toBeLessThanOrEqual(10 * 16 + 1);
      }),
      { numRuns: 40 },
    );
  });

  it('offers neither overlapping nor skipped local times in time zones with unusual daylight saving changes or offsets', () => {
    const zones = ['America/New_York', 'Europe/Madrid', 'America/Santiago', 'Australia/Lord_Howe', 'Asia/Kathmandu'];
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (now, timeZone) => {
        const always = { ...TEAM_CALENDAR, timeZone, weekdays: [0, 1, 2, 3, 4, 5, 6], opensAt: 0, closesAt: 24 * 60 };
        const slots = offeredSlots(always, now);
        for (const [index, { start }] of slots.entries()) {
          expect(clockIn(start, timeZone).minutes % 30).toBe(0);
          expect(start >= (slots[index - 1]?.end ?? '')).toBe(true);
        }
        // Two weeks of half hours, minus the skipped or repeated hour and two holidays.
        expect(slots.length).toBeGreaterThanOrEqual(12 * 48 - 4 - 2);
        expect(slots.length).toBeLessThanOrEqual(14 * 48 + 1);
      }),
      { numRuns: 15 },
    );
  });
});

describe('a free time', () => {
  const offered = offeredSlots(TEAM_CALENDAR, new Date('2026-01-13T12:00:00Z'));

  it('does not overlap any booking, even one between two offered starts', () => {
    const [first, second, third, fourth] = offered;
    if (!first || !second || !third || !fourth) throw new Error('Expected at least four times');
    expect(freeSlots(offered, [])).toEqual(offered);
    expect(freeSlots(offered, [second])[1]).toEqual(third);
    const across = { start: '2026-01-13T14:15:00.000Z', end: '2026-01-13T14:45:00.000Z' };
    expect(freeSlots(offered, [across])[0]).toEqual(third);
  });

  it('is found by its start in any offset', () => {
    expect(findOfferedSlot(offered, '2026-01-14T09:00:00-05:00')?.start).toBe('2026-01-14T14:00:00.000Z');
    expect(findOfferedSlot(offered, '2026-01-14T14:00:00Z')?.end).toBe('2026-01-14T14:30:00.000Z');
    expect(findOfferedSlot(offered, '2026-01-14T14:10:00Z')).toBeNull();
    expect(findOfferedSlot(offered, '2026-01-17T14:00:00Z')).toBeNull();
    expect(findOfferedSlot(offered, 'soon')).toBeNull();
  });
});

describe('a booking', () => {
  const now = new Date('2026-01-14T14:00:00.000Z');

  it('can be changed until it starts, unless it is canceled', () => {
    const statusAt = (startsAt: string, cancelledAt: string | null = null) =>
      bookingStatus({ startsAt, cancelledAt }, now);
    expect(statusAt('2026-01-14T14:00:00.001Z')).toBe('booked');
    expect(statusAt('2026-01-14T14:00:00.000Z')).toBe('past');
    expect(statusAt('2026-01-14T15:00:00.000Z', '2026-01-13T00:00:00.000Z')).toBe('cancelled');
    expect(refusalToChange('booked')).toBeNull();
    expect(refusalToChange('past')).toBe('consultation-started');
    expect(refusalToChange('cancelled')).toBe('consultation-cancelled');
  });

  it('keeps the id of its calendar entry through all versions', () => {
    const slot = { id: '0190a000', start: '2026-01-14T15:00:00.000Z', end: '2026-01-14T15:30:00.000Z' };
    const first = personalEntry({ ...slot, sequence: 0 }, now, consultationEntryEn);
    const second = personalEntry({ ...slot, sequence: 1, start: '2026-01-15T15:00:00.000Z' }, now, consultationEntryEn);
    expect(second.uid).toBe(first.uid);
    expect(second.uid).toBe('0190a000@puente.example');
    expect(second.sequence).toBeGreaterThan(first.sequence);
  });

  it('has a calendar entry in the language of the person who booked', () => {
    const slot = { id: '0190a000', sequence: 0, start: '2026-01-14T15:00:00.000Z', end: '2026-01-14T15:30:00.000Z' };
    const summaries = LANGUAGES.map(
      (language) => personalEntry(slot, now, SERVER_WORDS[language].consultationEntry).summary,
    );
    expect(summaries).toEqual(['Puente consultation', 'Consulta con Puente', 'Consulta com a Puente']);
  });
});

describe('a time zone from a browser', () => {
  it('is used only if it is known', () => {
    expect(canonicalTimeZone('America/Bogota')).toBe('America/Bogota');
    expect([undefined, null, '', 'América/São_Paulo', 'x\u0000'].map(canonicalTimeZone)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
