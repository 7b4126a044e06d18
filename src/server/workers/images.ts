/** The process that decodes uploaded pictures: apart, since a decoder is what a hostile file attacks. Started with the first picture. */
import type { ImageTask, MadeImage } from './images.worker.ts';
import { createWorkerPool, openProcess } from './worker-pool.ts';

/** Makes small pictures, one at a time. */
export const images = createWorkerPool<ImageTask, MadeImage>({
  open: openProcess(new URL('./images.worker.ts', import.meta.url), 64),
  size: 1,
  queueMax: 20,
  timeoutMs: 20_000,
  idleMs: 30_000,
});
