/**
 * Reads that many ask for at the same moment are made once: whoever asks while one is under way gets the next, which begins when that one ends.
 * Nothing is kept. Invariant: what somebody gets was read after they asked, so they find everything that was committed before.
 */

/** A read that hangs holds the next one up so long at most. */
const PATIENCE_MS = 100;

interface Reading {
  /** Settles when the read does, or when patience ends. */
  done: Promise<void>;
  /** Whoever came while it was under way waits for this one. */
  next: Promise<unknown> | null;
}

/** Resolves when a read has settled, or when patience ends. */
const settled = async (read: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([Promise.allSettled([read]), patience]);
  clearTimeout(timer);
};

/** Gives the function that reads: `key` says what is asked for, `read` finds it. Rejects with what the read was rejected with. */
export const createSharedReads = <Answer>(): ((key: string, read: () => Promise<Answer>) => Promise<Answer>) => {
  const underWay = new Map<string, Reading>();

  const start = (key: string, read: () => Promise<Answer>): Promise<Answer> => {
    const answer = read();
    const reading: Reading = { done: settled(answer), next: null };
    underWay.set(key, reading);
    void forget(key, reading);
    return answer;
  };

  const forget = async (key: string, reading: Reading): Promise<void> => {
    await reading.done;
    if (reading.next === null && underWay.get(key) === reading) underWay.delete(key);
  };

  return (key, read) => {
    const reading = underWay.get(key);
    if (reading === undefined) return start(key, read);
    reading.next ??= reading.done.then(() => start(key, read));
    return reading.next as Promise<Answer>;
  };
};
