/** A week of interview hours as time spans in one time zone. Pure. Contains no schemas, so that interview screens can use it without loading them. */
import { WORKING_HOURS } from '#shared/working-hours.ts';

export interface HourSpan {
  /** 0 is Sunday, 6 is Saturday. */
  weekday: number;
  /** A 24-hour time such as `09:30`. */
  from: string;
  to: string;
}

export interface WeeklyHours {
  /** The IANA time zone of these hours. */
  timeZone: string;
  spans: HourSpan[];
}

/** Converts `09:30` to minutes since midnight. */
export const parseTimeOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Converts minutes since midnight to `09:30`. */
const formatTimeOfDay = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const workdays = ({ start, end }: { start: number; end: number }): HourSpan[] =>
  [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: formatTimeOfDay(start), to: formatTimeOfDay(end) }));

/** Monday to Friday, with the usual hours of companies and of candidates. Used for candidates, and for companies that have not set their hours. */
export const DEFAULT_SPANS: Record<keyof typeof WORKING_HOURS, readonly HourSpan[]> = {
  company: workdays(WORKING_HOURS.company),
  candidate: workdays(WORKING_HOURS.candidate),
};

const compareSpans = (a: HourSpan, b: HourSpan): number => a.weekday - b.weekday || a.from.localeCompare(b.from);

export const sortSpans = (spans: readonly HourSpan[]): HourSpan[] => spans.toSorted(compareSpans);

/** Returns true if no spans of a week overlap. A span may start when another one ends. */
export const haveNoOverlap = (spans: readonly HourSpan[]): boolean => {
  const ordered = sortSpans(spans);
  return ordered.every((span, index) => {
    const previous = ordered[index - 1];
    return previous?.weekday !== span.weekday || previous.to <= span.from;
  });
};
