import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readEnv } from '#server/env.ts';
import { LIMITS } from '#shared/limits.ts';
import { createTestPlatform, type TestClient, useTestApp } from '#testing/test-app.ts';
import { MIGRATIONS_FOLDER } from '#testing/test-database.ts';
import { createApp } from './create-app.ts';

const world = useTestApp();
let limited: FastifyInstance;
const open: WebSocket[] = [];

beforeAll(async () => {
  const platform = createTestPlatform(world.db, readEnv({ LOG_LEVEL: 'silent' }));
  const { hub, matches } = world;
  limited = await createApp({ platform, hub, matches, documents: null, migrationsFolder: MIGRATIONS_FOLDER });
  await limited.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  for (const socket of open.splice(0)) socket.terminate();
  await expect.poll(() => limited.websocketServer.clients.size, { timeout: 10_000 }).toBe(0);
});
afterAll(() => limited.close());

const connect = (client: TestClient): WebSocket => {
  const { port } = limited.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { cookie: client.cookie } });
  socket.on('error', () => {});
  socket.on('unexpected-response', (request) => request.destroy());
  open.push(socket);
  return socket;
};

/** Returns status 101 if the connection was opened, otherwise the error status and the Retry-After header. */
const tryToOpen = (client: TestClient): Promise<{ status: number; retryAfter?: string | undefined }> => {
  const socket = connect(client);
  return Promise.race([
    once(socket, 'open').then(() => ({ status: 101 })),
    once(socket, 'unexpected-response').then(([, response]) => ({
      status: response.statusCode as number,
      retryAfter: response.headers['retry-after'] as string | undefined,
    })),
  ]);
};

const openSocket = async (client: TestClient): Promise<WebSocket> => {
  const socket = connect(client);
  await once(socket, 'open');
  return socket;
};

describe('the number of connections', () => {
  it('is limited per person; closing a tab frees a slot', async () => {
    const company = await world.company();
    for (let count = 0; count < LIMITS.socketsPerPerson; count++) await openSocket(company);
    expect(await tryToOpen(company)).toEqual({ status: 429, retryAfter: '30' });
    open[0]?.close();
    await expect.poll(async () => (await tryToOpen(company)).status, { timeout: 10_000 }).toBe(101);
  });

  it('is limited per address, across users', async () => {
    for (let count = 0; count < LIMITS.socketsPerNetwork; count += 10) {
      const person = await world.company();
      for (let tab = 0; tab < 10; tab++) await openSocket(person);
    }
    expect((await tryToOpen(await world.company())).status).toBe(429);
  });
});

describe('a client that floods', () => {
  it.each([
    ['frames of the app', (socket: WebSocket) => socket.send('{"type":"ping"}')],
    ['WebSocket pings', (socket: WebSocket) => socket.ping()],
  ])('with %s is disconnected', async (_what, act) => {
    const socket = await openSocket(await world.company());
    const close = once(socket, 'close');
    for (let frame = 0; frame < 200; frame++) act(socket);
    expect((await close)[0]).toBe(1008);
  });
});
