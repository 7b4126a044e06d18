/** Dates in work history or education: a year (`2015`), or a year and a month (`2015-03`). Pure. No month is ever added to a year. */

const PARTIAL_DATE = /^(?:19[3-9]\d|20\d\d)(?:-(?:0[1-9]|1[0-2]))?$/;
const YEAR_LENGTH = 4;

/** Returns true for a year, or a year and month, from 1930 to 2099. */
export const isPartialDate = (text: string): boolean => PARTIAL_DATE.test(text);

export const isYearOnly = (date: string): boolean => date.length === YEAR_LENGTH;

/** Returns true if `a` is certainly before `b`: `2014` is before `2015-03`, but `2015` is not. Same rule as `spans_in_order` in the database. */
export const isBefore = (a: string, b: string): boolean => {
  const commonLength = Math.min(a.length, b.length);
  return a.slice(0, commonLength) < b.slice(0, commonLength);
};

/** Returns a sort key for dates. A year without a month sorts between June and July of that year. */
export const dateSortKey = (date: string): string => (isYearOnly(date) ? `${date}-06~` : date);
