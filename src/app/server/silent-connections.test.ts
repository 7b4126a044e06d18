import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { watchSilentConnections } from './silent-connections.ts';

it('a stopping server ends connections on which the client has sent nothing, and leaves others open', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  const closeWithSilentConnections = watchSilentConnections(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const active = connect(port, '127.0.0.1');
  const requested = once(server, 'request');
  active.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await requested;
  silent.resume();
  await closeWithSilentConnections(async () => {
    await once(silent, 'close');
  });
  expect(active.destroyed).toBe(false);
  active.destroy();
  server.closeAllConnections();
  server.close();
});

it('a stopping server does not wait for a client that keeps its connection open after the last response', async () => {
  let respond = (): void => {};
  const server = createServer((_request, response) => {
    respond = () => response.end('ok');
  }).listen(0, '127.0.0.1');
  server.keepAliveTimeout = 60_000;
  const closeWithSilentConnections = watchSilentConnections(server);
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const requested = once(server, 'request');
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n');
  await requested;
  client.resume();
  await closeWithSilentConnections(async () => {
    const closed = once(server, 'close');
    server.close();
    respond();
    await closed;
  });
  expect(server.listening).toBe(false);
});
