/**
 * Rate limits by fixed windows: the first hit opens a window, and when it ends the count starts anew. One statement a hit,
 * so that processes that count at once never lose one.
 */
import { lt, sql } from 'drizzle-orm';
import { AppError, refusal } from '#shared/errors.ts';
import { type Db, type Queryable, rowsOf } from '../db/database.ts';
import { createKeyedSemaphore } from './keyed-semaphore.ts';
import { rateLimits } from './rate-limits.tables.ts';
import type { RateLimit } from './rate-limits.ts';

/** A limit that a try counts against, and for whom. */
export interface Tried {
  limit: RateLimit;
  who: string;
}

/** What became of counting a thing: it was counted before, it was counted now, or it was the last that is allowed. */
export type Distinct = 'known' | 'counted' | 'last';

export interface RateLimiter {
  /** Counts a hit for `who` and throws `tooMany` where it is one more than allowed. */
  count(db: Queryable, limit: RateLimit, who: string): Promise<void>;
  /** Counts a hit for each, in their order; gives for each the refusal, or null where it may pass. */
  countEach(db: Queryable, limit: RateLimit, whos: readonly string[]): Promise<(AppError | null)[]>;
  /**
   * Counts each thing once in a window, as where reading the same page again is free. Throws `tooMany` where it is one thing more than
   * allowed; that one is not counted. Called outside of a transaction.
   */
  countDistinct(db: Db, limit: RateLimit, who: string, what: string): Promise<Distinct>;
  /**
   * For limits on failures only: counts a try before it is made, so that of many at once no more are made than allowed, and takes it
   * back where it succeeded (`make` gives no null) or was not made (`make` throws). Throws `tooMany`, without making it, where a limit is reached.
   */
  attempt<Made>(db: Queryable, tried: readonly Tried[], make: () => Promise<Made | null>): Promise<Made | null>;
}

/** A longer wait is said in hours. */
const MAX_MINUTES = 90;

