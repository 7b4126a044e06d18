/**
 * Delivers events to all open sockets of a person, in any process. Writers publish ids inside their transaction; after the commit each process loads
 * the content for its own sockets. Frames arrive in commit order. Events are hints: if one is lost, the sockets are closed, and the client reconnects
 * and fetches everything.
 */
import type { OpenDatabase, Queryable } from '../db/database.ts';
import { notifyChannel } from '../db/notify.ts';
import type { Log } from '../log.ts';

/** An event with ids only, because a notification is limited to 8,000 bytes. */
export interface LiveEvent<Type extends string = string, Id extends string = string> {
  type: Type;
  /** Ids of the recipients. */
  to: string[];
  ids: Readonly<Record<Id, string>>;
}

/** The part of a WebSocket that the hub needs. */
export interface LiveSocket {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** Loads the frame of an event for one recipient, or null if there is nothing to send. */
export type LiveLoader = (event: LiveEvent, userId: string) => Promise<{ type: string } | null>;

/** The loaders of a feature's frames by event type. The frames are declared in its contract. */
export type LiveLoaders<Event extends LiveEvent, Frame extends { type: string }> = {
  readonly [Type in Event['type'] | Frame['type']]: (
    event: Extract<Event, { type: Type }>,
    userId: string,
  ) => Promise<Extract<Frame, { type: Type }> | null>;
};

/** The channel of events, for PostgreSQL and for a broker. */
export const LIVE_CHANNEL = 'puente_live';

/** Below PostgreSQL's limit of 8,000 bytes. Ids are ASCII, so a character is a byte. */
const MAX_PAYLOAD = 7_500;

/** Packs events into as few payloads as possible, each a JSON array. */
export const packEvents = (events: readonly LiveEvent[]): string[] => {
  const payloads: string[] = [];
  let packed = '';
  for (const event of events) {
    const text = JSON.stringify(event);
    if (packed !== '' && packed.length + text.length > MAX_PAYLOAD) {
      payloads.push(`[${packed}]`);
      packed = '';
    }
    packed += packed === '' ? text : `,${text}`;
  }
  return packed === '' ? payloads : [...payloads, `[${packed}]`];
};

/** Publishes events when the transaction commits, or immediately outside of one. */
export const publish = async <Event extends LiveEvent>(tx: Queryable, ...events: readonly Event[]): Promise<void> => {
  await notifyChannel(tx, LIVE_CHANNEL, ...packEvents(events));
};

export interface LiveHub {
  /** Adds a socket of a signed-in user and returns the function that removes it. `sessionId` lets a sign-out close it. */
  add(userId: string, sessionId: string, socket: LiveSocket): () => void;
  isOnline(userId: string): boolean;
  /** Open sockets of this process, and the number of their people. */
  count(): { sockets: number; people: number };
  /** Closes every socket with a code; 1012 for a graceful stop. */
  closeAll(code: number, reason: string): void;
  stop(): Promise<void>;
}

/** Ends sockets of a revoked session (`ids.sessionId`), or of all sessions but one (`ids.except`). */
export const SESSIONS_ENDED = 'sessions_ended';

/** Close codes after which clients reconnect and fetch what they missed. */
const CLOSE = { signedOut: 4401, restart: 1012, lostEvent: 1011 } as const;

interface ConnectedSocket {
  socket: LiveSocket;
  sessionId: string;
}

/** A connected person: their sockets, and the end of the queue of their pending frames. */
interface ConnectedPerson {
  sockets: Set<ConnectedSocket>;
  delivered: Promise<void>;
}

const isEvent = (parsed: unknown): parsed is LiveEvent =>
  typeof parsed === 'object' && parsed !== null && 'to' in parsed && Array.isArray(parsed.to);

const parseEvents = (payload: string, log: Log): LiveEvent[] => {
  try {
    // Processes of another release may send a single event or something unknown.
    const parsed: unknown = JSON.parse(payload);
    return (Array.isArray(parsed) ? parsed : [parsed]).filter(isEvent);
  } catch (error) {
    log.warn({ err: error }, 'live events not readable');
    return [];
  }
};

const closeOf = (present: Iterable<ConnectedSocket>, code: number, reason: string): void => {
  for (const { socket } of present) socket.close(code, reason);
};

const endSessions = ({ sockets }: ConnectedPerson, { ids }: LiveEvent): void => {
  const isEnded = ({ sessionId }: ConnectedSocket) =>
    ids.sessionId ? sessionId === ids.sessionId : sessionId !== ids.except;
  closeOf([...sockets].filter(isEnded), CLOSE.signedOut, 'Signed out');
};

/** Starts listening. `load` maps event types to their loaders. */
export const startLiveHub = async (database: OpenDatabase, load: LiveLoader, log: Log): Promise<LiveHub> => {
  const people = new Map<string, ConnectedPerson>();

  const closeAll = (code: number, reason: string): void => {
    for (const { sockets } of people.values()) closeOf([...sockets], code, reason);
  };

  const deliver = async (
    present: ConnectedPerson,
    event: LiveEvent,
    loading: ReturnType<LiveLoader>,
  ): Promise<void> => {
    try {
      const body = await loading;
      if (body === null) return;
      const text = JSON.stringify(body);
      for (const { socket } of present.sockets) socket.send(text);
    } catch (error) {
      log.error({ err: error, type: event.type }, 'live event lost');
      closeOf([...present.sockets], CLOSE.lostEvent, 'Something was missed');
    }
  };

  const onEvent = (event: LiveEvent): void => {
    for (const userId of event.to) {
      const present = people.get(userId);
      if (!present) continue;
      if (event.type === SESSIONS_ENDED) {
        endSessions(present, event);
        continue;
      }
      // Loads start at once, so that they are batched; frames are sent in order, so that a slow load is not overtaken.
      const loading = load(event, userId);
      loading.catch(() => {});
      present.delivered = present.delivered.then(() => deliver(present, event, loading));
    }
  };

  const onPayload = (payload: string): void => {
    for (const event of parseEvents(payload, log)) onEvent(event);
  };

  const onGap = (): void => {
    log.warn('live events may have been missed; all clients must reconnect');
    closeAll(CLOSE.restart, 'Connection renewed');
  };

  const unlisten = await database.listen(LIVE_CHANNEL, onPayload, onGap);
  return {
    add(userId, sessionId, socket) {
      const connected = { socket, sessionId };
      const present = people.get(userId) ?? { sockets: new Set(), delivered: Promise.resolve() };
      present.sockets.add(connected);
      people.set(userId, present);
      return () => {
        present.sockets.delete(connected);
        if (present.sockets.size === 0 && people.get(userId) === present) people.delete(userId);
      };
    },
    isOnline: (userId) => people.has(userId),
    count: () => {
      let sockets = 0;
      for (const present of people.values()) sockets += present.sockets.size;
      return { sockets, people: people.size };
    },
    closeAll,
    stop: unlisten,
  };
};
