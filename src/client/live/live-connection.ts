/**
 * The browser's end of the live connection: one socket that comes back by itself, with growing pauses, and that is found
 * out when it died without a word. It knows nothing of what frames mean, and frames are hints only: whoever shows data
 * fetches it anew when the connection was renewed. Trouble with the connection is never an error of the page.
 */

/** What the server says: a type and the fields of that type. */
export interface LiveFrame {
  type: string;
  [field: string]: unknown;
}

/** The part of a WebSocket that is used; the browser's own fits. */
export interface SocketLike {
  readonly readyState: number;
  addEventListener(type: 'open' | 'message' | 'close', listener: (event: SocketEvent) => void): void;
  send(text: string): void;
  close(): void;
}

/** What is read of the socket's events: `data` of a message, `code` of a close. */
interface SocketEvent {
  data?: unknown;
  code?: number;
}

/** Codes with which the server refuses this person: their session ended, or the page belongs to someone else by now. */
const REFUSED: readonly number[] = [4401, 4403];

const OPEN = 1;
const FIRST_DELAY_MS = 500;
const LAST_DELAY_MS = 15_000;
/** Asked this often whether the server is still there; silence until the next time means that it is not. */
const BEAT_MS = 15_000;
const OPENS_WITHIN_MS = 10_000;
/** A shorter loss is not worth telling a person. */
const UNNOTICED_MS = 3_000;

/** The pause before a try, in milliseconds: doubling up to a quarter of a minute, and spread so that not all tabs come at once. */
export const delayBefore = (attempt: number, random: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** attempt, LAST_DELAY_MS) * (0.5 + random / 2);

const parseFrame = (data: unknown): LiveFrame | null => {
  try {
    const value: unknown = JSON.parse(String(data));
    return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
      ? (value as LiveFrame)
      : null;
  } catch {
    return null;
  }
};

/** Adds to a set; the result takes out again. */
const join = <Member>(members: Set<Member>, member: Member): (() => void) => {
  members.add(member);
  return () => void members.delete(member);
};

export interface LiveConnection {
  /** Connects, and stays connected until `stop`. Starting again with another address replaces the connection. */
  start(url: string): void;
  stop(): void;
  /** Tries at once instead of at the end of the pause, such as when the network came back. */
  hurry(): void;
  /** Says something; dropped where there is no connection, since nothing said here must arrive. */
  say(frame: LiveFrame): void;
  /** Frames of a type. The result ends it, as with all of these. */
  onFrame(type: string, handler: (frame: LiveFrame) => void): () => void;
  /** Connected, for the first time or again: what was fetched before may have missed something. */
  onRenewed(handler: () => void): () => void;
  /** Refused for good: the session ended, or the page is another person's. */
  onRefused(handler: () => void): () => void;
  /** Whether it has been away for longer than a moment, and its changes. */
  isLost(): boolean;
  onLostChange(handler: () => void): () => void;
}

/** Makes a connection that opens its sockets with `openSocket`. */
export const createLiveConnection = (openSocket: (url: string) => SocketLike): LiveConnection => {
  const byType = new Map<string, Set<(frame: LiveFrame) => void>>();
  const renewed = new Set<() => void>();
  const refused = new Set<() => void>();
  const lostChanged = new Set<() => void>();
  let url: string | null = null;
  let socket: SocketLike | null = null;
  let attempt = 0;
  let isAnswered = true;
  let isLost = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let lostTimer: ReturnType<typeof setTimeout> | undefined;
  let beat: ReturnType<typeof setInterval> | undefined;

  const setLost = (value: boolean): void => {
    if (isLost === value) return;
    isLost = value;
    for (const notify of lostChanged) notify();
  };

  const found = (): void => {
    clearTimeout(lostTimer);
    lostTimer = undefined;
    setLost(false);
  };

  /** Lets go of the socket without waiting for its goodbye, which a dead connection never gives. */
  const release = (): void => {
    clearInterval(beat);
    clearTimeout(retryTimer);
    if (socket === null) return;
    const old = socket;
    socket = null;
    old.close();
  };

  const retry = (): void => {
    release();
    lostTimer ??= setTimeout(() => setLost(true), UNNOTICED_MS);
    retryTimer = setTimeout(connect, delayBefore(attempt, Math.random()));
    attempt += 1;
  };

  const refuse = (): void => {
    release();
    found();
    url = null;
    for (const notify of refused) notify();
  };

  const ask = (): void => {
    if (!isAnswered) return retry();
    isAnswered = false;
    socket?.send('{"type":"ping"}');
  };

  const opened = (): void => {
    clearTimeout(retryTimer);
    attempt = 0;
    isAnswered = true;
    beat = setInterval(ask, BEAT_MS);
    found();
    for (const notify of renewed) notify();
  };

  const heard = (data: unknown): void => {
    isAnswered = true;
    const frame = parseFrame(data);
    for (const handle of byType.get(frame?.type ?? '') ?? []) if (frame) handle(frame);
  };

  const connect = (): void => {
    release();
    if (url === null) return;
    const next = openSocket(url);
    socket = next;
    // A socket that was let go may still speak; only the one in use counts.
    const whileInUse = (react: (event: SocketEvent) => void) => (event: SocketEvent) => {
      if (socket === next) react(event);
    };
    next.addEventListener('open', whileInUse(opened));
    next.addEventListener(
      'message',
      whileInUse(({ data }) => heard(data)),
    );
    next.addEventListener(
      'close',
      whileInUse(({ code }) => (REFUSED.includes(code ?? 0) ? refuse() : retry())),
    );
    retryTimer = setTimeout(retry, OPENS_WITHIN_MS);
  };

  return {
    start(address) {
      url = address;
      attempt = 0;
      connect();
    },
    stop() {
      url = null;
      release();
      found();
    },
    hurry() {
      if (url === null || socket !== null) return;
      attempt = 0;
      connect();
    },
    say(frame) {
      if (socket?.readyState === OPEN) socket.send(JSON.stringify(frame));
    },
    onFrame(type, handler) {
      const handlers = byType.get(type) ?? new Set();
      byType.set(type, handlers);
      return join(handlers, handler);
    },
    onRenewed: (handler) => join(renewed, handler),
    onRefused: (handler) => join(refused, handler),
    isLost: () => isLost,
    onLostChange: (handler) => join(lostChanged, handler),
  };
};
