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
export interface LiveEvent {
  type: string;
  /** Users whose sockets are told. */
  to: string[];
  ids: Record<string, string>;
}

/** The part of a WebSocket that the hub needs. */
export interface LiveSocket {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** Turns an event into what one recipient gets, or null where there is nothing to say. */
export type LiveLoader = (event: LiveEvent, userId: string) => Promise<Record<string, unknown> | null>;

const CHANNEL = 'puente_live';

/** Publishes an event when the transaction commits, or at once outside of one. */
export const publish = async (tx: Queryable, event: LiveEvent): Promise<void> => {
  await notifyChannel(tx, CHANNEL, JSON.stringify(event));
};

export interface LiveHub {
  /** Adds a socket of a signed-in user; the result takes it out again. `sessionId` lets a sign-out close it. */
  add(userId: string, sessionId: string, socket: LiveSocket): () => void;
  isOnline(userId: string): boolean;
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

const parseEvent = (payload: string, log: Log): LiveEvent | null => {
  try {
    return JSON.parse(payload) as LiveEvent;
  } catch (error) {
    log.warn({ err: error }, 'live event not readable');
    return null;
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

  const tell = async (present: Present, event: LiveEvent, userId: string): Promise<void> => {
    try {
      const body = await load(event, userId);
      if (body === null) return;
      const text = JSON.stringify(body);
      for (const { socket } of present.sockets) socket.send(text);
    } catch (error) {
      log.error({ err: error, type: event.type }, 'live event lost');
      closeOf([...present.sockets], CLOSE.lostEvent, 'Something was missed');
    }
  };

  const onPayload = (payload: string): void => {
    const event = parseEvent(payload, log);
    for (const userId of event?.to ?? []) {
      const present = people.get(userId);
      if (!present || !event) continue;
      // One after the other: a load that takes longer must not let the next event overtake it.
      if (event.type === SESSIONS_ENDED) endSessions(present, event);
      else present.told = present.told.then(() => tell(present, event, userId));
    }
  };

  const onGap = (): void => {
    log.warn('live events may have been missed; all connections are renewed');
    closeAll(CLOSE.restart, 'Connection renewed');
  };

  const unlisten = await database.listen(CHANNEL, onPayload, onGap);
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
    closeAll,
    stop: unlisten,
  };
};
