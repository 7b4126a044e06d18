/** Tests the pool when its server restarts, stops responding or is slow. A proxy simulates lost and silent connections. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from '#server/http/problem.ts';
import { createEmptyPostgres, isOnPostgres, postgresUrl } from '#testing/test-database.ts';
import { openPool, type WatchedPool } from './postgres-pool.ts';

const TIMEOUTS = { connect: 2_000, statement: 400, lock: 300, idleInTransaction: 2_000, silence: 600 };

/** Starts a proxy to PostgreSQL. After `silence`, open connections stay open but transfer no data. */
const startProxy = async () => {
  const upstream = new URL(postgresUrl());
  const pairs = new Set<readonly [Socket, Socket]>();
  const server: Server = createServer((client) => {
    const database = connect(Number(upstream.port || 5432), upstream.hostname);
    const pair = [client, database] as const;
    pairs.add(pair);
    client.pipe(database).pipe(client);
    for (const [from, to] of [pair, [database, client] as const]) {
      from.on('error', () => {});
      from.on('close', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = new URL(upstream);
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: address.href,
    silence: () => {
      for (const [client, database] of pairs) {
        client.unpipe(database);
        database.unpipe(client);
        client.resume();
        database.resume();
      }
    },
    stop: () => {
      for (const [client] of pairs) client.destroy();
      server.close();
    },
  };
};

describe.runIf(isOnPostgres())('openPool', () => {
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let opened: WatchedPool;
  const lost: Error[] = [];

  beforeEach(async () => {
    proxy = await startProxy();
    lost.length = 0;
    opened = openPool(proxy.url, { max: 2, onError: (error) => lost.push(error), timeouts: TIMEOUTS });
  });
  afterEach(async () => {
    await opened.end();
    proxy.stop();
  });

  it('replaces a connection to a silent server', async () => {
    const { pool } = opened;
    await Promise.all([pool.query('select 1'), pool.query('select 1')]);
    proxy.silence();
    const waiting = await Promise.allSettled([pool.query('select 1'), pool.query('select 1')]);
    expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  });

  it('cuts a silent connection in the middle of a transaction', async () => {
    const client = await opened.pool.connect();
    await client.query('begin');
    proxy.silence();
    await expect(client.query('select 1')).rejects.toThrow(/terminated/);
    await expect(client.query('rollback')).rejects.toThrow(/terminated|not queryable|connection error/);
    client.release();
    expect((await opened.pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  });

  it('survives a server restart between two statements of a transaction', async () => {
    const client = await opened.pool.connect();
    await client.query('begin');
    const { rows } = await client.query('select pg_backend_pid() as pid');
    await opened.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
    // No statement runs while the connection is lost; without a listener the error would end the process.
    await expect.poll(() => lost.length, { timeout: 5_000 }).toBeGreaterThan(0);
    await expect(client.query('select 1')).rejects.toThrow(/terminated|not queryable|connection error/);
    client.release();
    expect((await opened.pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  });

  it('counts a database that accepts no connections as unavailable', async () => {
    const { url, drop } = await createEmptyPostgres();
    await opened.pool.query(`alter database ${new URL(url).pathname.slice(1)} allow_connections false`);
    const closed = openPool(url, { max: 1, onError: () => {}, timeouts: TIMEOUTS });
    const error: unknown = await closed.pool.query('select 1').catch((reason: unknown) => reason);
    await closed.pool.end();
    await drop();
    expect(error).toMatchObject({ code: '55000' });
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it("waits for slow statements until the server's own timeout ends them", async () => {
    await expect(opened.pool.query('select pg_sleep(0.2)')).resolves.toMatchObject({ rowCount: 1 });
    await expect(opened.pool.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
  });

  it('reports how long a caller has waited for a connection', async () => {
    const connections = await Promise.all([opened.pool.connect(), opened.pool.connect()]);
    expect(opened.stalledMs()).toBe(0);
    const waiting = opened.pool.query('select 1');
    await expect.poll(() => opened.stalledMs(), { timeout: 2_000 }).toBeGreaterThan(50);
    for (const client of connections) client.release();
    await waiting;
    expect(opened.stalledMs()).toBe(0);
  });
});
