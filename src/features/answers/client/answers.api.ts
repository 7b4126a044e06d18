/** Requests for a reply, and reviews of declines. */
import { apiList, apiQuery, useApiMutation } from '#client/api/api.ts';
import { type AppealState, answersContract } from '../answers.contract.ts';

/** Asks the company for a reply, once. */
export const useNudge = () => useApiMutation(answersContract.nudge);

/** Requests the review of a decline, once. */
export const useFileAppeal = () => useApiMutation(answersContract.fileAppeal);

/** Reviews in a state; open ones by due date. */
export const appealsList = (status: AppealState) => apiList(answersContract.listAppeals, { query: { status } });

/** One review, with what was known about the candidate. */
export const appealQuery = (id: string) => apiQuery(answersContract.getAppeal, { params: { id } });

/** Closes a review. If it is granted, the application is open again. */
export const useCloseAppeal = () => useApiMutation(answersContract.closeAppeal);
