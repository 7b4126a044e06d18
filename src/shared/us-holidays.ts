/**
 * The eleven U.S. federal holidays (5 U.S.C. 6103), calculated from their legal definitions. A holiday on a Saturday is observed on Friday, and a
 * holiday on a Sunday is observed on Monday. Pure. Days are UTC midnights in milliseconds, as in `wallClock`.
 */
import { DAY_MS } from './time.ts';

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

const utcWeekday = (day: number): number => new Date(day).getUTCDay();

/** Returns the `nth` weekday of a month (January is 0), or the last one. */
const nthWeekday = (year: number, month: number, weekday: number, nth: number | 'last'): number => {
  if (nth === 'last') {
    const last = Date.UTC(year, month + 1, 0);
    return last - ((utcWeekday(last) - weekday + 7) % 7) * DAY_MS;
  }
  const first = Date.UTC(year, month, 1);
  return first + (((weekday - utcWeekday(first) + 7) % 7) + (nth - 1) * 7) * DAY_MS;
};

/** Returns the workday on which a fixed-date holiday is observed. */
const observedDay = (day: number): number => {
  const weekday = utcWeekday(day);
  if (weekday === SATURDAY) return day - DAY_MS;
  return weekday === SUNDAY ? day + DAY_MS : day;
};

/** Returns the observed holidays of a year. New Year's Day may be observed on December 31 of the previous year. */
const federalHolidays = (year: number): number[] => [
  observedDay(Date.UTC(year, 0, 1)),
  // Martin Luther King Jr. Day, Washington's Birthday, Memorial Day.
  nthWeekday(year, 0, MONDAY, 3),
  nthWeekday(year, 1, MONDAY, 3),
  nthWeekday(year, 4, MONDAY, 'last'),
  // Juneteenth, Independence Day.
  observedDay(Date.UTC(year, 5, 19)),
  observedDay(Date.UTC(year, 6, 4)),
  // Labor Day, Columbus Day, Veterans Day, Thanksgiving, Christmas.
  nthWeekday(year, 8, MONDAY, 1),
  nthWeekday(year, 9, MONDAY, 2),
  observedDay(Date.UTC(year, 10, 11)),
  nthWeekday(year, 10, THURSDAY, 4),
  observedDay(Date.UTC(year, 11, 25)),
];

/** Returns true on days on which a U.S. federal holiday is observed. `wallTime` is any time of the day on a local clock (`wallClock`). */
export const isUsHoliday = (wallTime: number): boolean => {
  const day = Math.floor(wallTime / DAY_MS) * DAY_MS;
  const year = new Date(day).getUTCFullYear();
  return federalHolidays(year).includes(day) || observedDay(Date.UTC(year + 1, 0, 1)) === day;
};
