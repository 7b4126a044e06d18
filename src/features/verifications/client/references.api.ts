/** API calls for references. */
import { queryOptions } from '@tanstack/react-query';
import { callApi, useApiMutation } from '#client/api/api.ts';
import { hasStatus } from '#client/api/api-error.ts';
import { referencesContract } from '../references.contract.ts';

/**
 * Returns the query for the request behind an emailed link. Its result is null if the link is invalid. The token is not part of the key, because a
 * page has only one link.
 */
export const referenceRequestQuery = (token: string) =>
  queryOptions({
    queryKey: ['api', 'references', 'read'],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      try {
        return await callApi(referencesContract.readReference, { body: { token }, signal });
      } catch (error) {
        if (hasStatus(error, 404)) return null;
        throw error;
      }
    },
  });

export const useAnswerReference = () =>
  useApiMutation(referencesContract.answerReference, {
    failure: { isSilent: true },
  });

/** Declines, or withdraws the answer. This invalidates the link. */
export const useDeclineReference = (onSuccess: () => void) =>
  useApiMutation(referencesContract.declineReference, { only: [], onSuccess });

/** Requests a reference. The referee receives an email. */
export const useAskForReference = (onSuccess: () => void) =>
  useApiMutation(referencesContract.askForReference, { onSuccess });
