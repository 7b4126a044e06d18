import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import { isOnPostgres } from '#testing/test-database.ts';

const world = useTestApp();

/** Updates two rows in the given order. Two calls in opposite order deadlock, and the database aborts one of them. */
const updateBoth = (first: string, second: string, waitUntilBothBegan: () => Promise<void>) =>
  world.db.transaction(async (tx) => {
    await tx.execute(sql`update rate_limits set hits = hits + 1 where key = ${first}`);
    await waitUntilBothBegan();
    await tx.execute(sql`update rate_limits set hits = hits + 1 where key = ${second}`);
  });

describe.runIf(isOnPostgres())('transactions that deadlock', () => {
  it('both succeed, and each changes its rows once', async () => {
    await world.db.execute(sql`insert into rate_limits (key, hits, resets_at) values ('a', 0, now()), ('b', 0, now())`);
    const began = new Set<number>();
    const waitUntilBothBegan = async () => {
      began.add(began.size);
      await expect.poll(() => began.size, { timeout: 5_000 }).toBeGreaterThan(1);
    };
    await Promise.all([updateBoth('a', 'b', waitUntilBothBegan), updateBoth('b', 'a', waitUntilBothBegan)]);
    const result: unknown = await world.db.execute(sql`select hits from rate_limits order by key`);
    expect(result).toMatchObject({
      rows: [{ hits: 2 }, { hits: 2 }],
    });
  });
});

describe('transactions that fail for another reason', () => {
  it('are not retried', async () => {
    let tries = 0;
    const failing = world.db.transaction(async () => {
      tries += 1;
      throw new Error('not today');
    });
    await expect(failing).rejects.toThrow('not today');
    expect(tries).toBe(1);
  });
});
