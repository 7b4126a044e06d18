/** Two processes exchange live events through a message broker, which is killed and restarted. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resultRows } from '#server/db/database.ts';
import { freePorts } from '#testing/free-ports.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { findProgram, type RunningProgram, startProgram } from '#testing/programs.ts';
import { createEmptyPostgres, isOnPostgres } from '#testing/test-database.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

const BROKER = isOnPostgres() ? findProgram('nats-server') : null;

describe.runIf(BROKER !== null)('two processes with a NATS server', { timeout: 60_000 }, () => {
  let folder: string;
  let broker: RunningProgram;
  let port = 0;
  let database: Awaited<ReturnType<typeof createEmptyPostgres>>;
  let first: TestServer;
  let second: TestServer;
  let company: HttpClient;
  let candidate: HttpClient;
  let candidateId: string;

  const startBroker = async (): Promise<void> => {
    broker = await startProgram(BROKER ?? '', ['-a', '127.0.0.1', '-p', String(port)], port, folder);
  };
  const write = (content: string) => company.post('/api/messages', { receiverId: candidateId, content });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'puente-broker-'));
    await chmod(folder, 0o777);
    [port = 0] = await freePorts(1);
    await startBroker();
    database = await createEmptyPostgres();
    const settings = { DATABASE_URL: database.url, NATS_URL: `nats://127.0.0.1:${port}` };
    first = await startTestServer(settings);
    second = await startTestServer(settings);
    const owner = await first.build.user({ accountType: 'company' });
    await first.build.company({ userId: owner.id });
    const person = await first.build.user({ accountType: 'candidate' });
    await first.build.candidate({ userId: person.id });
    candidateId = person.id;
    company = await first.as(owner.id);
    candidate = await second.as(person.id);
  }, 60_000);

  afterAll(async () => {
    await first?.stop();
    await second?.stop();
    await broker?.kill();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('deliver messages between their sockets without listening on the database', async () => {
    const socket = await candidate.connect(candidateId);
    expect((await write('Over the broker')).status).toBe(201);
    expect(await socket.next('new_message')).toMatchObject({ message: { content: 'Over the broker' } });
    socket.close();
    const listening = await first.platform.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and query ilike 'listen%puente_live%'`,
    );
    expect(resultRows(listening)).toEqual([]);
  });

  it('detect lost events when the broker is killed, and sockets reconnect and receive events again', async () => {
    const socket = await candidate.connect(candidateId);
    await broker.kill();
    expect((await write('While it was away')).status).toBe(201);
    await startBroker();
    // Either the message arrives late, or the client reconnects and fetches it.
    const late = socket.next('new_message', 20_000).then((frame) => (frame.message as { content: string }).content);
    expect([1012, 'While it was away']).toContain(await Promise.race([socket.closed, late]));
    socket.close();
    const again = await candidate.connect(candidateId);
    await expect
      .poll(async () => {
        await write('Back');
        return again.next('new_message', 500).catch(() => null);
      })
      .toMatchObject({ message: { content: 'Back' } });
    again.close();
  });
});

describe.runIf(isOnPostgres())('a broker that does not respond', () => {
  it('prevents the start, with one error line that names its variable', async () => {
    const [port = 0] = await freePorts(1);
    const start = startTestServer({
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      NATS_URL: `nats://me:hunter2@127.0.0.1:${port}`,
    });
    await expect(start).rejects.toThrow(/^NATS_URL is "\w+:\/\/\*\*\*@127[^\n]+ must be [^\n]+$/);
  });
});
