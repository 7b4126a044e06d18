import { describe, expect, it } from 'vitest';
import { startBar } from './progress-bar.ts';

const createRecorder = (isTerminal: boolean) => {
  const written: string[] = [];
  const clock = { time: 0 };
  return {
    written,
    clock,
    output: { isTerminal, write: (text: string) => void written.push(text), now: () => clock.time },
  };
};

describe('the progress bar', () => {
  it('grows on one terminal line and estimates the remaining time', () => {
    const { written, clock, output } = createRecorder(true);
    const bar = startBar(output, 'Filling', 200);
    clock.time = 10_000;
    bar.add(50);
    expect(written.at(-1)).toMatch(/^\rFilling █+░+ 25%, about 30 s left/);
    clock.time = 40_000;
    bar.finish();
    expect(written.join('')).toContain('100%');
    expect(written.at(-1)).toBe('\nFilling: done in 40 s\n');
  });

  it('is drawn at most ten times a second', () => {
    const { written, output } = createRecorder(true);
    const bar = startBar(output, 'Filling', 1_000);
    for (let done = 0; done < 500; done += 1) bar.add(1);
    expect(written).toHaveLength(1);
  });

  it('is two plain lines in a log', () => {
    const { written, clock, output } = createRecorder(false);
    const bar = startBar(output, 'Filling', 2);
    bar.add(1);
    clock.time = 2_000;
    bar.add(1);
    bar.finish();
    expect(written).toEqual(['Filling…\n', 'Filling: done in 2 s\n']);
  });
});
