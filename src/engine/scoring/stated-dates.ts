/**
 * Converts dates of a position to months. A stated month counts as stated. A year alone counts from its middle: 2012–2017 is July 2012 through June
 * 2017, and 2011 alone is six months, April through September (ADR 32). Months count from the year 0. If the other date has a month in the same year,
 * that month narrows the year, as in 2015 to 2015-03.
 */

const MONTHS_PER_YEAR = 12;

/** The first and the last month that a date can mean. They are equal for a stated month. */
export interface StatedDate {
  readonly first: number;
  readonly last: number;
}

/** Parses `YYYY-MM` or `YYYY`. Returns null for other text. */
export function readDate(text: string | null | undefined): StatedDate | null {
  const match = /^\s*(\d{4})(?:-(\d{1,2}))?/.exec(text ?? '');
  if (match === null) return null;
  const january = Number(match[1]) * MONTHS_PER_YEAR;
  if (match[2] === undefined) return { first: january, last: january + MONTHS_PER_YEAR - 1 };
  const month = Number(match[2]);
  return month >= 1 && month <= MONTHS_PER_YEAR ? { first: january + month - 1, last: january + month - 1 } : null;
}

const countMonths = ({ first, last }: StatedDate): number => last - first + 1;

/**
 * Returns the start month, and the month after the end. `now` is the month after the latest counted month; a year without a month ends no later than
 * that.
 */
export function monthsBetween(start: StatedDate, end: StatedDate, now: number): { from: number; to: number } {
  const latest = Math.max(end.first, Math.min(end.last, now - 1));
  const begin = { first: start.first, last: Math.max(start.first, Math.min(start.last, latest)) };
  const finish = { first: Math.min(latest, Math.max(end.first, start.first)), last: latest };
  const isSamePeriod = begin.first === finish.first && begin.last === finish.last;
  if (isSamePeriod) {
    const from = begin.first + Math.floor(countMonths(begin) / 4);
    return { from, to: from + Math.ceil(countMonths(begin) / 2) };
  }
  return {
    from: begin.first + Math.floor(countMonths(begin) / 2),
    to: finish.first + Math.ceil(countMonths(finish) / 2),
  };
}
