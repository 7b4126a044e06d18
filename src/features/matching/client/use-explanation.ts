/**
 * The explanation behind a dial. Pages of one pair bring it along; lists carry the head of the score, and the rest is fetched
 * when the dial is opened, a moment earlier where a pointer or the focus comes near.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ExplainedCompatibility, isExplained, type ListedCompatibility } from '#engine/matching.contract.ts';
import { compatibilityQuery } from './matching.api.ts';

export interface Explanation {
  /** Undefined until it was fetched. */
  explained: ExplainedCompatibility | undefined;
  /** Why it could not be fetched; null where it could, or was not tried. */
  error: Error | null;
  retry: () => void;
  /** Fetches it if it is not there. */
  prefetch: () => void;
}

/** What explains the score of a candidate; it is fetched while `isOpen`, unless it came with the score. */
export const useExplanation = (
  compatibility: ListedCompatibility,
  candidateId: string,
  isOpen: boolean,
): Explanation => {
  const client = useQueryClient();
  const options = {
    ...compatibilityQuery(compatibility.jobId, candidateId),
    // One that was kept from before does not explain a score that has changed since.
    staleTime: ({ state }: { state: { data?: ExplainedCompatibility | null | undefined } }) =>
      state.data?.score === compatibility.score ? Number.POSITIVE_INFINITY : 0,
  };
  const isHere = isExplained(compatibility);
  const fetched = useQuery({ ...options, enabled: isOpen && !isHere });
  return {
    explained: isHere ? compatibility : (fetched.data ?? undefined),
    error: fetched.isLoadingError ? fetched.error : null,
    retry: () => void fetched.refetch(),
    prefetch: () => {
      if (!isHere) void client.prefetchQuery(options);
    },
  };
};
