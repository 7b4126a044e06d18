/**
 * The threads that hold the index, partitioned by row id. A change goes to the thread of its row, a
 * query to all of them. Does not read the database or compute scores. Invariant: a thread executes its tasks
 * in order. At most MAX_WAITING queries wait or run. One that has not started after WAIT_MS is refused.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { AppError } from '#shared/errors.ts';
import type { JobCountQuery, NumberedTask, Side, Sides, Task, ThreadAnswer, ThreadSettings } from './match-queries.ts';

/** The maximum number of queries that wait or run. */
export const MAX_WAITING = 256;
const WAIT_MS = 5_000;
const RETRY_SECONDS = 2;
/** More threads gain little, because each query runs on all of them. */
const MAX_THREADS = 4;

const overloadedError = (): AppError =>
  new AppError('unavailable', 'lists-busy', {
    retryAfter: RETRY_SECONDS,
  });

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** A thread and its open tasks. It does not keep the process running. */
class IndexThread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private nextNumber = 0;

  constructor(settings: ThreadSettings, onLost: (error: Error) => void) {
    this.worker = new Worker(new URL('./index-thread.worker.ts', import.meta.url), { workerData: settings });
    this.worker.unref();
    this.worker.on('message', (answer: ThreadAnswer) => this.settle(answer));
    const handleLoss = (error: Error): void => {
      for (const { reject } of this.waiting.values()) reject(overloadedError());
      this.waiting.clear();
      onLost(error);
    };
    this.worker.on('error', handleLoss);
    this.worker.on('exit', (code) => handleLoss(new Error(`A thread of the index ended with code ${code}`)));
  }

  private settle(answer: ThreadAnswer): void {
    const task = this.waiting.get(answer.number);
    this.waiting.delete(answer.number);
    if ('answer' in answer) task?.resolve(answer.answer);
    else task?.reject('error' in answer ? new Error(answer.error) : overloadedError());
  }

  run(task: Task, until: number | null): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const number = this.nextNumber++;
      this.waiting.set(number, { resolve, reject });
      this.worker.postMessage({ number, task, until } satisfies NumberedTask);
    });
  }

  async end(): Promise<void> {
    this.worker.removeAllListeners('exit');
    await this.worker.terminate();
    for (const { reject } of this.waiting.values()) reject(overloadedError());
  }
}

/** The thread of a row, by the last digits of its id, which are random. */
const threadOf = (id: string, count: number): number => Number.parseInt(id.slice(-6), 16) % count;

/** All threads of a process. */
export class IndexThreads {
  private readonly threads: IndexThread[];
  private queries = 0;

  /** `onLost` is called when a thread ends unexpectedly. All threads must then be restarted. */
  constructor(settings: ThreadSettings, onLost: (error: Error) => void) {
    // Leaves one core for requests.
    const count = Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1));
    let isLost = false;
    const handleLoss = (error: Error): void => {
      if (!isLost) onLost(error);
      isLost = true;
    };
    this.threads = Array.from({ length: count }, () => new IndexThread(settings, handleLoss));
  }

  /** Runs a task on each thread and resolves with the results. */
  private runOnAll(taskOf: (thread: number) => Task, until: number | null = null): Promise<unknown[]> {
    return Promise.all(this.threads.map((thread, index) => thread.run(taskOf(index), until)));
  }

  /** Adds rows. Resolves when they are in the index. */
  async put<Of extends Side>(side: Of, entries: readonly Sides[Of]['entry'][]): Promise<void> {
    const parts = Map.groupBy(entries, ({ id }) => threadOf(id, this.threads.length));
    await this.runOnAll((index) => ({ kind: 'put', side, entries: parts.get(index) ?? [] }));
  }

  /** Removes rows, or all rows of a side. Resolves when they are gone. */
  async remove(side: Side, ids: readonly string[] | null): Promise<void> {
    await this.runOnAll(() => ({ kind: 'remove', side, ids }));
  }

  /** The results of all threads. Throws `unavailable` if too many queries wait. */
  find<Of extends Side>(side: Of, query: Sides[Of]['query']): Promise<Sides[Of]['answer'][]> {
    return this.ask({ kind: 'find', side, query }) as Promise<Sides[Of]['answer'][]>;
  }

  /** The counts of all threads. Throws like `find`. */
  countJobs(query: JobCountQuery): Promise<number[]> {
    return this.ask({ kind: 'count', side: 'jobs', query }) as Promise<number[]>;
  }

  private async ask(task: Task): Promise<unknown[]> {
    if (this.queries >= MAX_WAITING) throw overloadedError();
    this.queries += 1;
    try {
      return await this.runOnAll(() => task, Date.now() + WAIT_MS);
    } finally {
      this.queries -= 1;
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.end()));
  }
}
