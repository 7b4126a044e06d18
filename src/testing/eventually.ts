/** What comes true a moment later. */
import { vi } from 'vitest';

/** Far longer than it takes on a machine that does other things as well; only what never comes true waits so long. */
const LONGEST_MS = 20_000;

/** Repeats a check until it passes and gives what it returned; fails as the check did last. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, LONGEST_MS);
