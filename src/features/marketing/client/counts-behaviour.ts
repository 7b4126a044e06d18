/** Shows how many people and jobs are on the market at this moment. Without an answer, or on a market with nothing to count, nothing is shown. */
import { formatCount } from '#client/ui/format.ts';
import type { jobMarketContract } from '#features/jobs/job-market.contract.ts';
import type { ResponseOf } from '#shared/contract.ts';
import { LANGUAGE_FACTS, type Language } from '#shared/languages.ts';

type Counts = ResponseOf<(typeof jobMarketContract)['countMarket']>;

// The contract itself would bring its schemas along; its type keeps the address right.
const PATH: (typeof jobMarketContract)['countMarket']['path'] = '/api/market';

const fetchCounts = async (): Promise<Counts | null> => {
  const response = await fetch(PATH);
  return response.ok ? ((await response.json()) as Counts) : null;
};

/** Fills in the counts of a place and shows it. */
export const enlivenCounts = async (place: HTMLElement, language: Language): Promise<void> => {
  const counts = await fetchCounts().catch(() => null);
  if (counts === null || Object.values(counts).includes(0)) return;
  for (const element of place.querySelectorAll<HTMLElement>('[data-count]')) {
    const count = counts[element.dataset.count as keyof Counts];
    element.textContent = formatCount(count, LANGUAGE_FACTS[language].locale);
  }
  place.hidden = false;
};
