/**
 * A part of the index: holds some of the candidates and jobs, applies changes and answers queries. Does not read the database. Runs in a separate
 * thread (index-thread.worker.ts), because a query would block the main thread for milliseconds.
 */
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
import type { JobCountQuery, NumberedTask, PartReply, PartSettings, Side, Sides, Task } from './match-queries.ts';
import { loadImportedTaxonomy } from './taxonomy.service.ts';

/** This part's candidates or jobs. */
interface PartIndex<Of extends Side> {
  put(entry: Sides[Of]['entry']): void;
  remove(id: string): void;
  /** Prepares added rows for queries. */
  catchUp(): void;
  find(query: Sides[Of]['query']): Sides[Of]['result'];
}

interface JobPartIndex extends PartIndex<'jobs'> {
  count(query: JobCountQuery): number;
}

const createCandidateIndex = (): PartIndex<'candidates'> => {
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

const createJobIndex = (): JobPartIndex => {
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

const CREATE_INDEX = { candidates: createCandidateIndex, jobs: createJobIndex };

class Part {
  private readonly sides: { candidates: PartIndex<'candidates'>; jobs: JobPartIndex } = {
    candidates: createCandidateIndex(),
    jobs: createJobIndex(),
  };

  private run<Of extends Side>(task: Task<Of>): Sides[Of]['result'] | number | null {
    const { sides } = this;
    const { side } = task;
    const index = sides[side] as PartIndex<Of>;
    switch (task.kind) {
      case 'put':
        for (const entry of task.entries) index.put(entry);
        index.catchUp();
        return null;
      case 'remove':
        if (task.ids === null) Object.assign(sides, { [side]: CREATE_INDEX[side]() });
        else for (const id of task.ids) index.remove(id);
        return null;
      case 'find':
        return index.find(task.query);
      case 'count':
        return sides.jobs.count(task.query);
    }
  }

  execute({ number, task, deadline }: NumberedTask): PartReply {
    if (deadline !== null && Date.now() > deadline) return { number, isLate: true };
    try {
      return { number, result: this.run(task) };
    } catch (error) {
      return { number, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  }
}

/** Prepares the engine of this thread. The returned function executes a task. Call it with tasks in order. */
export const openIndexPart = ({ dataDir, titleMeanings }: PartSettings): ((task: NumberedTask) => PartReply) => {
  setEmbeddingTable(titleMeanings);
  loadImportedTaxonomy(dataDir);
  const part = new Part();
  return (task) => part.execute(task);
};
