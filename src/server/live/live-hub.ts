/**
 * Carries events to every open socket of a person, in whichever process it is. A writer publishes ids inside its
 * transaction; each process hears them after the commit, and loads what it shows to those of its own sockets that may see it.
 * Notifications are hints: a client that was away fetches the truth.
 */
import { sql } from 'drizzle-orm';
import type { OpenDatabase, Queryable } from '../db/database.ts';
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
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(event)})`);
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

interface Connected {
  socket: LiveSocket;
  sessionId: string;
}

/** Starts listening. `load` is the app's table from event types to their loaders. */
export const startLiveHub = async (database: OpenDatabase, load: LiveLoader, log: Log): Promise<LiveHub> => {
  const sockets = new Map<string, Set<Connected>>();

  const endSessions = (event: LiveEvent, userId: string): void => {
    for (const { socket, sessionId } of sockets.get(userId) ?? []) {
      const isEnded = event.ids.sessionId ? sessionId === event.ids.sessionId : sessionId !== event.ids.except;
      if (isEnded) socket.close(4401, 'Signed out');
    }
  };

  const deliver = async (event: LiveEvent, userId: string): Promise<void> => {
    if (event.type === SESSIONS_ENDED) return endSessions(event, userId);
    const body = await load(event, userId);
    if (body === null) return;
    const text = JSON.stringify(body);
    for (const { socket } of sockets.get(userId) ?? []) socket.send(text);
  };

  const onPayload = (payload: string): void => {
    const event = JSON.parse(payload) as LiveEvent;
    for (const userId of event.to) {
      if (!sockets.has(userId)) continue;
      deliver(event, userId).catch((error: unknown) => log.error({ err: error, type: event.type }, 'live event lost'));
    }
  };

  const unlisten = await database.listen(CHANNEL, onPayload);
  return {
    add(userId, sessionId, socket) {
      const connected = { socket, sessionId };
      const own = sockets.get(userId) ?? new Set();
      sockets.set(userId, own.add(connected));
      return () => {
        own.delete(connected);
        if (own.size === 0 && sockets.get(userId) === own) sockets.delete(userId);
      };
    },
    isOnline: (userId) => sockets.has(userId),
    closeAll(code, reason) {
      for (const own of sockets.values()) for (const { socket } of own) socket.close(code, reason);
    },
    stop: unlisten,
  };
};
