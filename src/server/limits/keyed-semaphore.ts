/** Limits concurrency under each of several names. Others wait in order of arrival. Within this process only. */
import { busy } from '../busy.ts';

/** Per name; each one is an open request. */
const MAX_WAITING = 1_000;

interface Line {
  free: number;
  waiting: (() => void)[];
}

/** Returns a function that waits for a slot under every name, runs the work and releases the slots. Throws `unavailable` if too many are waiting. */
export const createKeyedSemaphore = (atOnce: number) => {
  const lines = new Map<string, Line>();

  const enter = async (name: string): Promise<void> => {
    const line = lines.get(name) ?? { free: atOnce, waiting: [] };
    lines.set(name, line);
    if (line.free > 0) line.free -= 1;
    else if (line.waiting.length >= MAX_WAITING) throw busy();
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
  };

  const leave = (name: string): void => {
    const line = lines.get(name);
    if (!line) return;
    const next = line.waiting.shift();
    if (next) return next();
    line.free += 1;
    if (line.free === atOnce) lines.delete(name);
  };

  return async <Result>(names: readonly string[], work: () => Promise<Result>): Promise<Result> => {
    const entered: string[] = [];
    try {
      // Sorted, so that two callers cannot deadlock.
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
