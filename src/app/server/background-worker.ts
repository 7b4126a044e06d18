/**
 * A background worker: runs beside the requests, waits, and runs again, in batches of rows. It knows neither the rows nor what is done
 * to them. Invariant: it ends between two batches when it is told to, and a run that fails ends nothing but itself.
 */
import { setTimeout as sleep } from 'node:timers/promises';

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => {});

/** What a batch wrote; `last` is where the next one goes on. */
export interface Batch<Place> {
  count: number;
  last: Place;
}

/**
 * Batch after batch from a place on, until there is none, resting as long as each took, so that requests have at least half of the
 * time. Gives how many rows were written.
 */
export const processBatches = async <Place>(
  signal: AbortSignal,
  from: Place | null,
  batch: (after: Place | null) => Promise<Batch<Place> | null>,
): Promise<number> => {
  let total = 0;
  let after = from;
  while (!signal.aborted) {
    const start = performance.now();
    const rows = await batch(after);
    if (rows === null) break;
    total += rows.count;
    after = rows.last;
    await wait(Math.ceil(performance.now() - start), signal);
  }
  return total;
};

export interface BackgroundWorker {
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>;
}

/** Waits `firstWaitMs`, then runs again and again; `waitAfter` says how long to wait, by the wait before it and whether the run failed. */
export const startBackgroundWorker = (work: {
  run: (signal: AbortSignal) => Promise<void>;
  onFailure: (error: unknown) => void;
  firstWaitMs: number;
  waitAfter: (lastMs: number, hasFailed: boolean) => number;
}): BackgroundWorker => {
  const ending = new AbortController();
  const { signal } = ending;

  /** What a stop breaks off has not failed. */
  const isDone = (): Promise<boolean> =>
    work.run(signal).then(
      () => true,
      (error: unknown) => {
        if (!signal.aborted) work.onFailure(error);
        return false;
      },
    );

  const loop = async (): Promise<void> => {
    let pause = work.firstWaitMs;
    await wait(pause, signal);
    while (!signal.aborted) {
      pause = work.waitAfter(pause, !(await isDone()));
      await wait(pause, signal);
    }
  };

  const running = loop();
  return {
    stop: () => {
      ending.abort();
      return running;
    },
  };
};
