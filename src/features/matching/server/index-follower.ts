/**
 * Fills the index from the database and follows the feed of changes. Knows rows by their ids only, and what they are from the
 * features that own them. Invariants: anyone who waits for `caughtUp` finds everything that was committed before; what a lost
 * connection kept back comes with the next poll, as the feed is read from where it was last known to be whole.
 */
import type { Db } from '#server/db/database.ts';
import type { IndexThreads } from './index-threads.ts';
import { type Change, EVERY_ROW, feedHorizon, KEPT_MINUTES, readChanges } from './match-feed.db.ts';
import type { EntrySources, Side } from './match-queries.ts';

const SIDES = ['candidates', 'jobs'] as const;
/** Rows of a batch; a batch of those that still have to be prepared keeps a thread busy for some tens of milliseconds. */
const BATCH = 200;
const CHANGES = 1_000;
/** A feed that no one read for so long may have lost changes. */
const LONGEST_AWAY_MS = (KEPT_MINUTES * 60_000) / 2;

const keyOf = ({ changedBy, side, rowId }: Change): string => `${changedBy} ${side} ${rowId}`;

/** One loading of the index and what follows it; a new one begins where the threads were lost. */
export class IndexFollower {
  private readonly db: Db;
  private readonly sources: EntrySources;
  private readonly threads: IndexThreads;
  private from = '0';
  /** Changes from `from` on that were followed already. */
  private followed = new Set<string>();
  private polledAt = 0;
  private isStopped = false;
  private polling: Promise<void> | null = null;
  private next: Promise<void> | null = null;

  constructor(db: Db, sources: EntrySources, threads: IndexThreads) {
    this.db = db;
    this.sources = sources;
    this.threads = threads;
  }

  /** Loads everything. Changes meanwhile come with the first poll. */
  async load(): Promise<void> {
    this.from = await feedHorizon(this.db);
    this.polledAt = performance.now();
    for (const side of SIDES) await this.loadAll(side);
  }

  /** A batch is read while the one before is taken in. */
  private async loadAll<Of extends Side>(side: Of): Promise<void> {
    const source: EntrySources[Of] = this.sources[side];
    let last: string | null = null;
    let taking: Promise<void> = Promise.resolve();
    while (!this.isStopped) {
      const entries = await source.after(last, BATCH);
      await taking;
      if (entries.length === 0) return;
      taking = this.threads.put(side, entries);
      last = entries.at(-1)?.id ?? null;
    }
    await taking;
  }

  /**
   * Resolves when everything that is committed now is in the index. A poll that begins later serves all who wait for it, so a
   * crowd of queries takes few polls.
   */
  caughtUp(): Promise<void> {
    if (this.polling === null) return this.begin();
    this.next ??= this.polling.catch(() => {}).then(() => this.begin());
    return this.next;
  }

  private begin(): Promise<void> {
    this.next = null;
    const polling = this.poll().finally(() => {
      if (this.polling === polling) this.polling = null;
    });
    this.polling = polling;
    return polling;
  }

  private async poll(): Promise<void> {
    if (this.isStopped) return;
    if (performance.now() - this.polledAt > LONGEST_AWAY_MS) await this.beginAnew();
    let after: Change | null = null;
    let horizon: string | null = null;
    const fresh: Change[] = [];
    for (;;) {
      const page: { changes: Change[]; horizon: string } = await readChanges(this.db, this.from, after, CHANGES);
      horizon ??= page.horizon;
      fresh.push(...page.changes.filter((change) => !this.followed.has(keyOf(change))));
      after = page.changes.at(-1) ?? null;
      if (page.changes.length < CHANGES) break;
    }
    await this.follow(fresh);
    // Below the horizon nothing can come any more; above it, what was followed need not be followed again.
    const open = BigInt(horizon);
    const kept = [...this.followed].filter((key) => BigInt(key.slice(0, key.indexOf(' '))) >= open);
    this.followed = new Set([...kept, ...fresh.filter((change) => BigInt(change.changedBy) >= open).map(keyOf)]);
    this.from = horizon;
    this.polledAt = performance.now();
  }

  private async follow(changes: readonly Change[]): Promise<void> {
    for (const side of SIDES) {
      const changed = new Set(changes.filter((change) => change.side === side).map(({ rowId }) => rowId));
      await this.followSide(side, [...changed]);
    }
  }

  private async followSide<Of extends Side>(side: Of, changed: readonly string[]): Promise<void> {
    if (changed.includes(EVERY_ROW)) {
      await this.threads.remove(side, null);
      return this.loadAll(side);
    }
    const source: EntrySources[Of] = this.sources[side];
    for (let first = 0; first < changed.length; first += BATCH) {
      const ids = changed.slice(first, first + BATCH);
      const entries = await source.byIds(ids);
      const present = new Set(entries.map(({ id }) => id));
      const gone = ids.filter((id) => !present.has(id));
      if (gone.length > 0) await this.threads.remove(side, gone);
      if (entries.length > 0) await this.threads.put(side, entries);
    }
  }

  private async beginAnew(): Promise<void> {
    for (const side of SIDES) await this.threads.remove(side, null);
    this.followed.clear();
    await this.load();
  }

  /** Milliseconds since the last poll that found everything. */
  age(): number {
    return performance.now() - this.polledAt;
  }

  /** Begins no more reading; resolves when what is under way has ended. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.polling?.catch(() => {});
  }
}
