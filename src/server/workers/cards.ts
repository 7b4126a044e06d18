/** Draws share cards in a separate process, started on first use. Drawing many cards does not slow down pages. */
import type { CardResult, CardTask } from './cards.worker.ts';
import { createWorkerPool, openProcess } from './worker-pool.ts';

/** Draws one card at a time. */
export const cards = createWorkerPool<CardTask, CardResult>({
  open: openProcess(new URL('./cards.worker.ts', import.meta.url), 96),
  size: 1,
  queueMax: 20,
  timeoutMs: 20_000,
  idleMs: 30_000,
});
