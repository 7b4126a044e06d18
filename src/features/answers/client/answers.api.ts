/** Asking for an answer, and reviews of declines. */
import { apiList, apiQuery, useApiMutation } from '#client/api/api.ts';
import { type AppealState, answersContract } from '../answers.contract.ts';

/** Asks the company for an answer, once. */
export const useNudge = () => useApiMutation(answersContract.nudge);

/** Asks for the review of a decline, once. */
export const useAppeal = () => useApiMutation(answersContract.fileAppeal);

/** Reviews of a state: what is open by when it is due. */
export const appealsList = (status: AppealState) => apiList(answersContract.listAppeals, { query: { status } });

/** One review, with what was known of the candidate. */
export const appealQuery = (id: string) => apiQuery(answersContract.getAppeal, { params: { id } });

/** Closes a review, which moves the application where it is open again. */
export const useCloseAppeal = () => useApiMutation(answersContract.closeAppeal);
