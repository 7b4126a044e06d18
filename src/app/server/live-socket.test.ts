import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openPostgres, resultRows } from '#server/db/database.ts';
import { readEnv } from '#server/env.ts';
import { newId } from '#server/ids.ts';
import { publish, SESSIONS_ENDED, startLiveHub } from '#server/live/live-hub.ts';
import { createTestPlatform, type TestClient, useTestApp } from '#testing/test-app.ts';
import { isOnPostgres, MIGRATIONS_FOLDER, postgresUrl } from '#testing/test-database.ts';
import { createApp } from './create-app.ts';
import { createLiveLoader } from './live-events.ts';
import { handleSocketError } from './live-socket.ts';

const world = useTestApp();

type Frame = Record<string, unknown>;

/** Long enough even on busy machines. */
const WAIT_OPTIONS = { timeout: 10_000, interval: 5 };

/** A tab: a real socket to a listening app, with its frames and close code. */
class Tab {
  readonly frames: Frame[] = [];
  readonly socket: WebSocket;
  readonly closed: Promise<number>;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.frames.push(JSON.parse((data as Buffer).toString()) as Frame));
    socket.on('error', () => {});
    this.closed = once(socket, 'close').then(([code]) => code as number);
  }

  sendText(text: string): void {
    this.socket.send(text);
  }

  /** Resolves once the server has responded to a ping, and has therefore processed earlier frames. */
  async settle(): Promise<void> {
    const pongs = () => this.frames.filter(({ type }) => type === 'pong').length;
    const before = pongs();
    this.sendText('{"type":"ping"}');
    await expect.poll(pongs, WAIT_OPTIONS).toBe(before + 1);
  }

  filterFrames(type: string): Frame[] {
    return this.frames.filter((frame) => frame.type === type);
  }

  /** Returns all frames of this type, once there are at least `count`. */
  async waitForFrames(type: string, count = 1): Promise<Frame[]> {
    await expect.poll(() => this.filterFrames(type).length, WAIT_OPTIONS).toBeGreaterThanOrEqual(count);
    return this.filterFrames(type);
  }
}

const tabs: Tab[] = [];

const connect = (app: FastifyInstance, client: TestClient, query = `userId=${client.userId}`, headers = {}): Tab => {
  const { port } = app.server.address() as AddressInfo;
  const cookie = client.cookie === '' ? {} : { cookie: client.cookie };
  const tab = new Tab(new WebSocket(`ws://127.0.0.1:${port}/ws?${query}`, { headers: { ...cookie, ...headers } }));
  tabs.push(tab);
  return tab;
};

/** Opens a tab that the server accepts. */
const openTab = async (client: TestClient, app = world.app): Promise<Tab> => {
  const tab = connect(app, client);
  await once(tab.socket, 'open');
  await tab.settle();
  return tab;
};

const write = (from: TestClient, to: TestClient, content = 'Hello') =>
  from.post('/api/messages', { receiverId: to.userId, content });

const typing = (to: TestClient): string => JSON.stringify({ type: 'typing', userId: to.userId });

beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => {
  for (const { socket } of tabs.splice(0)) socket.terminate();
});

describe('the connection', () => {
  it('is closed with 4401 if there is no valid session', async () => {
    expect(await connect(world.app, world.visitor).closed).toBe(4401);
    const forged = { ...world.visitor, cookie: 'puente_session=forged' };
    expect(await connect(world.app, forged).closed).toBe(4401);
    const company = await world.company();
    await company.post('/api/auth/logout');
    expect(await connect(world.app, company).closed).toBe(4401);
  });

  it('is closed with 4403 for the id of another user', async () => {
    const company = await world.company();
    const other = await world.company();
    expect(await connect(world.app, company, `userId=${other.userId}`).closed).toBe(4403);
    expect(await connect(world.app, company, 'userId=').closed).toBe(4403);
  });

  it('is closed with 4403 for other sites', async () => {
    const company = await world.company();
    const headers = { origin: 'https://elsewhere.example' };
    expect(await connect(world.app, company, undefined, headers).closed).toBe(4403);
    const own = connect(world.app, company, undefined, { origin: 'http://localhost:3000' });
    await once(own.socket, 'open');
    await own.settle();
    expect(own.socket.readyState).toBe(WebSocket.OPEN);
  });
});

