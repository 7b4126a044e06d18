import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toInstant } from './columns.ts';

describe('times of the database', () => {
  it('have the format of `Date.toISOString`', () => {
    const times = [
      '2026-11-28 19:50:09+00',
      '2026-11-28 19:50:09.1+00',
      '2026-11-28 19:50:09.12+00',
      '2026-11-28 19:50:09.123+00',
      '2026-11-28 19:50:09.123456+00',
      '2026-11-28 19:50:09.5-03',
      '2026-11-28 19:50:09+05:30',
      '2026-11-28T19:50:09.123Z',
    ];
    for (const time of times) expect(toInstant(time)).toBe(new Date(time).toISOString());
    expect(toInstant(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
  });

  it('match `Date.toISOString` for every time that PostgreSQL writes in UTC', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString();
          const [seconds = '', milliseconds = ''] = iso.slice(0, -1).split('.');
          const fraction = milliseconds.replace(/0+$/, '');
          expect(toInstant(`${seconds.replace('T', ' ')}${fraction && `.${fraction}`}+00`)).toBe(iso);
        },
      ),
    );
  });
});
