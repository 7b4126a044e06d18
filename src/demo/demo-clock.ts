/**
 * When people of the demo market do things: companies and candidates write, move and answer while they sit at their desks, each by the
 * clock of their own city. Pure; the present is passed in.
 */

import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time.ts';
import { isUsHoliday } from '#shared/us-holidays.ts';
import { WORKING_DAYS } from '#shared/working-days.ts';
import { momentShowing, wallClock } from '#shared/zone-clock.ts';

/** The hours in which someone does something, in minutes of the day on the clock of a zone. */
export interface Desk {
  zone: string;
  start: number;
  end: number;
  /** Companies keep the federal holidays. */
  isCompany: boolean;
}

export const companyDesk = (zone: string): Desk => ({ zone, ...WORKING_DAYS.company, isCompany: true });
export const candidateDesk = (zone: string): Desk => ({ zone, ...WORKING_DAYS.candidate, isCompany: false });

/** More days than any run of free ones. */
const DAYS_BACK = 14;

const SATURDAY = 6;
const SUNDAY = 0;

const isWorkday = (date: number, desks: readonly Desk[]): boolean => {
  const weekday = new Date(date).getUTCDay();
  if (weekday === SATURDAY || weekday === SUNDAY) return false;
  return !(desks.some(({ isCompany }) => isCompany) && isUsHoliday(date));
};

const momentOn = (date: number, minute: number, zone: string): number =>
  momentShowing(date + minute * MINUTE_MS, zone) ?? date + minute * MINUTE_MS;

/** Whether a moment (ms) lies in the hours of a desk, by its own clock. */
export const isAtDesk = (moment: number, desk: Desk): boolean => {
  const shown = wallClock(moment, desk.zone);
  const date = Math.floor(shown / DAY_MS) * DAY_MS;
  const minute = (shown - date) / MINUTE_MS;
  return isWorkday(date, [desk]) && minute >= desk.start && minute <= desk.end;
};

/**
 * The moment (ms) at or before `latest` at which all of these people work: that moment itself where they do, else one of their last common
 * day, as far into it as `share` (0 to 1) says, so that not everything ends on the stroke of five.
 */
export const workedAt = (latest: number, desks: readonly Desk[], share: number): number => {
  const [first] = desks;
  if (first === undefined) return latest;
  const today = Math.floor(wallClock(latest, first.zone) / DAY_MS) * DAY_MS;
  for (let back = 0; back < DAYS_BACK; back += 1) {
    const date = today - back * DAY_MS;
    if (!isWorkday(date, desks)) continue;
    const from = Math.max(...desks.map(({ zone, start }) => momentOn(date, start, zone)));
    const until = Math.min(...desks.map(({ zone, end }) => momentOn(date, end, zone)));
    if (until - from < HOUR_MS || latest < from) continue;
    if (latest <= until) return latest;
    return Math.round((from + share * (until - from)) / MINUTE_MS) * MINUTE_MS;
  }
  throw new Error('These people never work at the same time');
};

/** One thing in a row of things that follow each other. */
export interface Step {
  /** Who has to be at their desk. */
  desks: readonly Desk[];
  /** At least so long (ms) after the one before. */
  after: number;
}

/**
 * The moments (ms) of things that follow each other, the last at `latest` at the earliest possible before it. They are placed from the
 * last to the first, so that each keeps its hours and its distance.
 */
export const placeSteps = (latest: number, steps: readonly Step[], share: () => number): number[] => {
  const moments: number[] = [];
  let until = latest;
  for (const { desks, after } of steps.toReversed()) {
    const moment = workedAt(until, desks, share());
    moments.unshift(moment);
    until = moment - after;
  }
  return moments;
};
