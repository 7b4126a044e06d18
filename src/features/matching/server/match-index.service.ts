/**
 * Serves the lists that are sorted by score from an in-memory index. Threads hold the index and a
 * follower keeps it current. This file handles failures of the threads and the follower. Invariant: a
 * query runs only on a loaded and current index. Otherwise it is refused with a retry time.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors.ts';
import { IndexFollower } from './index-follower.ts';
import { startIndexThreads } from './index-threads.ts';
import type { EntrySources, JobCountQuery, MatchIndex, MatchStore, Side, Sides } from './match-queries.ts';
import { loadTitleMeanings } from './title-meanings.service.ts';

export { ALL_CANDIDATES, type CandidateFilter } from '#engine/retrieval/candidate-filter.ts';
export type { FoundCandidate } from '#engine/retrieval/candidate-index.ts';
export { ALL_JOBS, type FoundJob, type JobFilter, type NamedCompanies } from '#engine/retrieval/job-index.ts';
export { dropOldChanges } from './match-feed.db.ts';
export type { CandidateEntry, EntrySource, EntrySources, JobEntry, MatchIndex } from './match-queries.ts';

/** The poll interval of the change feed. Every query also polls the feed. */
const POLL_INTERVAL_MS = 500;
/** How long a query waits for the index to load. */
const LOAD_WAIT_MS = 3_000;
const RETRY_SECONDS = 5;
const FIRST_RETRY_MS = 250;
const MAX_RETRY_MS = 10_000;

const notLoadedError = (): AppError =>
  new AppError('unavailable', 'matches-loading', {
    retryAfter: RETRY_SECONDS,
  });

class InMemoryIndex implements MatchIndex {
  private readonly platform: Platform;
  private readonly sources: EntrySources;
  private store: MatchStore | null = null;
  private follower: IndexFollower | null = null;
  private hasLoaded = false;
  private readonly stopping = new AbortController();
  private loading: Promise<void>;
  private readonly following: Promise<void>;

  constructor(platform: Platform, sources: EntrySources) {
    this.platform = platform;
    this.sources = sources;
    this.loading = this.load();
    this.following = this.keepFollowing();
  }

  /** Loads the index. Retries until it succeeds or the index is stopped. */
  private async load(): Promise<void> {
    const { db, log, env } = this.platform;
    const { signal } = this.stopping;
    for (let wait = FIRST_RETRY_MS; !signal.aborted; wait = Math.min(2 * wait, MAX_RETRY_MS)) {
      const start = performance.now();
      const store = startIndexThreads({ dataDir: env.dataDir, titleMeanings: loadTitleMeanings() }, (error) =>
        this.reload(error),
      );
      this.store = store;
      this.follower = new IndexFollower(db, this.sources, store);
      try {
        await this.follower.load();
        this.hasLoaded = true;
        log.info({ ms: Math.round(performance.now() - start) }, 'match index loaded');
        return;
      } catch (error) {
        if (!signal.aborted) log.warn({ err: error }, 'match index not loaded');
        await store.end();
      }
      await this.pause(wait);
    }
  }

  private reload(error: Error): void {
    if (this.stopping.signal.aborted || !this.hasLoaded) return;
    this.platform.log.error({ err: error }, 'match index failed, loading it again');
    this.hasLoaded = false;
    void this.follower?.stop();
    void this.store?.end();
    this.loading = this.load();
  }

  private pause(ms: number): Promise<void> {
    return sleep(ms, undefined, { signal: this.stopping.signal, ref: false }).catch(() => {});
  }

  private async keepFollowing(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await this.pause(POLL_INTERVAL_MS);
      if (!this.hasLoaded || this.stopping.signal.aborted) continue;
      // Ignore the error because the next poll retries. Callers that wait for this poll also receive the error.
      await this.follower?.waitUntilCurrent().catch(() => {});
    }
  }

  private async waitUntilReady(): Promise<MatchStore> {
    if (!this.hasLoaded) await Promise.race([this.loading, this.pause(LOAD_WAIT_MS)]);
    const { store, follower } = this;
    if (!this.hasLoaded || store === null || follower === null) throw notLoadedError();
    await follower.waitUntilCurrent();
    return store;
  }

  /** Runs a query. Records its duration, including the wait, as a metric and as a span of the caller's trace. */
  private async query<Result>(side: Side, limit: number, ask: (store: MatchStore) => Promise<Result>): Promise<Result> {
    const { metrics, tracing } = this.platform;
    const run = async () => ask(await this.waitUntilReady());
    const start = performance.now();
    try {
      return await (tracing ? tracing.span(`score ${side}`, { 'puente.limit': limit }, run) : run());
    } finally {
      metrics.observeScoring(side, (performance.now() - start) / 1000);
    }
  }

  candidates(query: Sides['candidates']['query']): Promise<Sides['candidates']['result']> {
    return this.query('candidates', query.limit, (store) => store.find('candidates', query));
  }

  jobs(query: Sides['jobs']['query']): Promise<Sides['jobs']['result']> {
    return this.query('jobs', query.limit, (store) => store.find('jobs', query));
  }

  countJobs(query: JobCountQuery): Promise<number> {
    return this.query('jobs', query.limit, (store) => store.countJobs(query));
  }

  isReady(): boolean {
    return this.hasLoaded;
  }

  age(): number | null {
    return this.hasLoaded ? (this.follower?.age() ?? null) : null;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.follower?.stop();
    await this.store?.end();
    await Promise.all([this.loading, this.following]);
  }
}

/** Starts to load the index in the background. The index follows database changes until it is stopped. */
export const startMatchIndex = (platform: Platform, sources: EntrySources): MatchIndex =>
  new InMemoryIndex(platform, sources);
