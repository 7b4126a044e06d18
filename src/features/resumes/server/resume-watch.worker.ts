/**
 * A thread that ends its process when a file takes more time or memory than allowed, including native
 * memory. The thread keeps running while the reading thread is busy.
 */
import process from 'node:process';
import { workerData } from 'node:worker_threads';

const CHECK_INTERVAL_MS = 20;

const limits = workerData as { deadline: SharedArrayBuffer; maxMemory: number };
/** The deadline of the current file in milliseconds since the epoch; 0 if there is none. */
const deadline = new BigInt64Array(limits.deadline);

setInterval(() => {
  const deadlineMs = Number(Atomics.load(deadline, 0));
  const isLate = deadlineMs > 0 && Date.now() > deadlineMs;
  if (isLate || process.memoryUsage.rss() > limits.maxMemory) process.kill(process.pid, 'SIGKILL');
}, CHECK_INTERVAL_MS);
