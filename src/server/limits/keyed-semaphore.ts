/** Lets so many do something at once under each of several names; the others wait, first come, first served. Of this process only. */
import { busy } from '../busy.ts';

/** Under one name; each is a request that is held. */
const MAX_WAITING = 1_000;

interface Line {
  free: number;
  waiting: (() => void)[];
}

/** Gives the function that waits for a turn under every name, does the work, and passes the turns on. It throws `unavailable` where too many wait. */
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
      // In one order for everybody, so that no two wait for each other.
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
