/**
 * A background worker: runs beside the requests, waits, and runs again, in batches of rows. It knows neither the rows nor what is done
 * to them. Invariant: it ends between two batches when it is told to, and a run that fails ends nothing but itself.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { noteRun } from '#server/background/background-runs.db.ts';
import type { Platform } from '#server/platform.ts';
import type { BackgroundWorkName } from '#shared/background-work.ts';

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
  /** Runs now, or once more after the run that is under way. */
  wake(): void;
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>;
}

export interface BackgroundWork {
  /** Its name in the metrics and for admins. */
  name: BackgroundWorkName;
  /** `onBatch` is told the rows of each batch. */
  run: (signal: AbortSignal, onBatch: (count: number) => void) => Promise<void>;
  /** What the log says where a run fails. */
  failure: string;
  firstWaitMs: number;
  waitAfter: (lastMs: number, hasFailed: boolean) => number;
}

type Around = Pick<Platform, 'db' | 'disk' | 'metrics' | 'tracing' | 'log'>;

interface Ended {
  startedAt: string;
  rows: number;
  /** Null where the run did all it was to do. */
  error: string | null;
}

/** One run, measured; null where a stop broke it off, which is no failure. */
const runOnce = async (around: Around, work: BackgroundWork, signal: AbortSignal): Promise<Ended | null> => {
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

/** Waits `firstWaitMs`, then runs again and again; `waitAfter` says how long to wait, by the wait before it and whether the run failed. */
export const startBackgroundWorker = (around: Around, work: BackgroundWork): BackgroundWorker => {
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
      const ended = await runOnce(around, work, signal);
      if (ended === null || signal.aborted) return;
      pause = work.waitAfter(pause, ended.error !== null);
      // What cannot be noted is not worth more than a line: the work itself is done.
      await noteRun(around.db, { name: work.name, ...ended, nextInMs: pause }).catch((error: unknown) => {
        if (!around.disk.note(error)) around.log.warn({ err: error }, 'background run not noted');
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
