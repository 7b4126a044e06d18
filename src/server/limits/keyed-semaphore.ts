/** Limits concurrency per name within this process. Further callers wait in order of arrival. */
import { busy } from '../busy.ts';

/** Max waiting callers per name. Each waiting caller keeps a request open. */
const MAX_WAITING = 1_000;

interface Queue {
  free: number;
  waiting: (() => void)[];
}

/** Returns a function that waits for a slot under every name, runs the work and releases the slots. Throws `unavailable` if too many are waiting. */
export const createKeyedSemaphore = (maxConcurrent: number) => {
  const queues = new Map<string, Queue>();

  const enter = async (name: string): Promise<void> => {
    const queue = queues.get(name) ?? { free: maxConcurrent, waiting: [] };
    queues.set(name, queue);
    if (queue.free > 0) queue.free -= 1;
    else if (queue.waiting.length >= MAX_WAITING) throw busy();
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
  };

  const leave = (name: string): void => {
    const queue = queues.get(name);
    if (!queue) return;
    const next = queue.waiting.shift();
    if (next) return next();
    queue.free += 1;
    if (queue.free === maxConcurrent) queues.delete(name);
  };

  return async <Result>(names: readonly string[], work: () => Promise<Result>): Promise<Result> => {
    const entered: string[] = [];
    try {
      // Sorting prevents deadlocks between callers.
      for (const name of new Set(names.toSorted())) {
        await enter(name);
        entered.push(name);
      }
      return await work();
    } finally {
      for (const name of entered) leave(name);
    }
  };
};
