/**
 * A thread of the index. Holds a part of the candidates and jobs, applies changes and answers
 * queries in the order they arrive. Does not read the database. Started by index-threads.ts.
 */

import { parentPort, workerData } from 'node:worker_threads';
import { setEmbeddingTable } from '#engine/engine.domain.ts';
import { prepareCandidate, prepareJob } from '#engine/matching.domain.ts';
import { CandidateIndex, CandidateSearcher } from '#engine/retrieval/candidate-index.ts';
import { JobIndex, JobSearcher } from '#engine/retrieval/job-index.ts';
import {
  decodeCandidate,
  decodeCandidateFeatures,
  decodeJob,
  decodeJobFeatures,
} from '#engine/retrieval/prepared-codec.ts';
import type { JobCountQuery, NumberedTask, Side, Sides, Task, ThreadAnswer, ThreadSettings } from './match-queries.ts';
import { loadImportedTaxonomy } from './taxonomy.service.ts';

/** This thread's part of the rows of a side. */
interface ThreadIndex<Of extends Side> {
  put(entry: Sides[Of]['entry']): void;
  remove(id: string): void;
  /** Called after rows were added. */
  catchUp(): void;
  find(query: Sides[Of]['query']): Sides[Of]['answer'];
}

interface JobThreadIndex extends ThreadIndex<'jobs'> {
  count(query: JobCountQuery): number;
}

const emptyCandidates = (): ThreadIndex<'candidates'> => {
  const index = new CandidateIndex();
  const searcher = new CandidateSearcher(index);
  return {
    put: ({ prepared, texts, ...row }) =>
      index.put({ ...row, form: prepared === null ? prepareCandidate(texts) : decodeCandidateFeatures(prepared) }),
    remove: (id) => index.remove(id),
    catchUp: () => searcher.catchUp(),
    find: ({ jobs, ...query }) => searcher.search({ ...query, jobs: jobs.map(decodeJob) }),
  };
};

const emptyJobs = (): JobThreadIndex => {
  const index = new JobIndex();
  const searcher = new JobSearcher(index);
  return {
    put: ({ prepared, texts, ...row }) =>
      index.put({ ...row, form: prepared === null ? prepareJob(texts) : decodeJobFeatures(prepared) }),
    remove: (id) => index.remove(id),
    catchUp: () => searcher.catchUp(),
    find: ({ candidate, ...query }) => searcher.search({ ...query, candidate: decodeCandidate(candidate) }),
    count: ({ candidate, ...query }) => searcher.count({ ...query, candidate: decodeCandidate(candidate) }),
  };
};

const EMPTY = { candidates: emptyCandidates, jobs: emptyJobs };
const sides: { candidates: ThreadIndex<'candidates'>; jobs: JobThreadIndex } = {
  candidates: emptyCandidates(),
  jobs: emptyJobs(),
};

const runTask = <Of extends Side>(task: Task<Of>): Sides[Of]['answer'] | number | null => {
  const { side } = task;
  const index = sides[side] as ThreadIndex<Of>;
  switch (task.kind) {
    case 'put':
      for (const entry of task.entries) index.put(entry);
      index.catchUp();
      return null;
    case 'remove':
      if (task.ids === null) Object.assign(sides, { [side]: EMPTY[side]() });
      else for (const id of task.ids) index.remove(id);
      return null;
    case 'find':
      return index.find(task.query);
    case 'count':
      return sides.jobs.count(task.query);
  }
};

const answerTo = ({ number, task, until }: NumberedTask): ThreadAnswer => {
  if (until !== null && Date.now() > until) return { number, isLate: true };
  try {
    return { number, answer: runTask(task) };
  } catch (error) {
    return { number, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

const { dataDir, titleMeanings } = workerData as ThreadSettings;
setEmbeddingTable(titleMeanings);
loadImportedTaxonomy(dataDir);
parentPort?.on('message', (task: NumberedTask) => parentPort?.postMessage(answerTo(task)));
