/**
 * Rate limits by fixed windows: the first hit opens a window, and when it ends the count starts anew. One statement a hit,
 * so that processes that count at once never lose one.
 */
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { Queryable } from '../db/database.ts';
import { rateLimits } from './rate-limits.tables.ts';

export interface RateLimit {
  /** Names the limit; part of the counter's key. */
  name: string;
  hits: number;
  windowSeconds: number;
}

export interface RateLimiter {
  /** Counts a hit for `who` and throws `tooMany` where it is one more than allowed. */
  count(db: Queryable, limit: RateLimit, who: string): Promise<void>;
  /** Throws `tooMany` where nothing is left, without counting; for limits on failures only. */
  check(db: Queryable, limit: RateLimit, who: string): Promise<void>;
}

const tooMany = (resetsAt: string): AppError => {
  const seconds = Math.max(1, Math.ceil((Date.parse(resetsAt) - Date.now()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes > 1 ? `${minutes} minutes` : 'a minute';
  return new AppError('tooMany', `Too many attempts. Please try again in ${wait}.`, { retryAfter: seconds });
};

const keyOf = (limit: RateLimit, who: string): string => `${limit.name}:${who}`;

/** The limiter; with `isOn` false it lets everything pass (load tests on loopback). */
export const createRateLimiter = (isOn: boolean): RateLimiter => ({
  async count(db, limit, who) {
    if (!isOn) return;
    const opensUntil = sql`now() + make_interval(secs => ${limit.windowSeconds})`;
    const [row] = await db
      .insert(rateLimits)
      .values({ key: keyOf(limit, who), hits: 1, resetsAt: opensUntil as never })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          hits: sql`case when ${rateLimits.resetsAt} <= now() then 1 else ${rateLimits.hits} + 1 end`,
          resetsAt: sql`case when ${rateLimits.resetsAt} <= now() then excluded.resets_at else ${rateLimits.resetsAt} end`,
        },
      })
      .returning();
    if (row && row.hits > limit.hits) throw tooMany(row.resetsAt);
  },
  async check(db, limit, who) {
    if (!isOn) return;
    const [row] = await db
      .select()
      .from(rateLimits)
      .where(and(eq(rateLimits.key, keyOf(limit, who)), gt(rateLimits.resetsAt, sql`now()`)));
    if (row && row.hits >= limit.hits) throw tooMany(row.resetsAt);
  },
});

/** Drops windows that have ended; housekeeping. */
export const dropEndedWindows = async (db: Queryable): Promise<void> => {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`));
};
