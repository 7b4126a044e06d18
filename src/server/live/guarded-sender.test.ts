import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { guardedSender, MAX_UNSENT_BYTES } from './guarded-sender.ts';

const FRAME = 64 * 1024;
let server: WebSocketServer;

beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
});
afterAll(() => server.close());

/** Both ends of a connection whose client does not read. */
const stalled = async () => {
  const { port } = server.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  client.on('error', () => {});
  const [[ours]] = await Promise.all([once(server, 'connection'), once(client, 'open')]);
  client.pause();
  return { client, ours: ours as WebSocket };
};

/** Sends until the connection is closed. Returns the maximum of unsent bytes. */
const sendUntilGivenUp = async (ours: WebSocket, send: () => void): Promise<number> => {
  let most = 0;
  for (let count = 0; count < 10_000 && ours.readyState === WebSocket.OPEN; count++) {
    send();
    most = Math.max(most, ours.bufferedAmount);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return most;
};

describe('a client that does not read', () => {
  it('is disconnected before its buffer fills the memory', async () => {
    const { client, ours } = await stalled();
    const sender = guardedSender(ours);
    const most = await sendUntilGivenUp(ours, () => sender.text('x'.repeat(FRAME)));
    expect(ours.readyState).not.toBe(WebSocket.OPEN);
    expect(most).toBeLessThan(MAX_UNSENT_BYTES + 2 * FRAME);
    client.terminate();
  });

  it('receives nothing afterward, without an error', async () => {
    const { client, ours } = await stalled();
    const sender = guardedSender(ours);
    ours.terminate();
    sender.text('late');
    sender.pong(Buffer.from('late'));
    expect(ours.readyState).not.toBe(WebSocket.OPEN);
    client.terminate();
  });
});
