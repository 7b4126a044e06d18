/**
 * A thread of the index: holds its part of the candidates and jobs, takes changes and answers questions, one after the other in
 * the order they came. It reads no database. Started by spawn-thread.ts.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { type PreparedJob, prepareCandidate, prepareJob } from '../matching.domain.ts';
import { CandidateIndex } from '../retrieval/candidate-index.ts';
import { CandidateSearcher } from '../retrieval/candidate-search.ts';
import { JobIndex } from '../retrieval/job-index.ts';
import { JobSearcher } from '../retrieval/job-search.ts';
import { decodeCandidate, decodeCandidateForm, decodeJob, decodeJobForm } from '../retrieval/prepared-codec.ts';
import type { NumberedTask, Task, ThreadAnswer, ThreadSettings } from './index-messages.ts';
import type { CandidateEntry, JobEntry } from './match-questions.ts';
import { loadImportedTaxonomy } from './taxonomy.service.ts';

const candidatesOf = () => {
  const index = new CandidateIndex();
  return { index, searcher: new CandidateSearcher(index) };
};
const jobsOf = () => {
  const index = new JobIndex();
  return { index, searcher: new JobSearcher(index) };
};

let candidates = candidatesOf();
let jobs = jobsOf();

const putCandidate = (entry: CandidateEntry): void => {
  const { id, isListed, experience, verifiedUntil, searchText, prepared, texts } = entry;
  const form = prepared === null ? prepareCandidate(texts) : decodeCandidateForm(prepared);
  candidates.index.put({ id, isListed, experience, verifiedUntil, searchText, form });
};

const putJob = ({ id, companyId, openedAt, searchText, prepared, texts }: JobEntry): void => {
  const form = prepared === null ? prepareJob(texts) : decodeJobForm(prepared);
  jobs.index.put({ id, companyId, openedAt, searchText, form });
};

const carryOut = (task: Task): unknown => {
  switch (task.kind) {
    case 'put candidates':
      task.entries.forEach(putCandidate);
      candidates.searcher.catchUp();
      return null;
    case 'put jobs':
      task.entries.forEach(putJob);
      jobs.searcher.catchUp();
      return null;
    case 'remove candidates':
      if (task.ids === null) candidates = candidatesOf();
      else for (const id of task.ids) candidates.index.remove(id);
      return null;
    case 'remove jobs':
      if (task.ids === null) jobs = jobsOf();
      else for (const id of task.ids) jobs.index.remove(id);
      return null;
    case 'find candidates': {
      const asked: PreparedJob[] = task.question.jobs.map(decodeJob);
      return candidates.searcher.search({ ...task.question, jobs: asked });
    }
    case 'find jobs':
      return jobs.searcher.search({ ...task.question, candidate: decodeCandidate(task.question.candidate) });
  }
};

const answerTo = ({ number, task, until }: NumberedTask): ThreadAnswer => {
  if (until !== null && Date.now() > until) return { number, isLate: true };
  try {
    return { number, answer: carryOut(task) };
  } catch (error) {
    return { number, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

loadImportedTaxonomy((workerData as ThreadSettings).dataDir);
parentPort?.on('message', (task: NumberedTask) => parentPort?.postMessage(answerTo(task)));
