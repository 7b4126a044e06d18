/**
 * A connection that listens to a PostgreSQL channel and reconnects when it is lost. Notifications in between are lost, so listeners must treat them
 * as hints and read the tables.
 */
import pg from 'pg';

const MIN_RETRY_DELAY_MS = 200;
const MAX_RETRY_DELAY_MS = 10_000;
/** Interval of the statements that detect a silently dead connection. */
const HEARTBEAT_INTERVAL_MS = 5_000;
const ANSWER_TIMEOUT_MS = 8_000;

export interface ListenerCallbacks {
  onPayload: (payload: string) => void;
  onError: (error: Error) => void;
  /** Called after reconnecting; notifications in between are lost. */
  onGap?: (() => void) | undefined;
}

/**
 * Opens a listening connection. Resolves to a function that closes it. `onLost` is called once when the connection ends or stops answering. Rejects,
 * without calling `onLost`, if the connection is lost before it listens; doing both would start two retries.
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
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    // Replaces a shorter timeout of the role.
    statement_timeout: ANSWER_TIMEOUT_MS,
  });
  // Repeating the statement has no effect, so it also serves as the heartbeat.
  const listen = `listen ${pg.escapeIdentifier(channel)}`;
  let isListening = false;
  let hasEnded = false;
  let heartbeat: NodeJS.Timeout | undefined;
  const finish = (reason: Error | null): void => {
    if (hasEnded) return;
    hasEnded = true;
    clearInterval(heartbeat);
    if (isListening) onLost(reason);
    // Not awaited, because the server may be unreachable.
    client.end().catch(() => {});
  };
  client.on('error', finish);
  client.on('end', () => finish(null));
  client.on('notification', (message) => {
    if (!hasEnded) onPayload(message.payload ?? '');
  });
  try {
    await client.connect();
    await client.query(listen);
    if (hasEnded) throw new Error('Connection terminated before it listened');
    isListening = true;
  } catch (error) {
    hasEnded = true;
    client.end().catch(() => {});
    throw error;
  }
  heartbeat = setInterval(() => void client.query(listen).catch(finish), HEARTBEAT_INTERVAL_MS);
  heartbeat.unref();
  return async () => {
    hasEnded = true;
    clearInterval(heartbeat);
    await client.end();
  };
};

/** Listens until the returned function is called. Rejects if the first connection fails; later connections are retried forever. */
export const listenOnPostgres = async (
  url: string,
  channel: string,
  { onPayload, onError, onGap }: ListenerCallbacks,
): Promise<() => Promise<void>> => {
  let isStopped = false;
  let delay = MIN_RETRY_DELAY_MS;
  let timer: NodeJS.Timeout | undefined;
  let end: (() => Promise<void>) | undefined;

  const open = async (): Promise<void> => {
    end = await openListener(url, channel, onPayload, retry);
    delay = MIN_RETRY_DELAY_MS;
    if (isStopped) await end();
  };

  const retry = (reason: Error | null): void => {
    if (reason) onError(reason);
    if (isStopped) return;
    timer = setTimeout(() => void open().then(onGap, retry), delay);
    timer.unref();
    delay = Math.min(delay * 2, MAX_RETRY_DELAY_MS);
  };

  await open();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await end?.().catch(onError);
  };
};
