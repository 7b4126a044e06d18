/** The process's threads for hashing passwords. Started when the first one is hashed. */
import { availableParallelism } from 'node:os';
import type { HashingTask } from './hashing.worker.ts';
import { createWorkerPool, openThread } from './worker-pool.ts';

/** One core is left to the requests; a hash takes 20 MB, so a few threads are enough for any machine. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));

/** Hashes, as its task says. At about 40 ms each, who waits last waits some seconds. */
export const hashing = createWorkerPool<HashingTask, string | boolean>({
  open: openThread(new URL('./hashing.worker.ts', import.meta.url)),
  size: THREADS,
  queueMax: 100,
  timeoutMs: 10_000,
  idleMs: 60_000,
});
