/**
 * Admission control for expensive work: a limited number of calls run, a limited number wait, and the rest are rejected with a retry time. Leaves
 * database connections for sign-in and messages while lists are overloaded. A slot is always released.
 */
import { AppError } from '#shared/errors.ts';

export interface AdmissionLimits {
  maxConcurrent: number;
  maxWaiting: number;
  /** The maximum waiting time in milliseconds before a call is rejected. */
  maxWaitMs: number;
}

export type Admission = <Result>(work: () => Promise<Result>) => Promise<Result>;

const RETRY_SECONDS = 2;

const overloadError = (): AppError => new AppError('unavailable', 'busy', { retryAfter: RETRY_SECONDS });

/** Returns a function that runs `work` when there is a free slot, or throws `unavailable`. */
export const createAdmission = ({ maxConcurrent, maxWaiting, maxWaitMs }: AdmissionLimits): Admission => {
  const queue = new Set<() => void>();
  let running = 0;

  const waitForSlot = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const enter = (): void => {
        clearTimeout(timer);
        queue.delete(enter);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.delete(enter);
        reject(overloadError());
      }, maxWaitMs);
      queue.add(enter);
    });

  return async (work) => {
    if (running < maxConcurrent) running += 1;
    else if (queue.size >= maxWaiting) throw overloadError();
    // A finished call passes on its slot, so `running` does not change.
    else await waitForSlot();
    try {
      return await work();
    } finally {
      const [next] = queue;
      if (next === undefined) running -= 1;
      else next();
    }
  };
};
