import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProgress } from './progress.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('createProgress writes the unit of the counted items', () => {
  const lines: string[] = [];
  const progress = createProgress({ isTTY: false, write: (line: string) => lines.push(line) > 0 });
  const later = (): void => void vi.advanceTimersByTime(5_000);
  later();
  progress.show('Writing', 'users', 1_000, 4_000);
  later();
  progress.show('Reading', 'files', 12, 12, 'files');
  later();
  progress.show('Checking', 'users', 7, 7, 'lines');
  expect(lines).toEqual([
    'Writing users: 1,000 rows of about 4,000 (25%)\n',
    'Reading files: 12 files\n',
    'Checking users: 7 lines\n',
  ]);
});
