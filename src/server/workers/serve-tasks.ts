/** The worker's side of a pool, in a thread or in a process. */
import process from 'node:process';
import { parentPort } from 'node:worker_threads';
import type { WorkerMessage } from './worker-pool.ts';

/** Performs each task and reports its result. The pool sends one task at a time. The worker ends with the process that started it. */
export const serveTasks = <Task, Result>(perform: (task: Task) => Result | Promise<Result>): void => {
  const send = (message: WorkerMessage<Result>): void => {
    if (parentPort) parentPort.postMessage(message);
    else process.send?.(message);
  };
  const handle = async (task: Task): Promise<void> => {
    try {
      send({ result: await perform(task) });
    } catch (error) {
      send({ error: error instanceof Error ? error.message : String(error) });
    }
  };
  if (parentPort) parentPort.on('message', (task: Task) => void handle(task));
  else process.on('message', (task) => void handle(task as Task));
  process.on('disconnect', () => process.exit(0));
  send({ ready: true });
};
