/**
 * The process's log: pino, one JSON object per line on standard error. Standard output is reserved for command output. Secrets never enter it: bodies
 * are not logged, and sensitive headers and values of failed queries are removed, because they may contain passwords.
 */
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

export type Log = Logger;

const REDACTED = ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]', 'password', 'token'];

/** The database layer puts a query's values into the error's message, its stack and a separate field. */
const withoutValues = (error: Error): Error => {
  if (!('query' in error && 'params' in error)) return error;
  const safeError = new Error(`Failed query: ${String(error.query)}`, { cause: error.cause });
  const stack = error.stack ?? '';
  safeError.stack = safeError.message + stack.slice(stack.indexOf(error.message) + error.message.length);
  return safeError;
};

/** Creates the log with a pino level. Writes to standard error unless a test captures it. */
export const createLog = (
  level: string,
  destination: DestinationStream = pino.destination({ fd: 2, sync: true }),
): Log =>
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
