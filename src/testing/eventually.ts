import { vi } from 'vitest';

/** Far more time than a busy machine needs. Only failing checks wait this long. */
const TIMEOUT_MS = 20_000;

/** Repeats a check until it passes, and returns its result. Fails with the check's last error. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, TIMEOUT_MS);
