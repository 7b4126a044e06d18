/**
 * The threads that hold the index, each a part of the rows by their ids: a change goes to the thread of its row, a query to
 * all of them. Knows neither database nor scores. Invariant: a thread carries out what it is told in the order it was told; no
 * more than MAX_WAITING queries wait, and none longer than WAIT_MS.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { AppError } from '#shared/errors.ts';
import type { NumberedTask, Side, Sides, Task, ThreadAnswer, ThreadSettings } from './match-queries.ts';

/** So many queries may wait. */
export const MAX_WAITING = 256;
const WAIT_MS = 5_000;
const RETRY_SECONDS = 2;
/** One core is for the requests; more threads than this gain little, as each query asks all of them. */
const MAX_THREADS = 4;

const tooMuch = (): AppError =>
  new AppError('unavailable', 'lists-busy', {
    retryAfter: RETRY_SECONDS,
  });

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** A thread and what it was asked; it ends with the process and does not keep it running. */
class IndexThread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;

  constructor(settings: ThreadSettings, onLost: (error: Error) => void) {
    this.worker = new Worker(new URL('./index-thread.worker.ts', import.meta.url), { workerData: settings });
    this.worker.unref();
    this.worker.on('message', (answer: ThreadAnswer) => this.settle(answer));
    const lose = (error: Error): void => {
      for (const { reject } of this.waiting.values()) reject(tooMuch());
      this.waiting.clear();
      onLost(error);
    };
    this.worker.on('error', lose);
    this.worker.on('exit', (code) => lose(new Error(`A thread of the index ended with code ${code}`)));
  }

  private settle(answer: ThreadAnswer): void {
    const asked = this.waiting.get(answer.number);
    this.waiting.delete(answer.number);
    if ('answer' in answer) asked?.resolve(answer.answer);
    else asked?.reject('error' in answer ? new Error(answer.error) : tooMuch());
  }

  ask(task: Task, until: number | null): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const number = this.count++;
      this.waiting.set(number, { resolve, reject });
      this.worker.postMessage({ number, task, until } satisfies NumberedTask);
    });
  }

  async end(): Promise<void> {
    this.worker.removeAllListeners('exit');
    await this.worker.terminate();
    for (const { reject } of this.waiting.values()) reject(tooMuch());
  }
}

/** Which of so many threads has a row: by the last digits of its id, which are random. */
const threadOf = (id: string, count: number): number => Number.parseInt(id.slice(-6), 16) % count;

/** All threads of a process. */
export class IndexThreads {
  private readonly threads: IndexThread[];
  private queries = 0;

  /** `onLost` is called when a thread ends unexpectedly. All threads must then be restarted. */
  constructor(settings: ThreadSettings, onLost: (error: Error) => void) {
    const count = Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1));
    let isLost = false;
    const lose = (error: Error): void => {
      if (!isLost) onLost(error);
      isLost = true;
    };
    this.threads = Array.from({ length: count }, () => new IndexThread(settings, lose));
  }

  /** Gives each thread a task; resolves with their answers. */
  private askAll(taskOf: (thread: number) => Task, until: number | null = null): Promise<unknown[]> {
    return Promise.all(this.threads.map((thread, at) => thread.ask(taskOf(at), until)));
  }

  /** Takes rows in; resolves when they are there. */
  async put<Of extends Side>(side: Of, entries: readonly Sides[Of]['entry'][]): Promise<void> {
    const parts = Map.groupBy(entries, ({ id }) => threadOf(id, this.threads.length));
    await this.askAll((at) => ({ kind: 'put', side, entries: parts.get(at) ?? [] }));
  }

  /** Takes rows out, or all of a side; resolves when they are gone. */
  async remove(side: Side, ids: readonly string[] | null): Promise<void> {
    await this.askAll(() => ({ kind: 'remove', side, ids }));
  }

  /** The answers of all threads. Throws `unavailable` where too many queries wait. */
  async find<Of extends Side>(side: Of, query: Sides[Of]['query']): Promise<Sides[Of]['answer'][]> {
    if (this.queries >= MAX_WAITING) throw tooMuch();
    this.queries += 1;
    try {
      const task = { kind: 'find', side, query } as Task;
      return (await this.askAll(() => task, Date.now() + WAIT_MS)) as Sides[Of]['answer'][];
    } finally {
      this.queries -= 1;
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.end()));
  }
}
