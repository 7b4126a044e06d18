/**
 * The queries of lists by score and their results. This is the only interface that routes see, so the index in memory could be replaced by a
 * search engine. Invariant: a result is exact, and includes every row committed before the query. Below it are the messages between the server
 * and the index threads.
 */
import type { MatchCandidate, MatchJob } from '#engine/matching.contract.ts';
import type { Slice } from '#engine/retrieval/best-first.ts';
import type { CandidateFilter, FoundCandidate } from '#engine/retrieval/candidate-index.ts';
import type { FoundJob, JobFilter } from '#engine/retrieval/job-index.ts';

/** A place in a list by score: the unrounded score and the id of the row before. */
export type ScorePlace = NonNullable<Slice['after']>;

/** Candidates to find; `jobs` are prepared jobs as bytes (`encodeJob`), and each candidate is scored against the one they fit best. */
export interface CandidateQuery extends Slice {
  jobs: readonly Uint8Array[];
  filter: CandidateFilter;
}

/** Jobs to find; `candidate` is a prepared candidate as bytes (`encodeCandidate`). */
export interface JobQuery extends Slice {
  candidate: Uint8Array;
  filter: JobFilter;
}

/** A side of a row as it is kept; where another version of the engine prepared it, its texts, to be prepared again. */
type Kept<Texts> = { prepared: Uint8Array; texts?: undefined } | { prepared: null; texts: Texts };

/** A candidate for the index; the fields are those of `IndexedCandidate`. */
export type CandidateEntry = Kept<MatchCandidate> & {
  id: string;
  isListed: boolean;
  isAvailable: boolean;
  experience: string | null;
  verifiedUntil: readonly number[];
  searchText: string;
};

/** An open job for the index. */
export type JobEntry = Kept<MatchJob> & { id: string; companyId: string; openedAt: number; searchText: string };

/** By side of the market: its rows, what is asked of them, and the answer. */
export interface Sides {
  /** The best first, equal scores by id; fewer than `limit` where no more are left. */
  candidates: { entry: CandidateEntry; query: CandidateQuery; answer: FoundCandidate[] };
  /** The best first, equal scores by the newest id; `total` is how many there are in all. */
  jobs: { entry: JobEntry; query: JobQuery; answer: { found: FoundJob[]; total: number } };
}
export type Side = keyof Sides;

type Ask<Of extends Side> = (query: Sides[Of]['query']) => Promise<Sides[Of]['answer']>;

/** The lists by score. Everything throws `unavailable`, with seconds to wait, while it is not ready or has too much to do. */
export interface MatchIndex {
  candidates: Ask<'candidates'>;
  jobs: Ask<'jobs'>;
  /** Whether everything was loaded. */
  isReady(): boolean;
  /** Milliseconds since it last knew every row; null while it is loaded. */
  age(): number | null;
  /** Ends its threads; resolves when nothing of it reads the database any more. */
  stop(): Promise<void>;
}

/** Where the rows of a side come from: in the order of their ids, or those of some ids that belong in the index. */
export interface EntrySource<Entry> {
  after(id: string | null, limit: number): Promise<Entry[]>;
  byIds(ids: readonly string[]): Promise<Entry[]>;
}

/** The rows of both sides, from the features that own them. */
export type EntrySources = { readonly [Of in Side]: EntrySource<Sides[Of]['entry']> };

/** Handed to a thread when it starts. */
export interface ThreadSettings {
  /** The data folder, for an imported taxonomy. */
  dataDir: string;
}

/** Rows that came or changed, rows that went (`ids`; null: all of the side), and queries. Only plain values, which a port can copy. */
export type Task<Of extends Side = Side> = { side: Of } & (
  | { kind: 'put'; entries: readonly Sides[Of]['entry'][] }
  | { kind: 'remove'; ids: readonly string[] | null }
  | { kind: 'find'; query: Sides[Of]['query'] }
);

/** A task with the number its answer bears; one that begins after `until` (milliseconds since 1970) is not worth doing any more. */
export interface NumberedTask {
  number: number;
  task: Task;
  until: number | null;
}

export type ThreadAnswer = { number: number } & ({ answer: unknown } | { error: string } | { isLate: true });
