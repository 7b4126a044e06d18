/** Starts a thread of the index; the only place that knows where its file stands. */
import { Worker } from 'node:worker_threads';
import type { ThreadSettings } from './index-messages.ts';

/** A fresh thread; it ends with the process and does not keep it running. */
export const spawnIndexThread = (settings: ThreadSettings): Worker => {
  const thread = new Worker(new URL('./index-thread.worker.ts', import.meta.url), { workerData: settings });
  thread.unref();
  return thread;
};
