/**
 * A pool of workers for work that would block the event loop or libuv's threads. The number of workers and the queue are limited, and each worker
 * runs one task at a time. Every caller gets a result or an error in bounded time. A worker that hangs or dies loses only its own task.
 */
import { fork } from 'node:child_process';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { busyError, workerStartError } from '../busy.ts';

/** The pool's handle to a worker. */
export interface WorkerHandle {
  post(task: unknown): void;
  /** Ends the worker immediately. */
  end(): void;
}

/** A worker's report on its task. */
export type Report<Result> = { result: Result } | { error: string };

/** A message of a worker. The first one says that it can receive tasks. */
export type WorkerMessage<Result> = { ready: true } | Report<Result>;

export interface WorkerEvents {
  /** Called when the worker can receive tasks. */
  onReady(): void;
  onReport(report: Report<never>): void;
  /** Called when the worker has ended, whether by itself or by the pool. */
  onGone(): void;
}

export interface PoolOptions {
  open: (events: WorkerEvents) => WorkerHandle;
  /** The maximum number of workers. Started on demand. */
  size: number;
  /** The maximum number of waiting tasks. Further tasks are rejected. */
  queueMax: number;
  /** A task that waits longer than this is rejected. By default it waits until the tasks before it are finished. */
  queueMs?: number;
  /** A worker is ended if its task exceeds this time. */
  timeoutMs: number;
  /** An idle worker is ended after this time to free its memory. */
  idleMs: number;
}

export interface WorkerPool<Task, Result> {
  /** Runs a task. Rejects with `unavailable` if too many tasks wait, it waits too long, or the worker does not start, or with the worker's error. */
  run(task: Task): Promise<Result>;
  /** The number of finished tasks. */
  readonly finished: number;
  /** Ends the workers. Rejects running and waiting tasks. */
  stop(): void;
}

interface Job<Result> {
  task: unknown;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
  /** Ends the wait in the queue. */
  timer?: NodeJS.Timeout;
}

interface PooledWorker<Result> {
  handle: WorkerHandle;
  job: Job<Result> | null;
  isReady: boolean;
  timer: NodeJS.Timeout | undefined;
}

export const createWorkerPool = <Task, Result>(options: PoolOptions): WorkerPool<Task, Result> => {
  const workers = new Set<PooledWorker<Result>>();
  let queue: Job<Result>[] = [];
  let finished = 0;

  const retire = (worker: PooledWorker<Result>, reason: string): void => {
    if (!workers.delete(worker)) return;
    clearTimeout(worker.timer);
    worker.handle.end();
    // A worker that never started has not seen its task, so the task is not the cause.
    worker.job?.reject(worker.isReady ? new Error(reason) : workerStartError());
    assign();
  };

  const markIdle = (worker: PooledWorker<Result>): void => {
    clearTimeout(worker.timer);
    worker.job = null;
    worker.timer = setTimeout(() => retire(worker, 'idle'), options.idleMs).unref();
  };

  const finish = (worker: PooledWorker<Result>, report: Report<Result>): void => {
    const { job } = worker;
    finished += 1;
    markIdle(worker);
    if ('error' in report) job?.reject(new Error(report.error));
    else job?.resolve(report.result);
    assign();
  };

  const spawn = (): PooledWorker<Result> => {
    const worker: PooledWorker<Result> = {
      handle: options.open({
        onReady: () => {
          worker.isReady = true;
        },
        onReport: (report) => finish(worker, report),
        onGone: () => retire(worker, 'The worker ended'),
      }),
      job: null,
      isReady: false,
      timer: undefined,
    };
    workers.add(worker);
    return worker;
  };

  const findOrStartWorker = (): PooledWorker<Result> | null => {
    for (const worker of workers) if (worker.job === null) return worker;
    return workers.size < options.size ? spawn() : null;
  };

  const assign = (): void => {
    for (;;) {
      const [job, ...rest] = queue;
      const worker = job ? findOrStartWorker() : null;
      if (!job || !worker) return;
      queue = rest;
      clearTimeout(job.timer);
      clearTimeout(worker.timer);
      worker.job = job;
      worker.timer = setTimeout(() => retire(worker, 'The task took too long'), options.timeoutMs);
      worker.handle.post(job.task);
    }
  };

  const stopWaiting = (job: Job<Result>): void => {
    queue = queue.filter((other) => other !== job);
    job.reject(busyError());
  };

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        if (queue.length >= options.queueMax) return reject(busyError());
        const job: Job<Result> = { task, resolve, reject };
        if (options.queueMs !== undefined) job.timer = setTimeout(() => stopWaiting(job), options.queueMs);
        queue.push(job);
        assign();
      }),
    get finished() {
      return finished;
    },
    stop: () => {
      const waiting = queue;
      queue = [];
      for (const { reject, timer } of waiting) {
        clearTimeout(timer);
        reject(new Error('The workers were stopped'));
      }
      for (const worker of workers) retire(worker, 'The workers were stopped');
    },
  };
};

/** Passes a worker's messages to the pool. Under `--watch`, Node sends its own messages about the files that a worker loads; they are ignored. */
const passOn =
  ({ onReady, onReport }: WorkerEvents) =>
  (message: unknown): void => {
    if (typeof message !== 'object' || message === null) return;
    if ('ready' in message) onReady();
    else if ('result' in message || 'error' in message) onReport(message as Report<never>);
  };

/** Opens a thread of this process that does not keep the process alive. */
export const openThread =
  (file: URL) =>
  (events: WorkerEvents): WorkerHandle => {
    const thread = new Worker(file);
    thread.unref();
    thread.on('message', passOn(events));
    thread.on('error', events.onGone);
    thread.on('exit', events.onGone);
    return { post: (task) => thread.postMessage(task), end: () => void thread.terminate() };
  };

/** Environment variables that programs need. Excludes secrets and addresses. */
const INHERITED_VARIABLES = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot'];

/**
 * Opens a separate process for libraries that a hostile file may crash. It has a limit on JavaScript memory and optional Node `options`, and does not
 * keep this process alive.
 */
export const openProcess =
  (file: URL, heapMb: number, options: readonly string[] = []) =>
  (events: WorkerEvents): WorkerHandle => {
    const child = fork(file, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${heapMb}`, ...options],
      env: Object.fromEntries(INHERITED_VARIABLES.map((name) => [name, process.env[name]])),
    });
    child.unref();
    child.channel?.unref();
    child.on('message', passOn(events));
    child.on('error', events.onGone);
    child.on('exit', events.onGone);
    return { post: (task) => void child.send(task as object), end: () => void child.kill('SIGKILL') };
  };
