import { describe, expect, it } from 'vitest';
import { runConcurrently } from './run-concurrently.ts';

describe('runConcurrently', () => {
  it('returns results in order', async () => {
    expect(await runConcurrently(Promise.resolve(1), Promise.resolve('two'))).toEqual([1, 'two']);
  });

  it('waits for all work before it rejects with the first error', async () => {
    const ended: string[] = [];
    const slow = (async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      ended.push('slow');
      throw new Error('second');
    })();
    await expect(runConcurrently(slow, Promise.reject(new Error('first')))).rejects.toThrow('first');
    expect(ended).toEqual(['slow']);
  });
});
