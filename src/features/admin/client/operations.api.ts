/** API calls for the operations screen. The browser is not notified when emails, suppressions or runs change, so every visit refetches them. */
import { apiList, apiQuery, useApiMutation } from '#client/api/api.ts';
import { operationsContract } from '../operations.contract.ts';

export const failedMailsQuery = { ...apiList(operationsContract.listFailedMails), staleTime: 0 };
export const suppressionsQuery = { ...apiList(operationsContract.listSuppressions), staleTime: 0 };
export const backgroundQuery = { ...apiQuery(operationsContract.listBackground), staleTime: 0 };
export const retentionQuery = apiQuery(operationsContract.listRetention);

export const useReplayMail = (onSuccess: () => void) => useApiMutation(operationsContract.replayMail, { onSuccess });

export const useReplayMails = (onSuccess: (count: number) => void) =>
  useApiMutation(operationsContract.replayMails, { onSuccess: ({ count }) => onSuccess(count) });

/** Allows email to an address again. */
export const useLiftSuppression = (onSuccess: () => void) =>
  useApiMutation(operationsContract.liftSuppression, {
    onSuccess,
  });

/** Requests an immediate run. The process for background work executes it. */
export const useRunBackground = (onSuccess: () => void) =>
  useApiMutation(operationsContract.runBackground, { onSuccess });

/** Erases the data stored about an address without an account. */
export const useErasePerson = (
  onSuccess: (erased: { intakes: number; bookings: number; references: number }) => void,
) => useApiMutation(operationsContract.erasePerson, { onSuccess });
