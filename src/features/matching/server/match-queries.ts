/**
 * The queries for the lists that are sorted by score, and their results. Routes use only `MatchIndex`. Its results are exact and include every row
 * committed before the query. `MatchStore` holds the rows. A search engine could replace its in-memory implementation. The messages between the
 * server and the index parts are at the end.
 */
import type { MatchCandidate, MatchJob } from '#engine/matching.contract.ts';
import type { Slice } from '#engine/retrieval/best-first.ts';
import type { CandidateFilter } from '#engine/retrieval/candidate-filter.ts';
import type { FoundCandidate, IndexedCandidate } from '#engine/retrieval/candidate-index.ts';
import type { FoundJob, IndexedJob, JobFilter } from '#engine/retrieval/job-index.ts';

export type { Place } from '#engine/retrieval/best-first.ts';

/**
 * A query for candidates. `jobs` are prepared jobs as bytes (`encodeJob`). Each candidate is scored
 * against the job that fits best.
 */
export interface CandidateQuery extends Slice {
  jobs: readonly Uint8Array[];
  filter: CandidateFilter;
}

/** A query for jobs. `candidate` is a prepared candidate as bytes (`encodeCandidate`). */
export interface JobQuery extends Slice {
  candidate: Uint8Array;
  filter: JobFilter;
}

/** A query for the number of jobs that score more than `above`, at most `limit`. */
export type JobCountQuery = Pick<JobQuery, 'candidate' | 'filter' | 'limit'> & { above: number };

/** The prepared side of a row, or its texts if another engine version prepared the stored side. */
type StoredSide<Texts> = { prepared: Uint8Array; texts?: undefined } | { prepared: null; texts: Texts };

export type CandidateEntry = StoredSide<MatchCandidate> & Omit<IndexedCandidate, 'form'>;
export type JobEntry = StoredSide<MatchJob> & Omit<IndexedJob, 'form'>;

/** The rows, query and result for candidates and for jobs. */
export interface Sides {
  /** Sorted by `comparePlaces`. Contains fewer than `limit` rows only at the end of the list. `total` counts all matching rows. */
  candidates: { entry: CandidateEntry; query: CandidateQuery; result: { found: FoundCandidate[]; total: number } };
  /** Sorted the same way, except that ties are sorted newest first. */
  jobs: { entry: JobEntry; query: JobQuery; result: { found: FoundJob[]; total: number } };
}
export type Side = keyof Sides;

type RunQuery<Of extends Side> = (query: Sides[Of]['query']) => Promise<Sides[Of]['result']>;

/** The lists that are sorted by score. Every query throws `unavailable` with a retry time while the index is loading or overloaded. */
export interface MatchIndex {
  candidates: RunQuery<'candidates'>;
  jobs: RunQuery<'jobs'>;
  /** Returns the number of jobs that score more than `above`, at most `limit`. Cheaper than finding the jobs. */
  countJobs(query: JobCountQuery): Promise<number>;
  /** Returns true if all rows are loaded. */
  isReady(): boolean;
  /** Returns the milliseconds since the index was last up to date, or null while it is loading. */
  age(): number | null;
  /** Stops the threads. Resolves when the index no longer reads the database. */
  stop(): Promise<void>;
}

/**
 * Holds the candidates and jobs and answers queries. Does not read the database. `src/testing/match-store-contract.ts` tests every implementation.
 * A query throws `unavailable` with a retry time if too many queries are waiting.
 */
export interface MatchStore {
  /** Adds rows, or replaces those with the same ids. Resolves when queries find them. */
  put<Of extends Side>(side: Of, entries: readonly Sides[Of]['entry'][]): Promise<void>;
  /** Removes the given rows, or all rows of a side if `ids` is null. Ignores unknown ids. Resolves when queries no longer find them. */
  remove(side: Side, ids: readonly string[] | null): Promise<void>;
  find<Of extends Side>(side: Of, query: Sides[Of]['query']): Promise<Sides[Of]['result']>;
  countJobs(query: JobCountQuery): Promise<number>;
  end(): Promise<void>;
}

/** Reads the rows of a side: all of them in id order, or those with the given ids. Returns only rows that belong in the index. */
export interface EntrySource<Entry> {
  after(id: string | null, limit: number): Promise<Entry[]>;
  byIds(ids: readonly string[]): Promise<Entry[]>;
}

/** The source of each side. The feature that owns the rows provides it. */
export type EntrySources = { readonly [Of in Side]: EntrySource<Sides[Of]['entry']> };

/** The settings that a part of the index receives when it starts. */
export interface PartSettings {
  /** The data folder, which may hold an imported taxonomy. */
  dataDir: string;
  /** The table of title meanings, which threads share. */
  titleMeanings: Uint8Array;
}

/**
 * A task for a part: add or replace rows, remove rows (all rows of the side if `ids` is null), or run a query. The result of a `count`
 * is a number. Contains only values that a port can copy.
 */
export type Task<Of extends Side = Side> = { side: Of } & (
  | { kind: 'put'; entries: readonly Sides[Of]['entry'][] }
  | { kind: 'remove'; ids: readonly string[] | null }
  | { kind: 'find'; query: Sides[Of]['query'] }
  | { kind: 'count'; query: JobCountQuery }
);

/**
 * A task with a number that the response repeats. A part skips tasks that would start after
 * `deadline` (milliseconds since 1970).
 */
export interface NumberedTask {
  number: number;
  task: Task;
  deadline: number | null;
}

export type PartReply = { number: number } & ({ result: unknown } | { error: string } | { isLate: true });
