import { afterEach, describe, expect, it, vi } from 'vitest';
import { hashing } from './hashing.ts';
import { images } from './images.ts';
import { createWorkerPool, openProcess, openThread, type PoolOptions, type WorkerEvents } from './worker-pool.ts';

/** Creates workers that report on demand. */
const createHandles = () => {
  const handles: (WorkerEvents & { tasks: unknown[]; isEnded: boolean })[] = [];
  const open: PoolOptions['open'] = (events) => {
    const handle = { ...events, tasks: [] as unknown[], isEnded: false };
    handles.push(handle);
    return {
      post: (task) => {
        handle.onReady();
        handle.tasks.push(task);
      },
      end: () => {
        handle.isEnded = true;
      },
    };
  };
  return { handles, open };
};

const start = (options: Partial<PoolOptions> = {}) => {
  const { handles, open } = createHandles();
  const pool = createWorkerPool<string, string>({
    open,
    size: 2,
    queueMax: 2,
    timeoutMs: 1_000,
    idleMs: 1_000,
    ...options,
  });
  const report = (handle: number, result: string) => handles[handle]?.onReport({ result } as never);
  return { handles, pool, report };
};

afterEach(() => {
  vi.useRealTimers();
});

describe('createWorkerPool', () => {
  it('assigns one task at a time to each worker', async () => {
    const { handles, pool, report } = start();
    const results = ['a', 'b', 'c'].map((task) => pool.run(task));
    expect(handles.map(({ tasks }) => tasks)).toEqual([['a'], ['b']]);
    report(1, 'B');
    expect(handles[1]?.tasks).toEqual(['b', 'c']);
    report(0, 'A');
    report(1, 'C');
    expect(await Promise.all(results)).toEqual(['A', 'B', 'C']);
    expect(pool.finished).toBe(3);
  });

  it('rejects tasks with a retry time when the queue is full', async () => {
    const { pool } = start();
    const results = ['a', 'b', 'c', 'd'].map((task) => pool.run(task));
    await expect(pool.run('e')).rejects.toMatchObject({ kind: 'unavailable', retryAfter: 5 });
    pool.stop();
    await Promise.allSettled(results);
  });

  it('rejects tasks that wait too long in the queue, but not running ones', async () => {
    vi.useFakeTimers();
    const { handles, pool, report } = start({ size: 1, queueMs: 100, timeoutMs: 1_000 });
    const running = pool.run('a');
    const waiting = pool.run('b');
    vi.advanceTimersByTime(100);
    await expect(waiting).rejects.toMatchObject({ kind: 'unavailable', retryAfter: 5 });
    report(0, 'A');
    expect(await running).toBe('A');
    expect(handles[0]?.tasks).toEqual(['a']);
    pool.stop();
  });

  it('ends a worker that exceeds its timeout, and continues with another', async () => {
    vi.useFakeTimers();
    const { handles, pool, report } = start({ size: 1 });
    const hanging = pool.run('a');
    const next = pool.run('b');
    vi.advanceTimersByTime(1_000);
    await expect(hanging).rejects.toThrow('The task took too long');
    expect(handles.map(({ isEnded, tasks }) => [isEnded, tasks])).toEqual([
      [true, ['a']],
      [false, ['b']],
    ]);
    report(1, 'B');
    expect(await next).toBe('B');
  });

  it('loses only one task when a worker dies', async () => {
    const { handles, pool, report } = start({ size: 1 });
    const lost = pool.run('a');
    const next = pool.run('b');
    handles[0]?.onGone();
    await expect(lost).rejects.toThrow('The worker ended');
    report(1, 'B');
    expect(await next).toBe('B');
  });

  it('ends idle workers', async () => {
    vi.useFakeTimers();
    const { handles, pool, report } = start();
    const results = pool.run('a');
    report(0, 'A');
    await results;
    vi.advanceTimersByTime(1_000);
    expect(handles[0]?.isEnded).toBe(true);
  });

  it('rejects waiting tasks when stopped', async () => {
    const { pool } = start({ size: 1 });
    const results = [pool.run('a'), pool.run('b')];
    pool.stop();
    for (const result of await Promise.allSettled(results)) expect(result.status).toBe('rejected');
  });
});

describe('a worker that does not start', () => {
  it.each([
    ['process', (file: URL) => openProcess(file, 64)],
    ['thread', openThread],
  ])('rejects the tasks of a %s as a failure of the server', async (_, open) => {
    const pool = createWorkerPool({
      open: open(new URL('./no-such.worker.ts', import.meta.url)),
      size: 1,
      queueMax: 2,
      timeoutMs: 20_000,
      idleMs: 5_000,
    });
    await expect(pool.run('a')).rejects.toMatchObject({ kind: 'unavailable', refusal: 'server-error', retryAfter: 5 });
    pool.stop();
  });
});

describe('openThread', () => {
  it('ignores messages that Node sends about watched files', async () => {
    const code = `import { parentPort } from 'node:worker_threads';
      parentPort.on('message', (task) => {
        parentPort.postMessage({ 'watch:import': ['file:///a.js'] });
        parentPort.postMessage({ result: task * 2 });
      });`;
    const open = openThread(new URL(`data:text/javascript,${encodeURIComponent(code)}`));
    const pool = createWorkerPool<number, number>({ open, size: 1, queueMax: 2, timeoutMs: 5_000, idleMs: 5_000 });
    expect(await Promise.all([pool.run(1), pool.run(2)])).toEqual([2, 4]);
    pool.stop();
  });
});

describe('built-in workers', () => {
  it('hash and compare passwords in a thread', async () => {
    const options = { memoryCost: 64, timeCost: 1, parallelism: 1 };
    const hash = String(await hashing.run({ kind: 'hash', text: 'secret', options }));
    expect(await hashing.run({ kind: 'verify', text: 'secret', hash })).toBe(true);
    expect(await hashing.run({ kind: 'verify', text: 'other', hash })).toBe(false);
    await expect(hashing.run({ kind: 'verify', text: 'secret', hash: 'no hash' })).rejects.toThrow('Decoding failed');
  });

  it('report the problem with a picture', async () => {
    const picture = new TextEncoder().encode('no picture at all');
    expect(await images.run({ picture, fit: 'cover', side: 64, maxPixels: 1_000_000 })).toEqual({ problem: 'broken' });
  });
});
