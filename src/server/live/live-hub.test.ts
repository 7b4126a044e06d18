import { describe, expect, it, vi } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import type { OpenDatabase } from '../db/database.ts';
import { createLog } from '../log.ts';
import {
  type LiveEvent,
  type LiveLoader,
  type LiveSocket,
  packEvents,
  SESSIONS_ENDED,
  startLiveHub,
} from './live-hub.ts';

/** Creates a database that only delivers notifications, triggered by the test. */
const createWire = () => {
  let onPayload: (payload: string) => void = () => {};
  let onGap: (() => void) | undefined;
  const database = {
    listen: async (_channel: string, payload: typeof onPayload, gap?: () => void) => {
      onPayload = payload;
      onGap = gap;
      return async () => {};
    },
  } as unknown as OpenDatabase;
  return {
    database,
    receive: (text: string) => onPayload(text),
    publish: (...events: LiveEvent[]) => onPayload(JSON.stringify(events)),
    break: () => onGap?.(),
  };
};

const createSocket = () => ({
  send: vi.fn<LiveSocket['send']>(),
  close: vi.fn<LiveSocket['close']>(),
});

const start = async (load: LiveLoader = async (event) => ({ type: event.type, ...event.ids })) => {
  const wire = createWire();
  return { wire, hub: await startLiveHub(wire.database, load, createLog('silent')) };
};

const event = (type: string, to: string[], ids: Record<string, string> = {}): LiveEvent => ({ type, to, ids });
const sentFrames = (socket: ReturnType<typeof createSocket>): unknown[] =>
  socket.send.mock.calls.map(([text]) => JSON.parse(text) as unknown);

