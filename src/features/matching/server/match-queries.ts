/**
 * The queries of lists by score and their results. Routes use only `MatchIndex`, whose results are exact and include every row committed before the
 * query. `MatchStore` holds the rows behind it. A search engine could replace the implementation in memory. The messages between server and
 * index parts follow below.
 */
import type { MatchCandidate, MatchJob } from '#engine/matching.contract.ts';
import type { Slice } from '#engine/retrieval/best-first.ts';
import type { CandidateFilter } from '#engine/retrieval/candidate-filter.ts';
import type { FoundCandidate } from '#engine/retrieval/candidate-index.ts';
import type { FoundJob, JobFilter } from '#engine/retrieval/job-index.ts';
import type { LanguageLevel } from '#shared/vocabulary.ts';

export type { Place } from '#engine/retrieval/best-first.ts';

/**
 * Finds candidates. `jobs` are prepared jobs as bytes (`encodeJob`); each candidate is scored
 * against the job that fits best.
 */
export interface CandidateQuery extends Slice {
  jobs: readonly Uint8Array[];
  filter: CandidateFilter;
}

/** Finds jobs. `candidate` is a prepared candidate as bytes (`encodeCandidate`). */
export interface JobQuery extends Slice {
  candidate: Uint8Array;
  filter: JobFilter;
}

/** Counts the jobs that score more than `above`, up to `limit`. */
export type JobCountQuery = Pick<JobQuery, 'candidate' | 'filter' | 'limit'> & { above: number };

/** The prepared side of a row, or the texts to prepare if another engine version prepared the stored one. */
type StoredSide<Texts> = { prepared: Uint8Array; texts?: undefined } | { prepared: null; texts: Texts };

/** A candidate in the index; the fields are those of `IndexedCandidate`. */
export type CandidateEntry = StoredSide<MatchCandidate> & {
  id: string;
  isListed: boolean;
  isAvailable: boolean;
  experience: string | null;
  country: string | null;
  englishLevel: LanguageLevel | null;
  availableFrom: string | null;
  listedSince: number;
  verifiedUntil: readonly number[];
  searchText: string;
};

/** An open job in the index. */
export type JobEntry = StoredSide<MatchJob> & {
  id: string;
  companyId: string;
  openedAt: number;
  createdAt: number;
  isCompanyVerified: boolean;
  searchText: string;
};

/** Rows, query and result per side of the market. */
export interface Sides {
  /** In the order of `comparePlaces`. Fewer than `limit` if no more are left. `total` is the total number. */
  candidates: { entry: CandidateEntry; query: CandidateQuery; answer: { found: FoundCandidate[]; total: number } };
  /** The same, but equal rows are sorted by id, newest first. */
  jobs: { entry: JobEntry; query: JobQuery; answer: { found: FoundJob[]; total: number } };
}
export type Side = keyof Sides;

type RunQuery<Of extends Side> = (query: Sides[Of]['query']) => Promise<Sides[Of]['answer']>;

/** The lists by score. Every query throws `unavailable` with a retry time while the index is loading or overloaded. */
export interface MatchIndex {
  candidates: RunQuery<'candidates'>;
  jobs: RunQuery<'jobs'>;
  /** The number of jobs that score more than `above`, up to `limit`. Cheaper than finding them. */
  countJobs(query: JobCountQuery): Promise<number>;
  /** Whether everything is loaded. */
  isReady(): boolean;
  /** Milliseconds since the index was last complete; null while loading. */
  age(): number | null;
  /** Stops its threads. Resolves when it no longer reads the database. */
  stop(): Promise<void>;
}

/**
 * Holds the rows of both sides and answers queries; knows no database. `src/testing/match-store-contract.ts` tests what an implementation must do.
 * A query throws `unavailable` with a retry time if too many wait.
 */
export interface MatchStore {
  /** Adds rows, or replaces those with the same ids. Resolves when queries find them. */
  put<Of extends Side>(side: Of, entries: readonly Sides[Of]['entry'][]): Promise<void>;
  /** Removes rows, or all rows of a side. Ignores unknown ids. Resolves when queries no longer find them. */
  remove(side: Side, ids: readonly string[] | null): Promise<void>;
  find<Of extends Side>(side: Of, query: Sides[Of]['query']): Promise<Sides[Of]['answer']>;
  countJobs(query: JobCountQuery): Promise<number>;
  end(): Promise<void>;
}

/** The rows of a side: all in id order, or those of some ids that belong in the index. */
export interface EntrySource<Entry> {
  after(id: string | null, limit: number): Promise<Entry[]>;
  byIds(ids: readonly string[]): Promise<Entry[]>;
}

/** The rows of both sides, from the features that own them. */
export type EntrySources = { readonly [Of in Side]: EntrySource<Sides[Of]['entry']> };

/** The settings of a part of the index at its start. */
export interface PartSettings {
  /** The data folder, which may hold an imported taxonomy. */
  dataDir: string;
  /** The table of title meanings, which threads share. */
  titleMeanings: Uint8Array;
}

/**
 * Added or changed rows, removed rows (`ids`; null for all of the side), and queries. A count is answered with a number. Only plain
 * values, which a port can copy.
 */
export type Task<Of extends Side = Side> = { side: Of } & (
  | { kind: 'put'; entries: readonly Sides[Of]['entry'][] }
  | { kind: 'remove'; ids: readonly string[] | null }
  | { kind: 'find'; query: Sides[Of]['query'] }
  | { kind: 'count'; query: JobCountQuery }
);

/**
 * A task with a number that its response repeats. A part skips a task that would start after `deadline`
 * (milliseconds since 1970).
 */
export interface NumberedTask {
  number: number;
  task: Task;
  deadline: number | null;
}

export type PartAnswer = { number: number } & ({ answer: unknown } | { error: string } | { isLate: true });
