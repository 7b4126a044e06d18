/**
 * Working hours in the demo market. Companies and candidates write, answer and change statuses during office hours in the time zone of their city.
 * Pure: the current time is a parameter.
 */

import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time.ts';
import { isUsHoliday } from '#shared/us-holidays.ts';
import { WORKING_HOURS } from '#shared/working-hours.ts';
import { findWallClockInstant, wallClock } from '#shared/zone-clock.ts';

/** The working hours of a person, in minutes of the day in a time zone. */
export interface Schedule {
  zone: string;
  start: number;
  end: number;
  /** Companies observe U.S. federal holidays. */
  isCompany: boolean;
}

export const companySchedule = (zone: string): Schedule => ({ zone, ...WORKING_HOURS.company, isCompany: true });
export const candidateSchedule = (zone: string): Schedule => ({ zone, ...WORKING_HOURS.candidate, isCompany: false });

/** More days than the longest run of days off. */
const DAYS_BACK = 14;

const SATURDAY = 6;
const SUNDAY = 0;

const isWorkday = (date: number, schedules: readonly Schedule[]): boolean => {
  const weekday = new Date(date).getUTCDay();
  if (weekday === SATURDAY || weekday === SUNDAY) return false;
  return !(schedules.some(({ isCompany }) => isCompany) && isUsHoliday(date));
};

const instantOn = (date: number, minute: number, zone: string): number =>
  findWallClockInstant(date + minute * MINUTE_MS, zone) ?? date + minute * MINUTE_MS;

/** Returns true if an instant (ms) is during a person's working hours. */
export const isWorkingAt = (moment: number, schedule: Schedule): boolean => {
  const wallTime = wallClock(moment, schedule.zone);
  const date = Math.floor(wallTime / DAY_MS) * DAY_MS;
  const minute = (wallTime - date) / MINUTE_MS;
  return isWorkday(date, [schedule]) && minute >= schedule.start && minute <= schedule.end;
};

/**
 * Returns `latest` (ms) if all these people work at that instant. Otherwise, returns an earlier instant on the last day when they all worked, at the
 * fraction `share` (0 to 1) of their hours in common, so that times vary.
 */
export const latestWorkingTime = (latest: number, schedules: readonly Schedule[], share: number): number => {
  const [first] = schedules;
  if (first === undefined) return latest;
  const today = Math.floor(wallClock(latest, first.zone) / DAY_MS) * DAY_MS;
  for (let back = 0; back < DAYS_BACK; back += 1) {
    const date = today - back * DAY_MS;
    if (!isWorkday(date, schedules)) continue;
    const rangeStart = Math.max(...schedules.map(({ zone, start }) => instantOn(date, start, zone)));
    const rangeEnd = Math.min(...schedules.map(({ zone, end }) => instantOn(date, end, zone)));
    if (rangeEnd - rangeStart < HOUR_MS || latest < rangeStart) continue;
    if (latest <= rangeEnd) return latest;
    return Math.round((rangeStart + share * (rangeEnd - rangeStart)) / MINUTE_MS) * MINUTE_MS;
  }
  throw new Error('These people never work at the same time');
};

/** One of several consecutive events. */
export interface Step {
  /** The people who must be working. */
  schedules: readonly Schedule[];
  /** The minimum time since the previous event (ms). */
  after: number;
}

/**
 * Returns the instants (ms) of consecutive events, the last one at or before `latest`. Works backward from the last event, so that each event is
 * during working hours and far enough from the next one.
 */
export const placeSteps = (latest: number, steps: readonly Step[], share: () => number): number[] => {
  const moments: number[] = [];
  let limit = latest;
  for (const { schedules, after } of steps.toReversed()) {
    const moment = latestWorkingTime(limit, schedules, share());
    moments.unshift(moment);
    limit = moment - after;
  }
  return moments;
};
