/** The worker's side of a pool, in a thread or in a process. */
import process from 'node:process';
import { parentPort } from 'node:worker_threads';
import type { Report } from './worker-pool.ts';

/** Performs each task and reports its result. The pool sends one task at a time. The worker ends with the process that started it. */
export const serveTasks = <Task, Result>(perform: (task: Task) => Result | Promise<Result>): void => {
  const reportResult = (report: Report<Result>): void => {
    if (parentPort) parentPort.postMessage(report);
    else process.send?.(report);
  };
  const handle = async (task: Task): Promise<void> => {
    try {
      reportResult({ result: await perform(task) });
    } catch (error) {
      reportResult({ error: error instanceof Error ? error.message : String(error) });
    }
  };
  if (parentPort) parentPort.on('message', (task: Task) => void handle(task));
  else process.on('message', (task) => void handle(task as Task));
  process.on('disconnect', () => process.exit(0));
};
