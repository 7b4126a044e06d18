/** The worker's side of a pool, in a thread or in a process. */
import process from 'node:process';
import { parentPort } from 'node:worker_threads';
import type { Report } from './worker-pool.ts';

/** Performs tasks one after the other and reports each result. Ends with the process that started the worker. */
export const serveTasks = <Task, Result>(perform: (task: Task) => Result | Promise<Result>): void => {
  const say = (report: Report<Result>): void => {
    if (parentPort) parentPort.postMessage(report);
    else process.send?.(report);
  };
  const take = async (task: Task): Promise<void> => {
    try {
      say({ result: await perform(task) });
    } catch (error) {
      say({ error: error instanceof Error ? error.message : String(error) });
    }
  };
  if (parentPort) parentPort.on('message', (task: Task) => void take(task));
  else process.on('message', (task) => void take(task as Task));
  process.on('disconnect', () => process.exit(0));
};
