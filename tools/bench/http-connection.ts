/**
 * A keep-alive HTTP/1.1 connection for one request at a time. Uses little CPU, because the load generator shares the machine with the measured
 * server. Reads responses with a length, in chunks or without a body, and nothing else of HTTP (no redirects, compression or pipelining).
 */
import { connect, type Socket } from 'node:net';
import { SESSION_COOKIE } from '../../src/features/auth/server/auth.service.ts';

export interface HttpRequest {
  method: 'GET' | 'POST';
  path: string;
  /** The session's token. */
  token?: string | undefined;
  body?: unknown;
  /** `Accept-Encoding`; omitted by default. */
  encoding?: string;
}

export interface HttpResponse {
  status: number;
  /** The size of the body as transferred. */
  bytes: number;
  /** The body, if requested. */
  body: Buffer | null;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const LINE_END = Buffer.from('\r\n');

export const encodeRequest = (port: number, { method, path, token, body, encoding }: HttpRequest): Buffer => {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [`${method} ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`];
  if (token !== undefined) lines.push(`Cookie: ${SESSION_COOKIE}=${token}`);
  if (encoding !== undefined) lines.push(`Accept-Encoding: ${encoding}`);
  if (body !== undefined) lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`);
};

/** Returns the end and content of a chunked body, or null while it is incomplete. */
const readChunks = (bytes: Buffer, from: number): { end: number; parts: Buffer[] } | null => {
  const parts: Buffer[] = [];
  for (let index = from; ; ) {
    const lineEnd = bytes.indexOf(LINE_END, index);
    if (lineEnd < 0) return null;
    const size = Number.parseInt(bytes.toString('latin1', index, lineEnd), 16);
    const start = lineEnd + 2;
    if (bytes.length < start + size + 2) return null;
    if (size === 0) return { end: start + 2, parts };
    parts.push(bytes.subarray(start, start + size));
    index = start + size + 2;
  }
};

/** Returns the first response in `bytes` and its length, or null while it is incomplete. */
export const readResponse = (bytes: Buffer): { status: number; isLast: boolean; body: Buffer; end: number } | null => {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const head = bytes.toString('latin1', 0, headEnd);
  const status = Number(head.slice(9, 12));
  const isLast = /\r\nconnection: *close/i.test(head);
  const start = headEnd + 4;
  if (/\r\ntransfer-encoding: *chunked/i.test(head)) {
    const chunks = readChunks(bytes, start);
    return chunks && { status, isLast, body: Buffer.concat(chunks.parts), end: chunks.end };
  }
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
  if (bytes.length < start + length) return null;
  return { status, isLast, body: bytes.subarray(start, start + length), end: start + length };
};

interface Waiting {
  keepsBody: boolean;
  resolve(response: HttpResponse): void;
  reject(error: Error): void;
}

export class HttpConnection {
  readonly #port: number;
  #socket: Socket | null = null;
  #waiting: Waiting | null = null;
  #received: Buffer[] = [];

  constructor(port: number) {
    this.#port = port;
  }

  /** Sends an encoded request and waits for the response. Rejects if the connection breaks. Supports only one request at a time. */
  send(request: Buffer, keepsBody = false): Promise<HttpResponse> {
    return new Promise((resolve, reject) => {
      this.#waiting = { keepsBody, resolve, reject };
      this.#socket ??= this.#open();
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = null;
  }

  #open(): Socket {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
    socket.on('data', (bytes: Buffer) => this.#take(bytes));
    socket.on('error', (error) => this.#fail(socket, error));
    socket.on('close', () => this.#fail(socket, new Error('The connection was closed')));
    return socket;
  }

  #fail(socket: Socket, error: Error): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#received = [];
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.reject(error);
  }

  #take(bytes: Buffer): void {
    this.#received.push(bytes);
    const all = this.#received.length === 1 ? bytes : Buffer.concat(this.#received);
    const response = readResponse(all);
    if (response === null) {
      this.#received = [all];
      return;
    }
    this.#received = [];
    const waiting = this.#waiting;
    this.#waiting = null;
    if (response.isLast) this.close();
    waiting?.resolve({
      status: response.status,
      bytes: response.body.length,
      body: waiting.keepsBody ? Buffer.from(response.body) : null,
    });
  }
}
