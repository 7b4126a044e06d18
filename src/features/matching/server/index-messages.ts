/** What the server and the threads of the index say to each other. Only plain values, which a thread's port can copy. */
import type { FoundCandidate } from '../retrieval/candidate-search.ts';
import type { FoundJob } from '../retrieval/job-search.ts';
import type { CandidateEntry, CandidateQuestion, JobEntry, JobQuestion } from './match-questions.ts';

/** Handed to a thread when it starts. */
export interface ThreadSettings {
  /** The data folder, for an imported taxonomy. */
  dataDir: string;
}

/** Rows that came or changed, rows that went (`ids`; null: all of the side), and questions. */
export type Task =
  | { kind: 'put candidates'; entries: CandidateEntry[] }
  | { kind: 'put jobs'; entries: JobEntry[] }
  | { kind: 'remove candidates' | 'remove jobs'; ids: string[] | null }
  | { kind: 'find candidates'; question: CandidateQuestion }
  | { kind: 'find jobs'; question: JobQuestion };

/** The answer to each kind of task. */
export interface Answers {
  'put candidates': null;
  'put jobs': null;
  'remove candidates': null;
  'remove jobs': null;
  'find candidates': FoundCandidate[];
  'find jobs': { found: FoundJob[]; total: number };
}

/** A task with the number its answer bears; one that begins after `until` (milliseconds since 1970) is not worth doing any more. */
export interface NumberedTask {
  number: number;
  task: Task;
  until: number | null;
}

export type ThreadAnswer = { number: number } & ({ answer: unknown } | { error: string } | { isLate: true });
