/** Queries and mutations for saved searches. */
import { apiList, apiQuery, useApiMutation } from '#client/api/api.ts';
import { savedSearchesContract } from '../saved-searches.contract.ts';

/** The user's saved searches, newest first. */
export const savedSearchesQuery = apiQuery(savedSearchesContract.listSavedSearches);

/** Builds the query for the results that a search sent, newest first. */
export const sentList = (id: string) => apiList(savedSearchesContract.listSent, { params: { id }, limit: 20 });

export const useSaveSearch = () => useApiMutation(savedSearchesContract.saveSearch);

export const useChangeSearch = () => useApiMutation(savedSearchesContract.changeSavedSearch);

export const useDeleteSearch = () => useApiMutation(savedSearchesContract.deleteSavedSearch);
