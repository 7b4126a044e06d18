/**
 * The calendar of the team that gives consultations: the one place to change when it can be booked. It says when the team
 * could, not when it is free; that is decided with the bookings (bookings.domain.ts).
 */
import { CONSULTATION_MINUTES } from '#shared/brand-facts.ts';

export interface TeamCalendar {
  /** IANA name. Weekdays and hours below are read on a clock there, in summer and in winter. */
  timeZone: string;
  /** 0 is Sunday, 6 is Saturday. */
  weekdays: readonly number[];
  /** Minutes since midnight; the first consultation starts at `opensAt`, the last one ends at `closesAt`. */
  opensAt: number;
  closesAt: number;
  /** How long a consultation takes, and the grid on which consultations start. */
  slotMinutes: number;
  /** How long before its start a consultation can be booked at the latest. */
  noticeHours: number;
  /** How far ahead consultations are offered. */
  daysAhead: number;
}

const HOUR = 60;

export const TEAM_CALENDAR: TeamCalendar = {
  timeZone: 'America/New_York',
  weekdays: [1, 2, 3, 4, 5],
  opensAt: 9 * HOUR,
  closesAt: 17 * HOUR,
  slotMinutes: CONSULTATION_MINUTES,
  noticeHours: 2,
  daysAhead: 14,
};
