import { describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { createBatcher } from './batching.ts';

/** Records the rounds. Each round is pending until the test resolves or rejects it. */
const createRounds = () => {
  const rounds: { items: readonly number[]; finish: (results: string[]) => void; fail: (error: Error) => void }[] = [];
  const runRound = (items: readonly number[]) =>
    new Promise<string[]>((finish, fail) => {
      rounds.push({ items, finish, fail });
    });
  return { rounds, runRound };
};

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('createBatcher', () => {
  it('serves a single caller immediately, and batches callers that arrive during a round', async () => {
    const { rounds, runRound } = createRounds();
    const ask = createBatcher(runRound);
    const results = [1, 2, 3].map(ask);
    expect(rounds.map(({ items }) => items)).toEqual([[1]]);
    rounds[0]?.finish(['one']);
    await settle();
    expect(rounds[1]?.items).toEqual([2, 3]);
    rounds[1]?.finish(['two', 'three']);
    expect(await Promise.all(results)).toEqual(['one', 'two', 'three']);
  });

  it('limits the size of a round', async () => {
    const { rounds, runRound } = createRounds();
    const ask = createBatcher(runRound, 2);
    const results = [1, 2, 3, 4].map(ask);
    for (const roundResults of [['1'], ['2', '3'], ['4']]) {
      rounds.at(-1)?.finish(roundResults);
      await settle();
    }
    expect(rounds.map(({ items }) => items)).toEqual([[1], [2, 3], [4]]);
    expect(await Promise.all(results)).toEqual(['1', '2', '3', '4']);
  });

  it('rejects only the callers of the failed round', async () => {
    const { rounds, runRound } = createRounds();
    const ask = createBatcher(runRound);
    const first = ask(1);
    const second = ask(2);
    rounds[0]?.fail(new Error('The database is unavailable'));
    await expect(first).rejects.toThrow('The database is unavailable');
    rounds[1]?.finish(['two']);
    expect(await second).toBe('two');
  });

  it('continues when a round never ends', async () => {
    const { rounds, runRound } = createRounds();
    const ask = createBatcher(runRound);
    void ask(1);
    const second = ask(2);
    await eventually(() => expect(rounds).toHaveLength(2));
    rounds[1]?.finish(['two']);
    expect(await second).toBe('two');
  });

  it('rejects the round if results are missing', async () => {
    const ask = createBatcher(async () => []);
    await expect(ask(1)).rejects.toThrow('1 items were requested and 0 returned');
  });
});
