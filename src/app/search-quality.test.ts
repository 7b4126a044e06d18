import { expect, it } from 'vitest';
import { loadGradedSearches, measureSearch, searchedLists } from '#testing/graded-searches.ts';

const GOAL = 0.85;
const lists = searchedLists();

const calculateMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

it.each(['tuned', 'held-out'] as const)('the %s searches rank the right rows first in three languages', (set) => {
  const measured = loadGradedSearches(set).map((search) => {
    const list = lists[search.list];
    if (list === undefined) throw new Error(`There is no list ${search.list}`);
    return { search, ...measureSearch(search, list) };
  });
  expect(measured.length).toBeGreaterThanOrEqual(60);
  for (const language of ['en', 'es', 'pt']) {
    const own = measured.filter(({ search }) => search.language === language);
    const ndcgs = own.flatMap(({ ndcg }) => ndcg ?? []);
    expect(ndcgs.length).toBeGreaterThanOrEqual(20);
    expect(calculateMean(ndcgs), `the mean nDCG in ${language}`).toBeGreaterThanOrEqual(GOAL);
  }
  expect(measured.filter(({ exactRecall }) => exactRecall < 1).map(({ search }) => search.query)).toEqual([]);
});
