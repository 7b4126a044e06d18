/**
 * An index that is split into parts, each a thread of this process or a separate process. The id of a row determines its part. A removal or a query
 * is sent to all parts, and the results of a query are merged. Does not read the database or compute scores. Invariant: a part executes its tasks
 * in order. At most MAX_WAITING queries wait or run at a time. A query that has not started after MAX_WAIT_MS is refused.
 */
import { comparePlaces, type Place } from '#engine/retrieval/best-first.ts';
import { AppError } from '#shared/errors.ts';
import type { JobCountQuery, MatchStore, NumberedTask, PartReply, Side, Sides, Task } from './match-queries.ts';

export type { JobCountQuery, MatchStore, NumberedTask, PartReply, Side, Sides } from './match-queries.ts';

/** The maximum number of queries that wait or run at a time. */
export const MAX_WAITING = 256;
const MAX_WAIT_MS = 5_000;
const RETRY_SECONDS = 2;

const overloadedError = (): AppError =>
  new AppError('unavailable', 'lists-busy', {
    retryAfter: RETRY_SECONDS,
  });

export interface PartPort {
  post(task: NumberedTask): void;
  /** Ends the part. Resolves when it has ended. Does not call `onLost`. */
  end(): Promise<void>;
}

/** Callbacks for the events of a part. `onLost` is called if the part fails or ends unexpectedly. */
export interface PartEvents {
  onReply(reply: PartReply): void;
  onLost(error: Error): void;
}

export type StartPart = (events: PartEvents) => PartPort;

interface PendingTask {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** A part and its pending tasks. */
class IndexPart {
  private readonly port: PartPort;
  private readonly pendingTasks = new Map<number, PendingTask>();
  private nextNumber = 0;

  constructor(start: StartPart, onLost: (error: Error) => void) {
    this.port = start({
      onReply: (reply) => this.settle(reply),
      onLost: (error) => {
        this.rejectAll();
        onLost(error);
      },
    });
  }

  private settle(reply: PartReply): void {
    const task = this.pendingTasks.get(reply.number);
    this.pendingTasks.delete(reply.number);
    if ('result' in reply) task?.resolve(reply.result);
    else task?.reject('error' in reply ? new Error(reply.error) : overloadedError());
  }

  private rejectAll(): void {
    for (const { reject } of this.pendingTasks.values()) reject(overloadedError());
    this.pendingTasks.clear();
  }

  run(task: Task, deadline: number | null): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const number = this.nextNumber++;
      this.pendingTasks.set(number, { resolve, reject });
      this.port.post({ number, task, deadline });
    });
  }

  async end(): Promise<void> {
    await this.port.end();
    this.rejectAll();
  }
}

/** Returns the number of the part that holds a row. The last digits of an id are random, so the parts are about the same size. */
export const partNumber = (id: string, count: number): number => Number.parseInt(id.slice(-6), 16) % count;

/** Merges sorted results into the best `limit` rows and adds up the totals. */
export const mergeFound = <Found extends Place>(
  results: readonly { found: Found[]; total: number }[],
  limit: number,
  newestFirst: boolean,
): { found: Found[]; total: number } => {
  const [only] = results;
  if (only !== undefined && results.length === 1) return only;
  return {
    found: results
      .flatMap(({ found }) => found)
      .toSorted((a, b) => comparePlaces(a, b, newestFirst))
      .slice(0, limit),
    total: results.reduce((sum, { total }) => sum + total, 0),
  };
};

export class PartitionedIndex implements MatchStore {
  private readonly parts: IndexPart[];
  private activeQueries = 0;

  /** `onLost` is called once, when the first part ends unexpectedly. The caller must then restart all parts. */
  constructor(starts: readonly StartPart[], onLost: (error: Error) => void) {
    let isLost = false;
    const handleLoss = (error: Error): void => {
      if (!isLost) onLost(error);
      isLost = true;
    };
    this.parts = starts.map((start) => new IndexPart(start, handleLoss));
  }

  /** Runs a task on each part and resolves with the results. */
  private runOnAll(createTask: (part: number) => Task, deadline: number | null = null): Promise<unknown[]> {
    return Promise.all(this.parts.map((part, index) => part.run(createTask(index), deadline)));
  }

  async put<Of extends Side>(side: Of, entries: readonly Sides[Of]['entry'][]): Promise<void> {
    const byPart = Map.groupBy(entries, ({ id }) => partNumber(id, this.parts.length));
    await this.runOnAll((index) => ({ kind: 'put', side, entries: byPart.get(index) ?? [] }));
  }

  async remove(side: Side, ids: readonly string[] | null): Promise<void> {
    await this.runOnAll(() => ({ kind: 'remove', side, ids }));
  }

  async find<Of extends Side>(side: Of, query: Sides[Of]['query']): Promise<Sides[Of]['result']> {
    const results = (await this.ask({ kind: 'find', side, query })) as { found: Place[]; total: number }[];
    return mergeFound(results, query.limit, side === 'jobs') as Sides[Of]['result'];
  }

  async countJobs(query: JobCountQuery): Promise<number> {
    const counts = (await this.ask({ kind: 'count', side: 'jobs', query })) as number[];
    return Math.min(
      query.limit,
      counts.reduce((sum, count) => sum + count, 0),
    );
  }

  private async ask(task: Task): Promise<unknown[]> {
    if (this.activeQueries >= MAX_WAITING) throw overloadedError();
    this.activeQueries += 1;
    try {
      return await this.runOnAll(() => task, Date.now() + MAX_WAIT_MS);
    } finally {
      this.activeQueries -= 1;
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.parts.map((part) => part.end()));
  }
}
