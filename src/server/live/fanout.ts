/**
 * Broadcasts texts between processes over a message broker without storage. Each process numbers its messages and repeats its last number in a
 * heartbeat every second, so that receivers detect gaps. Every text is either received once or reported by `onGap`. Gaps are caused by a broker
 * restart, a lost connection, or a process that dies before publishing.
 */
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Log } from '../log.ts';

/** A connection to a broker. Reconnects automatically, and drops texts that it cannot send. */
export interface BrokerConnection {
  send(text: string): void;
  close(): Promise<void>;
}

/** Connects to the broker. Rejects if the first connection fails. */
export type OpenConnection = (
  onText: (text: string) => void,
  onError: (error: Error) => void,
) => Promise<BrokerConnection>;

const envelopeSchema = z.object({
  from: z.string(),
  /** Sequence number of this text, counted per process. */
  number: z.int(),
  text: z.optional(z.string()),
  /** True for the last message of a process that stops. */
  isLast: z.optional(z.boolean()),
});
type Envelope = z.infer<typeof envelopeSchema>;

export interface FanoutTimes {
  heartbeatMs: number;
  /** A process that sends nothing for this time is considered gone. */
  silenceMs: number;
}
const TIMES: FanoutTimes = { heartbeatMs: 1_000, silenceMs: 8_000 };

interface Peer {
  number: number;
  heardAt: number;
}

interface Listener {
  onText: (text: string) => void;
  onGap: () => void;
}

export interface Fanout {
  /** Sends to all processes, including this one. */
  publish(texts: readonly string[]): void;
  /** Calls `onText` for every text from now on, and `onGap` if texts may be missing. Returns a function that stops listening. */
  listen(onText: (text: string) => void, onGap?: () => void): () => void;
  close(): Promise<void>;
}

/** Tracks the other processes and finds gaps in their sequence numbers. */
const createPeers = (silenceMs: number, startedAt: number) => {
  const peers = new Map<string, Peer>();
  /** Returns true once every process that was running at the start must have sent a heartbeat. */
  const isWarmedUp = (now: number): boolean => now - startedAt > silenceMs;
  return {
    /** Records an envelope. `isNew` is true if its text is new, and `hasGap` if an earlier text is missing. */
    receive({ from, number, text, isLast }: Envelope, now: number): { isNew: boolean; hasGap: boolean } {
      const before = text === undefined ? number : number - 1;
      const peer = peers.get(from);
      // Texts that a process published before this process started are not missing.
      const lastNumber = peer?.number ?? (isWarmedUp(now) ? 0 : before);
      if (isLast) peers.delete(from);
      else peers.set(from, { number: Math.max(number, lastNumber), heardAt: now });
      return { isNew: text !== undefined && number > lastNumber, hasGap: before > lastNumber };
    },
    /** Removes processes that went silent without a last message. Returns true if any were removed. */
    dropSilent(now: number): boolean {
      const silent = [...peers].filter(([, { heardAt }]) => now - heardAt > silenceMs);
      for (const [from] of silent) peers.delete(from);
      return silent.length > 0;
    },
    /** Restarts the timeout of all processes after a disconnection. */
    resetTimers(now: number): void {
      for (const peer of peers.values()) peer.heardAt = now;
    },
  };
};

const parseEnvelope = (text: string): Envelope | null => {
  try {
    const parsed = z.safeParse(envelopeSchema, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

/** Joins the broadcast. Rejects if the broker does not answer. */
export const openFanout = async (
  openConnection: OpenConnection,
  log: Log,
  times: FanoutTimes = TIMES,
): Promise<Fanout> => {
  const ownId = randomUUID();
  const listeners = new Set<Listener>();
  const peers = createPeers(times.silenceMs, performance.now());
  let number = 0;
  /** Time of the last own message that came back. Messages come back while the connection works in both directions. */
  let lastEchoAt = performance.now();
  let isPartitioned = false;

  const notifyGap = (): void => {
    for (const { onGap } of listeners) onGap();
  };
  const deliver = (text: string): void => {
    for (const { onText } of listeners) onText(text);
  };

  const receiveEcho = (now: number): void => {
    lastEchoAt = now;
    if (!isPartitioned) return;
    isPartitioned = false;
    peers.resetTimers(now);
    log.warn('message broker reconnected');
    notifyGap();
  };

  const onText = (raw: string): void => {
    const envelope = parseEnvelope(raw);
    if (envelope === null) return;
    const now = performance.now();
    if (envelope.from === ownId) {
      receiveEcho(now);
      return;
    }
    const { isNew, hasGap } = peers.receive(envelope, now);
    if (hasGap) notifyGap();
    if (isNew && envelope.text !== undefined) deliver(envelope.text);
  };

  const connection = await openConnection(onText, (error) =>
    log.warn({ err: error.message }, 'message broker connection lost'),
  );
  const send = (envelope: Omit<Envelope, 'from' | 'number'>): void =>
    connection.send(JSON.stringify({ from: ownId, number, ...envelope }));

  const heartbeat = setInterval(() => {
    const now = performance.now();
    send({});
    // Shorter than the timeout of peers, because a disconnected process cannot distinguish which peers are gone.
    if (!isPartitioned && now - lastEchoAt > times.silenceMs / 2) {
      isPartitioned = true;
      log.warn('message broker unavailable; live events of other processes are missing until it reconnects');
    }
    if (!isPartitioned && peers.dropSilent(now)) notifyGap();
  }, times.heartbeatMs);
  heartbeat.unref();

  return {
    publish(texts) {
      for (const text of texts) {
        number += 1;
        send({ text });
        deliver(text);
      }
    },
    listen(onListenerText, onGap = () => {}) {
      const listener = { onText: onListenerText, onGap };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      clearInterval(heartbeat);
      send({ isLast: true });
      await connection.close();
    },
  };
};
