/** Arranges a company's to-do items into the lists that the dashboard shows. Pure. */
import type { Todo } from '../dashboards.contract.ts';

/** Must not exceed the number of items that the server sends per list. Otherwise, the merged list could miss items. */
const MAX_LISTED = 5;

export type TodoLists = Pick<Todo, 'interviews' | 'waiting' | 'offers'>;

/** Returns the lists. New applications and other applications that wait for the company are merged into one list, the longest waiting first. */
export const todoLists = ({ toReview, waiting, offers, interviews }: Todo): TodoLists => ({
  interviews,
  waiting: {
    count: toReview.count + waiting.count,
    isCutOff: toReview.isCutOff || waiting.isCutOff,
    items: [...toReview.items, ...waiting.items]
      .toSorted((a, b) => a.since.localeCompare(b.since))
      .slice(0, MAX_LISTED),
  },
  offers,
});
