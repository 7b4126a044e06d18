/** Queries for score explanations, which are fetched when they are opened. */
import { apiQuery } from '#client/api/api.ts';
import { matchingContract } from '#engine/matching.contract.ts';

/** Builds the query for the score of a pair with its explanation. */
export const compatibilityQuery = (jobId: string, candidateId: string) =>
  apiQuery(matchingContract.getCompatibility, { query: { jobId, candidateId } });
