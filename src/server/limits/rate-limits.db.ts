/**
 * Fixed-window rate limits: the first hit starts a window, and the count is reset when the window ends. Each hit is counted in a single statement, so
 * concurrent processes do not lose hits.
 */
import { lt, sql } from 'drizzle-orm';
import { AppError, refusal } from '#shared/errors.ts';
import { type Db, type Queryable, resultRows } from '../db/database.ts';
import { createKeyedSemaphore } from './keyed-semaphore.ts';
import { rateLimits } from './rate-limits.tables.ts';
import type { RateLimit } from './rate-limits.ts';

/** A limit, and the key under which hits are counted. */
export interface KeyedLimit {
  limit: RateLimit;
  key: string;
}

/** Result of counting an item: already counted, newly counted, or counted as the last allowed item. */
export type DistinctResult = 'known' | 'counted' | 'last';

export interface RateLimiter {
  /** Counts a hit for `key`. Throws `tooMany` if it exceeds the limit. */
  count(db: Queryable, limit: RateLimit, key: string): Promise<void>;
  /** Counts a hit for each key. Returns a refusal or null for each, in order. */
  countEach(db: Queryable, limit: RateLimit, keys: readonly string[]): Promise<(AppError | null)[]>;
  /**
   * Counts each item once per window, for limits on reading different pages. Throws `tooMany` for an item over the limit, without counting it. Must
   * be called outside of a transaction.
   */
  countDistinct(db: Db, limit: RateLimit, key: string, value: string): Promise<DistinctResult>;
  /**
   * For limits on failures. Counts an attempt before it is made, so that concurrent attempts cannot exceed the limit. Refunds the attempt if it
   * succeeds (`make` returns a value) or cannot be made (`make` throws). Throws `tooMany` without calling `make` if a limit is reached.
   */
  attempt<Result>(
    db: Queryable,
    limits: readonly KeyedLimit[],
    make: () => Promise<Result | null>,
  ): Promise<Result | null>;
}

/** Longer waits are formatted in hours, or in days above `MAX_HOURS`. */
const MAX_MINUTES = 90;
const MAX_HOURS = 48;

const toWait = (minutes: number) => {
  if (minutes <= MAX_MINUTES) return { unit: 'minutes', count: minutes };
  const hours = Math.ceil(minutes / 60);
  return hours <= MAX_HOURS ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.ceil(hours / 24) };
};

const tooMany = (resetsAt: string): AppError => {
  const seconds = Math.max(1, Math.ceil((Date.parse(resetsAt) - Date.now()) / 1000));
  return new AppError('tooMany', refusal('too-many-attempts', toWait(Math.ceil(seconds / 60))), {
    retryAfter: seconds,
  });
};

const limitKey = (limit: RateLimit, key: string): string => `${limit.name}:${key}`;

interface Counter {
  key: string;
  hits: number;
  resets_at: string;
}

interface Hit {
  key: string;
  windowSeconds: number;
}

const toHit = ({ limit, key }: KeyedLimit): Hit => ({ key: limitKey(limit, key), windowSeconds: limit.windowSeconds });

/** Adds the hits of all keys, in sorted order to prevent deadlocks. */
const addHits = async (db: Queryable, hits: readonly Hit[]): Promise<Map<string, Counter>> => {
  const keys = sql.param(hits.map(({ key }) => key));
  const windows = sql.param(hits.map(({ windowSeconds }) => windowSeconds));
  const result = await db.execute(sql`
    insert into ${rateLimits} as counter (key, hits, resets_at)
    select key, count(*)::int, now() + make_interval(secs => max(seconds))
    from unnest(${keys}::text[], ${windows}::int[]) as hit (key, seconds) group by key order by key
    on conflict (key) do update set
      hits = excluded.hits + case when counter.resets_at <= now() then 0 else counter.hits end,
      resets_at = case when counter.resets_at <= now() then excluded.resets_at else counter.resets_at end
    returning key, hits, resets_at`);
  return new Map(resultRows<Counter>(result).map((counter) => [counter.key, counter]));
};

/** Subtracts counted hits. Locks counters in the same order as `addHits`, to prevent deadlocks. */
const refund = async (db: Queryable, limits: readonly KeyedLimit[]): Promise<void> => {
  const keys = sql.param(limits.map(({ limit, key }) => limitKey(limit, key)));
  await db.execute(sql`
    with held as (select key from ${rateLimits} where key = any(${keys}::text[]) order by key for update)
    update ${rateLimits} as counter set hits = counter.hits - 1
    from held where counter.key = held.key and counter.resets_at > now() and counter.hits > 0`);
};

