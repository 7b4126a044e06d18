/**
 * The process's log: pino, one JSON object per line on standard error. Standard output is reserved for command output. The log contains no secrets:
 * bodies are not logged, and sensitive headers and the values of failed queries are removed, because they may contain passwords.
 */
import process from 'node:process';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

export type Log = Logger;

const REDACTED = ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]', 'password', 'token'];

/** Removes a query's values. The query builder adds them to the error's message, its stack and a separate field. */
const withoutValues = (error: Error): Error => {
  if (!('query' in error && 'params' in error)) return error;
  const safeError = new Error(`Failed query: ${String(error.query)}`, { cause: error.cause });
  const stack = error.stack ?? '';
  safeError.stack = safeError.message + stack.slice(stack.indexOf(error.message) + error.message.length);
  return safeError;
};

/** Buffer size. Writing each line separately would take a sixth of the time of a request for a cached page. */
const BUFFER_BYTES = 8 * 1024;
const MAX_DELAY_MS = 100;
const WARNING = pino.levels.values.warn ?? 40;

/**
 * Opens standard error. Lines below the level of a warning are buffered for at most `MAX_DELAY_MS` and written before the process exits. A killed
 * process loses the buffered lines. Warnings and errors are written immediately, after the buffered lines.
 */
const openStandardError = (): DestinationStream => {
  const stream = pino.destination({ fd: 2, sync: true, minLength: BUFFER_BYTES });
  process.once('exit', () => stream.flushSync());
  let timer: NodeJS.Timeout | undefined;
  // Unlike `flushSync`, does not wait for the disk.
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    stream.flush();
  };
  const destination = {
    // Makes pino set `lastLevel` before each line.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string): void {
      stream.write(line);
      if (destination.lastLevel >= WARNING) flush();
      else timer ??= setTimeout(flush, MAX_DELAY_MS).unref();
    },
    flushSync: () => stream.flushSync(),
  };
  return destination;
};

let standardError: DestinationStream | undefined;
/** Returns the stream that all logs of the process share, so that lines stay in order. */
const sharedStandardError = (): DestinationStream => {
  standardError ??= openStandardError();
  return standardError;
};

/** Creates the log with a pino level. Writes to standard error unless a test captures it. */
export const createLog = (level: string, destination: DestinationStream = sharedStandardError()): Log =>
  pino(
    {
      level,
      redact: { paths: REDACTED, censor: '[redacted]' },
      serializers: {
        err: (error: unknown) => stdSerializers.err((error instanceof Error ? withoutValues(error) : error) as Error),
      },
    },
    destination,
  );
