import { describe, expect, it, vi } from 'vitest';
import { createAdmission } from './admission.ts';

const LIMITS = { maxConcurrent: 2, maxWaiting: 2, maxWaitMs: 1_000 };

/** Creates work that ends on demand. */
const createOpenEndedWork = () => {
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: vi.fn<() => Promise<void>>(() => ended), end: () => end() };
};

const admitAll = (count: number) => {
  const admit = createAdmission(LIMITS);
  const works = Array.from({ length: count }, createOpenEndedWork);
  const results = works.map(({ run }) =>
    admit(run).then(
      () => 'done',
      (error: Error) => error.message,
    ),
  );
  return { admit, works, results };
};

describe('createAdmission', () => {
  it('runs a limited number of calls in parallel and the rest in turn', async () => {
    const { works, results } = admitAll(4);
    expect(works.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0, 0]);
    works[1]?.end();
    await results[1];
    expect(works.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 1, 0]);
    for (const { end } of works) end();
    expect(await Promise.all(results)).toEqual(['done', 'done', 'done', 'done']);
  });

  it('rejects immediately with a retry time when too many are waiting', async () => {
    const { admit, works, results } = admitAll(4);
    await expect(admit(async () => 'late')).rejects.toMatchObject({ kind: 'unavailable', retryAfter: 2 });
    for (const { end } of works) end();
    await Promise.all(results);
    await expect(admit(async () => 'later')).resolves.toBe('later');
  });

  it('rejects after the maximum waiting time', async () => {
    vi.useFakeTimers();
    const { works, results } = admitAll(3);
    await vi.advanceTimersByTimeAsync(LIMITS.maxWaitMs);
    expect(await results[2]).toBe('busy');
    expect(works[2]?.run).not.toHaveBeenCalled();
    for (const { end } of works) end();
    expect(await results[0]).toBe('done');
    vi.useRealTimers();
  });

  it('releases the slot when the work fails', async () => {
    const admit = createAdmission({ ...LIMITS, maxConcurrent: 1 });
    await expect(admit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(admit(async () => 'next')).resolves.toBe('next');
  });
});
