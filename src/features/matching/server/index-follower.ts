/**
 * Fills the index from the database and follows the change feed. The feed names rows by id; the
 * owning features load their content. Invariants: after `waitUntilCurrent`, the index contains everything that was
 * committed before the call. Changes missed during a lost connection arrive with the next poll, because the
 * feed is read from the last complete position.
 */
import type { Db } from '#server/db/database.ts';
import { ALL_ROWS_ID, type Change, RETENTION_MINUTES, readChanges, readFeedHorizon } from './match-feed.db.ts';
import type { EntrySources, MatchStore, Side } from './match-queries.ts';

const SIDES = ['candidates', 'jobs'] as const;
/** Rows per batch. Preparing a full batch keeps a thread busy for tens of milliseconds. */
const BATCH_SIZE = 200;
const CHANGES_PER_READ = 1_000;
/** After this much time without a poll, the index is reloaded, well before the feed drops unread changes. */
const MAX_FEED_AGE_MS = (RETENTION_MINUTES * 60_000) / 2;

const changeKey = ({ changedBy, side, rowId }: Change): string => `${changedBy} ${side} ${rowId}`;

/** Loads the index and keeps it current. A new instance replaces it after a thread is lost. */
export class IndexFollower {
  private readonly db: Db;
  private readonly sources: EntrySources;
  private readonly store: MatchStore;
  private from = '0';
  /** Keys of changes at or after `from` that were already applied. */
  private applied = new Set<string>();
  private polledAt = 0;
  private isStopped = false;
  private polling: Promise<void> | null = null;
  private nextPoll: Promise<void> | null = null;

  constructor(db: Db, sources: EntrySources, store: MatchStore) {
    this.db = db;
    this.sources = sources;
    this.store = store;
  }

  /** Loads everything. Concurrent changes arrive with the first poll. */
  async load(): Promise<void> {
    this.from = await readFeedHorizon(this.db);
    this.polledAt = performance.now();
    for (const side of SIDES) await this.loadAll(side);
  }

  /** Reads the next batch while the previous one is added. */
  private async loadAll<Of extends Side>(side: Of): Promise<void> {
    const source: EntrySources[Of] = this.sources[side];
    let last: string | null = null;
    let adding: Promise<void> = Promise.resolve();
    while (!this.isStopped) {
      const entries = await source.after(last, BATCH_SIZE);
      await adding;
      if (entries.length === 0) return;
      adding = this.store.put(side, entries);
      last = entries.at(-1)?.id ?? null;
    }
    await adding;
  }

  /**
   * Resolves when everything committed so far is in the index. One poll serves all callers that
   * were waiting before it started, which keeps the number of polls low under load.
   */
  waitUntilCurrent(): Promise<void> {
    if (this.polling === null) return this.startPoll();
    this.nextPoll ??= this.polling.catch(() => {}).then(() => this.startPoll());
    return this.nextPoll;
  }

  private startPoll(): Promise<void> {
    this.nextPoll = null;
    const polling = this.poll().finally(() => {
      if (this.polling === polling) this.polling = null;
    });
    this.polling = polling;
    return polling;
  }

  private async poll(): Promise<void> {
    if (this.isStopped) return;
    if (performance.now() - this.polledAt > MAX_FEED_AGE_MS) await this.reload();
    let after: Change | null = null;
    let horizon: string | null = null;
    const newChanges: Change[] = [];
    for (;;) {
      const page: { changes: Change[]; horizon: string } = await readChanges(
        this.db,
        this.from,
        after,
        CHANGES_PER_READ,
      );
      horizon ??= page.horizon;
      newChanges.push(...page.changes.filter((change) => !this.applied.has(changeKey(change))));
      after = page.changes.at(-1) ?? null;
      if (page.changes.length < CHANGES_PER_READ) break;
    }
    await this.apply(newChanges);
    // No more changes can appear below the horizon. Remembers the applied changes at or above it, so that
    // the next poll skips them.
    const horizonId = BigInt(horizon);
    const keptKeys = [...this.applied].filter((key) => BigInt(key.slice(0, key.indexOf(' '))) >= horizonId);
    this.applied = new Set([
      ...keptKeys,
      ...newChanges.filter((change) => BigInt(change.changedBy) >= horizonId).map(changeKey),
    ]);
    this.from = horizon;
    this.polledAt = performance.now();
  }

  private async apply(changes: readonly Change[]): Promise<void> {
    for (const side of SIDES) {
      const changedIds = new Set(changes.filter((change) => change.side === side).map(({ rowId }) => rowId));
      await this.applyToSide(side, [...changedIds]);
    }
  }

  private async applyToSide<Of extends Side>(side: Of, changedIds: readonly string[]): Promise<void> {
    if (changedIds.includes(ALL_ROWS_ID)) {
      await this.store.remove(side, null);
      return this.loadAll(side);
    }
    const source: EntrySources[Of] = this.sources[side];
    for (let start = 0; start < changedIds.length; start += BATCH_SIZE) {
      const ids = changedIds.slice(start, start + BATCH_SIZE);
      const entries = await source.byIds(ids);
      const present = new Set(entries.map(({ id }) => id));
      const missingIds = ids.filter((id) => !present.has(id));
      if (missingIds.length > 0) await this.store.remove(side, missingIds);
      if (entries.length > 0) await this.store.put(side, entries);
    }
  }

  private async reload(): Promise<void> {
    for (const side of SIDES) await this.store.remove(side, null);
    this.applied.clear();
    await this.load();
  }

  /** Returns the milliseconds since the last complete poll. */
  age(): number {
    return performance.now() - this.polledAt;
  }

  /** Stops reading. Resolves when the reads in progress have finished. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.polling?.catch(() => {});
  }
}
