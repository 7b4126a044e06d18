/**
 * Tests interviews at every clock change from 2026 to 2028, in time zones of companies and candidates on the marketplace. Local times are checked
 * against the published rules, which are written out by hand here. Calendar files are checked by parsing them with another library.
 */
import { sync, type VEvent } from 'node-ical';
import { describe, expect, it } from 'vitest';
import { clockTime } from '#server/mail/mail-times.ts';
import { DAY_MS, HOUR_MS } from '#shared/time.ts';
import { findWallClockInstant, wallClock } from '#shared/zone-clock.ts';
import { interviewEnd, isInWorkingDay, suggestStarts } from './interviews.domain.ts';
import { type InterviewDetails, interviewMail } from './server/interviews.mails.ts';

/** The first UTC offset of each time zone in hours, and its changes: the time in UTC and the new offset. */
const RULES: Record<string, { first: number; changes: [time: string, offset: number][] }> = {
  'America/Los_Angeles': {
    first: -8,
    changes: [
      ['2026-03-08T10:00:00Z', -7],
      ['2026-11-01T09:00:00Z', -8],
      ['2027-03-14T10:00:00Z', -7],
      ['2027-11-07T09:00:00Z', -8],
      ['2028-03-12T10:00:00Z', -7],
      ['2028-11-05T09:00:00Z', -8],
    ],
  },
  'America/New_York': {
    first: -5,
    changes: [
      ['2026-03-08T07:00:00Z', -4],
      ['2026-11-01T06:00:00Z', -5],
      ['2027-03-14T07:00:00Z', -4],
      ['2027-11-07T06:00:00Z', -5],
      ['2028-03-12T07:00:00Z', -4],
      ['2028-11-05T06:00:00Z', -5],
    ],
  },
  'America/Santiago': {
    first: -3,
    changes: [
      ['2026-04-05T03:00:00Z', -4],
      ['2026-09-06T04:00:00Z', -3],
      ['2027-04-04T03:00:00Z', -4],
      ['2027-09-05T04:00:00Z', -3],
      ['2028-04-02T03:00:00Z', -4],
      ['2028-09-03T04:00:00Z', -3],
    ],
  },
  'America/Bogota': { first: -5, changes: [] },
  'America/Mexico_City': { first: -6, changes: [] },
  'America/Sao_Paulo': { first: -3, changes: [] },
  'America/Argentina/Buenos_Aires': { first: -3, changes: [] },
};
const ZONES = Object.keys(RULES);

const zoneOffset = (zone: string, moment: number): number => {
  const { first, changes } = RULES[zone] ?? { first: 0, changes: [] };
  return changes.reduce((offset, [time, next]) => (moment >= Date.parse(time) ? next : offset), first);
};

/** Returns the local time under these rules, as the timestamp (in milliseconds) at which UTC clocks show the same time. */
const localTimeIn = (zone: string, moment: number): number => moment + zoneOffset(zone, moment) * HOUR_MS;

const ALL_CHANGES = ZONES.flatMap((zone) => RULES[zone]?.changes.map(([time]) => Date.parse(time)) ?? []);

/** Times around each change: the minute before, the change itself, an hour before and after, and the working hours of the adjacent days. */
const MOMENTS = [
  ...new Set(
    ALL_CHANGES.flatMap((change) => [
      change - 60_000,
      change,
      change - HOUR_MS,
      change + HOUR_MS,
      ...[-1, 0, 1].flatMap((day) =>
        [13, 17, 21].map((hour) => Math.floor(change / DAY_MS) * DAY_MS + day * DAY_MS + hour * HOUR_MS),
      ),
    ]),
  ),
];

const detailsAt = (moment: number, company: string, candidate: string): InterviewDetails & { start: string } => ({
  id: '0190a000-0000-7000-8000-000000000000',
  applicationId: '0190a000-0000-7000-8000-000000000001',
  sequence: 1,
  durationMinutes: 30,
  start: new Date(moment).toISOString(),
  starts: [],
  videoUrl: null,
  note: null,
  moveNote: null,
  reason: null,
  jobTitle: 'Bookkeeper',
  companyName: 'Faro Studio',
  candidateName: 'Ana Lima',
  proposedBy: 'company',
  canProposeAgain: true,
  timeZones: { company, candidate },
});