describe('frames of a client', () => {
  it('that are not JSON close the connection with 1007', async () => {
    const tab = await openTab(await world.company());
    tab.sendText('hello');
    expect(await tab.closed).toBe(1007);
  });

  it('that break the protocol are not logged as errors, unlike failures of the server', () => {
    const log = { debug: vi.fn<() => void>(), error: vi.fn<() => void>() };
    const socket = { terminate: vi.fn<() => void>() };
    const request = { log } as unknown as FastifyRequest;
    const tooLarge = Object.assign(new Error('Max payload size exceeded'), {
      code: 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH',
    });
    handleSocketError(tooLarge, socket, request);
    expect(log.error).not.toHaveBeenCalled();
    handleSocketError(new TypeError('a defect'), socket, request);
    expect(log.error).toHaveBeenCalledOnce();
    expect(socket.terminate).toHaveBeenCalledTimes(2);
  });

  it('over 16 KiB close the connection with 1009', async () => {
    const company = await world.company();
    const tab = await openTab(company);
    tab.sendText(JSON.stringify({ type: 'ping', more: 'x'.repeat(16 * 1024) }));
    expect(await tab.closed).toBe(1009);
    const atTheLimit = await openTab(company);
    const frame = JSON.stringify({ type: 'ping', more: '' });
    atTheLimit.sendText(frame.replace('""', `"${'x'.repeat(16 * 1024 - frame.length)}"`));
    await atTheLimit.waitForFrames('pong', 2);
  });

  it('of unknown types are ignored', async () => {
    const tab = await openTab(await world.company());
    for (const text of [
      'null',
      '[]',
      '"text"',
      '{}',
      '{"type":"dance"}',
      '{"type":"typing"}',
      '{"type":"typing","userId":"x"}',
    ]) {
      tab.sendText(text);
    }
    await tab.settle();
    expect(tab.socket.readyState).toBe(WebSocket.OPEN);
  });
});

describe('a message', () => {
  it('reaches all tabs of both people, and no one else', async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    const stranger = await openTab(await world.company());
    const senderTabs = await Promise.all([openTab(company), openTab(company)]);
    const receiverTabs = await Promise.all([openTab(candidate), openTab(await world.as(candidate.userId))]);
    const response = await write(company, candidate);
    for (const tab of senderTabs) {
      expect(await tab.waitForFrames('new_message')).toEqual([{ type: 'new_message', message: response.body }]);
    }
    const { lastName: _lastName, ...author } = response.body.author;
    for (const tab of receiverTabs) {
      expect(await tab.waitForFrames('new_message')).toEqual([
        { type: 'new_message', message: { ...response.body, author } },
      ]);
    }
    for (const tab of receiverTabs) {
      expect(await tab.waitForFrames('notification')).toEqual([
        {
          type: 'notification',
          notification: expect.objectContaining({
            type: 'message_received',
            data: { userId: company.userId, name: company.company.companyName },
            readAt: null,
          }),
        },
      ]);
    }
    await stranger.settle();
    expect(stranger.filterFrames('new_message')).toEqual([]);
    expect(senderTabs.flatMap((tab) => tab.filterFrames('notification'))).toEqual([]);
  });

  it('arrives after messages that were sent earlier', async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    const tab = await openTab(candidate);
    const messageIds: string[] = [];
    for (let count = 0; count < 20; count += 1) messageIds.push((await write(company, candidate, `${count}`)).body.id);
    const frames = await tab.waitForFrames('new_message', 20);
    expect(frames.map(({ message }) => (message as { id: string }).id)).toEqual(messageIds);
  });

  it('that is rejected reaches no one', async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    const tab = await openTab(company);
    await write(candidate, company);
    await tab.settle();
    expect(tab.filterFrames('new_message')).toEqual([]);
  });

  it('that is read is reported as read to both people, only once', async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    await write(company, candidate);
    const last = await write(company, candidate);
    const both = [await openTab(company), await openTab(candidate)];
    await candidate.post(`/api/messages/${company.userId}/read`);
    await candidate.post(`/api/messages/${company.userId}/read`);
    for (const tab of both) {
      const event = { type: 'messages_read', userId: candidate.userId, messageId: last.body.id };
      expect(await tab.waitForFrames('messages_read')).toEqual([event]);
    }
  });
});

describe('a notification', () => {
  it('that is read in one tab is reported only to the tabs of its reader', async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    await write(company, candidate);
    const both = await Promise.all([openTab(candidate), openTab(await world.as(candidate.userId))]);
    const sender = await openTab(company);
    await candidate.post('/api/notifications/read');
    await candidate.post('/api/notifications/read');
    for (const tab of both)
      expect(await tab.waitForFrames('notifications_read')).toEqual([{ type: 'notifications_read' }]);
    await sender.settle();
    expect(sender.filterFrames('notifications_read')).toEqual([]);
  });

  it('about messages is reported as read when the messages are read, and not again', async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    await write(company, candidate);
    const tab = await openTab(candidate);
    await candidate.post(`/api/messages/${company.userId}/read`);
    await candidate.post('/api/notifications/read');
    await tab.waitForFrames('messages_read');
    await tab.settle();
    expect(tab.filterFrames('notifications_read')).toHaveLength(1);
  });
});

