/**
 * Shows how many people, jobs and companies are on the market at this moment: each count only from the number on at which the brand's facts
 * show it. Without an answer, or on a market that is too young for all of them, nothing is shown.
 */
import { formatCount } from '#client/ui/format.ts';
import type { jobMarketContract } from '#features/jobs/job-market.contract.ts';
import { COUNTS_SHOWN_FROM } from '#shared/brand-facts.ts';
import type { ResponseOf } from '#shared/contract.ts';
import { LANGUAGE_FACTS, type Language } from '#shared/languages.ts';

type Counts = ResponseOf<(typeof jobMarketContract)['countMarket']>;

// The contract itself would bring its schemas along; its type keeps the address right.
const PATH: (typeof jobMarketContract)['countMarket']['path'] = '/api/market';

const fetchCounts = async (): Promise<Counts | null> => {
  const response = await fetch(PATH);
  return response.ok ? ((await response.json()) as Counts) : null;
};

/** The counts that are high enough to be shown, as they are written. */
export const shownCounts = (counts: Counts, language: Language): Map<string, string> => {
  const { locale } = LANGUAGE_FACTS[language];
  const names = Object.keys(COUNTS_SHOWN_FROM).filter((name): name is keyof Counts => Object.hasOwn(counts, name));
  const shown = names.filter((name) => counts[name] >= COUNTS_SHOWN_FROM[name]);
  return new Map(shown.map((name) => [name, formatCount(counts[name], locale)]));
};

/** Shows the counts that are high enough in their places. */
const showCounts = (place: HTMLElement, counts: Counts, language: Language): void => {
  const shown = shownCounts(counts, language);
  for (const entry of place.querySelectorAll<HTMLElement>('[data-count]')) {
    const text = shown.get(entry.dataset.count ?? '');
    const figure = entry.querySelector('dd');
    if (figure) figure.textContent = text ?? '';
    entry.hidden = text === undefined;
  }
  place.hidden = shown.size === 0;
};

/** Asks for the counts and shows them. */
export const enlivenCounts = async (place: HTMLElement, language: Language): Promise<void> => {
  const counts = await fetchCounts().catch(() => null);
  if (counts !== null) showCounts(place, counts, language);
};
