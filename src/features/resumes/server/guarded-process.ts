/**
 * The limits of a process that reads untrusted files: it has no `fetch` and no `WebSocket`, and it exits when a file takes too much time or memory.
 * Runs in workers only.
 */
import { once } from 'node:events';
import process from 'node:process';
import { Worker } from 'node:worker_threads';

/** Runs a task with a time limit. The process ends if the task takes longer. */
export type Guard = <Result>(timeoutMs: number, task: () => Promise<Result>) => Promise<Result>;

/** Frees the memory of one file, which would otherwise count toward the limit of the next file. */
const collectGarbage = (): void => (globalThis as { gc?: () => void }).gc?.();

/** Starts watching this process, and ends it if it uses more than `maxMemory` bytes. */
export const guardProcess = async (maxMemory: number): Promise<Guard> => {
  Reflect.deleteProperty(globalThis, 'fetch');
  Reflect.deleteProperty(globalThis, 'WebSocket');
  process.on('unhandledRejection', () => process.exit(1));
  const deadline = new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT));
  const watch = new Worker(new URL('./resume-watch.worker.ts', import.meta.url), {
    workerData: { deadline: deadline.buffer, maxMemory },
  });
  // Wait for the watcher before reading a file.
  await once(watch, 'online');
  watch.unref();
  return async (timeoutMs, task) => {
    collectGarbage();
    Atomics.store(deadline, 0, BigInt(Date.now() + timeoutMs));
    try {
      return await task();
    } finally {
      Atomics.store(deadline, 0, 0n);
    }
  };
};
