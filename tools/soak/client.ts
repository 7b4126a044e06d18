/**
 * The clients of a soak. Each asks any of the processes, gives up after a while and asks again, as a browser's outbox does; what was
 * answered is counted. What they were told is true is what must be found at the end.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { SESSION_COOKIE } from '../../src/features/auth/server/auth.service.ts';

const GIVE_UP_MS = 20_000;
const AGAIN_MS = 400;

export interface Answer {
  status: number;
  text: string;
}

/** What all clients were answered. `0` counts connections that broke or hung. */
export interface Tally {
  statuses: Map<number, number>;
  /** Of refusals for being busy, those that did not say when to come back. */
  withoutRetryAfter: number;
  /** The first of those that nobody may get, for the report. */
  failures: string[];
  /** `performance.now()` of the last write that was acknowledged. */
  wroteAt: number;
  /** The longest time without one, in milliseconds, since it was last set to 0. */
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

/** Notes that something was written and acknowledged. */
export const noteWrite = (tally: Tally): void => {
  const now = performance.now();
  tally.longestPause = Math.max(tally.longestPause, now - tally.wroteAt);
  tally.wroteAt = now;
};

const noteFailure = (tally: Tally, failure: string): void => {
  if (tally.failures.length < MAX_FAILURES) tally.failures.push(failure.slice(0, 300));
};

export interface Client {
  call(method: string, path: string, token: string, body?: unknown): Promise<Answer>;
  /** Asks until `isDone`, or the soak ends; null where it ended first. */
  insist(
    method: string,
    path: string,
    token: string,
    body: unknown,
    isDone: (answer: Answer) => boolean,
  ): Promise<Answer | null>;
}

/** A client of the processes on these ports. */
export const createClient = (ports: readonly number[], tally: Tally, isOver: () => boolean): Client => {
  const call: Client['call'] = async (method, path, token, body) => {
    const port = ports[Math.floor(Math.random() * ports.length)] ?? 0;
    let answer: Answer = { status: 0, text: '' };
    try {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: {
          cookie: `${SESSION_COOKIE}=${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(GIVE_UP_MS),
      });
      answer = { status: response.status, text: await response.text() };
      const isBusy = answer.status === 503 || answer.status === 429;
      if (isBusy && !response.headers.has('retry-after')) {
        tally.withoutRetryAfter += 1;
        noteFailure(tally, `${method} ${path}: no time to come back, ${answer.text}`);
      }
    } catch {
      // A process that was killed, or a connection that hung: the client learns nothing and asks again.
    }
    tally.statuses.set(answer.status, (tally.statuses.get(answer.status) ?? 0) + 1);
    if (answer.status >= 500 && answer.status !== 503) {
      noteFailure(tally, `${method} ${path}: ${answer.status} ${answer.text}`);
    }
    return answer;
  };
  return {
    call,
    insist: async (method, path, token, body, isDone) => {
      for (;;) {
        const answer = await call(method, path, token, body);
        if (isDone(answer)) return answer;
        if (isOver()) return null;
        await wait(AGAIN_MS * (0.5 + Math.random()));
      }
    },
  };
};
