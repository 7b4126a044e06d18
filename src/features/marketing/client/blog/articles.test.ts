import { describe, expect, it } from 'vitest';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { ARTICLE_IDS } from '../../marketing.domain.ts';
import { articleHeadings, countWords, readingMinutes } from './article.ts';
import { ARTICLES } from './articles.ts';

const PATHS: readonly string[] = Object.values(PUBLIC_PATHS);

describe('the blog articles', () => {
  it('number six and have distinct ids', () => {
    expect(ARTICLES).toHaveLength(6);
    expect(new Set(ARTICLES.map(({ id }) => id)).size).toBe(6);
    expect(ARTICLES.map(({ id }) => id)).toEqual([...ARTICLE_IDS]);
  });

  it('are sorted newest first', () => {
    const days = ARTICLES.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual(days.toSorted().toReversed());
    for (const day of days) expect(new Date(day).toISOString()).toBe(`${day}T00:00:00.000Z`);
  });

  it.each(ARTICLES)('include $id, which has at least 800 words and four headings', (article) => {
    expect(countWords(article)).toBeGreaterThanOrEqual(800);
    const anchors = articleHeadings(article).map(({ id }) => id);
    expect(anchors.length).toBeGreaterThanOrEqual(4);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each(ARTICLES)(
    'include $id, which has complete tables, a short summary and links only to existing pages',
    ({ blocks, summary }) => {
      const rowLengths = blocks.flatMap((block) =>
        block.kind === 'table' ? block.rows.map((row) => row.length - block.columns.length) : [],
      );
      expect(rowLengths.filter((difference) => difference !== 0)).toEqual([]);
      const targets = blocks.flatMap((block) =>
        block.kind === 'callout' && block.link ? [block.link.to.split('#')[0]] : [],
      );
      expect(PATHS).toEqual(expect.arrayContaining(targets));
      expect(summary.length).toBeLessThanOrEqual(240);
    },
  );

  it('have a reading time of one minute for each 220 words, rounded up, and at least one', () => {
    expect(readingMinutes({ blocks: [{ kind: 'paragraph', text: 'word '.repeat(221) }] })).toBe(2);
    expect(readingMinutes({ blocks: [] })).toBe(1);
    expect(countWords({ blocks: [{ kind: 'paragraph', text: 'one - two · 3' }] })).toBe(3);
  });
});

/** UTC offsets, in hours, of New York and Los Angeles in winter and in summer. */
const OFFICES = [-5, -4, -8, -7] as const;
const CITIES: Record<string, number> = {
  'Bogotá, Lima, Quito': -5,
  'Mexico City, San José (Costa Rica)': -6,
  'Santo Domingo, La Paz': -4,
  'São Paulo, Buenos Aires, Montevideo': -3,
};

/** Returns how many hours a 9-to-5 workday in the office shares with a 9-to-6 workday in the city. */
const sharedHours = (office: number, city: number): number =>
  Math.min(17 - office, 18 - city) - Math.max(9 - office, 9 - city);

describe('the table of shared hours', () => {
  it('matches the time zone offsets', () => {
    const article = ARTICLES.find(({ id }) => id === 'time-zone-overlap-in-practice');
    const table = article?.blocks.find((block) => block.kind === 'table');
    const rows = table?.kind === 'table' ? table.rows : [];
    expect(rows.map(([name]) => name)).toEqual(Object.keys(CITIES));
    for (const [name = '', ...hours] of rows)
      expect(hours).toEqual(OFFICES.map((office) => String(sharedHours(office, CITIES[name] ?? Number.NaN))));
  });
});
