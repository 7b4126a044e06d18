/**
 * Reads and mutations of candidate profiles, browsing and shortlists. A change of a shortlist is written into the lists that
 * are on the screen instead of reading them again, so that nothing jumps.
 */
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { apiKey, apiList, apiQueryOrNull, type ListPage, useApiMutation } from '#client/api/api.ts';
import type { QueryInput } from '#shared/contract.ts';
import { candidatesContract, type ScoredCandidate } from '../candidates.contract.ts';

/** The own professional profile, or null where there is none yet. */
export const myProfileQuery = apiQueryOrNull(candidatesContract.getMyProfile);

/** Everything that shows the own profile, or a score made of it. */
const OWN_PROFILE = ['/api/candidates', '/api/jobs', '/api/job-matches', '/api/my-applications', '/api/dashboard'];

/** Sets up the professional profile. */
export const useCreateProfile = () => useApiMutation(candidatesContract.createCandidate, { invalidates: OWN_PROFILE });

/** Changes the professional profile. */
export const useUpdateProfile = () => useApiMutation(candidatesContract.updateMyProfile, { invalidates: OWN_PROFILE });

export type BrowseFilters = QueryInput<(typeof candidatesContract)['browseCandidates']>;

/** Vetted candidates, by the filters and order of the screen. */
export const browseCandidatesList = (query: BrowseFilters) => apiList(candidatesContract.browseCandidates, { query });

/** One candidate, or null where the company may not see them. */
export const candidateQuery = (id: string, jobId?: string) =>
  apiQueryOrNull(candidatesContract.getCandidate, { params: { id }, ...(jobId ? { query: { jobId } } : {}) });

/** The company's shortlist, newest first. */
export const shortlistList = apiList(candidatesContract.listShortlist);

const isPaged = (data: unknown): data is InfiniteData<ListPage<ScoredCandidate>> =>
  typeof data === 'object' && data !== null && 'pages' in data;

/** Writes whether a candidate is shortlisted into every list and page read so far. */
const noteShortlisted = (client: QueryClient, candidateId: string, isShortlisted: boolean): void => {
  const noted = (candidate: ScoredCandidate): ScoredCandidate =>
    candidate.id === candidateId ? { ...candidate, isShortlisted } : candidate;
  const lists = { queryKey: apiKey('/api/candidates/browse') };
  client.setQueriesData<InfiniteData<ListPage<ScoredCandidate>>>(lists, (data) =>
    isPaged(data) ? { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(noted) })) } : data,
  );
  const page = { queryKey: apiKey(`/api/candidates/${candidateId}`) };
  client.setQueriesData<ScoredCandidate | null>(page, (candidate) => (candidate ? noted(candidate) : candidate));
};

/** Puts a candidate on the shortlist. */
export const useAddToShortlist = (onSuccess: () => void) => {
  const client = useQueryClient();
  return useApiMutation(candidatesContract.addToShortlist, {
    invalidates: ['/api/shortlists'],
    onSuccess: ({ candidateId }) => {
      noteShortlisted(client, candidateId, true);
      onSuccess();
    },
  });
};

/** Takes a candidate off the shortlist. */
export const useRemoveFromShortlist = (onSuccess: () => void) => {
  const client = useQueryClient();
  return useApiMutation(candidatesContract.removeFromShortlist, {
    invalidates: ['/api/shortlists'],
    onSuccess: (_gone, { params }) => {
      if (params) noteShortlisted(client, params.candidateId, false);
      onSuccess();
    },
  });
};
