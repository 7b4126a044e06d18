/** The calls of the operations screen. Nothing tells the browser when these change, so every visit reads them. */
import { apiList, apiQuery, useApiMutation } from '#client/api/api.ts';
import { operationsContract } from '../operations.contract.ts';

export const failedMailsQuery = { ...apiList(operationsContract.listFailedMails), staleTime: 0 };
export const suppressionsQuery = { ...apiList(operationsContract.listSuppressions), staleTime: 0 };
export const backgroundQuery = { ...apiQuery(operationsContract.listBackground), staleTime: 0 };
export const retentionQuery = apiQuery(operationsContract.listRetention);

/** Sends one mail again. */
export const useReplayMail = (onSuccess: () => void) => useApiMutation(operationsContract.replayMail, { onSuccess });

/** Sends all of them again. */
export const useReplayMails = (onSuccess: (count: number) => void) =>
  useApiMutation(operationsContract.replayMails, { onSuccess: ({ count }) => onSuccess(count) });

/** Lets mail go to an address again. */
export const useLiftSuppression = (onSuccess: () => void) =>
  useApiMutation(operationsContract.liftSuppression, {
    onSuccess,
  });

/** Asks for a run now; it is made by whichever process works. */
export const useRunBackground = (onSuccess: () => void) =>
  useApiMutation(operationsContract.runBackground, { onSuccess });

/** Erases what is kept of an address without an account. */
export const useErasePerson = (
  onSuccess: (erased: { intakes: number; bookings: number; references: number }) => void,
) => useApiMutation(operationsContract.erasePerson, { onSuccess });
