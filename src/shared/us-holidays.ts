/**
 * The eleven holidays of the U.S. federal government (5 U.S.C. 6103), by their rules, and the workday on which one that falls on a weekend is
 * kept: the Friday before a Saturday, the Monday after a Sunday. Pure. Days are the milliseconds of their midnight in UTC, as `wallClock` has them.
 */
import { DAY_MS } from './time.ts';

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

const weekdayOf = (day: number): number => new Date(day).getUTCDay();

/** The `nth` weekday of a month (January is 0); the last one where `nth` is `last`. */
const nthWeekday = (year: number, month: number, weekday: number, nth: number | 'last'): number => {
  if (nth === 'last') {
    const last = Date.UTC(year, month + 1, 0);
    return last - ((weekdayOf(last) - weekday + 7) % 7) * DAY_MS;
  }
  const first = Date.UTC(year, month, 1);
  return first + (((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7) * DAY_MS;
};

/** The workday on which a holiday with a date of its own is kept. */
const observed = (day: number): number => {
  const weekday = weekdayOf(day);
  if (weekday === SATURDAY) return day - DAY_MS;
  return weekday === SUNDAY ? day + DAY_MS : day;
};

/** The days off of the holidays that belong to a year; New Year's may be kept on the last day of the year before. */
const holidaysOf = (year: number): number[] => [
  observed(Date.UTC(year, 0, 1)),
  // Martin Luther King, Washington, Memorial Day.
  nthWeekday(year, 0, MONDAY, 3),
  nthWeekday(year, 1, MONDAY, 3),
  nthWeekday(year, 4, MONDAY, 'last'),
  // Juneteenth, Independence Day.
  observed(Date.UTC(year, 5, 19)),
  observed(Date.UTC(year, 6, 4)),
  // Labor Day, Columbus, Veterans, Thanksgiving, Christmas.
  nthWeekday(year, 8, MONDAY, 1),
  nthWeekday(year, 9, MONDAY, 2),
  observed(Date.UTC(year, 10, 11)),
  nthWeekday(year, 10, THURSDAY, 4),
  observed(Date.UTC(year, 11, 25)),
];

/** Whether U.S. federal offices are closed for a holiday on a day; `shown` is any moment of it, as a clock there shows it (`wallClock`). */
export const isUsHoliday = (shown: number): boolean => {
  const day = Math.floor(shown / DAY_MS) * DAY_MS;
  const year = new Date(day).getUTCFullYear();
  return holidaysOf(year).includes(day) || observed(Date.UTC(year + 1, 0, 1)) === day;
};