const reader = {
  side: 'candidate' as const,
  firstName: 'Ana',
  email: 'ana@mail.example',
  organizerEmail: 'hello@puente.example',
  language: 'en' as const,
  publicUrl: 'https://puente.example',
};

/** Formats a time on a 12-hour clock, such as `9:00`. */
const twelveHourClock = (moment: number): string => {
  const clock = new Date(moment);
  return `${clock.getUTCHours() % 12 || 12}:${String(clock.getUTCMinutes()).padStart(2, '0')}`;
};

describe.each(ZONES)('in %s', (zone) => {
  it('local times around every clock change follow the published rules', () => {
    for (const moment of MOMENTS) expect(wallClock(moment, zone)).toBe(localTimeIn(zone, moment));
  });

  it('every local time converts back to UTC, or to the earlier time if it occurs twice', () => {
    for (const moment of MOMENTS) {
      const found = findWallClockInstant(localTimeIn(zone, moment), zone);
      expect([moment, moment - HOUR_MS]).toContain(found);
      expect(localTimeIn(zone, found ?? 0)).toBe(localTimeIn(zone, moment));
    }
  });

  it.each(ZONES)(
    'emails show both local times and calendars contain the exact time, with %s on the other side',
    (other) => {
      for (const moment of MOMENTS) {
        const details = detailsAt(moment, zone, other);
        const { content, attachments } = interviewMail('booked', details, reader, new Date('2026-01-02T00:00:00Z'));
        const [event] = Object.values(sync.parseICS(attachments[0]?.content ?? '')).filter(
          (entry): entry is VEvent => entry?.type === 'VEVENT',
        );
        expect(event?.start.getTime()).toBe(moment);
        expect(event?.end?.getTime()).toBe(moment + 30 * 60_000);
        const facts = content.blocks.flatMap((block) => (block.kind === 'fact' ? [block.value] : []));
        const clocks = [localTimeIn(other, moment), localTimeIn(zone, moment)];
        const expected = clocks[0] === clocks[1] ? clocks.slice(0, 1) : clocks;
        for (const [index, clock] of expected.entries()) expect(facts[index]).toContain(` ${twelveHourClock(clock)}`);
      }
    },
  );
});

it.each(ZONES.filter((zone) => RULES[zone]?.changes.length))('a local time that %s skips has no UTC time', (zone) => {
  for (const [time] of RULES[zone]?.changes ?? []) {
    const change = Date.parse(time);
    const before = localTimeIn(zone, change - 60_000);
    const isForward = zoneOffset(zone, change) > zoneOffset(zone, change - 1);
    const between = findWallClockInstant(before + 30 * 60_000, zone);
    expect(between === null).toBe(isForward);
  }
});

describe('suggested times', () => {
  it.each(ZONES.flatMap((company) => ZONES.map((candidate) => [company, candidate] as const)))(
    "for a company in %s and a candidate in %s are within both sides' working hours around every clock change",
    (company, candidate) => {
      for (const change of new Set(ALL_CHANGES)) {
        const now = new Date(change - 3 * DAY_MS);
        const starts = suggestStarts({ company, candidate }, 45, [], now);
        // 9-17 in Los Angeles and 9-18 in the far south still overlap by at least four hours.
        expect(starts.length).toBeGreaterThan(20);
        for (const start of starts) {
          const moment = Date.parse(start);
          const companyTime = new Date(localTimeIn(company, moment));
          const candidateTime = new Date(localTimeIn(candidate, moment));
          expect(companyTime.getUTCHours() * 60 + companyTime.getUTCMinutes()).toBeGreaterThanOrEqual(9 * 60);
          expect(companyTime.getUTCHours() * 60 + companyTime.getUTCMinutes() + 45).toBeLessThanOrEqual(17 * 60);
          expect(candidateTime.getUTCHours() * 60 + candidateTime.getUTCMinutes()).toBeGreaterThanOrEqual(9 * 60);
          expect(candidateTime.getUTCHours() * 60 + candidateTime.getUTCMinutes() + 45).toBeLessThanOrEqual(18 * 60);
          expect([0, 6]).not.toContain(companyTime.getUTCDay());
          expect([0, 6]).not.toContain(candidateTime.getUTCDay());
        }
      }
    },
  );

  it('exclude times when either side is busy, and times that are too soon', () => {
    const now = new Date('2026-11-23T14:00:00Z');
    const zones = { company: 'America/New_York', candidate: 'America/Bogota' };
    const all = suggestStarts(zones, 60, [], now);
    expect(all[0]).toBe('2026-11-24T14:00:00.000Z');
    const busy = { start: '2026-11-24T14:30:00.000Z', end: interviewEnd('2026-11-24T14:30:00.000Z', 30) };
    const free = suggestStarts(zones, 60, [busy], now);
    expect(free[0]).toBe('2026-11-24T15:00:00.000Z');
  });

  it("use only the company's hours if the candidate's time zone is unknown", () => {
    const now = new Date('2026-11-23T14:00:00Z');
    expect(suggestStarts({ company: 'America/New_York', candidate: null }, 30, [], now).length).toBe(40);
    expect(isInWorkingDay('candidate', null, '2026-11-24T03:00:00.000Z', 30)).toBe(true);
    expect(isInWorkingDay('candidate', 'America/Bogota', '2026-11-24T03:00:00.000Z', 30)).toBe(false);
  });
});

