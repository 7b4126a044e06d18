/** The calls of references. */
import { queryOptions } from '@tanstack/react-query';
import { callApi, useApiMutation } from '#client/api/api.ts';
import { hasStatus } from '#client/api/api-error.ts';
import { referencesContract } from '../references.contract.ts';

/** What a mailed link asks for; null where it leads nowhere. The token stays out of the key, as one page has one link. */
export const askedReferenceQuery = (token: string) =>
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

/** Sends the answers. */
export const useAnswerReference = () =>
  useApiMutation(referencesContract.answerReference, {
    failure: { isSilent: true },
  });

/** Declines, or withdraws the answer; the link leads nowhere from then on. */
export const useDeclineReference = (onSuccess: () => void) =>
  useApiMutation(referencesContract.declineReference, { only: [], onSuccess });

/** Names who gives a reference. */
export const useAskForReference = (onSuccess: () => void) =>
  useApiMutation(referencesContract.askForReference, { onSuccess });
