/** How the day of a deadline is worded. */
import { describe, expect, it } from 'vitest';
import { deadlineDayEnd } from '#shared/time.ts';
import { formatDaysAhead } from './days-ahead.ts';
import { todoEn } from './todo.en.ts';
import { todoEs } from './todo.es.ts';
import { todoPt } from './todo.pt.ts';

const NOW = new Date('2026-11-23T15:00:00.000Z');
const formatAhead = (iso: string, locale = 'en', zone = 'UTC') => formatDaysAhead(iso, NOW, locale, zone);

describe('the day of a deadline', () => {
  it('is the day on which it can be met in the time zone of the user', () => {
    expect(formatAhead('2026-11-23T15:00:01.000Z')).toBe('today');
    for (const zone of ['America/Los_Angeles', 'America/New_York', 'America/Sao_Paulo']) {
      expect(formatAhead(deadlineDayEnd('2026-11-23'), 'en', zone)).toBe('today');
      expect(formatAhead(deadlineDayEnd('2026-11-24'), 'en', zone)).toBe('tomorrow');
    }
  });

  it('is counted in calendar days if it is less than two weeks away', () => {
    expect(formatAhead('2026-11-24T09:00:00.000Z')).toBe('tomorrow');
    expect(formatAhead('2026-12-02T09:00:00.000Z')).toBe('in 9 days');
    expect(formatAhead('2026-12-07T09:00:00.000Z')).toBe('Dec 7');
  });

  it('is never "in 0 days", even if the deadline has passed', () => {
    const sentences = [todoEn, todoEs, todoPt].map(({ expires }, index) =>
      expires.replace('{when}', formatAhead('2026-11-23T20:00:00.000Z', ['en', 'es', 'pt'][index])),
    );
    expect(sentences).toEqual(['Expires today', 'Vence: hoy', 'Expira: hoje']);
    expect(formatAhead('2026-11-22T09:00:00.000Z')).toBe('today');
  });
});