const tooMany = (resetsAt: string): AppError => {
  const seconds = Math.max(1, Math.ceil((Date.parse(resetsAt) - Date.now()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait =
    minutes > MAX_MINUTES ? { unit: 'hours', count: Math.ceil(minutes / 60) } : { unit: 'minutes', count: minutes };
  return new AppError('tooMany', refusal('too-many-attempts', wait), { retryAfter: seconds });
};

const keyOf = (limit: RateLimit, who: string): string => `${limit.name}:${who}`;

interface Counter {
  key: string;
  hits: number;
  resets_at: string;
}

interface Hit {
  key: string;
  windowSeconds: number;
}

const hitOf = ({ limit, who }: Tried): Hit => ({ key: keyOf(limit, who), windowSeconds: limit.windowSeconds });

/** Adds the hits of every key, in the order of the keys, so that two who count several at once do not wait for each other. */
const addHits = async (db: Queryable, hits: readonly Hit[]): Promise<Map<string, Counter>> => {
  const keys = sql.param(hits.map(({ key }) => key));
  const windows = sql.param(hits.map(({ windowSeconds }) => windowSeconds));
  const counted = await db.execute(sql`
    insert into ${rateLimits} as counter (key, hits, resets_at)
    select key, count(*)::int, now() + make_interval(secs => max(seconds))
    from unnest(${keys}::text[], ${windows}::int[]) as hit (key, seconds) group by key order by key
    on conflict (key) do update set
      hits = excluded.hits + case when counter.resets_at <= now() then 0 else counter.hits end,
      resets_at = case when counter.resets_at <= now() then excluded.resets_at else counter.resets_at end
    returning key, hits, resets_at`);
  return new Map(rowsOf<Counter>(counted).map((counter) => [counter.key, counter]));
};

/** Locks the counters in the order in which they are counted, so that the two never wait for each other. */
const takeBack = async (db: Queryable, tried: readonly Tried[]): Promise<void> => {
  const keys = sql.param(tried.map(({ limit, who }) => keyOf(limit, who)));
  await db.execute(sql`
    with held as (select key from ${rateLimits} where key = any(${keys}::text[]) order by key for update)
    update ${rateLimits} as counter set hits = counter.hits - 1
    from held where counter.key = held.key and counter.resets_at > now() and counter.hits > 0`);
};

const countEach = async (db: Queryable, limit: RateLimit, whos: readonly string[]): Promise<(AppError | null)[]> => {
  const hits = whos.map((who) => hitOf({ limit, who }));
  const counters = await addHits(db, hits);
  // From the last to the first: of those counted together, the last one found the counter as it is now.
  return hits
    .toReversed()
    .map(({ key }) => {
      const counter = counters.get(key);
      if (counter === undefined) return null;
      const isOver = counter.hits > limit.hits;
      counter.hits -= 1;
      return isOver ? tooMany(counter.resets_at) : null;
    })
    .toReversed();
};

/** Counts the tries, or throws where one of them is one too many; then none is counted. */
const reserve = async (db: Queryable, tried: readonly Tried[], onRefusal: (limit: string) => void): Promise<void> => {
  const counters = await addHits(db, tried.map(hitOf));
  for (const { limit, who } of tried) {
    const counter = counters.get(keyOf(limit, who));
    if (!counter || counter.hits <= limit.hits) continue;
    await takeBack(db, tried);
    onRefusal(limit.name);
    throw tooMany(counter.resets_at);
  }
};

/** Whether a thing is new in the window that its first time opened. */
const isFirst = async (db: Queryable, limit: RateLimit, who: string, what: string): Promise<boolean> => {
  const opened = await db.execute(sql`
    insert into ${rateLimits} as thing (key, hits, resets_at)
    values (${`${keyOf(limit, who)}:${what}`}, 1, now() + make_interval(secs => ${limit.windowSeconds}::int))
    on conflict (key) do update set resets_at = excluded.resets_at where thing.resets_at <= now()
    returning key`);
  return rowsOf(opened).length > 0;
};

/** What is refused is not counted: the transaction takes it back. */
const countDistinct = (db: Db, limit: RateLimit, who: string, what: string): Promise<Distinct> =>
  db.transaction(async (tx) => {
    if (!(await isFirst(tx, limit, who, what))) return 'known';
    const counter = (await addHits(tx, [hitOf({ limit, who })])).get(keyOf(limit, who));
    if (counter && counter.hits > limit.hits) throw tooMany(counter.resets_at);
    return counter?.hits === limit.hits ? 'last' : 'counted';
  });

/** So many tries of one person, and of one client, are made at once; more wait, so that right ones do not use up what is left for each other. */
const TRIES_AT_ONCE = 4;

/** The limiter; with `isOn` false it lets everything pass (load tests on loopback). `onRefusal` is told the name of each limit that refused. */
export const createRateLimiter = (isOn: boolean, onRefusal: (limit: string) => void = () => {}): RateLimiter => {
  const withTryPermit = createKeyedSemaphore(TRIES_AT_ONCE);

  const tryOnce = async <Made>(
    db: Queryable,
    tried: readonly Tried[],
    make: () => Promise<Made | null>,
  ): Promise<Made | null> => {
    await reserve(db, tried, onRefusal);
    let isWrong = false;
    try {
      const made = await make();
      isWrong = made === null;
      return made;
    } finally {
      if (!isWrong) await takeBack(db, tried);
    }
  };

  return {
    async count(db, limit, who) {
      if (!isOn) return;
      const [refused] = await countEach(db, limit, [who]);
      if (!refused) return;
      onRefusal(limit.name);
      throw refused;
    },
    async countEach(db, limit, whos) {
      if (!isOn || whos.length === 0) return whos.map(() => null);
      const answers = await countEach(db, limit, whos);
      for (const refused of answers) if (refused) onRefusal(limit.name);
      return answers;
    },
    async countDistinct(db, limit, who, what) {
      if (!isOn) return 'known';
      return countDistinct(db, limit, who, what).catch((error: unknown) => {
        if (error instanceof AppError) onRefusal(limit.name);
        throw error;
      });
    },
    attempt(db, tried, make) {
      if (!isOn) return make();
      const keys = tried.map(({ limit, who }) => keyOf(limit, who));
      return withTryPermit(keys, () => tryOnce(db, tried, make));
    },
  };
};

/** Drops windows that have ended; housekeeping. */
export const dropEndedWindows = async (db: Queryable): Promise<void> => {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`));
};
