/** The product's connections when its database is killed and a standby takes over at the same address. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres, resultRows } from '../../src/server/db/database.ts';
import { freePorts } from '../../src/testing/free-ports.ts';
import { serverUrl } from './cluster.db.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { type Proxy, startProxy } from './proxy.ts';

describe('a database that fails over to its standby', () => {
  let cluster: Cluster;
  let proxy: Proxy;

  beforeAll(async () => {
    const [primary = 0, standby = 0] = await freePorts(2);
    cluster = await startCluster([primary, standby]);
    proxy = await startProxy(0, primary);
  }, 60_000);
  afterAll(async () => {
    proxy.stop();
    await cluster.stop();
  });

  it('accepts writes again within 15 seconds, without losing committed data', async () => {
    const database = openPostgres(serverUrl(proxy.port), { max: 3 });
    const received: string[] = [];
    let gaps = 0;
    await database.listen(
      'news',
      (payload) => received.push(payload),
      () => {
        gaps += 1;
      },
    );
    try {
      await database.db.execute(sql`create table kept (number int)`);
      const insert = (number: number) => database.db.execute(sql`insert into kept values (${number}::int)`);
      for (let number = 1; number <= 20; number++) await insert(number);

      // The database first hangs, like a machine that lost its network, and is then unreachable for a while.
      proxy.silence();
      await cluster.primary.crash();
      await wait(3_000);
      await cluster.promoteStandby();
      proxy.redirect(cluster.standby.port);
      const promotedAt = performance.now();
      const isBack = () =>
        insert(21).then(
          () => true,
          () => false,
        );
      await expect.poll(isBack, { timeout: 15_000, interval: 200 }).toBe(true);
      expect(performance.now() - promotedAt).toBeLessThan(15_000);

      const counted = await database.db.execute(sql`select count(distinct number)::int as number from kept`);
      expect(resultRows<{ number: number }>(counted)).toEqual([{ number: 21 }]);
      await expect.poll(() => gaps, { timeout: 30_000 }).toBeGreaterThan(0);
      await database.db.execute(sql`select pg_notify('news', 'after')`);
      await expect.poll(() => received).toContain('after');
      // Even after several failed reconnects there is one listener. It receives everything once.
      await wait(500);
      expect({ received, gaps }).toEqual({ received: ['after'], gaps: 1 });
    } finally {
      await database.close();
    }
  }, 90_000);
});
