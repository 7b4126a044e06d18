/** The calls of verifications. What a decision changes is in the log too. */
import { apiList, useApiMutation } from '#client/api/api.ts';
import { LIMITS } from '#shared/limits.ts';
import type { VerificationStatus } from '#shared/vocabulary.ts';
import { verificationsContract } from '../verifications.contract.ts';

/** The candidate's own, newest first. */
export const ownVerificationsList = apiList(verificationsContract.listVerifications, { limit: LIMITS.pageMax });

/** Asks for a check; what waits already is refused with a toast. */
export const useClaim = (onSuccess: () => void) =>
  useApiMutation(verificationsContract.claimVerification, { invalidates: ['/api/verifications'], onSuccess });

/** The queue by status; what is open where none is given. */
export const verificationQueue = (status: VerificationStatus | undefined) =>
  apiList(verificationsContract.listReviewedVerifications, { query: { status } });

/** Moves a verification on. */
export const useDecideVerification = (onSuccess: () => void) =>
  useApiMutation(verificationsContract.decideVerification, {
    invalidates: ['/api/admin/verifications', '/api/admin/activity'],
    onSuccess,
  });
