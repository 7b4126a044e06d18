/** Threads for password hashing, started on first use. */
import { availableParallelism } from 'node:os';
import type { HashingTask } from './hashing.worker.ts';
import { createWorkerPool, openThread } from './worker-pool.ts';

/** Leaves one core for requests. At most four threads, because a hash takes 20 MB. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));

/** Runs hashing tasks. A hash takes about 40 ms, so the longest wait is a few seconds. */
export const hashing = createWorkerPool<HashingTask, string | boolean>({
  open: openThread(new URL('./hashing.worker.ts', import.meta.url)),
  size: THREADS,
  queueMax: 100,
  timeoutMs: 10_000,
  idleMs: 60_000,
});
