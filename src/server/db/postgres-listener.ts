/**
 * One connection that listens on a PostgreSQL channel and comes back by itself when it is lost. What was notified while
 * it was away is gone: whoever listens must treat a notification as a hint and read the truth from the tables.
 */
import pg from 'pg';

const FIRST_DELAY_MS = 200;
const LAST_DELAY_MS = 10_000;

/** Listens until the returned function is called. The first connection must succeed; later ones are retried for ever. */
export const listenOnPostgres = async (
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> => {
  let client: pg.Client | undefined;
  let isStopped = false;
  let delay = FIRST_DELAY_MS;
  let timer: NodeJS.Timeout | undefined;

  const open = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    let isLost = false;
    const onLost = (error?: Error) => {
      if (isLost) return;
      isLost = true;
      if (error) onError(error);
      if (client === next && !isStopped) retry();
    };
    next.on('error', onLost);
    next.on('end', () => onLost());
    next.on('notification', (message) => onPayload(message.payload ?? ''));
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
    delay = FIRST_DELAY_MS;
  };

  const retry = (): void => {
    timer = setTimeout(() => {
      open().catch((error: Error) => {
        onError(error);
        if (!isStopped) retry();
      });
    }, delay);
    timer.unref();
    delay = Math.min(delay * 2, LAST_DELAY_MS);
  };

  await open();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end().catch(onError);
  };
};
