/**
 * The process's log: pino, one JSON object a line on standard error, so that standard output carries only what a person
 * or a script waits for. Secrets never enter it: bodies are not logged, the headers that carry them are cut out, and so are the values of
 * a failed query, which may be a mail with a password in it.
 */
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

export type Log = Logger;

const REDACTED = ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]', 'password', 'token'];

/** The database layer puts a query's values into the error's message, its stack and a field of its own. */
const withoutValues = (error: Error): Error => {
  if (!('query' in error && 'params' in error)) return error;
  const bare = new Error(`Failed query: ${String(error.query)}`, { cause: error.cause });
  const stack = error.stack ?? '';
  bare.stack = bare.message + stack.slice(stack.indexOf(error.message) + error.message.length);
  return bare;
};

/** Makes the log at a pino level; on standard error, unless a test reads it. */
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
