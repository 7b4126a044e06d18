import { describe, expect, it } from 'vitest';
import { createKeyedSemaphore } from './keyed-semaphore.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Creates work that ends on demand, and lists the started work. */
const createWork = () => {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      started.push(name);
      ends.set(name, () => resolve(name));
    });
  return { started, work, end: (name: string) => ends.get(name)?.() };
};

describe('createKeyedSemaphore', () => {
  it('limits concurrency per name and keeps the order of arrival', async () => {
    const take = createKeyedSemaphore(2);
    const { started, work, end } = createWork();
    for (const name of ['a', 'b', 'c', 'd']) void take(['ana'], work(name));
    void take(['ben'], work('e'));
    await settle();
    expect(started).toEqual(['a', 'b', 'e']);
    end('b');
    await settle();
    expect(started).toEqual(['a', 'b', 'e', 'c']);
  });

  it('continues after failed work', async () => {
    const take = createKeyedSemaphore(1);
    const failing = take(['ana'], () => Promise.reject(new Error('No')));
    const next = take(['ana'], async () => 'next');
    await expect(failing).rejects.toThrow('No');
    expect(await next).toBe('next');
  });

  it('does not deadlock with several names', async () => {
    const take = createKeyedSemaphore(1);
    const done = await Promise.all(
      Array.from({ length: 20 }, (_, n) => take(n % 2 ? ['ana', 'ben'] : ['ben', 'ana'], async () => n)),
    );
    expect(done).toHaveLength(20);
  });
});
