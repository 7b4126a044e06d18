import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { encodeRequest, HttpConnection, readResponse } from './http-connection.ts';

const parseResponse = (text: string) => readResponse(Buffer.from(text));

describe('readResponse', () => {
  it('waits until the response is complete', () => {
    const whole = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello';
    for (let length = 0; length < whole.length; length += 1) expect(parseResponse(whole.slice(0, length))).toBeNull();
    expect(parseResponse(whole)).toMatchObject({ status: 200, isLast: false, end: whole.length });
    expect(parseResponse(whole)?.body.toString()).toBe('hello');
  });

  it('joins chunks up to the last one', () => {
    const whole = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n2;x=y\r\nde\r\n0\r\n\r\n';
    for (let length = 0; length < whole.length; length += 1) expect(parseResponse(whole.slice(0, length))).toBeNull();
    expect(parseResponse(whole)?.body.toString()).toBe('abcde');
    expect(parseResponse(whole)?.end).toBe(whole.length);
  });

  it('recognizes responses without a body, and the last response of a connection', () => {
    expect(parseResponse('HTTP/1.1 204 No Content\r\n\r\n')).toMatchObject({ status: 204 });
    expect(parseResponse('HTTP/1.1 500 Error\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')).toMatchObject({
      status: 500,
      isLast: true,
    });
  });
});

describe('HttpConnection', () => {
  let server: Server | null = null;

  const serve = async (listener: RequestListener): Promise<number> => {
    server = createServer(listener);
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };

  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    server = null;
  });

  it('sends several requests over one socket, with session and body', async () => {
    const sockets = new Set<unknown>();
    const port = await serve((request, response) => {
      sockets.add(request.socket);
      let body = '';
      request.on('data', (part: Buffer) => {
        body += part.toString();
      });
      request.on('end', () => response.end(`${request.method} ${request.url} ${request.headers.cookie} ${body}`));
    });
    const connection = new HttpConnection(port);
    const post = encodeRequest(port, { method: 'POST', path: '/a', token: 'secret', body: { name: 'Ana Gómez' } });
    const first = await connection.send(post, true);
    const second = await connection.send(encodeRequest(port, { method: 'GET', path: '/b' }));
    connection.close();
    expect(first.body?.toString()).toBe('POST /a puente_session=secret {"name":"Ana Gómez"}');
    expect(second).toEqual({ status: 200, bytes: 'GET /b undefined '.length, body: null });
    expect(sockets.size).toBe(1);
  });

  it('rejects when the connection breaks, and reconnects for the next request', async () => {
    let requests = 0;
    const port = await serve((request, response) => {
      requests += 1;
      if (requests === 1) request.socket.destroy();
      else response.end('again');
    });
    const connection = new HttpConnection(port);
    const request = encodeRequest(port, { method: 'GET', path: '/' });
    await expect(connection.send(request)).rejects.toThrow(/closed|ECONNRESET/);
    expect(await connection.send(request)).toMatchObject({ status: 200 });
    connection.close();
  });
});
