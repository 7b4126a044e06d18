import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveConnection, type LiveConnection, reconnectDelay, type SocketLike } from './live-connection.ts';

class FakeSocket implements SocketLike {
  readyState = 0;
  readonly #listeners = new Map<string, (event: { data?: unknown; code?: number }) => void>();
  readonly sent: string[] = [];
  isClosed = false;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  addEventListener(type: string, listener: (event: { data?: unknown; code?: number }) => void): void {
    this.#listeners.set(type, listener);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.readyState = 1;
    this.#listeners.get('open')?.({});
  }

  receive(frame: unknown): void {
    this.#listeners.get('message')?.({ data: typeof frame === 'string' ? frame : JSON.stringify(frame) });
  }

  drop(code: number): void {
    this.readyState = 3;
    this.#listeners.get('close')?.({ code });
  }
}

let sockets: FakeSocket[];
let connection: LiveConnection;

const latest = (): FakeSocket => {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('No socket was opened');
  return socket;
};

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  connection = createLiveConnection((url) => {
    const socket = new FakeSocket(url);
    sockets.push(socket);
    return socket;
  });
});

afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

describe('reconnectDelay', () => {
  it('doubles up to 15 seconds, with jitter', () => {
    expect([0, 1, 2, 3].map((attempt) => reconnectDelay(attempt, 1))).toEqual([500, 1000, 2000, 4000]);
    expect(reconnectDelay(0, 0)).toBe(250);
    expect(reconnectDelay(20, 1)).toBe(15_000);
  });
});

describe('live connection', () => {
  it('passes frames to handlers of their type and ignores unreadable ones', () => {
    const heard = vi.fn<(frame: unknown) => void>();
    const end = connection.onFrame('typing', heard);
    connection.start('ws://one');
    latest().open();
    latest().receive({ type: 'typing', userId: '1' });
    latest().receive({ type: 'pong' });
    latest().receive('no json');
    latest().receive('null');
    end();
    latest().receive({ type: 'typing', userId: '2' });
    expect(heard.mock.calls).toEqual([[{ type: 'typing', userId: '1' }]]);
  });

  it('reconnects with growing delays and reports each new connection', () => {
    const connected = vi.fn<() => void>();
    connection.onConnected(connected);
    connection.start('ws://one');
    latest().open();
    expect(connected).toHaveBeenCalledTimes(1);
    latest().drop(1006);
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    latest().drop(1006);
    vi.advanceTimersByTime(499);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(501);
    expect(sockets).toHaveLength(3);
    latest().open();
    expect(connected).toHaveBeenCalledTimes(2);
  });

  it('counts as lost after three seconds, until it opens again', () => {
    const changed = vi.fn<() => void>();
    connection.onLostChange(changed);
    connection.start('ws://one');
    latest().open();
    latest().drop(1012);
    vi.advanceTimersByTime(2_900);
    expect(connection.isLost()).toBe(false);
    latest().drop(1006);
    vi.advanceTimersByTime(200);
    expect(connection.isLost()).toBe(true);
    vi.advanceTimersByTime(30_000);
    latest().open();
    expect(connection.isLost()).toBe(false);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('abandons a socket that stops responding', () => {
    connection.start('ws://one');
    latest().open();
    vi.advanceTimersByTime(15_000);
    expect(latest().sent).toEqual(['{"type":"ping"}']);
    latest().receive({ type: 'pong' });
    vi.advanceTimersByTime(15_000);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(15_500);
    expect(sockets[0]?.isClosed).toBe(true);
    expect(sockets).toHaveLength(2);
  });

  it('abandons a socket that does not open', () => {
    connection.start('ws://one');
    vi.advanceTimersByTime(10_500);
    expect(sockets[0]?.isClosed).toBe(true);
    expect(sockets).toHaveLength(2);
  });

  it('does not reconnect when the server rejects the user', () => {
    const onRefused = vi.fn<() => void>();
    connection.onRefused(onRefused);
    connection.start('ws://one');
    latest().drop(4401);
    vi.advanceTimersByTime(60_000);
    connection.reconnectNow();
    expect(onRefused).toHaveBeenCalledTimes(1);
    expect(sockets).toHaveLength(1);
  });

  it('reconnectNow() skips the delay of a waiting reconnect', () => {
    connection.start('ws://one');
    connection.reconnectNow();
    expect(sockets).toHaveLength(1);
    latest().drop(1006);
    connection.reconnectNow();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
  });

  it('sends nothing while closed, and stays closed after stop()', () => {
    connection.start('ws://one');
    connection.send({ type: 'typing', userId: '1' });
    expect(latest().sent).toEqual([]);
    latest().open();
    connection.send({ type: 'typing', userId: '1' });
    expect(latest().sent).toEqual(['{"type":"typing","userId":"1"}']);
    connection.stop();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(latest().isClosed).toBe(true);
  });
});
