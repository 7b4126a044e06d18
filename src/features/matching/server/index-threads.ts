/**
 * The threads that hold the index, each a part of the rows by their ids: a change goes to the thread of its row, a question to
 * all of them. Knows neither database nor scores. Invariant: a thread carries out what it is told in the order it was told; no
 * more than MAX_WAITING questions wait, and none longer than WAIT_MS.
 */
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { AppError } from '#shared/errors.ts';
import type { Answers, Task, ThreadAnswer, ThreadSettings } from './index-messages.ts';
import { spawnIndexThread } from './spawn-thread.ts';

/** What the queue of questions may hold. */
export const MAX_WAITING = 256;
const WAIT_MS = 5_000;
const RETRY_SECONDS = 2;
/** One core is for the requests; more threads than this gain little, as each question asks all of them. */
const MAX_THREADS = 4;

const tooMuch = (): AppError =>
  new AppError('unavailable', 'Too many lists are being put in order right now. Please try again in a few seconds.', {
    retryAfter: RETRY_SECONDS,
  });

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** A thread and what it was asked. */
class IndexThread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;

  constructor(settings: ThreadSettings, onLost: (error: Error) => void) {
    this.worker = spawnIndexThread(settings);
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
      this.worker.postMessage({ number, task, until });
    });
  }

  async end(): Promise<void> {
    this.worker.removeAllListeners('exit');
    await this.worker.terminate();
    for (const { reject } of this.waiting.values()) reject(tooMuch());
  }
}

type Entries = Extract<Task, { entries: unknown[] }>;
type Removal = Extract<Task, { ids: string[] | null }>;
type Question = Extract<Task, { question: unknown }>;

/** Which of so many threads has a row: by the last digits of its id, which are random. */
const threadOf = (id: string, count: number): number => Number.parseInt(id.slice(-6), 16) % count;

/** All threads of a process. */
export class IndexThreads {
  private readonly threads: IndexThread[];
  private questions = 0;

  /** `onLost` is told where a thread ends by itself; then all of them have to be started anew. */
  constructor(settings: ThreadSettings, onLost: (error: Error) => void) {
    const count = Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1));
    let isLost = false;
    const lose = (error: Error): void => {
      if (!isLost) onLost(error);
      isLost = true;
    };
    this.threads = Array.from({ length: count }, () => new IndexThread(settings, lose));
  }

  /** Takes rows in; resolves when they are there. */
  async put<Rows extends Entries>(kind: Rows['kind'], entries: Rows['entries']): Promise<void> {
    const parts = this.threads.map(() => [] as Rows['entries'][number][]);
    for (const entry of entries) parts[threadOf(entry.id, parts.length)]?.push(entry);
    await Promise.all(
      this.threads.map((thread, at) => thread.ask({ kind, entries: parts[at] ?? [] } as Entries, null)),
    );
  }

  /** Takes rows out, or all of a side; resolves when they are gone. */
  async remove(kind: Removal['kind'], ids: string[] | null): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.ask({ kind, ids }, null)));
  }

  /** The answers of all threads. Throws `unavailable` where too many questions wait. */
  async ask<Kind extends Question['kind']>(question: Question & { kind: Kind }): Promise<Answers[Kind][]> {
    if (this.questions >= MAX_WAITING) throw tooMuch();
    this.questions += 1;
    try {
      const until = Date.now() + WAIT_MS;
      return (await Promise.all(this.threads.map((thread) => thread.ask(question, until)))) as Answers[Kind][];
    } finally {
      this.questions -= 1;
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.end()));
  }
}
