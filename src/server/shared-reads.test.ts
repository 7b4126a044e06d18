import { describe, expect, it } from 'vitest';
import { createSharedReads } from './shared-reads.ts';

/** Creates reads that end on demand. */
const slowReads = () => {
  const ends: ((value: string) => void)[] = [];
  const startRead = () => new Promise<string>((resolve) => ends.push(resolve));
  return { ends, read: startRead };
};

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('createSharedReads', () => {
  it('reads once for all callers that arrive during a read', async () => {
    const shared = createSharedReads<string>();
    const { ends, read } = slowReads();
    const results = [shared('a', read), shared('a', read), shared('a', read)];
    expect(ends).toHaveLength(1);
    ends[0]?.('first');
    expect(await results[0]).toBe('first');
    await nextTurn();
    expect(ends).toHaveLength(2);
    ends[1]?.('second');
    expect(await Promise.all(results)).toEqual(['first', 'second', 'second']);
  });

  it('starts the next read after the call, so that no result is older than its request', async () => {
    const shared = createSharedReads<number>();
    let written = 0;
    const readWritten = async () => {
      const current = written;
      await nextTurn();
      return current;
    };
    const reads: { wrote: number; result: Promise<number> }[] = [];
    for (let turn = 0; turn < 50; turn++) {
      written = turn;
      reads.push({ wrote: turn, result: shared('a', readWritten) });
      if (turn % 7 === 0) await nextTurn();
    }
    for (const { wrote, result } of reads) expect(await result).toBeGreaterThanOrEqual(wrote);
  });

  it('does not share reads between keys, and rejects only the callers of a failed read', async () => {
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
    await nextTurn();
    expect(await shared('a', async () => 'again')).toBe('again');
  });

  it('continues after a read that hangs', async () => {
    const shared = createSharedReads<string>();
    void shared('a', () => new Promise(() => {}));
    expect(await shared('a', async () => 'still')).toBe('still');
  });
});
