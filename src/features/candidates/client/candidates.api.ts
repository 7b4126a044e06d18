/**
 * Reads and mutations of candidate profiles, browsing and shortlists. A change of a shortlist is written into the lists that
 * are on the screen instead of reading them again, so that nothing jumps.
 */
import { type InfiniteData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiKey, apiList, apiQuery, apiQueryOrNull, type ListPage, useApiMutation } from '#client/api/api.ts';
import { changeCached, showChange } from '#client/live/cached-changes.ts';
import type { QueryInput } from '#shared/contract.ts';
import {
  candidatesContract,
  type ListedCandidate,
  type ScoredCandidate,
  type ShortlistEntry,
} from '../candidates.contract.ts';
import { resumeFilesContract } from '../resume-files.contract.ts';

/** The own professional profile, or null where there is none yet. */
export const myProfileQuery = apiQueryOrNull(candidatesContract.getMyProfile);

/** Whether the reader is a candidate who switched scores off. */
export const useIsUnscored = (): boolean => useQuery(myProfileQuery).data?.isUnscored === true;

/** Sets up the professional profile. */
export const useCreateProfile = () => useApiMutation(candidatesContract.createCandidate);

/** Changes the professional profile. */
export const useUpdateProfile = () => useApiMutation(candidatesContract.updateMyProfile);

/** Keeps a résumé and gives what it says; the screen itself tells what goes wrong. */
export const usePutResume = () =>
  useApiMutation(resumeFilesContract.putMyResume, {
    failure: { isSilent: true },
  });

/** Removes the own résumé. */
export const useDeleteResume = (onSuccess: () => void) =>
  useApiMutation(resumeFilesContract.deleteMyResume, { onSuccess });

export type BrowseFilters = QueryInput<(typeof candidatesContract)['browseCandidates']>;

/** Vetted candidates, by the filters and order of the screen. */
export const browseCandidatesList = (query: BrowseFilters) =>
  apiList(candidatesContract.browseCandidates, { query, isSteady: true });

/** One candidate, or null where the company may not see them. */
export const candidateQuery = (id: string, jobId?: string) =>
  apiQueryOrNull(candidatesContract.getCandidate, { params: { id }, ...(jobId ? { query: { jobId } } : {}) });

/** A few candidates scored against one job; without one chosen, against the open job they fit best together. */
export const compareQuery = (ids: readonly string[], jobId: string | undefined) =>
  apiQuery(candidatesContract.compareCandidates, {
    query: { ids: ids.join(','), explain: 'true', ...(jobId ? { jobId } : {}) },
  });

/** The company's shortlist, newest first unless sorted otherwise. */
export const shortlistList = (query: QueryInput<(typeof candidatesContract)['listShortlist']>) =>
  apiList(candidatesContract.listShortlist, { query });

const isPaged = (data: unknown): data is InfiniteData<ListPage<ListedCandidate>> =>
  typeof data === 'object' && data !== null && 'pages' in data;

type Standing = Pick<ScoredCandidate, 'isShortlisted' | 'hasShortlistNotes'>;

/** What a change of the shortlist fetches. Elsewhere it is written. */
const SHORTLIST = [apiKey(candidatesContract.listShortlist.path)];

const writeStanding = (client: QueryClient, candidateId: string, standing: Standing): void => {
  const noted = <Shown extends ListedCandidate | ScoredCandidate>(candidate: Shown): Shown =>
    candidate.id === candidateId ? { ...candidate, ...standing } : candidate;
  for (const path of ['/api/candidates/browse', '/api/jobs'] as const) {
    changeCached<unknown>(client, { queryKey: apiKey(path) }, (data) =>
      isPaged(data) ? { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(noted) })) } : data,
    );
  }
  const compared = { queryKey: apiKey('/api/candidates/compare') };
  changeCached<ListedCandidate[]>(client, compared, (candidates) => candidates.map(noted));
  const page = { queryKey: apiKey(`/api/candidates/${candidateId}`) };
  changeCached<ScoredCandidate | null>(client, page, (candidate) => candidate && noted(candidate));
};

/** Writes how a candidate stands on the shortlist by now into every list and page read so far. */
const showStanding = (client: QueryClient, candidateId: string, standing: Standing): void =>
  showChange(client, () => writeStanding(client, candidateId, standing)).confirm();

const showEntry = (client: QueryClient, { candidateId, notes }: ShortlistEntry): void =>
  showStanding(client, candidateId, { isShortlisted: true, hasShortlistNotes: notes !== null });

/** Puts a candidate on the shortlist. */
export const useAddToShortlist = (onSuccess: () => void) => {
  const client = useQueryClient();
  return useApiMutation(candidatesContract.addToShortlist, {
    only: SHORTLIST,
    onSuccess: (entry) => {
      showEntry(client, entry);
      onSuccess();
    },
  });
};

/** Keeps the notes about a candidate on the shortlist. */
export const useNoteOnShortlist = (onSuccess: () => void) => {
  const client = useQueryClient();
  return useApiMutation(candidatesContract.noteOnShortlist, {
    only: SHORTLIST,
    onSuccess: (entry) => {
      showEntry(client, entry);
      onSuccess();
    },
  });
};

/** Takes a candidate off the shortlist. */
export const useRemoveFromShortlist = (onSuccess: () => void) => {
  const client = useQueryClient();
  return useApiMutation(candidatesContract.removeFromShortlist, {
    only: SHORTLIST,
    onSuccess: (_gone, { params }) => {
      if (params) showStanding(client, params.candidateId, { isShortlisted: false, hasShortlistNotes: false });
      onSuccess();
    },
  });
};
