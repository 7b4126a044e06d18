/** Reads and mutations of saved views of the company's list. */
import { apiQuery, useApiMutation } from '#client/api/api.ts';
import { savedViewsContract } from '../saved-views.contract.ts';

/** The company's saved views, by name. */
export const savedViewsQuery = apiQuery(savedViewsContract.listSavedViews);

export const useSaveView = () => useApiMutation(savedViewsContract.saveView);

export const useDeleteView = () => useApiMutation(savedViewsContract.deleteView);
