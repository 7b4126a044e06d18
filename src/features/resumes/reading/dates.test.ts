import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPartialDate } from '#shared/partial-date.ts';
import { findDates, spanDates, withoutDates } from './dates.ts';

const read = (text: string): string =>
  findDates(text)
    .map((span) => {
      const { start, end } = spanDates(span);
      return `${start}/${span.isOngoing ? '…' : end}`;
    })
    .join(' ');

describe('the reader of résumé dates', () => {
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
    ["'19 – '21", '2019/2021'],
    ['2019–2021', '2019/2021'],
    ['2019-21', '2019/2021'],
    ['2020 – 2020', '2020/2020'],
    ['2018 a 2020', '2018/2020'],
    ['Since 2020', '2020/…'],
    ['desde 2019', '2019/…'],
    ['Desde o ano de 2019', '2019/…'],
    ['since mid-2019', '2019/…'],
    ['Desde finales de 2019', '2019/…'],
    ['desde o início de março de 2019', '2019-03/…'],
    ['2019 onwards', '2019/…'],
    ['marzo de 2019 en adelante', '2019-03/…'],
    ['2019 - present', '2019/…'],
    ['2019 - actualidad', '2019/…'],
    ['2019 até o presente', '2019/…'],
    ['2015 – Mar 2018', '2015/2018-03'],
    ['Mar 2015 – 2018', '2015-03/2018'],
    ['marzo de 2015 a 2015', '2015-03/2015'],
    ['Desde marzo de 2020', '2020-03/…'],
    ['2020 –', '2020/…'],
    ['01/2019 to date', '2019-01/…'],
    ['2011', '2011/2011'],
    ['June 2019', '2019-06/2019-06'],
    ['Summer 2019', '2019/2019'],
    ['Verano de 2019', '2019/2019'],
    ['Inverno 2018 – verão de 2019', '2018/2019'],
    ['Q1 2020 - Q3 2021', '2020/2021'],
    ['05/00/2020', '2020-05/2020-05'],
    ['00/05/2020', '2020-05/2020-05'],
    ['00/00/2020', '2020/2020'],
    ['00/05/2020 – 15/00/2021', '2020-05/2021'],
    ['Mar 2020 – Jun 2022 · 2 yrs 3 mos', '2020-03/2022-06'],
  ])('reads "%s" as %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('ignores a day or month of 0 if the month comes first', () => {
    expect(findDates('05/00/2020 to 00/06/2021', true).map(spanDates)).toEqual([{ start: '2020-05', end: '2021-06' }]);
  });

  it.each(['+57 300 555 21 27', 'a budget of $2020', '12,2019 items', 'room 20204', 'Led 20 people'])(
    'ignores "%s", which is not a date',
    (text) => {
      expect(findDates(text)).toEqual([]);
    },
  );

  it('returns no range that ends before it starts', () => {
    expect(read('2021 – 2019')).toBe('2021/2021 2019/2019');
  });

  it('keeps the text around the dates when it removes them', () => {
    const text = 'Acme Corp (Jan 2019 – Dec 2020, 2 yrs) Remote';
    expect(withoutDates(text, findDates(text)).replace(/\s+/g, ' ').trim()).toBe('Acme Corp Remote');
  });

  it('returns valid years and months for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.integer({ min: 1950, max: 2049 }), (noise, year) => {
        for (const span of findDates(`${noise} ${year} – ${noise}`)) {
          expect(span.from).toBeLessThan(span.to);
          const dates = Object.values(spanDates(span)).filter((date) => date !== null);
          for (const date of dates) expect(isPartialDate(date)).toBe(true);
        }
      }),
    );
  });

  it('finds dates in a very long line quickly', () => {
    const began = performance.now();
    findDates('2020 - '.repeat(3_000));
    findDates(`${'enero de '.repeat(3_000)}2020`);
    findDates(`${'desde o ano de o '.repeat(3_000)}2020`);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
