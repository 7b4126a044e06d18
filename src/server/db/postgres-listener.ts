/**
 * One connection that listens on a PostgreSQL channel and comes back by itself when it is lost. What was notified while
 * it was away is gone: whoever listens must treat a notification as a hint and read the truth from the tables.
 */
import pg from 'pg';

const FIRST_DELAY_MS = 200;
const LAST_DELAY_MS = 10_000;
/** A connection that died without a word is found out by asking it something now and then. */
const BEAT_MS = 5_000;
const ANSWER_WITHIN_MS = 8_000;

export interface ListenerCallbacks {
  onPayload: (payload: string) => void;
  onError: (error: Error) => void;
  /** It listens again after a loss; what was notified in between is gone. */
  onGap?: (() => void) | undefined;
}

/**
 * Opens one listening connection; `onLost` is called once when it ends or answers no more. Resolves to its end. Rejects, and then calls
 * nothing, where it is lost before it listens: whoever tried again twice would hear everything twice.
 */
const openListener = async (
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
  onLost: (reason: Error | null) => void,
): Promise<() => Promise<void>> => {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  });
  // Said again it changes nothing, and asks whether anybody is there.
  const listen = `listen ${pg.escapeIdentifier(channel)}`;
  let isListening = false;
  let isOver = false;
  let beat: NodeJS.Timeout | undefined;
  const finish = (reason: Error | null): void => {
    if (isOver) return;
    isOver = true;
    clearInterval(beat);
    if (isListening) onLost(reason);
    // The server may be out of reach, so nobody waits for this goodbye.
    client.end().catch(() => {});
  };
  client.on('error', finish);
  client.on('end', () => finish(null));
  client.on('notification', (message) => {
    if (!isOver) onPayload(message.payload ?? '');
  });
  try {
    await client.connect();
    await client.query(listen);
    if (isOver) throw new Error('Connection terminated before it listened');
    isListening = true;
  } catch (error) {
    isOver = true;
    client.end().catch(() => {});
    throw error;
  }
  beat = setInterval(() => void client.query(listen).catch(finish), BEAT_MS);
  beat.unref();
  return async () => {
    isOver = true;
    clearInterval(beat);
    await client.end();
  };
};

/** Listens until the returned function is called. The first connection must succeed; later ones are retried for ever. */
export const listenOnPostgres = async (
  url: string,
  channel: string,
  { onPayload, onError, onGap }: ListenerCallbacks,
): Promise<() => Promise<void>> => {
  let isStopped = false;
  let delay = FIRST_DELAY_MS;
  let timer: NodeJS.Timeout | undefined;
  let end: (() => Promise<void>) | undefined;

  const open = async (): Promise<void> => {
    end = await openListener(url, channel, onPayload, retry);
    delay = FIRST_DELAY_MS;
    if (isStopped) await end();
  };

  const retry = (reason: Error | null): void => {
    if (reason) onError(reason);
    if (isStopped) return;
    timer = setTimeout(() => void open().then(onGap, retry), delay);
    timer.unref();
    delay = Math.min(delay * 2, LAST_DELAY_MS);
  };

  await open();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await end?.().catch(onError);
  };
};
