import { describe, expect, it } from 'vitest';
import { drawPost, drawProfile } from '#testing/market/market.ts';
import { createSeededRandom } from '#testing/market/random.ts';
import { highestSimilarity } from '../scoring/title-factor.ts';
import { prepareTitle } from '../taxonomy/titles.ts';
import { SideColumns } from './columns.ts';
import { TitleBounds } from './title-bounds.ts';

const NO_OTHER_FIELDS = { titleConcepts: [], years: null, timezone: null, workType: null, places: null, hours: null };
/** Abbreviations with several readings, titles in three languages, unknown words, and texts without words. */
const ODD_TITLES = ['PM', 'VA', 'PM / VA', 'Enfermera', 'Contador público', 'Zxqv', 'Head of Growth', '.', '2024', ''];

const drawTitles = (seed: number, count: number): string[] => {
  const random = createSeededRandom(seed);
  return [...ODD_TITLES, ...Array.from({ length: count }, () => drawProfile(random).jobTitle)];
};

const buildColumns = (titles: readonly string[]): SideColumns => {
  const columns = new SideColumns();
  columns.ensureCapacity(Math.max(columns.capacity, titles.length));
  titles.forEach((titleText, slot) => columns.put(slot, { ...NO_OTHER_FIELDS, titleText }, [], null));
  return columns;
};

describe('TitleBounds', () => {
  it('never underestimates similarities and rarely overestimates them by much', () => {
    const columns = buildColumns(drawTitles(3, 400));
    const bounds = new TitleBounds(columns);
    const random = createSeededRandom(4);
    const titles = [...ODD_TITLES, ...Array.from({ length: 60 }, () => drawPost(random).title)];
    let far = 0;
    let pairs = 0;
    for (const text of titles) {
      const own = prepareTitle(text);
      if (own === null) continue;
      const upperBounds = bounds.upperBounds(own);
      for (let number = 0; number < columns.titles.size; number++) {
        const other = columns.title(number);
        const similarity = other === null ? 0 : highestSimilarity(own, other);
        expect(upperBounds[number], `${text} and ${columns.titles.values[number]?.text}`).toBeGreaterThanOrEqual(
          similarity,
        );
        if ((upperBounds[number] ?? 0) > similarity + 0.2) far += 1;
        pairs += 1;
      }
    }
    expect(far / pairs).toBeLessThan(0.05);
  });

  it('includes titles that were added later', () => {
    const columns = buildColumns(['Bookkeeper']);
    const bounds = new TitleBounds(columns);
    const own = prepareTitle('Accountant');
    if (own === null) throw new Error('Accountant is not a title');
    expect(bounds.upperBounds(own)).toHaveLength(1);
    columns.put(1, { ...NO_OTHER_FIELDS, titleText: 'Accountant' }, [], null);
    expect(bounds.upperBounds(own)[1]).toBe(1);
  });
});
