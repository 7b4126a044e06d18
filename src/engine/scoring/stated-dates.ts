/**
 * The months that the dates of a position mean. A month counts as it is stated. A year alone counts as the middle of what it can be:
 * 2012–2017 is from July 2012 through June 2017, and 2011 alone is six months, from April through September (ADR 17).
 * Months are counted from the year 0; a month of the other date narrows a year, as in 2015 to 2015-03.
 */

const YEAR = 12;

/** The first and the last month that a date can mean; the same for a stated month. */
export interface StatedDate {
  readonly first: number;
  readonly last: number;
}

/** The date of `YYYY-MM` or `YYYY`; null where it is none. */
export function readDate(text: string | null | undefined): StatedDate | null {
  const found = /^\s*(\d{4})(?:-(\d{1,2}))?/.exec(text ?? '');
  if (found === null) return null;
  const january = Number(found[1]) * YEAR;
  if (found[2] === undefined) return { first: january, last: january + YEAR - 1 };
  const month = Number(found[2]);
  return month >= 1 && month <= YEAR ? { first: january + month - 1, last: january + month - 1 } : null;
}

const lengthOf = ({ first, last }: StatedDate): number => last - first + 1;

/** Begin, and the month after the end. `now` is the month after the newest that counts; no year is read as later than that. */
export function monthsBetween(start: StatedDate, end: StatedDate, now: number): { from: number; to: number } {
  const latest = Math.max(end.first, Math.min(end.last, now - 1));
  const begin = { first: start.first, last: Math.max(start.first, Math.min(start.last, latest)) };
  const finish = { first: Math.min(latest, Math.max(end.first, start.first)), last: latest };
  const isSameYear = begin.first === finish.first && begin.last === finish.last;
  if (isSameYear) {
    const from = begin.first + Math.floor(lengthOf(begin) / 4);
    return { from, to: from + Math.ceil(lengthOf(begin) / 2) };
  }
  return { from: begin.first + Math.floor(lengthOf(begin) / 2), to: finish.first + Math.ceil(lengthOf(finish) / 2) };
}
