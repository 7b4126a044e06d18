/**
 * Carries texts from each process to all others over a message broker that keeps nothing. What is lost on the way is found out by numbers: each
 * process numbers what it says and tells its last number every second, so whoever hears of a number it did not get knows that something is missing.
 * Invariant: every text is heard once, or `onGap` is called: when a broker restarts, a connection breaks, or a process dies between its
 * commit and what it had to say.
 */
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Log } from '../log.ts';

/** A connection to a broker that comes back by itself. What it cannot send it drops. */
export interface Wire {
  send(text: string): void;
  close(): Promise<void>;
}

/** Connects; rejects where the broker does not answer at the start. */
export type OpenWire = (onText: (text: string) => void, onError: (error: Error) => void) => Promise<Wire>;

const saidSchema = z.object({
  from: z.string(),
  /** How many texts this process has said, with this one. */
  number: z.int(),
  text: z.optional(z.string()),
  /** It stops, having said all it had to say. */
  isLast: z.optional(z.boolean()),
});
type Said = z.infer<typeof saidSchema>;

export interface FanoutTimes {
  beatMs: number;
  /** Who is not heard of for so long is gone. */
  silenceMs: number;
}
const TIMES: FanoutTimes = { beatMs: 1_000, silenceMs: 8_000 };

interface Peer {
  number: number;
  heardAt: number;
}

interface Listener {
  onText: (text: string) => void;
  onGap: () => void;
}

export interface Fanout {
  /** Tells all processes, this one included. */
  say(texts: readonly string[]): void;
  /** Calls back for every text from now on; `onGap` where some may be missing. The result ends it. */
  listen(onText: (text: string) => void, onGap?: () => void): () => void;
  close(): Promise<void>;
}

/** What is known of the other processes; says where something is missing. */
const createPeers = (silenceMs: number, startedAt: number) => {
  const peers = new Map<string, Peer>();
  const hasBegun = (now: number): boolean => now - startedAt > silenceMs;
  return {
    /** Notes what one said. Gives whether it is news, and whether something before it is missing. */
    hear({ from, number, text, isLast }: Said, now: number): { isNews: boolean; isMissing: boolean } {
      const before = text === undefined ? number : number - 1;
      const peer = peers.get(from);
      // One who was there before this process began has said things that nobody here was to hear.
      const known = peer?.number ?? (hasBegun(now) ? 0 : before);
      if (isLast) peers.delete(from);
      else peers.set(from, { number: Math.max(number, known), heardAt: now });
      return { isNews: text !== undefined && number > known, isMissing: before > known };
    },
    /** Drops those who fell silent without a last word. Gives whether there were any. */
    dropSilent(now: number): boolean {
      const silent = [...peers].filter(([, { heardAt }]) => now - heardAt > silenceMs);
      for (const [from] of silent) peers.delete(from);
      return silent.length > 0;
    },
    /** Nobody could be heard; all get their time anew. */
    forgive(now: number): void {
      for (const peer of peers.values()) peer.heardAt = now;
    },
  };
};

const parse = (text: string): Said | null => {
  try {
    const parsed = z.safeParse(saidSchema, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

/** Joins the other processes. Rejects where the broker does not answer. */
export const openFanout = async (openWire: OpenWire, log: Log, times: FanoutTimes = TIMES): Promise<Fanout> => {
  const own = randomUUID();
  const listeners = new Set<Listener>();
  const peers = createPeers(times.silenceMs, performance.now());
  let number = 0;
  /** Its own beats come back as long as the broker hears this process and this process hears the broker. */
  let echoAt = performance.now();
  let isDeaf = false;

  const gap = (): void => {
    for (const { onGap } of listeners) onGap();
  };
  const deliver = (text: string): void => {
    for (const { onText } of listeners) onText(text);
  };

  const hearEcho = (now: number): void => {
    echoAt = now;
    if (!isDeaf) return;
    isDeaf = false;
    peers.forgive(now);
    log.warn('the message broker is heard again');
    gap();
  };

  const onText = (raw: string): void => {
    const said = parse(raw);
    if (said === null) return;
    const now = performance.now();
    if (said.from === own) {
      hearEcho(now);
      return;
    }
    const { isNews, isMissing } = peers.hear(said, now);
    if (isMissing) gap();
    if (isNews && said.text !== undefined) deliver(said.text);
  };

  const wire = await openWire(onText, (error) => log.warn({ err: error.message }, 'message broker connection lost'));
  const send = (said: Omit<Said, 'from' | 'number'>): void => wire.send(JSON.stringify({ from: own, number, ...said }));

  const beat = setInterval(() => {
    const now = performance.now();
    send({});
    // Sooner than anybody else is taken for gone: who hears nothing at all must not judge.
    if (!isDeaf && now - echoAt > times.silenceMs / 2) {
      isDeaf = true;
      log.warn('the message broker is not heard; live events of other processes are missing until it is');
    }
    if (!isDeaf && peers.dropSilent(now)) gap();
  }, times.beatMs);
  beat.unref();

  return {
    say(texts) {
      for (const text of texts) {
        number += 1;
        send({ text });
        deliver(text);
      }
    },
    listen(hear, onGap = () => {}) {
      const listener = { onText: hear, onGap };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      clearInterval(beat);
      send({ isLast: true });
      await wire.close();
    },
  };
};
