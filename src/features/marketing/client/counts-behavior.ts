/**
 * Shows the current numbers of people, jobs and companies on the marketplace. Omits each number that is below its minimum in the brand facts. Shows
 * nothing if the request fails or if every count is below its minimum.
 */
import { formatCount } from '#client/ui/format.ts';
import type { jobMarketContract } from '#features/jobs/job-market.contract.ts';
import { MIN_SHOWN_COUNTS } from '#shared/brand-facts.ts';
import type { ResponseOf } from '#shared/contract.ts';
import { LANGUAGE_FACTS, type Language } from '#shared/languages.ts';

type Counts = ResponseOf<(typeof jobMarketContract)['countMarket']>;

// Importing the contract would load its schemas. Its type keeps the path correct.
const PATH: (typeof jobMarketContract)['countMarket']['path'] = '/api/market';

const fetchCounts = async (): Promise<Counts | null> => {
  const response = await fetch(PATH);
  return response.ok ? ((await response.json()) as Counts) : null;
};

/** Returns the counts that reach their minimum, formatted. */
export const shownCounts = (counts: Counts, language: Language): Map<string, string> => {
  const { locale } = LANGUAGE_FACTS[language];
  const names = Object.keys(MIN_SHOWN_COUNTS).filter((name): name is keyof Counts => Object.hasOwn(counts, name));
  const namesToShow = names.filter((name) => counts[name] >= MIN_SHOWN_COUNTS[name]);
  return new Map(namesToShow.map((name) => [name, formatCount(counts[name], locale)]));
};

/** Writes the counts that reach their minimum into the page. */
const showCounts = (container: HTMLElement, counts: Counts, language: Language): void => {
  const texts = shownCounts(counts, language);
  for (const item of container.querySelectorAll<HTMLElement>('[data-count]')) {
    const text = texts.get(item.dataset.count ?? '');
    const figure = item.querySelector('dd');
    if (figure) figure.textContent = text ?? '';
    item.hidden = text === undefined;
  }
  container.hidden = texts.size === 0;
};

/** Fetches the counts and shows them. */
export const loadCounts = async (container: HTMLElement, language: Language): Promise<void> => {
  const counts = await fetchCounts().catch(() => null);
  if (counts !== null) showCounts(container, counts, language);
};
