/** A thread that ends its process once it has more memory than a résumé may take, native memory included. */
import process from 'node:process';

const MAX_MEMORY = 300 * 1024 * 1024;
const EVERY_MS = 20;

setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
