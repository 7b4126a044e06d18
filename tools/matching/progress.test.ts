import { describe, expect, it } from 'vitest';
import { createProgress, PROGRESS_MS } from './progress.ts';

function printProgress(isTerminal: boolean, times: readonly number[]): string[] {
  const written: string[] = [];
  let time = 0;
  const progress = createProgress({ isTerminal, write: (text) => written.push(text), now: () => time });
  times.forEach((next, index) => {
    time = next;
    progress(1000 * (index + 1));
  });
  return written;
}

describe('progress of a long command', () => {
  it('is printed on separate lines in a log, every five seconds', () => {
    expect(printProgress(false, [1, PROGRESS_MS, PROGRESS_MS + 1, 2 * PROGRESS_MS])).toEqual([
      '2,000 candidates read\n',
      '4,000 candidates read\n',
    ]);
  });

  it('stays on one line of a terminal', () => {
    expect(printProgress(true, [PROGRESS_MS])).toEqual(['\r1,000 candidates read']);
  });

  it('is not printed for short commands', () => {
    expect(printProgress(false, [1, 2, PROGRESS_MS - 1])).toEqual([]);
  });
});
