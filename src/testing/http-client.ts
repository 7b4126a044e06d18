/** An external client of a running server: fetch with its own cookie, and the live socket. Uses only the published API. */
import { WebSocket } from 'ws';

export interface HttpResponse {
  status: number;
  /** Untyped, because external clients do not have our types. */
  body: any;
  headers: Headers;
}

type Frame = Record<string, unknown> & { type: string };

export interface LiveConnection {
  next(type: string, withinMs?: number): Promise<Frame>;
  close(): void;
  /** Resolves to the close code. */
  closed: Promise<number>;
}

export class HttpClient {
  readonly base: string;
  cookie = '';

  constructor(base: string) {
    this.base = base;
  }

  async call(method: string, path: string, body?: unknown): Promise<HttpResponse> {
    const response = await fetch(this.base + path, {
      method,
      redirect: 'manual',
      headers: {
        origin: this.base,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie()[0]?.split(';')[0];
    if (set) this.cookie = set;
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return {
      status: response.status,
      body: isJson && text !== '' ? JSON.parse(text) : text,
      headers: response.headers,
    };
  }

  get = (path: string) => this.call('GET', path);
  post = (path: string, body?: unknown) => this.call('POST', path, body);
  patch = (path: string, body?: unknown) => this.call('PATCH', path, body);

  /** Opens the live connection. `next` waits for a frame of a type. */
  async connect(userId: string): Promise<LiveConnection> {
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}/ws?userId=${userId}`, {
      headers: { cookie: this.cookie },
    });
    const frames: Frame[] = [];
    let wake = (): void => {};
    socket.on('message', (data) => {
      frames.push(JSON.parse((data as Buffer).toString()) as Frame);
      wake();
    });
    const closeCode = new Promise<number>((resolve) => socket.once('close', resolve));
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return {
      closed: closeCode,
      close: () => socket.close(),
      next: async (type, withinMs = 10_000) => {
        const deadline = Date.now() + withinMs;
        for (;;) {
          const index = frames.findIndex((frame) => frame.type === type);
          if (index >= 0) return frames.splice(index, 1)[0] as Frame;
          if (Date.now() > deadline) throw new Error(`No ${type} frame arrived`);
          await new Promise<void>((resolve) => {
            wake = resolve;
            setTimeout(resolve, 250);
          });
        }
      },
    };
  }
}
