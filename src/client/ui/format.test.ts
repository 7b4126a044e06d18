import { describe, expect, it } from 'vitest';
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatHourly,
  formatHourlyRange,
  formatHours,
  formatMonthly,
  formatPercent,
  formatRelative,
  formatTime,
  keepRanges,
} from './format.ts';

const now = new Date('2026-03-10T12:00:00.000Z');
const before = (ms: number): string => new Date(now.getTime() - ms).toISOString();

describe('formatHours', () => {
  it('uses minutes, hours or days, depending on the length', () => {
    expect(formatHours(0.5)).toBe('30 minutes');
    expect(formatHours(1)).toBe('1 hour');
    expect(formatHours(5.25)).toBe('5.3 hours');
    expect(formatHours(47.9)).toBe('47.9 hours');
    expect(formatHours(84)).toBe('3.5 days');
    expect(formatHours(0)).toBe('0 hours');
    expect(formatHours(84, 'en-US', 'narrow')).toBe('3.5d');
    expect(formatHours(84, 'es-419', 'narrow')).toBe('3.5 d');
    expect(formatHours(84, 'es-419')).toBe('3.5 días');
  });
});

describe('money', () => {
  it('formatHourly formats an hourly rate', () => {
    expect(formatHourly(30)).toBe('$30/hr');
    expect(formatHourly(1200)).toBe('$1,200/hr');
  });

  it('formatHourlyRange and formatMonthly format a range with an en dash, or one amount if both ends are equal', () => {
    expect(formatHourlyRange(15, 20)).toBe('$15–$20/hr');
    expect(formatHourlyRange(15, 15)).toBe('$15/hr');
    expect(formatMonthly(3500, 4500)).toBe('$3,500–$4,500/mo');
    expect(formatMonthly(4000, 4000)).toBe('$4,000/mo');
  });
});

describe('numbers', () => {
  it('formatCount groups thousands, and formatPercent rounds', () => {
    expect(formatCount(1234)).toBe('1,234');
    expect(formatPercent(86.6)).toBe('87%');
  });
});

describe('times', () => {
  it('formatRelative returns the elapsed time for times within a week', () => {
    expect(formatRelative(before(20_000), now)).toBe('now');
    expect(formatRelative(before(5 * 60_000), now)).toBe('5 minutes ago');
    expect(formatRelative(before(3 * 3_600_000), now)).toBe('3 hours ago');
    expect(formatRelative(before(26 * 3_600_000), now)).toBe('yesterday');
  });

  it('formatRelative returns the date for times more than a week ago', () => {
    expect(formatRelative('2026-02-20T12:00:00.000Z', now)).toBe('Feb 20');
  });

  it('formatRelative treats future times as now, because clocks differ', () => {
    expect(formatRelative(before(-90_000), now)).toBe('now');
  });

  it('formatDate omits the current year', () => {
    expect(formatDate('2026-03-04T12:00:00.000Z', now)).toBe('Mar 4');
    expect(formatDate('2024-03-04T12:00:00.000Z', now)).toBe('Mar 4, 2024');
  });

  it('formatDate compares the year in the given zone', () => {
    const newYear = new Date('2026-01-01T02:00:00.000Z');
    expect(formatDate('2026-01-01T01:00:00.000Z', newYear, 'en-US', 'America/Bogota')).toBe('Dec 31');
    expect(formatDate('2025-12-31T01:00:00.000Z', newYear, 'en-US', 'UTC')).toBe('Dec 31, 2025');
  });

  it('formatDateTime and formatTime use the given zone', () => {
    expect(formatDateTime('2026-03-04T20:05:00.000Z', now, 'en-US', 'America/New_York').replace(/\s/gu, ' ')).toBe(
      'Mar 4, 3:05 PM',
    );
    expect(formatTime('2026-03-04T20:05:00.000Z', 'en-US', 'America/Bogota').replace(/\s/gu, ' ')).toBe('3:05 PM');
  });

  it('keepRanges keeps ranges on one line and other hyphens unchanged', () => {
    expect(keepRanges('0-1 years of experience, but the job asks for 5-10 years; offers part-time work')).toBe(
      '0-\u20601 years of experience, but the job asks for 5-\u206010 years; offers part-time work',
    );
  });

  it('formatRelative uses the given language', () => {
    expect(formatRelative(before(26 * 3_600_000), now, 'es')).toBe('ayer');
  });
});
