/** The week of a company as from-to times on its own clock. Pure, and without schemas, since screens of interviews use it, too. */
import { WORKING_DAYS } from '#shared/working-days.ts';

export interface HourSpan {
  /** 0 is Sunday, 6 is Saturday. */
  weekday: number;
  /** `09:30`, on a clock of 24 hours. */
  from: string;
  to: string;
}

export interface WeeklyHours {
  /** IANA name of the clock on which the hours are read. */
  timeZone: string;
  spans: HourSpan[];
}

/** Minutes since midnight of `09:30`. */
export const minutesOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The time of minutes since midnight, as `09:30`. */
const timeOfDay = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const workdays = ({ start, end }: { start: number; end: number }): HourSpan[] =>
  [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: timeOfDay(start), to: timeOfDay(end) }));

/** Monday to Friday, by the usual hours of each side; what holds for a company that has not set its own. */
export const USUAL_SPANS: Record<keyof typeof WORKING_DAYS, readonly HourSpan[]> = {
  company: workdays(WORKING_DAYS.company),
  candidate: workdays(WORKING_DAYS.candidate),
};

const inOrder = (one: HourSpan, other: HourSpan): number =>
  one.weekday - other.weekday || one.from.localeCompare(other.from);

/** The times of a week, the first first. */
export const orderedSpans = (spans: readonly HourSpan[]): HourSpan[] => spans.toSorted(inOrder);

/** Whether no two times of a week overlap; one may begin where another ends. */
export const areApart = (spans: readonly HourSpan[]): boolean => {
  const ordered = orderedSpans(spans);
  return ordered.every((span, index) => {
    const before = ordered[index - 1];
    return before?.weekday !== span.weekday || before.to <= span.from;
  });
};