const countEach = async (db: Queryable, limit: RateLimit, keys: readonly string[]): Promise<(AppError | null)[]> => {
  const hits = keys.map((key) => toHit({ limit, key }));
  const counters = await addHits(db, hits);
  // From last to first, because the current counter is the count after the last of the hits that were added together.
  return hits
    .toReversed()
    .map(({ key }) => {
      const counter = counters.get(key);
      if (counter === undefined) return null;
      const isExceeded = counter.hits > limit.hits;
      counter.hits -= 1;
      return isExceeded ? tooMany(counter.resets_at) : null;
    })
    .toReversed();
};

/** Counts an attempt for each limit. Throws without counting any if a limit is exceeded. */
const reserve = async (
  db: Queryable,
  limits: readonly KeyedLimit[],
  onRefusal: (limit: string) => void,
): Promise<void> => {
  const counters = await addHits(db, limits.map(toHit));
  for (const { limit, key } of limits) {
    const counter = counters.get(limitKey(limit, key));
    if (!counter || counter.hits <= limit.hits) continue;
    await refund(db, limits);
    onRefusal(limit.name);
    throw tooMany(counter.resets_at);
  }
};

/** Records an item. Returns true if it is new in its window. */
const recordItem = async (db: Queryable, limit: RateLimit, key: string, value: string): Promise<boolean> => {
  const result = await db.execute(sql`
    insert into ${rateLimits} as thing (key, hits, resets_at)
    values (${`${limitKey(limit, key)}:${value}`}, 1, now() + make_interval(secs => ${limit.windowSeconds}::int))
    on conflict (key) do update set resets_at = excluded.resets_at where thing.resets_at <= now()
    returning key`);
  return resultRows(result).length > 0;
};

/** Does not count rejected items, because the transaction is rolled back. */
const countDistinct = (db: Db, limit: RateLimit, key: string, value: string): Promise<DistinctResult> =>
  db.transaction(async (tx) => {
    if (!(await recordItem(tx, limit, key, value))) return 'known';
    const counter = (await addHits(tx, [toHit({ limit, key })])).get(limitKey(limit, key));
    if (counter && counter.hits > limit.hits) throw tooMany(counter.resets_at);
    return counter?.hits === limit.hits ? 'last' : 'counted';
  });

/**
 * The maximum number of concurrent attempts per key. Further attempts wait, so that concurrent successful attempts do
 * not reach the limit.
 */
const MAX_CONCURRENT_ATTEMPTS = 4;

/**
 * Creates the limiter. If `isOn` is false, nothing is limited (load tests on loopback). `onRefusal` is called with the name of the limit that was
 * exceeded.
 */
export const createRateLimiter = (isOn: boolean, onRefusal: (limit: string) => void = () => {}): RateLimiter => {
  const withAttemptPermit = createKeyedSemaphore(MAX_CONCURRENT_ATTEMPTS);

  const attemptOnce = async <Result>(
    db: Queryable,
    limits: readonly KeyedLimit[],
    make: () => Promise<Result | null>,
  ): Promise<Result | null> => {
    await reserve(db, limits, onRefusal);
    let hasFailed = false;
    try {
      const result = await make();
      hasFailed = result === null;
      return result;
    } finally {
      if (!hasFailed) await refund(db, limits);
    }
  };

  return {
    async count(db, limit, key) {
      if (!isOn) return;
      const [refused] = await countEach(db, limit, [key]);
      if (!refused) return;
      onRefusal(limit.name);
      throw refused;
    },
    async countEach(db, limit, keys) {
      if (!isOn || keys.length === 0) return keys.map(() => null);
      const refusals = await countEach(db, limit, keys);
      for (const refused of refusals) if (refused) onRefusal(limit.name);
      return refusals;
    },
    async countDistinct(db, limit, key, value) {
      if (!isOn) return 'known';
      return countDistinct(db, limit, key, value).catch((error: unknown) => {
        if (error instanceof AppError) onRefusal(limit.name);
        throw error;
      });
    },
    attempt(db, limits, make) {
      if (!isOn) return make();
      const keys = limits.map(({ limit, key }) => limitKey(limit, key));
      return withAttemptPermit(keys, () => attemptOnce(db, limits, make));
    },
  };
};

/** Deletes ended windows. Called by housekeeping. */
export const dropEndedWindows = async (db: Queryable): Promise<void> => {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`));
};
