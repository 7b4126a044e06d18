import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createGuardedSender, MAX_UNSENT_BYTES } from './guarded-sender.ts';

const FRAME_BYTES = 64 * 1024;
let server: WebSocketServer;

beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
});
afterAll(() => server.close());

/** Opens a connection whose client does not read. Returns both ends. */
const connectStalledClient = async () => {
  const { port } = server.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  client.on('error', () => {});
  const [[serverSocket]] = await Promise.all([once(server, 'connection'), once(client, 'open')]);
  client.pause();
  return { client, serverSocket: serverSocket as WebSocket };
};

/** Sends until the connection is closed. Returns the maximum number of unsent bytes. */
const sendUntilClosed = async (serverSocket: WebSocket, send: () => void): Promise<number> => {
  let maxUnsent = 0;
  for (let count = 0; count < 10_000 && serverSocket.readyState === WebSocket.OPEN; count++) {
    send();
    maxUnsent = Math.max(maxUnsent, serverSocket.bufferedAmount);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return maxUnsent;
};

describe('a client that does not read', () => {
  it('is disconnected before its buffer fills the memory', async () => {
    const { client, serverSocket } = await connectStalledClient();
    const sender = createGuardedSender(serverSocket);
    const maxUnsent = await sendUntilClosed(serverSocket, () => sender.text('x'.repeat(FRAME_BYTES)));
    expect(serverSocket.readyState).not.toBe(WebSocket.OPEN);
    expect(maxUnsent).toBeLessThan(MAX_UNSENT_BYTES + 2 * FRAME_BYTES);
    client.terminate();
  });

  it('causes no error if data is sent after it is disconnected', async () => {
    const { client, serverSocket } = await connectStalledClient();
    const sender = createGuardedSender(serverSocket);
    serverSocket.terminate();
    sender.text('late');
    sender.pong(Buffer.from('late'));
    expect(serverSocket.readyState).not.toBe(WebSocket.OPEN);
    client.terminate();
  });
});
