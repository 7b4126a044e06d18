/**
 * Carries events to every open socket of a person, in whichever process it is. A writer publishes ids inside its
 * transaction; each process hears them after the commit, and loads what it shows to those of its own sockets that may see it.
 * Frames reach a person in the order of the commits. Events are hints: where one was lost the sockets are closed, and a client
 * that comes back fetches the truth.
 */
import type { OpenDatabase, Queryable } from '../db/database.ts';
import { notifyChannel } from '../db/notify.ts';
import type { Log } from '../log.ts';

/** What can be said to one or more people; ids only, since a notification is at most 8,000 bytes. */
export interface LiveEvent<Type extends string = string, Id extends string = string> {
  type: Type;
  /** Users whose sockets are told. */
  to: string[];
  ids: Readonly<Record<Id, string>>;
}

/** The part of a WebSocket that the hub needs. */
export interface LiveSocket {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** Turns an event into what one recipient gets, or null where there is nothing to say. */
export type LiveLoader = (event: LiveEvent, userId: string) => Promise<{ type: string } | null>;

/** What makes each of a feature's frames, by the event of the same type; the frames stand in its contract. */
export type LiveLoaders<Event extends LiveEvent, Frame extends { type: string }> = {
  readonly [Type in Event['type'] | Frame['type']]: (
    event: Extract<Event, { type: Type }>,
    userId: string,
  ) => Promise<Extract<Frame, { type: Type }> | null>;
};

/** What the events are published on, be it PostgreSQL's or a broker's. */
export const LIVE_CHANNEL = 'puente_live';

/** A payload stays below PostgreSQL's 8,000 bytes; ids are ASCII, so a character is a byte. */
const MAX_PAYLOAD = 7_500;

/** As few payloads as hold all events, each a JSON array. */
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

/** Publishes events when the transaction commits, or at once outside of one. */
export const publish = async <Event extends LiveEvent>(tx: Queryable, ...events: readonly Event[]): Promise<void> => {
  await notifyChannel(tx, LIVE_CHANNEL, ...packEvents(events));
};

export interface LiveHub {
  /** Adds a socket of a signed-in user; the result takes it out again. `sessionId` lets a sign-out close it. */
  add(userId: string, sessionId: string, socket: LiveSocket): () => void;
  isOnline(userId: string): boolean;
  /** How many sockets of how many people are open in this process. */
  count(): { sockets: number; people: number };
  /** Closes every socket with a code; at the graceful stop 1012. */
  closeAll(code: number, reason: string): void;
  stop(): Promise<void>;
}

/** The event that ends sockets: a session that was revoked (`ids.sessionId`) or all but one (`ids.except`). */
export const SESSIONS_ENDED = 'sessions_ended';

/** Why the server closes sockets that did nothing wrong; the client comes back and fetches what it missed. */
const CLOSE = { signedOut: 4401, restart: 1012, lostEvent: 1011 } as const;

interface Connected {
  socket: LiveSocket;
  sessionId: string;
}

/** A person who is here: their sockets, and the end of the queue of what they are being told. */
interface Present {
  sockets: Set<Connected>;
  told: Promise<void>;
}

const isEvent = (said: unknown): said is LiveEvent =>
  typeof said === 'object' && said !== null && 'to' in said && Array.isArray(said.to);

const parseEvents = (payload: string, log: Log): LiveEvent[] => {
  try {
    // Another release's process may say one event, or something else altogether.
    const said: unknown = JSON.parse(payload);
    return (Array.isArray(said) ? said : [said]).filter(isEvent);
  } catch (error) {
    log.warn({ err: error }, 'live events not readable');
    return [];
  }
};

const closeOf = (present: Iterable<Connected>, code: number, reason: string): void => {
  for (const { socket } of present) socket.close(code, reason);
};

const endSessions = ({ sockets }: Present, { ids }: LiveEvent): void => {
  const isEnded = ({ sessionId }: Connected) =>
    ids.sessionId ? sessionId === ids.sessionId : sessionId !== ids.except;
  closeOf([...sockets].filter(isEnded), CLOSE.signedOut, 'Signed out');
};

/** Starts listening. `load` is the app's table from event types to their loaders. */
export const startLiveHub = async (database: OpenDatabase, load: LiveLoader, log: Log): Promise<LiveHub> => {
  const people = new Map<string, Present>();

  const closeAll = (code: number, reason: string): void => {
    for (const { sockets } of people.values()) closeOf([...sockets], code, reason);
  };

  const tell = async (present: Present, event: LiveEvent, loading: ReturnType<LiveLoader>): Promise<void> => {
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
      // Loaded at once, so that loads go together; told one after the other, so that no event overtakes one that takes longer to load.
      const loading = load(event, userId);
      loading.catch(() => {});
      present.told = present.told.then(() => tell(present, event, loading));
    }
  };

  const onPayload = (payload: string): void => {
    for (const event of parseEvents(payload, log)) onEvent(event);
  };

  const onGap = (): void => {
    log.warn('live events may have been missed; all connections are renewed');
    closeAll(CLOSE.restart, 'Connection renewed');
  };

  const unlisten = await database.listen(LIVE_CHANNEL, onPayload, onGap);
  return {
    add(userId, sessionId, socket) {
      const connected = { socket, sessionId };
      const present = people.get(userId) ?? { sockets: new Set(), told: Promise.resolve() };
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
