/**
 * The browser's end of the live connection: one socket that reconnects with growing delays and detects silently dead connections. It does not
 * interpret frames. Frames are hints: screens refetch after a reconnect. Connection problems never cause page errors.
 */

/** A message from the server: a type and its fields. */
export interface LiveFrame {
  type: string;
  [field: string]: unknown;
}

/** The parts of WebSocket that the connection uses. */
export interface SocketLike {
  readonly readyState: number;
  addEventListener(type: 'open' | 'message' | 'close', listener: (event: SocketEvent) => void): void;
  send(text: string): void;
  close(): void;
}

/** The socket event fields that the connection uses: `data` of a message, `code` of a close. */
interface SocketEvent {
  data?: unknown;
  code?: number;
}

/** Close codes for a rejected user: the session ended, or the page belongs to another user. */
const REFUSED_CLOSE_CODES: readonly number[] = [4401, 4403];

const OPEN = 1;
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 15_000;
/** Interval of pings. A connection without a response until the next ping is dead. */
const PING_INTERVAL_MS = 15_000;
const OPEN_TIMEOUT_MS = 10_000;
/** Shorter interruptions are not reported. */
const LOST_AFTER_MS = 3_000;

/** Returns the delay before a reconnect in milliseconds. It doubles up to 15 seconds, with jitter to prevent tabs from reconnecting together. */
export const reconnectDelay = (attempt: number, random: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** attempt, MAX_DELAY_MS) * (0.5 + random / 2);

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

/** Adds a listener and returns the function that removes it. */
const subscribe = <Listener>(listeners: Set<Listener>, listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export interface LiveConnection {
  /** Connects and reconnects until `stop`. Another call with a new address replaces the connection. */
  start(url: string): void;
  stop(): void;
  /** Reconnects immediately instead of after the delay, for example when the network is back. Does nothing while a socket is in use. */
  reconnectNow(): void;
  /** Sends a frame. Drops it if there is no connection, because frames are never essential. */
  send(frame: LiveFrame): void;
  /** Subscribes to frames of a type. Returns the unsubscribe function, as do the other subscriptions. */
  onFrame(type: string, handler: (frame: LiveFrame) => void): () => void;
  /** Calls `handler` after every connect, including the first, because earlier fetches may be outdated. */
  onConnected(handler: () => void): () => void;
  /** Calls `handler` when the server rejects the user: the session ended, or the page belongs to another user. */
  onRefused(handler: () => void): () => void;
  /** Returns true if the connection has been down for more than three seconds. */
  isLost(): boolean;
  onLostChange(handler: () => void): () => void;
}

export const createLiveConnection = (openSocket: (url: string) => SocketLike): LiveConnection => {
  const handlersByType = new Map<string, Set<(frame: LiveFrame) => void>>();
  const connectedListeners = new Set<() => void>();
  const refusedListeners = new Set<() => void>();
  const lostListeners = new Set<() => void>();
  let url: string | null = null;
  let socket: SocketLike | null = null;
  let attempt = 0;
  let isAnswered = true;
  let isLost = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let lostTimer: ReturnType<typeof setTimeout> | undefined;
  let pingTimer: ReturnType<typeof setInterval> | undefined;

  const setLost = (value: boolean): void => {
    if (isLost === value) return;
    isLost = value;
    for (const notify of lostListeners) notify();
  };

  const clearLost = (): void => {
    clearTimeout(lostTimer);
    lostTimer = undefined;
    setLost(false);
  };

  /** Closes the socket without waiting for the close handshake, which a dead connection never completes. */
  const release = (): void => {
    clearInterval(pingTimer);
    clearTimeout(retryTimer);
    if (socket === null) return;
    const old = socket;
    socket = null;
    old.close();
  };

  const retry = (): void => {
    release();
    lostTimer ??= setTimeout(() => setLost(true), LOST_AFTER_MS);
    retryTimer = setTimeout(connect, reconnectDelay(attempt, Math.random()));
    attempt += 1;
  };

  const refuse = (): void => {
    release();
    clearLost();
    url = null;
    for (const notify of refusedListeners) notify();
  };

  const ping = (): void => {
    if (!isAnswered) return retry();
    isAnswered = false;
    socket?.send('{"type":"ping"}');
  };

  const onOpened = (): void => {
    clearTimeout(retryTimer);
    attempt = 0;
    isAnswered = true;
    pingTimer = setInterval(ping, PING_INTERVAL_MS);
    clearLost();
    for (const notify of connectedListeners) notify();
  };

  const handleFrame = (data: unknown): void => {
    isAnswered = true;
    const frame = parseFrame(data);
    for (const handle of handlersByType.get(frame?.type ?? '') ?? []) if (frame) handle(frame);
  };

  const connect = (): void => {
    release();
    if (url === null) return;
    const next = openSocket(url);
    socket = next;
    // Ignores events of replaced sockets.
    const whileInUse = (react: (event: SocketEvent) => void) => (event: SocketEvent) => {
      if (socket === next) react(event);
    };
    next.addEventListener('open', whileInUse(onOpened));
    next.addEventListener(
      'message',
      whileInUse(({ data }) => handleFrame(data)),
    );
    next.addEventListener(
      'close',
      whileInUse(({ code }) => (REFUSED_CLOSE_CODES.includes(code ?? 0) ? refuse() : retry())),
    );
    retryTimer = setTimeout(retry, OPEN_TIMEOUT_MS);
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
      clearLost();
    },
    reconnectNow() {
      if (url === null || socket !== null) return;
      attempt = 0;
      connect();
    },
    send(frame) {
      if (socket?.readyState === OPEN) socket.send(JSON.stringify(frame));
    },
    onFrame(type, handler) {
      const handlers = handlersByType.get(type) ?? new Set();
      handlersByType.set(type, handlers);
      return subscribe(handlers, handler);
    },
    onConnected: (handler) => subscribe(connectedListeners, handler),
    onRefused: (handler) => subscribe(refusedListeners, handler),
    isLost: () => isLost,
    onLostChange: (handler) => subscribe(lostListeners, handler),
  };
};
