/**
 * Workers for what would hold up the event loop or the threads that files and the database share: a bounded number of them, each with one
 * task at a time, and a bounded queue before them. Knows nothing of what the tasks are.
 * Invariant: whoever asks gets an answer or an error in bounded time; a worker that hangs or dies costs its own task only.
 */
import { fork } from 'node:child_process';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { busy } from '../busy.ts';

/** A worker as the pool sees it. */
export interface WorkerHandle {
  post(task: unknown): void;
  /** Ends it at once, whatever it does. */
  end(): void;
}

/** What a worker says of its task. */
export type Report<Result> = { result: Result } | { error: string };

export interface WorkerEvents {
  onReport(report: Report<never>): void;
  /** It is gone, by itself or ended. */
  onGone(): void;
}

export interface PoolOptions {
  open: (events: WorkerEvents) => WorkerHandle;
  /** Workers at once; started when needed. */
  size: number;
  /** Tasks that may wait; one more is refused. */
  queueMax: number;
  /** A task that takes longer costs its worker its life. */
  timeoutMs: number;
  /** A worker without a task ends after this; so much memory is not kept for the next one. */
  idleMs: number;
}

export interface WorkerPool<Task, Result> {
  /** Has a task done. Rejects with `unavailable` where too many wait, with what the worker said of its failure, or with its end. */
  run(task: Task): Promise<Result>;
  /** How many tasks were finished so far. */
  readonly finished: number;
  /** Ends the workers; what is under way is rejected. */
  stop(): void;
}

interface Job<Result> {
  task: unknown;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

interface PooledWorker<Result> {
  handle: WorkerHandle;
  job: Job<Result> | null;
  timer: NodeJS.Timeout | undefined;
}

/** An empty pool. */
export const createWorkerPool = <Task, Result>(options: PoolOptions): WorkerPool<Task, Result> => {
  const workers = new Set<PooledWorker<Result>>();
  let queue: Job<Result>[] = [];
  let finished = 0;

  const retire = (worker: PooledWorker<Result>, reason: string): void => {
    if (!workers.delete(worker)) return;
    clearTimeout(worker.timer);
    worker.handle.end();
    worker.job?.reject(new Error(reason));
    assign();
  };

  const idle = (worker: PooledWorker<Result>): void => {
    clearTimeout(worker.timer);
    worker.job = null;
    worker.timer = setTimeout(() => retire(worker, 'idle'), options.idleMs).unref();
  };

  const finish = (worker: PooledWorker<Result>, report: Report<Result>): void => {
    const { job } = worker;
    finished += 1;
    idle(worker);
    if ('error' in report) job?.reject(new Error(report.error));
    else job?.resolve(report.result);
    assign();
  };

  const spawn = (): PooledWorker<Result> => {
    const worker: PooledWorker<Result> = {
      handle: options.open({
        onReport: (report) => finish(worker, report),
        onGone: () => retire(worker, 'The worker ended'),
      }),
      job: null,
      timer: undefined,
    };
    workers.add(worker);
    return worker;
  };

  const freeWorker = (): PooledWorker<Result> | null => {
    for (const worker of workers) if (worker.job === null) return worker;
    return workers.size < options.size ? spawn() : null;
  };

  const assign = (): void => {
    for (;;) {
      const [job, ...others] = queue;
      const worker = job ? freeWorker() : null;
      if (!job || !worker) return;
      queue = others;
      clearTimeout(worker.timer);
      worker.job = job;
      worker.timer = setTimeout(() => retire(worker, 'The task took too long'), options.timeoutMs);
      worker.handle.post(job.task);
    }
  };

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        if (queue.length >= options.queueMax) return reject(busy());
        queue.push({ task, resolve, reject });
        assign();
      }),
    get finished() {
      return finished;
    },
    stop: () => {
      const waiting = queue;
      queue = [];
      for (const { reject } of waiting) reject(new Error('The workers were stopped'));
      for (const worker of workers) retire(worker, 'The workers were stopped');
    },
  };
};

/** A thread of this process. It does not keep the process from ending. */
export const openThread =
  (file: URL) =>
  ({ onReport, onGone }: WorkerEvents): WorkerHandle => {
    const thread = new Worker(file);
    thread.unref();
    thread.on('message', onReport);
    thread.on('error', onGone);
    thread.on('exit', onGone);
    return { post: (task) => thread.postMessage(task), end: () => void thread.terminate() };
  };

/** What programs need to run; secrets and addresses are not among it. */
const KEPT_VARIABLES = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot'];

/**
 * A process of its own, with as much memory for JavaScript as said, and with more of Node's own options: for libraries that a hostile
 * file may crash. It does not keep this one from ending.
 */
export const openProcess =
  (file: URL, heapMb: number, options: readonly string[] = []) =>
  ({ onReport, onGone }: WorkerEvents): WorkerHandle => {
    const child = fork(file, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${heapMb}`, ...options],
      env: Object.fromEntries(KEPT_VARIABLES.map((name) => [name, process.env[name]])),
    });
    child.unref();
    child.channel?.unref();
    child.on('message', (message) => onReport(message as Report<never>));
    child.on('error', onGone);
    child.on('exit', onGone);
    return { post: (task) => void child.send(task as object), end: () => void child.kill('SIGKILL') };
  };
