import { describe, expect, it } from 'vitest';
import { createTally } from './tally.mjs';

const newTally = () => {
  const lines = [];
  return { lines, tally: createTally((text) => lines.push(...text.trimEnd().split('\n'))) };
};

describe('createTally', () => {
  it('prints the total of tests and checks in the last line', async () => {
    const { lines, tally } = newTally();
    tally.add('tests', { passed: 5 });
    await tally.check('types', async () => ({ code: 0, output: '' }));
    expect(tally.finish()).toBe(0);
    expect(lines.at(-1)).toBe('6 passed, 0 failed');
  });

  it('fails if a test failed', () => {
    const { lines, tally } = newTally();
    tally.add('tests', { passed: 5, failed: 1 });
    expect(tally.finish()).toBe(1);
    expect(lines.at(-1)).toBe('5 passed, 1 failed');
  });

  it('prints the output of failed checks only', async () => {
    const { lines, tally } = newTally();
    await tally.check('types', async () => ({ code: 2, output: 'wrong type' }));
    await tally.check('format', async () => ({ code: 0, output: 'all fine' }));
    expect(lines).toContain('wrong type');
    expect(lines).not.toContain('all fine');
  });
});
