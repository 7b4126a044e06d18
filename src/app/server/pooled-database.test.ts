/** Tests both kinds of connections: through a transaction pooler (pgbouncer), and direct. */
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres, resultRows } from '#server/db/database.ts';
import { freePorts } from '#testing/free-ports.ts';
import { findProgram, type RunningProgram, startProgram } from '#testing/programs.ts';
import { createEmptyPostgres, isOnPostgres } from '#testing/test-database.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

const pgbouncer = isOnPostgres() ? findProgram('pgbouncer') : null;
/** Few enough that all transactions must share them. */
const SERVER_CONNECTIONS = 2;

/** Returns the settings of docs/deployment.md, with fewer connections and without password checks. */
const poolerSettings = ({ hostname, port: serverPort, username, password }: URL, port: number): string => `
[databases]
* = host=${hostname} port=${serverPort || '5432'} user=${username || 'postgres'}${password && ` password=${password}`} connect_query='set statement_timeout = 8000; set lock_timeout = 5000; set idle_in_transaction_session_timeout = 10000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = 200
`;

describe.runIf(pgbouncer !== null)('a server behind a pooler', { timeout: 60_000 }, () => {
  let folder: string;
  let pooler: RunningProgram;
  let pooledServer: TestServer;
  let pooledUrl: string;
  let direct: Awaited<ReturnType<typeof createEmptyPostgres>>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'puente-pooler-'));
    await chmod(folder, 0o755);
    direct = await createEmptyPostgres();
    const [port = 0] = await freePorts(1);
    const database = new URL(direct.url);
    await writeFile(join(folder, 'pgbouncer.ini'), poolerSettings(database, port));
    pooler = await startProgram(pgbouncer ?? '', [join(folder, 'pgbouncer.ini')], port, folder);
    pooledUrl = `postgres://any@127.0.0.1:${port}${database.pathname}`;
    pooledServer = await startTestServer({ DATABASE_URL: pooledUrl, DATABASE_DIRECT_URL: direct.url });
  }, 60_000);

  afterAll(async () => {
    await pooledServer?.stop();
    await pooler?.kill();
    await direct?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('serves forty people over two connections, and delivers messages', async () => {
    const { build } = pooledServer;
    const company = await build.user({ accountType: 'company' });
    await build.company({ userId: company.id });
    const writer = await pooledServer.as(company.id);
    const people = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const user = await build.user({ accountType: 'candidate' });
        await build.candidate({ userId: user.id });
        return { user, client: await pooledServer.as(user.id) };
      }),
    );
    const sockets = await Promise.all(people.map(({ user, client }) => client.connect(user.id)));
    const sent = await Promise.all(
      people.map(({ user }) => writer.post('/api/messages', { receiverId: user.id, content: `For ${user.id}` })),
    );
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
    for (const [index, socket] of sockets.entries()) {
      const frame = await socket.next('new_message');
      expect(frame).toMatchObject({ message: { content: `For ${people[index]?.user.id}` } });
      socket.close();
    }
    // Repeated, because if named statements were enabled, statements would get names from the third use on.
    const lists = Array.from({ length: 5 }, () => people.map(({ client }) => client.get('/api/conversations')));
    const responses = await Promise.all(lists.flat());
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  });

  it("uses request timeouts on the pooler's connections, and listens on direct ones", async () => {
    const { db } = pooledServer.platform;
    const result = await db.execute(sql`
      select current_setting('statement_timeout') as timeout, (select count(*)::int from pg_prepared_statements) as named,
        (select count(*)::int from pg_stat_activity where datname = current_database() and query ilike 'listen %') as listeners,
        (select count(*)::int from pg_stat_activity where datname = current_database() and query not ilike 'listen %'
          and backend_type = 'client backend') as others`);
    const [session] = resultRows<{ listeners: number; others: number }>(result);
    expect(session).toMatchObject({ timeout: '8s', named: 0 });
    expect(session?.listeners).toBeGreaterThan(0);
    expect(session?.others).toBeLessThanOrEqual(SERVER_CONNECTIONS);
  });

  it('does not start without a direct connection, and holds no lock afterward', async () => {
    await expect(startTestServer({ DATABASE_URL: pooledUrl })).rejects.toThrow(
      /^DATABASE_URL is "postgres:.*" \(unsupported startup parameter.*\); it must be .* that DATABASE_DIRECT_URL bypasses$/,
    );
    const { db } = pooledServer.platform;
    const locks = await db.execute(sql`
      select 1 from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`);
    expect(resultRows(locks)).toEqual([]);
  });

  it('refuses to back up without a direct connection, and names the missing setting', async () => {
    const command = join(import.meta.dirname, 'backup-entry.ts');
    const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: pooledUrl, DATA_DIR: folder };
    const backUp = promisify(execFile)(process.execPath, [command, '--to', join(folder, 'a.backup')], { env });
    await expect(backUp).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^DATABASE_URL holds .* that DATABASE_DIRECT_URL bypasses\n$/),
    });
    expect(await readdir(folder)).not.toContain('a.backup');
  });
});

describe.runIf(isOnPostgres())('a server without a pooler', { timeout: 60_000 }, () => {
  it('migrates without a statement timeout, even if the role has one', async () => {
    const empty = await createEmptyPostgres();
    const owner = openPostgres(empty.url, { max: 1 });
    const database = new URL(empty.url);
    database.username = `${database.pathname.slice(1)}_hasty`;
    database.password = 'of-the-test';
    await owner.db.execute(sql.raw(`create role "${database.username}" superuser login password 'of-the-test'`));
    await owner.db.execute(sql.raw(`alter role "${database.username}" set statement_timeout = 1`));
    const server = await startTestServer({ DATABASE_URL: database.href });
    const response = await fetch(`http://127.0.0.1:${server.port}/readyz`);
    expect(response.status).toBe(200);
    await server.stop();
    await owner.db.execute(sql.raw(`reassign owned by "${database.username}" to current_user`));
    await owner.db.execute(sql.raw(`drop role "${database.username}"`));
    await owner.close();
    await empty.drop();
  });
});
