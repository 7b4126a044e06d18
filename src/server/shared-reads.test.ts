import { describe, expect, it } from 'vitest';
import { createSharedReads } from './shared-reads.ts';

/** A read that ends when it is told to. */
const slowReads = () => {
  const ends: ((value: string) => void)[] = [];
  const read = () => new Promise<string>((resolve) => ends.push(resolve));
  return { ends, read };
};

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('reads that many ask for', () => {
  it('are made once for all who came while the one before was under way', async () => {
    const shared = createSharedReads<string>();
    const { ends, read } = slowReads();
    const answers = [shared('a', read), shared('a', read), shared('a', read)];
    expect(ends).toHaveLength(1);
    ends[0]?.('first');
    expect(await answers[0]).toBe('first');
    await soon();
    expect(ends).toHaveLength(2);
    ends[1]?.('second');
    expect(await Promise.all(answers)).toEqual(['first', 'second', 'second']);
  });

  it('begin after they were asked for: nobody gets what was read before', async () => {
    const shared = createSharedReads<number>();
    let written = 0;
    const read = async () => {
      const seen = written;
      await soon();
      return seen;
    };
    const asked: { wrote: number; answer: Promise<number> }[] = [];
    for (let turn = 0; turn < 50; turn++) {
      written = turn;
      asked.push({ wrote: turn, answer: shared('a', read) });
      if (turn % 7 === 0) await soon();
    }
    for (const { wrote, answer } of asked) expect(await answer).toBeGreaterThanOrEqual(wrote);
  });

  it('of other keys wait for nobody, and one that fails fails for those alone who shared it', async () => {
    const shared = createSharedReads<string>();
    const { ends, read } = slowReads();
    const slow = shared('a', read);
    expect(await shared('b', async () => 'b')).toBe('b');
    const failing = shared('a', async () => {
      throw new Error('lost');
    });
    const alsoFailing = shared('a', async () => 'never asked');
    ends[0]?.('a');
    expect(await slow).toBe('a');
    await expect(failing).rejects.toThrow('lost');
    await expect(alsoFailing).rejects.toThrow('lost');
    await soon();
    expect(await shared('a', async () => 'again')).toBe('again');
  });

  it('are not held up for ever by one that hangs', async () => {
    const shared = createSharedReads<string>();
    void shared('a', () => new Promise(() => {}));
    expect(await shared('a', async () => 'still')).toBe('still');
  });
});