describe('typing', () => {
  it('reaches the other person if the sender may write to them', async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    const senderTab = await openTab(company);
    const receiverTab = await openTab(candidate);
    senderTab.sendText(typing(candidate));
    expect(await receiverTab.waitForFrames('typing')).toEqual([{ type: 'typing', userId: company.userId }]);
    await senderTab.settle();
    expect(senderTab.filterFrames('typing')).toEqual([]);
  });

  it('from a stranger or a blocked person reaches no one', async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    const stranger = await world.candidate();
    const companyTab = await openTab(company);
    (await openTab(stranger)).sendText(typing(company));
    (await openTab(stranger)).sendText(JSON.stringify({ type: 'typing', userId: newId() }));
    await write(company, candidate);
    await company.put(`/api/blocks/${candidate.userId}`);
    (await openTab(candidate)).sendText(typing(company));
    await write(company, stranger, 'Last');
    await companyTab.waitForFrames('new_message', 2);
    expect(companyTab.filterFrames('typing')).toEqual([]);
  });
});

describe('an ended session', () => {
  it('closes only its own sockets, with 4401', async () => {
    const company = await world.company();
    const otherSession = await world.as(company.userId);
    const [here, there] = await Promise.all([openTab(company), openTab(otherSession)]);
    await otherSession.post('/api/auth/logout');
    expect(await there.closed).toBe(4401);
    await here.settle();
    expect(here.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('closes its sockets when its browser signs in as another user', async () => {
    const company = await world.company();
    const other = await world.company();
    const tab = await openTab(company);
    const credentials = { email: other.user.email, password: 'a fine long password' };
    expect((await company.post('/api/auth/login', credentials)).status).toBe(200);
    expect(await tab.closed).toBe(4401);
  });

  it('closes all sockets of a user if all sessions of the user end', async () => {
    const company = await world.company();
    const tab = await openTab(company);
    await publish(world.db, { type: SESSIONS_ENDED, to: [company.userId], ids: {} });
    expect(await tab.closed).toBe(4401);
  });
});

describe('missed events', () => {
  it('are fetched after reconnecting, without duplicates', async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    const tab = await openTab(candidate);
    tab.socket.terminate();
    const clientId = randomUUID();
    const body = { receiverId: candidate.userId, content: 'While you were away', clientId };
    await Promise.all([company.post('/api/messages', body), company.post('/api/messages', body)]);
    await openTab(candidate);
    const thread = (await candidate.get(`/api/messages/${company.userId}`)).body;
    expect(thread.map(({ content }: { content: string }) => content)).toEqual(['While you were away']);
  });

  it('that could not be loaded close the socket, so that the client fetches them', async () => {
    const company = await world.company();
    const tab = await openTab(company);
    await publish(world.db, { type: 'new_message', to: [company.userId], ids: { messageId: 'no id at all' } });
    expect(await tab.closed).toBe(1011);
  });
});

describe.runIf(isOnPostgres())('several processes on one database', () => {
  const second: { app?: FastifyInstance; stop?: () => Promise<void> } = {};

  beforeAll(async () => {
    const [row] = resultRows<{ name: string }>(await world.db.execute(sql`select current_database() as name`));
    const database = openPostgres(postgresUrl(row?.name), { max: 3 });
    const platform = createTestPlatform(database.db, readEnv({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off' }));
    const hub = await startLiveHub(database, createLiveLoader(database.db), platform.log);
    second.app = await createApp({
      platform,
      hub,
      matches: world.matches,
      documents: null,
      migrationsFolder: MIGRATIONS_FOLDER,
    });
    await second.app.listen({ port: 0, host: '127.0.0.1' });
    second.stop = async () => {
      await second.app?.close();
      await hub.stop();
      await database.close();
    };
  });

  afterAll(() => second.stop?.());

  it('deliver messages between their sockets', async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    const tab = await openTab(candidate, second.app);
    const { id } = (await write(company, candidate)).body;
    expect(await tab.waitForFrames('new_message')).toMatchObject([{ type: 'new_message', message: { id } }]);
    const companyTab = await openTab(company);
    tab.sendText(typing(company));
    expect(await companyTab.waitForFrames('typing')).toEqual([{ type: 'typing', userId: candidate.userId }]);
  });

  it('close their sockets after losing the LISTEN connection, and deliver again after reconnecting', async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    const tab = await openTab(candidate, second.app);
    const listeners = resultRows(
      await world.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and query ilike 'listen%puente_live%' and pid <> pg_backend_pid()`,
      ),
    );
    expect(listeners).toHaveLength(2);
    expect(await tab.closed).toBe(1012);
    const again = await openTab(candidate, second.app);
    await write(company, candidate, 'Back');
    const [frame] = await again.waitForFrames('new_message');
    expect(frame).toMatchObject({ message: { content: 'Back' } });
  });
});
