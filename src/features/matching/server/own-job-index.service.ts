/**
 * A score index of a few jobs in the current thread, for work that compares many candidates with only these jobs. Indexing, search and scores work
 * as in the threads that index the whole marketplace. Worker processes do not run those threads.
 */
import { type PreparedCandidate, prepareJob } from '#engine/matching.domain.ts';
import { JobIndex, JobSearcher } from '#engine/retrieval/job-index.ts';
import { decodeJobFeatures } from '#engine/retrieval/prepared-codec.ts';
import type { JobEntry, JobQuery } from './match-queries.ts';

/** Returns the ids of the best jobs for a query, best first. */
export type FindJobs = (query: Omit<JobQuery, 'candidate'> & { candidate: PreparedCandidate }) => string[];

/** Indexes jobs and returns a function that searches them. Reads `batches` once. */
export const indexJobs = async (batches: AsyncIterable<readonly JobEntry[]>): Promise<FindJobs> => {
  const index = new JobIndex();
  const searcher = new JobSearcher(index);
  for await (const entries of batches) {
    for (const { prepared, texts, ...row } of entries) {
      index.put({ ...row, form: prepared === null ? prepareJob(texts) : decodeJobFeatures(prepared) });
    }
    searcher.catchUp();
  }
  return (query) => searcher.searchIds(query);
};
