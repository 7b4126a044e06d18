/**
 * A date of a work history or of studies: a year (`2015`) or a year with its month (`2015-03`). Pure.
 * Invariant: a year alone stays a year; nothing here adds a month to it.
 */

const PARTIAL_DATE = /^(?:19[3-9]\d|20\d\d)(?:-(?:0[1-9]|1[0-2]))?$/;
const YEAR_LENGTH = 4;

/** Whether a text is such a date, from 1930 to 2099. */
export const isPartialDate = (text: string): boolean => PARTIAL_DATE.test(text);

export const isYearOnly = (date: string): boolean => date.length === YEAR_LENGTH;

/** Whether `a` is before `b` as far as both are known: `2014` is before `2015-03`, `2015` is not. The database has the same rule (`spans_in_order`). */
export const isBefore = (a: string, b: string): boolean => {
  const known = Math.min(a.length, b.length);
  return a.slice(0, known) < b.slice(0, known);
};

/** What dates sort by, as texts: a year alone is between its June and its July. */
export const dateSortKey = (date: string): string => (isYearOnly(date) ? `${date}-06~` : date);
