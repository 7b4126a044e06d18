/** API calls for the writing test and its rating. */
import { apiList, apiQuery, useApiMutation } from '#client/api/api.ts';
import { englishContract } from '../english.contract.ts';

/** The user's latest task. Not cached, because its text and the server's time change without a refetch, and another tab may have started or ended it. */
export const englishTaskQuery = { ...apiQuery(englishContract.getEnglishTask), staleTime: 0, gcTime: 0 };

export const useStartTask = () => useApiMutation(englishContract.startEnglishTask);

/** Saves the text. A failure is shown next to the text. Calls run one after the other, so that the last text wins. */
export const useSaveTask = () =>
  useApiMutation(englishContract.saveEnglishTask, { only: [], failure: { isSilent: true }, queue: 'english-task' });

export const useSubmitTask = () => useApiMutation(englishContract.submitEnglishTask, { queue: 'english-task' });

/** The tasks that this admin can still rate. */
export const unratedTasksList = apiList(englishContract.listEnglishTasks);

/** How well raters agree. */
export const agreementQuery = { ...apiQuery(englishContract.getEnglishAgreement), staleTime: 0 };

export const useRateTask = (onSuccess: (data: { level: string }) => void) =>
  useApiMutation(englishContract.rateEnglishTask, {
    onSuccess,
  });
