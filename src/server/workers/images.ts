/** Decodes uploaded pictures in a separate process, because hostile files attack decoders. Started on first use. */
import type { ImageResult, ImageTask } from './images.worker.ts';
import { createWorkerPool, openProcess } from './worker-pool.ts';

/** Processes one picture at a time. */
export const images = createWorkerPool<ImageTask, ImageResult>({
  open: openProcess(new URL('./images.worker.ts', import.meta.url), 64),
  size: 1,
  queueMax: 20,
  timeoutMs: 20_000,
  idleMs: 30_000,
});
