/** Starts a thread of the index from its file beside this one or beside the built server; the only place that knows where that stands. */
import { Worker } from 'node:worker_threads';
import type { ThreadSettings } from './index-messages.ts';

const FILE = import.meta.url.endsWith('.ts') ? './index-thread.worker.ts' : './index-thread.worker.js';

/** A fresh thread; it ends with the process and does not keep it running. */
export const spawnIndexThread = (settings: ThreadSettings): Worker => {
  const thread = new Worker(new URL(FILE, import.meta.url), { workerData: settings });
  thread.unref();
  return thread;
};
