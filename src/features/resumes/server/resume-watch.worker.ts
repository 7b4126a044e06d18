/**
 * A thread that ends its process once a file has taken longer, or more memory, than a résumé may; native memory counts. It goes on
 * looking while the thread that reads is busy.
 */
import process from 'node:process';
import { workerData } from 'node:worker_threads';

const MAX_MEMORY = 300 * 1024 * 1024;
const EVERY_MS = 20;

/** When the file under way must be read, in milliseconds of the clock; 0 while there is none. */
const deadline = new BigInt64Array(workerData as SharedArrayBuffer);

setInterval(() => {
  const until = Number(Atomics.load(deadline, 0));
  const isLate = until > 0 && Date.now() > until;
  if (isLate || process.memoryUsage.rss() > MAX_MEMORY) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
