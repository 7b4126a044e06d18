/**
 * UTC offsets of zones, and common working hours. Uses the offsets of mid-January and mid-July of a fixed year instead of a clock, so that results
 * never change. Parsing of text is in `timezones.ts`.
 */
import { DAY_MINUTES as DAY, WORKING_HOURS } from '#shared/working-hours.ts';

/** UTC offsets in minutes, east positive, in January and July. */
export interface ZoneOffsets {
  january: number;
  july: number;
}

const JANUARY = new Date('2025-01-15T12:00:00Z');
const JULY = new Date('2025-07-15T12:00:00Z');

function offsetAt(format: Intl.DateTimeFormat, date: Date): number | null {
  const name = format.formatToParts(date).find((part) => part.type === 'timeZoneName')?.value ?? '';
  if (name === 'GMT') return 0;
  const match = /^GMT([+-])(\d{2}):(\d{2})/.exec(name);
  if (match === null) return null;
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3]));
}

/** Returns the offsets of a zone identifier, or null if `Intl` does not support it. */
export function findZoneOffsets(zone: string): ZoneOffsets | null {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    const january = offsetAt(format, JANUARY);
    const july = offsetAt(format, JULY);
    return january === null || july === null ? null : { january, july };
  } catch {
    // Intl throws a RangeError for unknown zones.
    return null;
  }
}

/** Returns the common minutes of two working days. The days repeat and may cross midnight. */
function sharedMinutes(companyOffset: number, candidateOffset: number): number {
  const { company, candidate } = WORKING_HOURS;
  // The candidate's clock is this number of minutes behind the company's.
  const shift = companyOffset - candidateOffset;
  let shared = 0;
  for (let days = -2; days <= 2; days++) {
    const start = company.start - shift + days * DAY;
    const end = company.end - shift + days * DAY;
    shared += Math.max(0, Math.min(end, candidate.end) - Math.max(start, candidate.start));
  }
  return shared;
}

/** Returns the common working hours of two zones, in January or July, whichever is fewer. */
export function sharedHours(company: ZoneOffsets, candidate: ZoneOffsets): number {
  const january = sharedMinutes(company.january, candidate.january);
  const july = sharedMinutes(company.july, candidate.july);
  return Math.min(january, july) / 60;
}

/** Hours of work in minutes of the local day. They may cross midnight. */
export interface DayHours {
  start: number;
  end: number;
}

/** Returns the minutes from the start to the end, which may be on the next day. */
export const countMinutes = ({ start, end }: DayHours): number => (((end - start) % DAY) + DAY) % DAY;

/** Wraps minutes to the equivalent time of day between -12 and 12 hours. */
const wrapToHalfDay = (minutes: number): number => minutes - DAY * Math.round(minutes / DAY);

/** Returns the minutes from the midpoint of a company's usual day to the midpoint of these hours. */
export const shiftDelay = (hours: DayHours): number => {
  const { start, end } = WORKING_HOURS.company;
  return wrapToHalfDay(hours.start + countMinutes(hours) / 2 - (start + end) / 2);
};

/** Returns the offsets at which a company's usual day has the midpoint of a shift in this zone, so `sharedHours` counts its middle eight hours. */
export function shiftedOffsets(zone: ZoneOffsets, shift: DayHours | null): ZoneOffsets {
  if (shift === null) return zone;
  const later = shiftDelay(shift);
  return { january: wrapToHalfDay(zone.january - later), july: wrapToHalfDay(zone.july - later) };
}
