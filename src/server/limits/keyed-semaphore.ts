/** Limits concurrency per key within this process. Further callers wait in order of arrival. */
import { busyError } from '../busy.ts';

/** The maximum number of waiting callers per key. Each waiting caller keeps a request open. */
const MAX_WAITING = 1_000;

interface Queue {
  free: number;
  waiting: (() => void)[];
}

/** Returns a function that waits for a slot under every key, runs the work and releases the slots. Throws `unavailable` if too many are waiting. */
export const createKeyedSemaphore = (maxConcurrent: number) => {
  const queues = new Map<string, Queue>();

  const enter = async (key: string): Promise<void> => {
    const queue = queues.get(key) ?? { free: maxConcurrent, waiting: [] };
    queues.set(key, queue);
    if (queue.free > 0) queue.free -= 1;
    else if (queue.waiting.length >= MAX_WAITING) throw busyError();
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
  };

  const leave = (key: string): void => {
    const queue = queues.get(key);
    if (!queue) return;
    const next = queue.waiting.shift();
    if (next) return next();
    queue.free += 1;
    if (queue.free === maxConcurrent) queues.delete(key);
  };

  return async <Result>(keys: readonly string[], work: () => Promise<Result>): Promise<Result> => {
    const entered: string[] = [];
    try {
      // Sorting prevents deadlocks between callers.
      for (const key of new Set(keys.toSorted())) {
        await enter(key);
        entered.push(key);
      }
      return await work();
    } finally {
      for (const key of entered) leave(key);
    }
  };
};
