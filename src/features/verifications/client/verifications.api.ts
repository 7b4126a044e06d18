/** API calls for verifications. */
import { apiList, useApiMutation } from '#client/api/api.ts';
import { LIMITS } from '#shared/limits.ts';
import type { VerificationStatus } from '#shared/vocabulary.ts';
import { verificationsContract } from '../verifications.contract.ts';

/** The candidate's own verifications, newest first. */
export const ownVerificationsList = apiList(verificationsContract.listVerifications, { limit: LIMITS.pageMax });

/** Requests a verification. A duplicate is refused with a toast. */
export const useClaim = (onSuccess: () => void) =>
  useApiMutation(verificationsContract.claimVerification, { onSuccess });

/** Lists the verifications in the queue with the given status, or the open ones by default. */
export const verificationQueueList = (status: VerificationStatus | undefined) =>
  apiList(verificationsContract.listReviewedVerifications, { query: { status } });

/** Changes the status of a verification. */
export const useDecideVerification = (onSuccess: () => void) =>
  useApiMutation(verificationsContract.decideVerification, {
    onSuccess,
  });
