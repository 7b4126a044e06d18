/** Reads the reviews of an application by members of its company. */
import { apiQuery } from '#client/api/api.ts';
import { applicationReviewsContract } from '../application-reviews.contract.ts';

/** Builds the query for the reader's own review and, once that review is submitted, the reviews of others. */
export const applicationReviewsQuery = (applicationId: string) =>
  apiQuery(applicationReviewsContract.listReviews, { params: { id: applicationId } });
