/** Requests for a reply, and appeals against declines. */
import { apiList, apiQuery, useApiMutation } from '#client/api/api.ts';
import { type AppealState, answersContract } from '../answers.contract.ts';

/** Asks the company for a reply, once. */
export const useNudge = () => useApiMutation(answersContract.nudge);

/** Appeals a decline, once. */
export const useFileAppeal = () => useApiMutation(answersContract.fileAppeal);

/** Appeals in a state. Open ones are sorted by due date. */
export const appealsList = (status: AppealState) => apiList(answersContract.listAppeals, { query: { status } });

/** Returns the query for one appeal, with the candidate's score at the time of the decline. */
export const appealQuery = (id: string) => apiQuery(answersContract.getAppeal, { params: { id } });

/** Closes an appeal. Granting it reopens the application. */
export const useCloseAppeal = () => useApiMutation(answersContract.closeAppeal);
