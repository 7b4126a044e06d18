/**
 * A background worker: runs, waits and repeats, in batches of rows. Independent of the rows and the work. Stops between batches when requested; a
 * failed run does not end the worker.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { noteRun } from '#server/background/background-runs.db.ts';
import type { Platform } from '#server/platform.ts';
import type { BackgroundWorkName } from '#shared/background-work.ts';

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => {});

/** Rows written by a batch; `last` is where the next one continues. */
export interface Batch<Place> {
  count: number;
  last: Place;
}

/**
 * Processes batches until there are none, pausing as long as each took, so that requests have at least half of the time. Returns the number of
 * written rows.
 */
export const processBatches = async <Place>(
  signal: AbortSignal,
  from: Place | null,
  batch: (after: Place | null) => Promise<Batch<Place> | null>,
  onBatch: (count: number) => void = () => {},
): Promise<number> => {
  let total = 0;
  let after = from;
  while (!signal.aborted) {
    const start = performance.now();
    const rows = await batch(after);
    if (rows === null) break;
    total += rows.count;
    onBatch(rows.count);
    after = rows.last;
    await wait(Math.ceil(performance.now() - start), signal);
  }
  return total;
};

export interface BackgroundWorker {
  readonly name: string;
  /** Runs now, or again after the current run. */
  wake(): void;
  /** Resolves when no run is in progress. */
  stop(): Promise<void>;
}

export interface BackgroundWork {
  /** Its name in metrics and for admins. */
  name: BackgroundWorkName;
  /** `onBatch` is called with the rows of each batch. */
  run: (signal: AbortSignal, onBatch: (count: number) => void) => Promise<void>;
  /** The log message of a failed run. */
  failure: string;
  firstWaitMs: number;
  waitAfter: (lastMs: number, hasFailed: boolean) => number;
}

type WorkerPlatform = Pick<Platform, 'db' | 'disk' | 'metrics' | 'tracing' | 'log'>;

interface EndedRun {
  startedAt: string;
  rows: number;
  /** null if the run completed. */
  error: string | null;
}

/** Runs once with measurements; null if interrupted by a stop, which is not a failure. */
const runOnce = async (around: WorkerPlatform, work: BackgroundWork, signal: AbortSignal): Promise<EndedRun | null> => {
  const { disk, metrics, tracing, log } = around;
  const { name, run, failure } = work;
  const startedAt = new Date().toISOString();
  const start = performance.now();
  let rows = 0;
  const onBatch = (count: number): void => {
    rows += count;
    metrics.countBatch(name, count);
  };
  const doRun = () => run(signal, onBatch);
  let error: string | null = null;
  try {
    await (tracing ? tracing.span(`background ${name}`, {}, doRun) : doRun());
  } catch (reason) {
    if (signal.aborted) return null;
    if (!disk.note(reason)) log.warn({ err: reason }, failure);
    error = reason instanceof Error ? reason.message : String(reason);
  }
  metrics.observeBackground(name, error === null, (performance.now() - start) / 1000);
  return { startedAt, rows, error };
};

/** Waits `firstWaitMs`, then runs repeatedly. `waitAfter` returns the next wait, given the previous one and whether the run failed. */
export const startBackgroundWorker = (around: WorkerPlatform, work: BackgroundWork): BackgroundWorker => {
  const ending = new AbortController();
  const { signal } = ending;
  let isAsked = false;
  let waking = new AbortController();

  const rest = async (ms: number): Promise<void> => {
    waking = new AbortController();
    if (!isAsked) await wait(ms, AbortSignal.any([signal, waking.signal]));
    isAsked = false;
  };

  const loop = async (): Promise<void> => {
    let pause = work.firstWaitMs;
    await rest(pause);
    while (!signal.aborted) {
      const result = await runOnce(around, work, signal);
      if (result === null || signal.aborted) return;
      pause = work.waitAfter(pause, result.error !== null);
      // A failure to record the run is only logged, because the work is done.
      await noteRun(around.db, { name: work.name, ...result, nextInMs: pause }).catch((error: unknown) => {
        if (!around.disk.note(error)) around.log.warn({ err: error }, 'background run not recorded');
      });
      await rest(pause);
    }
  };

  const running = loop();
  return {
    name: work.name,
    wake: () => {
      isAsked = true;
      waking.abort();
    },
    stop: () => {
      ending.abort();
      return running;
    },
  };
};
