import { describe, expect, it } from 'vitest';
import { placeLines } from '#testing/resume-lines.ts';
import { withDatesOnLines, withStackedDates } from './stacked-dates.ts';

/** Returns the dates of a narrow column next to other text, after joining them. */
const joinDates = (dates: readonly string[]): string[] =>
  withStackedDates([
    ...placeLines(dates, { size: 8 }),
    ...placeLines(
      dates.map((_, index) => `Text ${index}`),
      { left: 140 },
    ),
  ])
    .map(({ text }) => text)
    .filter((text) => !text.startsWith('Text'));

describe('stacked dates', () => {
  it.each([
    [['2019', 'Present'], ['2019 – Present']],
    [['2019 –', '2022'], ['2019 – 2022']],
    [['ene 2019', 'actualidad'], ['ene 2019 – actualidad']],
    [['Presente', 'mar 2019'], ['mar 2019 – Presente']],
    [['2019', '2022'], ['2019 – 2022']],
    [['2019', '–', '2022'], ['2019 – 2022']],
    [
      ['2022', '2019', '', '', '2019', '2015'],
      ['2019 – 2022', '2015 – 2019'],
    ],
  ])('%j become %j', (dates, joined) => {
    expect(joinDates(dates)).toEqual(joined);
  });

  it.each([
    [['2022', '2019']],
    [['2022', '2019', '2015', '2011']],
    [['2019 – 2022', '2015 – 2019']],
    [['2019', 'Lima', '2022']],
    [['2019', '', '', '2022']],
  ])('%j are not joined', (dates) => {
    expect(joinDates(dates)).toEqual(dates.filter((text) => text !== ''));
  });
});

describe('a date halfway between two lines', () => {
  it('is moved to the upper line', () => {
    const lines = placeLines(['Bachelor of Arts', 'Ridgemont State University'], { left: 200 });
    const date = (text: string) => placeLines([text], { top: 47 });
    expect(withDatesOnLines([...lines, ...date('2015 – 2018')]).map(({ text, y }) => [text, y])).toEqual([
      ['Bachelor of Arts', 40],
      ['Ridgemont State University', 54],
      ['2015 – 2018', 40],
    ]);
    expect(withDatesOnLines([...lines, ...date('Lima')]).at(-1)?.y).toBe(47);
  });
});
