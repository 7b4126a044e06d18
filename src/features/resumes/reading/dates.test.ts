import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDates, monthsOf, toMonth, withoutDates } from './dates.ts';

const read = (text: string): string =>
  findDates(text)
    .map((span) => {
      const { start, end } = monthsOf(span);
      return `${start ?? ''}${span.isRange ? `/${span.isLasting ? '…' : end}` : ''}`;
    })
    .join(' ');

describe('dates of a résumé', () => {
  it.each([
    ['Jan 2020 – Present', '2020-01/…'],
    ['January 2020 to March 2021', '2020-01/2021-03'],
    ['01/2020–03/2022', '2020-01/2022-03'],
    ['2020-01 – 2021-05', '2020-01/2021-05'],
    ['2021-04 / 2024-05', '2021-04/2024-05'],
    ['enero de 2020 – actualidad', '2020-01/…'],
    ['De marzo de 2020 a junio de 2022', '2020-03/2022-06'],
    ['Marzo 2019 a la fecha', '2019-03/…'],
    ['jan. 2020 – atual', '2020-01/…'],
    ['Fevereiro de 2018 até o momento', '2018-02/…'],
    ['Setembro/2018 – Dezembro/2020', '2018-09/2020-12'],
    ['Mar/20 - Abr/21', '2020-03/2021-04'],
    ['06/21 - 07/22', '2021-06/2022-07'],
    ['01.2020 - 03.2022', '2020-01/2022-03'],
    ['15/01/2020 – 20/03/2022', '2020-01/2022-03'],
    ['January 15, 2020 - May 2, 2021', '2020-01/2021-05'],
    ['Jan – Mar 2020', '2020-01/2020-03'],
    ["'19 – '21", '2019-01/2021-01'],
    ['2019–2021', '2019-01/2021-01'],
    ['2019-21', '2019-01/2021-01'],
    ['2020 – 2020', '2020-01/2020-12'],
    ['2018 a 2020', '2018-01/2020-01'],
    ['Since 2020', '2020-01/…'],
    ['Desde marzo de 2020', '2020-03/…'],
    ['2020 –', '2020-01/…'],
    ['01/2019 to date', '2019-01/…'],
    ['Summer 2019', '2019-06'],
    ['Q1 2020 - Q3 2021', '2020-01/2021-07'],
    ['Mar 2020 – Jun 2022 · 2 yrs 3 mos', '2020-03/2022-06'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each(['+57 300 555 21 27', 'a budget of $2020', '12,2019 items', 'room 20204', 'Led 20 people'])(
    'are not in "%s"',
    (text) => {
      expect(findDates(text)).toEqual([]);
    },
  );

  it('never end before they start', () => {
    expect(read('2021 – 2019')).toBe('2021-01 2019-01');
  });

  it('leave what stands beside them', () => {
    const text = 'Acme Corp (Jan 2019 – Dec 2020, 2 yrs) Remote';
    expect(withoutDates(text, findDates(text)).replace(/\s+/g, ' ').trim()).toBe('Acme Corp Remote');
  });

  it('are months of the calendar, whatever text they stand in', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.integer({ min: 1950, max: 2049 }), (noise, year) => {
        for (const { start, end, from, to } of findDates(`${noise} ${year} – ${noise}`)) {
          expect(from).toBeLessThan(to);
          const points = [start, end].flatMap((point) => (point === null ? [] : [toMonth(point)]));
          for (const point of points) expect(point).toMatch(/^\d{4}-(?:0[1-9]|1[0-2])$/);
        }
      }),
    );
  });

  it('are found in a long line without end in a moment', () => {
    const began = performance.now();
    findDates('2020 - '.repeat(3_000));
    findDates(`${'enero de '.repeat(3_000)}2020`);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