describe('suggested times within the hours that a company set', () => {
  const hours = (timeZone: string, ...spans: [weekday: number, from: string, to: string][]) => ({
    timeZone,
    spans: spans.map(([weekday, from, to]) => ({ weekday, from, to })),
  });

  it("stay within the company's time spans and out of the gaps between them", () => {
    const now = new Date('2026-12-07T05:00:00Z');
    const own = hours('America/New_York', [2, '09:15', '10:30'], [2, '13:00', '14:00'], [6, '10:00', '12:00']);
    const starts = suggestStarts({ company: 'America/Los_Angeles', candidate: 'America/Bogota' }, 30, [], now, own);
    expect(starts.filter((start) => start < '2026-12-09')).toEqual([
      '2026-12-08T14:15:00.000Z',
      '2026-12-08T14:45:00.000Z',
      '2026-12-08T18:00:00.000Z',
      '2026-12-08T18:30:00.000Z',
    ]);
    // Only the company works on Saturdays.
    expect(starts.every((start) => new Date(start).getUTCDay() === 2)).toBe(true);
    const anywhere = suggestStarts({ company: null, candidate: null }, 60, [], now, own);
    expect(anywhere).toContain('2026-12-12T15:00:00.000Z');
  });

  it.each(ZONES)("stay within the company's hours in %s across clock changes", (zone) => {
    const own = hours(zone, ...[0, 1, 2, 3, 4, 5, 6].map((day): [number, string, string] => [day, '00:00', '23:00']));
    for (const change of new Set(ALL_CHANGES)) {
      const starts = suggestStarts({ company: null, candidate: null }, 120, [], new Date(change - DAY_MS), own);
      for (const start of starts) {
        const from = new Date(localTimeIn(zone, Date.parse(start)));
        const to = new Date(localTimeIn(zone, Date.parse(interviewEnd(start, 120))));
        expect(to.getUTCDay()).toBe(from.getUTCDay());
        expect(to.getUTCHours() * 60 + to.getUTCMinutes()).toBeLessThanOrEqual(23 * 60);
      }
      expect(new Set(starts).size).toBe(starts.length);
    }
  });

  it('skip U.S. federal holidays', () => {
    const now = new Date('2026-11-25T05:00:00Z');
    const zones = { company: 'America/New_York', candidate: 'America/Bogota' };
    const days = (starts: readonly string[]) => new Set(starts.map((start) => start.slice(0, 10)));
    expect(days(suggestStarts(zones, 30, [], now))).not.toContain('2026-11-26');
    const own = hours('America/New_York', [4, '09:00', '17:00'], [5, '09:00', '17:00']);
    expect([...days(suggestStarts(zones, 30, [], now, own))].slice(0, 2)).toEqual(['2026-11-27', '2026-12-03']);
  });
});

it("an email formats the time in the recipient's language", () => {
  const span = { start: '2026-03-09T13:00:00.000Z', end: '2026-03-09T13:30:00.000Z' };
  expect(clockTime(span, 'America/New_York', 'en')).toBe('Monday, March 9, 2026, 9:00 – 9:30 AM');
  expect(clockTime(span, 'America/Bogota', 'es')).toBe('lunes, 9 de marzo de 2026, 8:00 – 8:30 am');
  expect(clockTime(span, 'America/Sao_Paulo', 'pt')).toBe('segunda-feira, 9 de março de 2026, 10:00 – 10:30');
});
