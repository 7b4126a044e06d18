/**
 * Delivers events to all open sockets of a person, in any process. Writers publish ids inside their transaction. After the commit, each process loads
 * the content for its own sockets. Frames arrive in commit order. Events are hints: if an event is lost, the sockets are closed, and the client
 * reconnects and fetches everything.
 */
import type { OpenDatabase, Queryable } from '../db/database.ts';
import { notifyChannel } from '../db/notify.ts';
import type { Log } from '../log.ts';

/** An event with ids only, because a notification is limited to 8,000 bytes. */
export interface LiveEvent<Type extends string = string, Id extends string = string> {
  type: Type;
  /** Ids of the recipients. */
  to: string[];
  /** If set, the event is sent only to these people. Otherwise, it is sent to everyone who acts for these accounts. */
  isPersonal?: true;
  ids: Readonly<Record<Id, string>>;
}

/** The members of a WebSocket that the hub needs. */
export interface LiveSocket {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/**
 * Loads the frame of an event for one recipient, or null if there is nothing to send. `readerId` is the person who reads the frame, because several
 * people may act for a recipient.
 */
export type LiveLoader = (event: LiveEvent, userId: string, readerId: string) => Promise<{ type: string } | null>;

/** The loaders of a feature's frames by event type. The feature's contract declares the frames. */
export type LiveLoaders<Event extends LiveEvent, Frame extends { type: string }> = {
  readonly [Type in Event['type'] | Frame['type']]: (
    event: Extract<Event, { type: Type }>,
    userId: string,
    readerId: string,
  ) => Promise<Extract<Frame, { type: Type }> | null>;
};

/** The channel of events, for PostgreSQL and for a broker. */
export const LIVE_CHANNEL = 'puente_live';

/**
 * The maximum number of characters of a payload, below PostgreSQL's limit of 8,000 bytes. Ids are ASCII, so a
 * character is one byte.
 */
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

/** Publishes events when the transaction commits, or immediately outside of a transaction. */
export const publish = async <Event extends LiveEvent>(tx: Queryable, ...events: readonly Event[]): Promise<void> => {
  await notifyChannel(tx, LIVE_CHANNEL, ...packEvents(events));
};

/** Returns true if a user who acts for an account may receive an event of that account. */
export type MayReceive = (event: LiveEvent) => boolean | Promise<boolean>;

export interface LiveHub {
  /**
   * Adds a socket of a signed-in user and returns a function that removes it. Signing out of `sessionId` closes the socket. `accountId` is the
   * account that the user acts for: their own by default, null for none. `mayReceive` limits the account's events that they receive.
   */
  add(
    userId: string,
    sessionId: string,
    socket: LiveSocket,
    accountId?: string | null,
    mayReceive?: MayReceive,
  ): () => void;
  isOnline(userId: string): boolean;
  /** Returns the numbers of open sockets and of connected people in this process. */
  count(): { sockets: number; people: number };
  /** Closes every socket with a code, such as 1012 for a graceful stop. */
  closeAll(code: number, reason: string): void;
  stop(): Promise<void>;
}

/** Event type that closes a person's sockets of a revoked session (`ids.sessionId`), or of all sessions except `ids.except`. */
export const SESSIONS_ENDED = 'sessions_ended';

/** Event type that closes a person's sockets, so that clients reconnect with the person's current rights. */
export const RECONNECT = 'reconnect';

/** Close codes. Clients reconnect and fetch everything after `restart` and `lostEvent`, but not after `signedOut`. */
const CLOSE_CODES = { signedOut: 4401, restart: 1012, lostEvent: 1011 } as const;

interface ConnectedSocket {
  socket: LiveSocket;
  userId: string;
  accountId: string | null;
  mayReceive: MayReceive;
  sessionId: string;
}

/** The sockets of a connected person or account. `delivered` resolves when all pending frames are sent. */
interface ConnectedPerson {
  sockets: Set<ConnectedSocket>;
  delivered: Promise<void>;
}

/** Returns true if an event to this account or person is for the socket. */
const isAddressedTo = (socket: ConnectedSocket, { isPersonal }: LiveEvent, to: string): boolean =>
  (isPersonal ? socket.userId : socket.accountId) === to;

const isEvent = (parsed: unknown): parsed is LiveEvent =>
  typeof parsed === 'object' && parsed !== null && 'to' in parsed && Array.isArray(parsed.to);

const parseEvents = (payload: string, log: Log): LiveEvent[] => {
  try {
    // Processes of another release may send a single event or an unknown value.
    const parsed: unknown = JSON.parse(payload);
    return (Array.isArray(parsed) ? parsed : [parsed]).filter(isEvent);
  } catch (error) {
    log.warn({ err: error }, 'live events not readable');
    return [];
  }
};

const closeSockets = (sockets: Iterable<ConnectedSocket>, code: number, reason: string): void => {
  for (const { socket } of sockets) socket.close(code, reason);
};

const endSessions = ({ sockets }: ConnectedPerson, userId: string, { ids }: LiveEvent): void => {
  const isEnded = (socket: ConnectedSocket) =>
    socket.userId === userId && (ids.sessionId ? socket.sessionId === ids.sessionId : socket.sessionId !== ids.except);
  closeSockets([...sockets].filter(isEnded), CLOSE_CODES.signedOut, 'Signed out');
};

/** Starts listening. `load` is called once per event and connected reader. */
export const startLiveHub = async (database: OpenDatabase, load: LiveLoader, log: Log): Promise<LiveHub> => {
  const people = new Map<string, ConnectedPerson>();

  const join = (id: string, connected: ConnectedSocket): (() => void) => {
    const person = people.get(id) ?? { sockets: new Set(), delivered: Promise.resolve() };
    person.sockets.add(connected);
    people.set(id, person);
    return () => {
      person.sockets.delete(connected);
      if (person.sockets.size === 0 && people.get(id) === person) people.delete(id);
    };
  };

  const closeAll = (code: number, reason: string): void => {
    for (const { sockets } of people.values()) closeSockets([...sockets], code, reason);
  };

  const deliver = async (
    person: ConnectedPerson,
    { userId, readerId }: { userId: string; readerId: string },
    event: LiveEvent,
    loading: ReturnType<LiveLoader>,
  ): Promise<void> => {
    const receivers = () =>
      [...person.sockets].filter((socket) => socket.userId === readerId && isAddressedTo(socket, event, userId));
    try {
      const body = await loading;
      if (body === null) return;
      const text = JSON.stringify(body);
      for (const { socket, mayReceive } of receivers()) {
        if (event.isPersonal || (await mayReceive(event))) socket.send(text);
      }
    } catch (error) {
      log.error({ err: error, type: event.type }, 'live event lost');
      closeSockets(receivers(), CLOSE_CODES.lostEvent, 'Something was missed');
    }
  };

  const onEvent = (event: LiveEvent): void => {
    for (const userId of event.to) {
      const person = people.get(userId);
      if (!person) continue;
      if (event.type === RECONNECT) {
        closeSockets(
          [...person.sockets].filter((socket) => socket.userId === userId),
          CLOSE_CODES.restart,
          'Connection renewed',
        );
        continue;
      }
      if (event.type === SESSIONS_ENDED) {
        endSessions(person, userId, event);
        continue;
      }
      const receivers = [...person.sockets].filter((socket) => isAddressedTo(socket, event, userId));
      for (const readerId of new Set(receivers.map((socket) => socket.userId))) {
        // Loads start immediately, so that they are batched. Frames are sent in order, even if a load is slow.
        const loading = load(event, userId, readerId);
        loading.catch(() => {});
        person.delivered = person.delivered.then(() => deliver(person, { userId, readerId }, event, loading));
      }
    }
  };

  const onPayload = (payload: string): void => {
    for (const event of parseEvents(payload, log)) onEvent(event);
  };

  const onGap = (): void => {
    log.warn('live events may have been missed; all clients must reconnect');
    closeAll(CLOSE_CODES.restart, 'Connection renewed');
  };

  const unlisten = await database.listen(LIVE_CHANNEL, onPayload, onGap);
  return {
    add(userId, sessionId, socket, accountId = userId, mayReceive = () => true) {
      const connected = { socket, userId, accountId, mayReceive, sessionId };
      const removals = [...new Set([userId, accountId ?? userId])].map((id) => join(id, connected));
      return () => {
        for (const remove of removals) remove();
      };
    },
    isOnline: (userId) => people.has(userId),
    count: () => {
      const sockets = new Set([...people.values()].flatMap((person) => [...person.sockets]));
      return { sockets: sockets.size, people: new Set([...sockets].map(({ userId }) => userId)).size };
    },
    closeAll,
    stop: unlisten,
  };
};
