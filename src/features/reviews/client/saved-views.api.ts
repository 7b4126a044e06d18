/** Queries and mutations for saved views of the company's list of applications. */
import { apiQuery, useApiMutation } from '#client/api/api.ts';
import { savedViewsContract } from '../saved-views.contract.ts';

/** The company's saved views, sorted by name. */
export const savedViewsQuery = apiQuery(savedViewsContract.listSavedViews);

export const useSaveView = () => useApiMutation(savedViewsContract.saveView);

export const useDeleteView = () => useApiMutation(savedViewsContract.deleteView);
