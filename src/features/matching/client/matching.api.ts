/** Reads the explanation of a pair's score, which is fetched when it is opened. */
import { apiQuery } from '#client/api/api.ts';
import { matchingContract } from '#engine/matching.contract.ts';

/** The score of a pair with its explanation. */
export const compatibilityQuery = (jobId: string, candidateId: string) =>
  apiQuery(matchingContract.getCompatibility, { query: { jobId, candidateId } });
