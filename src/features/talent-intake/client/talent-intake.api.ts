/** API calls for the public application and the review queue. */
import { apiList, apiQueryOrNull, useApiMutation } from '#client/api/api.ts';
import { resumesContract } from '#features/resumes/resumes.contract.ts';
import type { ReviewSource } from '../review.domain.ts';
import { talentIntakeContract } from '../talent-intake.contract.ts';

/** Lists candidates waiting for review, longest wait first, filtered by text and source ('' for both). The first page has the total. */
export const reviewQueueList = (query: { q: string; source: ReviewSource | '' }) =>
  apiList(talentIntakeContract.listReviewQueue, { query });

/** Returns the query for the job that a visitor is applying to. Its result is null if visitors cannot see the job. */
export const jobToApplyQuery = (id: string) => apiQueryOrNull(talentIntakeContract.getJobToApply, { params: { id } });

/** Files a public application. A failure shows a toast with the given texts. */
export const useSubmitIntake = (failure: { title: string; fallback: string }) =>
  useApiMutation(talentIntakeContract.submitIntake, { failure });

/** Reads a résumé without storing it. The form shows the errors. */
export const useReadResume = () => useApiMutation(resumesContract.readResume, { failure: { isSilent: true } });

/** Decides on one row in the queue. `onDecided` is called after the queue is refetched. */
export const useReview = (failure: { title: string; fallback: string }, onDecided: () => void) =>
  useApiMutation(talentIntakeContract.reviewCandidate, {
    failure,
    onSuccess: onDecided,
  });
