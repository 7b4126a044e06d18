/** The query for company members' reviews of an application. */
import { apiQuery } from '#client/api/api.ts';
import { applicationReviewsContract } from '../application-reviews.contract.ts';

/** Builds the query for the reader's own review and, once that review is submitted, those of other members. */
export const applicationReviewsQuery = (applicationId: string) =>
  apiQuery(applicationReviewsContract.listReviews, { params: { id: applicationId } });
