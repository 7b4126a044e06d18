/**
 * The calendar of the consultation team. Change it only here. It defines the team's regular hours; bookings.domain.ts removes U.S. federal holidays
 * and booked times.
 */
import { CONSULTATION_MINUTES } from '#shared/brand-facts.ts';

export interface TeamCalendar {
  /** IANA name. Weekdays and hours below are local times in this time zone, all year. */
  timeZone: string;
  /** 0 is Sunday, 6 is Saturday. */
  weekdays: readonly number[];
  /** Minutes since midnight. The first consultation starts at `opensAt`, the last one ends at `closesAt`. */
  opensAt: number;
  closesAt: number;
  /** The length of a consultation, and the interval between start times. */
  slotMinutes: number;
  /** The minimum time between booking and start. */
  noticeHours: number;
  /** How far in the future consultations are offered. */
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
