/** The calls of the written task and its rating. */
import { apiList, apiQuery, useApiMutation } from '#client/api/api.ts';
import { englishContract } from '../english.contract.ts';

/** The own newest task; another tab may have begun or ended it. */
export const englishTaskQuery = { ...apiQuery(englishContract.getEnglishTask), staleTime: 0 };

/** Begins. */
export const useStartTask = () => useApiMutation(englishContract.startEnglishTask);

/** Keeps what was written; a failure is shown beside the text. Calls go out one after the other, so that the last text wins. */
export const useSaveTask = () =>
  useApiMutation(englishContract.saveEnglishTask, { only: [], failure: { isSilent: true }, queue: 'english-task' });

/** Hands in. */
export const useSubmitTask = () => useApiMutation(englishContract.submitEnglishTask, { queue: 'english-task' });

/** What this admin may still rate. */
export const ratedTasksList = apiList(englishContract.listEnglishTasks);

/** How raters agree. */
export const agreementQuery = { ...apiQuery(englishContract.getEnglishAgreement), staleTime: 0 };

/** Rates a task. */
export const useRateTask = (onSuccess: (data: { level: string }) => void) =>
  useApiMutation(englishContract.rateEnglishTask, {
    onSuccess,
  });
