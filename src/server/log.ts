/**
 * The process's log: pino, one JSON object a line on standard error, so that standard output carries only what a person
 * or a script waits for. Secrets never enter it: bodies are not logged, and the headers that carry them are cut out.
 */
import { type Logger, pino } from 'pino';

export type Log = Logger;

const REDACTED = ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]', 'password', 'token'];

/** Makes the log at a pino level. */
export const createLog = (level: string): Log =>
  pino({ level, redact: { paths: REDACTED, censor: '[redacted]' } }, pino.destination({ fd: 2, sync: true }));
