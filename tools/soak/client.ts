/**
 * Clients of a soak. Each client sends requests to any of the processes, times out and retries, like a browser's outbox. All responses are counted.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { SESSION_COOKIE } from '../../src/features/auth/server/auth.service.ts';

const REQUEST_TIMEOUT_MS = 20_000;
const RETRY_DELAY_MS = 400;

export interface CallResult {
  status: number;
  text: string;
}

/** Counts of responses, and times of writes. The status 0 counts broken and hanging connections. */
export interface Tally {
  statuses: Map<number, number>;
  /** Busy responses without `Retry-After`. */
  withoutRetryAfter: number;
  /** The first responses that must never occur, for the report. */
  failures: string[];
  /** `performance.now()` of the last acknowledged write. */
  wroteAt: number;
  /** The longest time between two acknowledged writes in milliseconds, since the last reset. */
  longestPause: number;
}

export const createTally = (): Tally => ({
  statuses: new Map(),
  withoutRetryAfter: 0,
  failures: [],
  wroteAt: performance.now(),
  longestPause: 0,
});

const MAX_FAILURES = 20;

/** Records an acknowledged write. */
export const recordWrite = (tally: Tally): void => {
  const now = performance.now();
  tally.longestPause = Math.max(tally.longestPause, now - tally.wroteAt);
  tally.wroteAt = now;
};

const recordFailure = (tally: Tally, failure: string): void => {
  if (tally.failures.length < MAX_FAILURES) tally.failures.push(failure.slice(0, 300));
};

export interface Client {
  call(method: string, path: string, token: string, body?: unknown): Promise<CallResult>;
  /** Retries until `isDone` returns true. Resolves to null if the soak ends first. */
  retryUntilDone(
    method: string,
    path: string,
    token: string,
    body: unknown,
    isDone: (result: CallResult) => boolean,
  ): Promise<CallResult | null>;
}

/** Creates a client of the processes on these ports. */
export const createClient = (ports: readonly number[], tally: Tally, hasEnded: () => boolean): Client => {
  const call: Client['call'] = async (method, path, token, body) => {
    const port = ports[Math.floor(Math.random() * ports.length)] ?? 0;
    let result: CallResult = { status: 0, text: '' };
    try {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: {
          cookie: `${SESSION_COOKIE}=${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      result = { status: response.status, text: await response.text() };
      const isBusy = result.status === 503 || result.status === 429;
      if (isBusy && !response.headers.has('retry-after')) {
        tally.withoutRetryAfter += 1;
        recordFailure(tally, `${method} ${path}: no Retry-After, ${result.text}`);
      }
    } catch {
      // After a killed process or a hanging connection, the client does not know the result and retries.
    }
    tally.statuses.set(result.status, (tally.statuses.get(result.status) ?? 0) + 1);
    if (result.status >= 500 && result.status !== 503) {
      recordFailure(tally, `${method} ${path}: ${result.status} ${result.text}`);
    }
    return result;
  };
  return {
    call,
    retryUntilDone: async (method, path, token, body, isDone) => {
      for (;;) {
        const result = await call(method, path, token, body);
        if (isDone(result)) return result;
        if (hasEnded()) return null;
        await wait(RETRY_DELAY_MS * (0.5 + Math.random()));
      }
    },
  };
};
