import { describe, expect, it } from 'vitest';
import { dateTimeFormat } from './date-format.ts';
import { LANGUAGE_FACTS, LANGUAGES } from './languages.ts';

const OPTIONS: Intl.DateTimeFormatOptions[] = [
  { month: 'short', day: 'numeric' },
  { month: 'short', day: 'numeric', year: 'numeric' },
  { month: 'short', year: 'numeric' },
  { weekday: 'short', month: 'short', day: 'numeric' },
  { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  { hour: 'numeric', minute: '2-digit' },
  { hour: 'numeric' },
  { dateStyle: 'medium', timeStyle: 'short' },
  { dateStyle: 'long', timeStyle: 'short' },
];
const DAYS = Array.from({ length: 24 }, (_, at) => new Date(Date.UTC(2026, Math.floor(at / 2), 1 + at, at, 5)));

describe('dateTimeFormat', () => {
  it.each([...LANGUAGES.map((language) => LANGUAGE_FACTS[language].locale), 'es-CO', 'es-PE', 'pt-PT'])(
    'formats abbreviations without dots in %s',
    (locale) => {
      const texts = OPTIONS.flatMap((options) => {
        const format = dateTimeFormat(locale, { ...options, timeZone: 'UTC' });
        return DAYS.flatMap((day) => [
          format.format(day),
          format.formatRange(day, new Date(day.getTime() + 3_600_000)),
        ]);
      });
      expect(texts.filter((text) => text.includes('.'))).toEqual([]);
    },
  );

  it('formats dates and times as the language does', () => {
    const at = new Date('2026-12-02T20:05:00Z');
    const write = (locale: string, options: Intl.DateTimeFormatOptions) =>
      dateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(at);
    expect(write('pt-BR', { weekday: 'short', month: 'short', day: 'numeric' })).toBe('qua, 2 de dez');
    expect(write('es-419', { hour: 'numeric', minute: '2-digit' }).replace(/\s/u, ' ')).toBe('8:05 pm');
    expect(write('en-US', { month: 'short', day: 'numeric' })).toBe('Dec 2');
  });

  it('separates the date from the time of a range with a comma', () => {
    const [start, end] = [new Date('2026-12-02T13:05:00Z'), new Date('2026-12-02T13:35:00Z')];
    const write = (locale: string, options: Intl.DateTimeFormatOptions) =>
      dateTimeFormat(locale, { ...options, hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
        .formatRange(start, end)
        .replaceAll(/\s/gu, ' ');
    expect(write('pt-BR', { day: 'numeric', month: 'long', year: 'numeric' })).toBe(
      '2 de dezembro de 2026, 13:05 – 13:35',
    );
    expect(write('pt-BR', { weekday: 'short', day: 'numeric', month: 'short' })).toBe('qua, 2 de dez, 13:05 – 13:35');
    expect(write('pt-BR', {})).toBe('13:05 – 13:35');
    expect(write('es-419', { day: 'numeric', month: 'long', year: 'numeric' })).toBe(
      '2 de diciembre de 2026, 1:05 – 1:35 pm',
    );
    expect(write('en-US', { day: 'numeric', month: 'long', year: 'numeric' })).toBe('December 2, 2026, 1:05 – 1:35 PM');
  });
});