describe('startLiveHub', () => {
  it('sends an event to every socket of its recipients and to no one else', async () => {
    const { wire, hub } = await start();
    const [ana, anasSecondTab, ben] = [createSocket(), createSocket(), createSocket()];
    hub.add('ana', 's1', ana);
    hub.add('ana', 's2', anasSecondTab);
    hub.add('ben', 's3', ben);
    wire.publish(event('greeting', ['ana', 'nobody'], { id: '1' }));
    await eventually(() => expect(sentFrames(anasSecondTab)).toEqual([{ type: 'greeting', id: '1' }]));
    expect(sentFrames(ana)).toEqual([{ type: 'greeting', id: '1' }]);
    expect(sentFrames(ben)).toEqual([]);
  });

  it('sends events of an account to everyone who acts for it, and personal events only to their person', async () => {
    const { wire, hub } = await start();
    const [ana, ben, eva] = [createSocket(), createSocket(), createSocket()];
    hub.add('ana', 's1', ana);
    hub.add('ben', 's2', ben, 'ana');
    hub.add('eva', 's3', eva, null);
    wire.publish(event('greeting', ['ana'], { id: '1' }), { ...event('secret', ['ana', 'eva']), isPersonal: true });
    await eventually(() => expect(sentFrames(ana)).toHaveLength(2));
    expect(sentFrames(ben)).toEqual([{ type: 'greeting', id: '1' }]);
    expect(sentFrames(eva)).toEqual([{ type: 'secret' }]);
    expect(hub.count()).toEqual({ sockets: 3, people: 3 });
  });

  it('ends only the sessions of one person, not of others who act for the same account', async () => {
    const { wire, hub } = await start();
    const [ana, ben] = [createSocket(), createSocket()];
    hub.add('ana', 's1', ana);
    hub.add('ben', 's2', ben, 'ana');
    wire.publish(event(SESSIONS_ENDED, ['ana']));
    await eventually(() => expect(ana.close).toHaveBeenCalled());
    expect(ben.close).not.toHaveBeenCalled();
    wire.publish(event(SESSIONS_ENDED, ['ben']));
    await eventually(() => expect(ben.close).toHaveBeenCalled());
  });

  it('sends all events of a transaction in order', async () => {
    const { wire, hub } = await start();
    const socket = createSocket();
    hub.add('ana', 's1', socket);
    wire.publish(event('greeting', ['ana'], { id: '1' }), event('greeting', ['ana'], { id: '2' }));
    await eventually(() => expect(sentFrames(socket).map((frame) => (frame as { id: string }).id)).toEqual(['1', '2']));
  });

  it('ignores unknown payloads, and accepts a single event from another release', async () => {
    const { wire, hub } = await start();
    const socket = createSocket();
    hub.add('ana', 's1', socket);
    for (const text of ['5', 'null', '[null]', '{"type":"greeting"}']) wire.receive(text);
    wire.receive(JSON.stringify(event('greeting', ['ana'], { id: '1' })));
    await eventually(() => expect(sentFrames(socket)).toEqual([{ type: 'greeting', id: '1' }]));
  });

  it('packs any number of events into payloads that PostgreSQL accepts', () => {
    const events = Array.from({ length: 300 }, (_, n) => event('greeting', ['a'.repeat(36)], { id: `${n}` }));
    const payloads = packEvents(events);
    expect(payloads.every((payload) => payload.length < 8_000)).toBe(true);
    expect(payloads.flatMap((payload) => JSON.parse(payload) as LiveEvent[])).toEqual(events);
    expect(payloads.length).toBeLessThan(10);
    expect(packEvents([])).toEqual([]);
  });

  it('keeps the order of events, even if the first takes longer to load', async () => {
    const slow = Promise.withResolvers<void>();
    const { wire, hub } = await start(async ({ type, ids }) => {
      if (ids.id === '1') await slow.promise;
      return { type, ...ids };
    });
    const socket = createSocket();
    hub.add('ana', 's1', socket);
    wire.publish(event('greeting', ['ana'], { id: '1' }));
    wire.publish(event('greeting', ['ana'], { id: '2' }));
    await Promise.resolve();
    expect(socket.send).not.toHaveBeenCalled();
    slow.resolve();
    await eventually(() => expect(sentFrames(socket)).toMatchObject([{ id: '1' }, { id: '2' }]));
  });

  it('loads nothing for people without a socket, and sends nothing if the loader returns null', async () => {
    const load = vi.fn<LiveLoader>(async () => null);
    const { wire, hub } = await start(load);
    const socket = createSocket();
    const leave = hub.add('ana', 's1', socket);
    expect(hub.isOnline('ana')).toBe(true);
    wire.publish(event('greeting', ['ana']));
    await eventually(() => expect(load).toHaveBeenCalledTimes(1));
    leave();
    expect(hub.isOnline('ana')).toBe(false);
    wire.publish(event('greeting', ['ana']));
    expect(load).toHaveBeenCalledTimes(1);
    expect(socket.send).not.toHaveBeenCalled();
  });

  it('closes a person’s sockets after a lost event, and continues', async () => {
    const { wire, hub } = await start(async ({ type, ids }) => {
      if (ids.id === '1') throw new Error('the database is unavailable');
      return { type, ...ids };
    });
    const socket = createSocket();
    hub.add('ana', 's1', socket);
    wire.publish(event('greeting', ['ana'], { id: '1' }));
    wire.publish(event('greeting', ['ana'], { id: '2' }));
    await eventually(() => expect(sentFrames(socket)).toMatchObject([{ id: '2' }]));
    expect(socket.close).toHaveBeenCalledExactlyOnceWith(1011, expect.any(String));
  });

  it('closes all sockets after a gap', async () => {
    const { wire, hub } = await start();
    const [ana, ben] = [createSocket(), createSocket()];
    hub.add('ana', 's1', ana);
    hub.add('ben', 's2', ben);
    wire.break();
    expect(ana.close).toHaveBeenCalledWith(1012, expect.any(String));
    expect(ben.close).toHaveBeenCalledWith(1012, expect.any(String));
  });

  it('ends one session, or all sessions but one', async () => {
    const { wire, hub } = await start();
    const [first, second, third] = [createSocket(), createSocket(), createSocket()];
    hub.add('ana', 's1', first);
    hub.add('ana', 's2', second);
    hub.add('ana', 's3', third);
    wire.publish(event(SESSIONS_ENDED, ['ana'], { sessionId: 's1' }));
    expect([first, second, third].map(({ close }) => close.mock.calls.length)).toEqual([1, 0, 0]);
    wire.publish(event(SESSIONS_ENDED, ['ana'], { except: 's2' }));
    expect(second.close).not.toHaveBeenCalled();
    expect(third.close).toHaveBeenCalledWith(4401, expect.any(String));
  });

  it('ignores payloads that are not JSON', async () => {
    const { wire, hub } = await start();
    const socket = createSocket();
    hub.add('ana', 's1', socket);
    wire.receive('not json');
    wire.publish(event('greeting', ['ana']));
    await eventually(() => expect(socket.send).toHaveBeenCalledTimes(1));
  });
});
