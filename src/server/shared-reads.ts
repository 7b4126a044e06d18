/**
 * Shares concurrent reads: callers that arrive during a read get the result of the next one, which starts when it ends. Nothing is cached. A result
 * was always read after it was requested, so it includes everything committed before.
 */

/** A hanging read delays the next one by at most this long. */
const READ_TIMEOUT_MS = 100;

interface Reading {
  /** Settles with the read, or after the timeout. */
  done: Promise<void>;
  /** The next read, shared by callers that arrived meanwhile. */
  next: Promise<unknown> | null;
}

/** Resolves when the read settles, or after the timeout. */
const settleOrTimeout = async (read: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, READ_TIMEOUT_MS);
  });
  await Promise.race([Promise.allSettled([read]), timeout]);
  clearTimeout(timer);
};

/** Returns a function that runs `read`, shared under `key`. Rejects with the error of the read. */
export const createSharedReads = <Answer>(): ((key: string, read: () => Promise<Answer>) => Promise<Answer>) => {
  const running = new Map<string, Reading>();

  const start = (key: string, read: () => Promise<Answer>): Promise<Answer> => {
    const answer = read();
    const reading: Reading = { done: settleOrTimeout(answer), next: null };
    running.set(key, reading);
    void forget(key, reading);
    return answer;
  };

  const forget = async (key: string, reading: Reading): Promise<void> => {
    await reading.done;
    if (reading.next === null && running.get(key) === reading) running.delete(key);
  };

  return (key, read) => {
    const reading = running.get(key);
    if (reading === undefined) return start(key, read);
    reading.next ??= reading.done.then(() => start(key, read));
    return reading.next as Promise<Answer>;
  };
};
