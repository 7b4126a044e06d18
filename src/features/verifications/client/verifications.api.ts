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

/** Lists the queue of verifications with a status, or of open verifications by default. */
export const verificationQueue = (status: VerificationStatus | undefined) =>
  apiList(verificationsContract.listReviewedVerifications, { query: { status } });

/** Moves a verification to another status. */
export const useDecideVerification = (onSuccess: () => void) =>
  useApiMutation(verificationsContract.decideVerification, {
    onSuccess,
  });
