/** Starts the parts of the index as threads of this process. They do not keep the process running. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PartReply, PartSettings } from './match-queries.ts';
import { PartitionedIndex, type StartPart } from './partitioned-index.service.ts';

/** More threads gain little, because each query runs on all of them. */
const MAX_THREADS = 4;

const startThread =
  (settings: PartSettings): StartPart =>
  ({ onReply, onLost }) => {
    const worker = new Worker(new URL('./index-thread.worker.ts', import.meta.url), { workerData: settings });
    worker.unref();
    worker.on('message', (reply: PartReply) => onReply(reply));
    worker.on('error', onLost);
    worker.on('exit', (code) => onLost(new Error(`A thread of the index ended with code ${code}`)));
    return {
      post: (task) => worker.postMessage(task),
      end: async () => {
        worker.removeAllListeners('exit');
        await worker.terminate();
      },
    };
  };

/**
 * Starts one to four threads, leaving one core for requests if possible. If a thread ends unexpectedly,
 * calls `onLost`, which must restart all threads.
 */
export const startIndexThreads = (
  settings: PartSettings,
  onLost: (error: Error) => void,
  count = Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1)),
): PartitionedIndex =>
  new PartitionedIndex(
    Array.from({ length: count }, () => startThread(settings)),
    onLost,
  );
