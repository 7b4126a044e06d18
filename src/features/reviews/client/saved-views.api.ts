/** Reads and mutations of the kept views of the company's list. */
import { apiQuery, useApiMutation } from '#client/api/api.ts';
import { savedViewsContract } from '../saved-views.contract.ts';

/** The company's kept views, by name. */
export const savedViewsQuery = apiQuery(savedViewsContract.listSavedViews);

/** Keeps a view. */
export const useSaveView = () => useApiMutation(savedViewsContract.saveView);

/** Forgets a view. */
export const useDeleteView = () => useApiMutation(savedViewsContract.deleteView);
