/**
 * The explanation behind a dial. Pages of one pair load it with the score. Lists load only the head
 * of the score, and the rest is fetched when the dial is opened, or slightly earlier on hover or
 * focus.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ExplainedCompatibility, isExplained, type ListedCompatibility } from '#engine/matching.contract.ts';
import { compatibilityQuery } from './matching.api.ts';

export interface Explanation {
  /** Undefined until it is fetched. */
  explained: ExplainedCompatibility | undefined;
  /** Why the fetch failed. Null if it succeeded or was not tried. */
  error: Error | null;
  retry: () => void;
  /** Fetches it if it is missing. */
  prefetch: () => void;
}

/** The explanation of a candidate's score. It is fetched while `isOpen`, unless it came with the score. */
export const useExplanation = (
  compatibility: ListedCompatibility,
  candidateId: string,
  isOpen: boolean,
): Explanation => {
  const client = useQueryClient();
  const options = {
    ...compatibilityQuery(compatibility.jobId, candidateId),
    // A cached explanation is stale if the score has changed since.
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
