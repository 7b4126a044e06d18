import { describe, expect, it } from 'vitest';
import { mapInTurns } from './turns.ts';

const work = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

/** Counts the iterations of the event loop until it is stopped. */
const countIterations = () => {
  let isStopped = false;
  let count = 0;
  const next = (): void => {
    count += 1;
    if (!isStopped) setImmediate(next);
  };
  setImmediate(next);
  return { count: () => count, stop: () => void (isStopped = true) };
};

describe('mapInTurns', () => {
  it('returns the results in order', async () => {
    expect(await mapInTurns([1, 2, 3], (value) => value * 2)).toEqual([2, 4, 6]);
    expect(await mapInTurns([], () => 1)).toEqual([]);
  });

  it('runs one turn of all callers per iteration of the event loop', async () => {
    const iterations = countIterations();
    const turns: number[] = [];
    const compute = () =>
      mapInTurns([1, 2], () => {
        turns.push(iterations.count());
        work(3);
      });
    await Promise.all([compute(), compute(), compute()]);
    iterations.stop();
    expect(turns).toHaveLength(6);
    expect(new Set(turns).size).toBe(6);
  });

  it('computes several short items in one turn', async () => {
    const iterations = countIterations();
    const turns = await mapInTurns([1, 2, 3], () => iterations.count());
    iterations.stop();
    expect(new Set(turns).size).toBe(1);
  });

  it('rejects with the error of an item, while other calls continue', async () => {
    const failing = mapInTurns([1], () => {
      throw new Error('broken');
    });
    const other = mapInTurns([1], () => 'fine');
    await expect(failing).rejects.toThrow('broken');
    expect(await other).toEqual(['fine']);
  });
});
