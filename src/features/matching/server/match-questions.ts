/**
 * What lists by score ask, whoever answers: the one interface behind which the index in memory stands today, and a search engine
 * of its own could stand tomorrow. No route knows more of it. Invariant: an answer is exact, and knows every row that was
 * committed before it was asked for.
 */
import type { MatchCandidate, MatchJob } from '../matching.contract.ts';
import type { CandidateFilter, FoundCandidate } from '../retrieval/candidate-search.ts';
import type { FoundJob, JobFilter } from '../retrieval/job-search.ts';

/** A place in a list by score: the unrounded score and the id of the row before. */
export interface ScorePlace {
  score: number;
  id: string;
}

/** Candidates to find; `jobs` are prepared jobs as bytes (`encodeJob`), and each candidate is scored against the one they fit best. */
export interface CandidateQuestion {
  jobs: readonly Uint8Array[];
  filter: CandidateFilter;
  after: ScorePlace | null;
  limit: number;
}

/** Jobs to find; `candidate` is a prepared candidate as bytes (`encodeCandidate`). */
export interface JobQuestion {
  candidate: Uint8Array;
  filter: JobFilter;
  after: ScorePlace | null;
  limit: number;
  /** Only jobs with a higher score (0-100, unrounded); all where it is left out. */
  above?: number;
}

/** The lists by score. Everything throws `unavailable`, with seconds to wait, while it is not ready or has too much to do. */
export interface MatchIndex {
  /** The best first, equal scores by id; fewer than `limit` where no more are left. */
  candidates(question: CandidateQuestion): Promise<FoundCandidate[]>;
  /** The best first, equal scores by the newest id; `total` is how many there are in all. */
  jobs(question: JobQuestion): Promise<{ found: FoundJob[]; total: number }>;
  /** Whether everything was loaded. */
  isReady(): boolean;
  /** Milliseconds since it last knew every row; null while it is loaded. */
  age(): number | null;
  /** Ends its threads; resolves when nothing of it reads the database any more. */
  stop(): Promise<void>;
}

/** A side of a row as it is kept; where another version of the engine prepared it, its texts, to be prepared once more. */
type Kept<Texts> = { prepared: Uint8Array; texts?: undefined } | { prepared: null; texts: Texts };

/** A candidate for the index. */
export type CandidateEntry = Kept<MatchCandidate> & {
  id: string;
  isListed: boolean;
  experience: string | null;
  /** Until when they hold each kind of verification, see `IndexedCandidate`. */
  verifiedUntil: readonly number[];
  searchText: string;
};

/** An open job for the index. */
export type JobEntry = Kept<MatchJob> & { id: string; companyId: string; openedAt: number; searchText: string };

/** Where the rows of a side come from: in the order of their ids, or those of some ids that belong in the index. */
export interface EntrySource<Entry> {
  after(id: string | null, limit: number): Promise<Entry[]>;
  byIds(ids: readonly string[]): Promise<Entry[]>;
}

/** The rows of both sides, from the features that own them. */
export interface EntrySources {
  candidates: EntrySource<CandidateEntry>;
  jobs: EntrySource<JobEntry>;
}
