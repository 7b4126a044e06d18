/**
 * Shares concurrent reads. Callers that arrive during a read share the next read, which starts when the current read ends or times out. Nothing is
 * cached. A result is always read after the request, so it includes everything committed before the request.
 */

/** The longest time that a hanging read delays the next read. */
const READ_TIMEOUT_MS = 100;

interface Reading {
  /** Resolves when the read settles, or after the timeout. */
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

/** Returns a function that runs `read`. Calls with the same `key` share reads. Rejects with the error of the read. */
export const createSharedReads = <Result>(): ((key: string, read: () => Promise<Result>) => Promise<Result>) => {
  const running = new Map<string, Reading>();

  const start = (key: string, read: () => Promise<Result>): Promise<Result> => {
    const result = read();
    const reading: Reading = { done: settleOrTimeout(result), next: null };
    running.set(key, reading);
    void forget(key, reading);
    return result;
  };

  const forget = async (key: string, reading: Reading): Promise<void> => {
    await reading.done;
    if (reading.next === null && running.get(key) === reading) running.delete(key);
  };

  return (key, read) => {
    const reading = running.get(key);
    if (reading === undefined) return start(key, read);
    reading.next ??= reading.done.then(() => start(key, read));
    return reading.next as Promise<Result>;
  };
};
