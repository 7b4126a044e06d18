import { describe, expect, it } from 'vitest';
import { createKeyedSemaphore } from './keyed-semaphore.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Work that ends when it is told to, and what has begun so far. */
const createWork = () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, work, end: (name: string) => ends.get(name)?.() };
};

describe('turns', () => {
  it('let so many go at once under a name, and the next in the order they came', async () => {
    const take = createKeyedSemaphore(2);
    const { begun, work, end } = createWork();
    for (const name of ['a', 'b', 'c', 'd']) void take(['ana'], work(name));
    void take(['ben'], work('e'));
    await settle();
    expect(begun).toEqual(['a', 'b', 'e']);
    end('b');
    await settle();
    expect(begun).toEqual(['a', 'b', 'e', 'c']);
  });

  it('are passed on by work that fails', async () => {
    const take = createKeyedSemaphore(1);
    const failing = take(['ana'], () => Promise.reject(new Error('No')));
    const next = take(['ana'], async () => 'next');
    await expect(failing).rejects.toThrow('No');
    expect(await next).toBe('next');
  });

  it('under several names never wait for each other for ever', async () => {
    const take = createKeyedSemaphore(1);
    const done = await Promise.all(
      Array.from({ length: 20 }, (_, n) => take(n % 2 ? ['ana', 'ben'] : ['ben', 'ana'], async () => n)),
    );
    expect(done).toHaveLength(20);
  });
});
