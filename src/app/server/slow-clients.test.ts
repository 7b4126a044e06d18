import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
});

/** Sends part of a request and then nothing. Returns the response. */
const sendPart = async (request: string): Promise<string> => {
  const { port } = world.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.on('data', (data) => {
    response += data.toString();
  });
  socket.write(request);
  await once(socket, 'close');
  return response;
};

const HEAD = 'POST /api/auth/login HTTP/1.1\r\nhost: localhost:3000\r\ncontent-type: application/json\r\n';

describe('a client that sends incomplete or invalid requests', () => {
  it('is disconnected, whether the header or the body is incomplete', async () => {
    const { server } = world.app;
    expect(server.headersTimeout).toBeGreaterThan(0);
    expect(server.requestTimeout).toBeGreaterThanOrEqual(server.headersTimeout);
    // Shorter timeouts for the test.
    server.headersTimeout = 200;
    server.requestTimeout = 400;
    const responses = await Promise.all([sendPart(HEAD), sendPart(`${HEAD}content-length: 100\r\n\r\n{"email":`)]);
    for (const response of responses) expect(response).toContain(' 408 ');
  });

  it('receives problem+json for bytes that are not a request', async () => {
    const response = await sendPart('GET /\0 HTTP/1.1\r\nhost: localhost:3000\r\n\r\n');
    const [head, body] = response.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(head).toContain('Content-Type: application/problem+json');
    expect(JSON.parse(body ?? '')).toMatchObject({ status: 400, code: 'bad-request' });
  });

  it('cannot open an unlimited number of connections', () => {
    expect(world.app.server.maxConnections).toBeGreaterThan(0);
  });
});
