/** The public application and the review queue, as the browser calls them. */
import { apiList, useApiMutation } from '#client/api/api.ts';
import { resumesContract } from '#features/resumes/resumes.contract.ts';
import { talentIntakeContract } from '../talent-intake.contract.ts';

/** Candidates who wait for review, the longest waiting first; the first page carries the total. */
export const reviewQueueQuery = apiList(talentIntakeContract.listReviewQueue);

/** Files a public application. A failure shows its toast in the words given. */
export const useSubmitIntake = (failure: { title: string; fallback: string }) =>
  useApiMutation(talentIntakeContract.submitIntake, { failure });

/** What a résumé says; nothing of it is kept. The form itself tells what goes wrong. */
export const useReadResume = () => useApiMutation(resumesContract.readResume, { failure: { isSilent: true } });

/** Decides one row of the queue; `onDecided` is called after the queue was read again. */
export const useReview = (failure: { title: string; fallback: string }, onDecided: () => void) =>
  useApiMutation(talentIntakeContract.reviewCandidate, {
    failure,
    onSuccess: onDecided,
  });
