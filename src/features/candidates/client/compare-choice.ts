/** The candidates selected for comparison. The selection is stored in the URL, so that it survives opening a candidate and going back. */
import { useFilters } from '#client/navigation.ts';
import { isUuid } from '#shared/uuids.ts';
import { MAX_COMPARED } from '../compare-query.contract.ts';

/** Parses the ids in the URL: valid ids only, without duplicates, at most `MAX_COMPARED`. */
export const parseIds = (text: string): string[] => [...new Set(text.split(','))].filter(isUuid).slice(0, MAX_COMPARED);

export interface CompareChoice {
  ids: readonly string[];
  isFull: boolean;
  toggle: (id: string, isChosen: boolean) => void;
  clear: () => void;
}

/** Returns the selection on the current screen. */
export const useCompareChoice = (): CompareChoice => {
  const [{ compare }, change] = useFilters(['compare'], { replacesHistory: true });
  const ids = parseIds(compare);
  const save = (next: readonly string[]): void => change({ compare: next.join(',') });
  return {
    ids,
    isFull: ids.length >= MAX_COMPARED,
    toggle: (id, isChosen) => save(isChosen ? [...ids, id] : ids.filter((other) => other !== id)),
    clear: () => save([]),
  };
};
