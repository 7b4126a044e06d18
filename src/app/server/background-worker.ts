/**
 * A background worker runs, waits and repeats. It processes rows in batches. When asked to stop, it stops between batches. A failed run does not end
 * it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { recordRun } from '#server/background/background-runs.db.ts';
import type { Platform } from '#server/platform.ts';
import type { BackgroundWorkName } from '#shared/background-work.ts';

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => {});

/** The number of rows that a batch wrote. The next batch continues after `last`. */
export interface Batch<Position> {
  count: number;
  last: Position;
}

/**
 * Processes batches until there are none. Pauses after each batch for as long as it took, so that requests have at least half of the time. Returns
 * the number of rows written.
 */
export const processBatches = async <Position>(
  signal: AbortSignal,
  batch: (after: Position | null) => Promise<Batch<Position> | null>,
  onBatch: (count: number) => void = () => {},
): Promise<number> => {
  let total = 0;
  let after: Position | null = null;
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

/** Processes batches without a position, until one writes no rows. */
export const runUntilEmpty = (
  signal: AbortSignal,
  batch: () => Promise<number>,
  onBatch?: (count: number) => void,
): Promise<number> => {
  const countRows = async () => {
    const count = await batch();
    return count === 0 ? null : { count, last: null };
  };
  return processBatches(signal, countRows, onBatch);
};

export interface BackgroundWorker {
  readonly name: string;
  /** Runs now, or again after the current run. */
  wake(): void;
  /** Stops the worker between batches. Resolves when no run is in progress. */
  stop(): Promise<void>;
}

export interface BackgroundWork {
  /** The name shown in metrics and to admins. */
  name: BackgroundWorkName;
  /** `onBatch` is called with the rows of each batch. */
  run: (signal: AbortSignal, onBatch: (count: number) => void) => Promise<void>;
  /** The log message of a failed run. */
  failure: string;
  firstWaitMs: number;
  waitAfter: (lastMs: number, hasFailed: boolean) => number;
}

type WorkerPlatform = Pick<Platform, 'db' | 'disk' | 'metrics' | 'tracing' | 'log'>;

interface RunResult {
  startedAt: string;
  rows: number;
  /** Null if the run completed. */
  error: string | null;
}

/** Runs once with measurements. Returns null if a stop interrupts the run, because this is not a failure. */
const runOnce = async (
  platform: WorkerPlatform,
  work: BackgroundWork,
  signal: AbortSignal,
): Promise<RunResult | null> => {
  const { disk, metrics, tracing, log } = platform;
  const { name, run, failure } = work;
  const startedAt = new Date().toISOString();
  const start = performance.now();
  let rows = 0;
  const onBatch = (count: number): void => {
    rows += count;
    metrics.countBatch(name, count);
  };
  const runWork = () => run(signal, onBatch);
  let error: string | null = null;
  try {
    await (tracing ? tracing.span(`background ${name}`, {}, runWork) : runWork());
  } catch (reason) {
    if (signal.aborted) return null;
    if (!disk.recordIfFull(reason)) log.warn({ err: reason }, failure);
    error = reason instanceof Error ? reason.message : String(reason);
  }
  metrics.observeBackground(name, error === null, (performance.now() - start) / 1000);
  return { startedAt, rows, error };
};

/** Waits `firstWaitMs`, then runs repeatedly. `waitAfter` returns the next wait, given the previous one and whether the run failed. */
export const startBackgroundWorker = (platform: WorkerPlatform, work: BackgroundWork): BackgroundWorker => {
  const stopController = new AbortController();
  const { signal } = stopController;
  let isRunRequested = false;
  let wakeController = new AbortController();

  const waitForNextRun = async (ms: number): Promise<void> => {
    wakeController = new AbortController();
    if (!isRunRequested) await wait(ms, AbortSignal.any([signal, wakeController.signal]));
    isRunRequested = false;
  };

  const runRepeatedly = async (): Promise<void> => {
    let waitMs = work.firstWaitMs;
    await waitForNextRun(waitMs);
    while (!signal.aborted) {
      const result = await runOnce(platform, work, signal);
      if (result === null || signal.aborted) return;
      waitMs = work.waitAfter(waitMs, result.error !== null);
      // A failure to record the run is only logged, because the work is done.
      await recordRun(platform.db, { name: work.name, ...result, nextInMs: waitMs }).catch((error: unknown) => {
        if (!platform.disk.recordIfFull(error)) platform.log.warn({ err: error }, 'background run not recorded');
      });
      await waitForNextRun(waitMs);
    }
  };

  const running = runRepeatedly();
  return {
    name: work.name,
    wake: () => {
      isRunRequested = true;
      wakeController.abort();
    },
    stop: () => {
      stopController.abort();
      return running;
    },
  };
};
