/**
 * Reads and mutations of candidate profiles, browsing and shortlists. A change to the shortlist updates the other lists on screen without fetching
 * them again, so that rows do not change position.
 */
import { type InfiniteData, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiList, apiQuery, apiQueryKey, apiQueryOrNull, type ListPage, useApiMutation } from '#client/api/api.ts';
import { forgetUndo } from '#client/last-undo.ts';
import { changeCached, showChange } from '#client/live/cached-changes.ts';
import type { QueryInput } from '#shared/contract.ts';
import {
  candidatesContract,
  type ListedCandidate,
  type ScoredCandidate,
  type ShortlistEntry,
} from '../candidates.contract.ts';
import { resumeFilesContract } from '../resume-files.contract.ts';

/** The user's own professional profile, or null before it is set up. */
export const myProfileQuery = apiQueryOrNull(candidatesContract.getMyProfile);

/** Returns true if the user is a candidate who opted out of scores. */
export const useIsUnscored = (): boolean => useQuery(myProfileQuery).data?.isUnscored === true;

export const useCreateProfile = () => useApiMutation(candidatesContract.createCandidate);

export const useUpdateProfile = () => useApiMutation(candidatesContract.updateMyProfile);

/** Uploads a résumé and returns the proposal read from it. The screen shows its own errors. */
export const usePutResume = () =>
  useApiMutation(resumeFilesContract.putMyResume, {
    failure: { isSilent: true },
  });

export const useDeleteResume = (onSuccess: () => void) =>
  useApiMutation(resumeFilesContract.deleteMyResume, { onSuccess });

export type BrowseFilters = QueryInput<(typeof candidatesContract)['browseCandidates']>;

/** Returns the query for vetted candidates, with the filters and order of the screen. */
export const browseCandidatesList = (query: BrowseFilters) =>
  apiList(candidatesContract.browseCandidates, { query, skipsRefetch: true });

/** Returns the query for one candidate. The result is null if the company may not see the candidate. */
export const candidateQuery = (id: string, jobId?: string) =>
  apiQueryOrNull(candidatesContract.getCandidate, { params: { id }, ...(jobId ? { query: { jobId } } : {}) });

/** Returns the query for the pages of a résumé as pictures. A new upload has a new timestamp, so loaded pages never become stale. */
export const resumePagesQuery = (id: string, uploadedAt: string) =>
  queryOptions({
    ...apiQuery(resumeFilesContract.getResumePages, { params: { id } }),
    queryKey: ['resume-pages', id, uploadedAt],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Compares candidates by their scores against one job. Without `jobId`, the server chooses the open job with the best combined fit. */
export const compareQuery = (ids: readonly string[], jobId: string | undefined) =>
  apiQuery(candidatesContract.compareCandidates, {
    query: { ids: ids.join(','), explain: 'true', ...(jobId ? { jobId } : {}) },
  });

/** Builds the query for the company's shortlist, newest first unless sorted otherwise. */
export const shortlistList = (query: QueryInput<(typeof candidatesContract)['listShortlist']>) =>
  apiList(candidatesContract.listShortlist, { query });

const isPaged = (data: unknown): data is InfiniteData<ListPage<ListedCandidate>> =>
  typeof data === 'object' && data !== null && 'pages' in data;

type ShortlistState = Pick<ScoredCandidate, 'isShortlisted' | 'hasShortlistNotes'>;

/** Queries to fetch again after a change to the shortlist. Other lists are updated in place. */
const SHORTLIST_KEYS = [apiQueryKey(candidatesContract.listShortlist.path)];

const writeShortlistState = (client: QueryClient, candidateId: string, state: ShortlistState): void => {
  const applyState = <Shown extends ListedCandidate | ScoredCandidate>(candidate: Shown): Shown =>
    candidate.id === candidateId ? { ...candidate, ...state } : candidate;
  for (const path of ['/api/candidates/browse', '/api/jobs'] as const) {
    changeCached<unknown>(client, { queryKey: apiQueryKey(path) }, (data) =>
      isPaged(data)
        ? { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(applyState) })) }
        : data,
    );
  }
  const compared = { queryKey: apiQueryKey('/api/candidates/compare') };
  changeCached<ListedCandidate[]>(client, compared, (candidates) => candidates.map(applyState));
  const page = { queryKey: apiQueryKey(`/api/candidates/${candidateId}`) };
  changeCached<ScoredCandidate | null>(client, page, (candidate) => candidate && applyState(candidate));
};

/** Writes a candidate's new shortlist state into every list and page in the cache. */
const showShortlistState = (client: QueryClient, candidateId: string, state: ShortlistState): void =>
  showChange(client, () => writeShortlistState(client, candidateId, state)).confirm();

const showEntry = (client: QueryClient, { candidateId, notes }: ShortlistEntry): void =>
  showShortlistState(client, candidateId, { isShortlisted: true, hasShortlistNotes: notes !== null });

export const useAddToShortlist = (onSuccess: () => void) => {
  const client = useQueryClient();
  return useApiMutation(candidatesContract.addToShortlist, {
    only: SHORTLIST_KEYS,
    onSuccess: (entry) => {
      showEntry(client, entry);
      onSuccess();
    },
  });
};

/** Saves the notes about a candidate on the shortlist. */
export const useSaveShortlistNotes = (onSuccess: () => void) => {
  const client = useQueryClient();
  return useApiMutation(candidatesContract.noteOnShortlist, {
    only: SHORTLIST_KEYS,
    onSuccess: (entry) => {
      // Undoing the addition would delete the notes without asking.
      forgetUndo(entry.candidateId);
      showEntry(client, entry);
      onSuccess();
    },
  });
};

export const useRemoveFromShortlist = (onSuccess: () => void) => {
  const client = useQueryClient();
  return useApiMutation(candidatesContract.removeFromShortlist, {
    only: SHORTLIST_KEYS,
    onSuccess: (_response, { params }) => {
      if (params) showShortlistState(client, params.candidateId, { isShortlisted: false, hasShortlistNotes: false });
      onSuccess();
    },
  });
};
