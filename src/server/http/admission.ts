/**
 * Admission of costly work: so much at once, so much waiting, and the rest is refused at once with a time to come back. Keeps
 * connections to the database free for what must always answer (signing in, messages) while lists are asked for in a flood.
 * Invariant: what was admitted gives its place back, however it ends.
 */
import { AppError } from '#shared/errors.ts';

export interface AdmissionLimits {
  atOnce: number;
  waiting: number;
  /** Who has waited this long, in milliseconds, is refused as well. */
  patienceMs: number;
}

export type Admission = <Result>(work: () => Promise<Result>) => Promise<Result>;

const RETRY_SECONDS = 2;

const refusal = (): AppError => new AppError('unavailable', 'busy', { retryAfter: RETRY_SECONDS });

/** An admission with these limits. The returned function runs `work` when there is a place for it, or throws `unavailable`. */
export const createAdmission = ({ atOnce, waiting, patienceMs }: AdmissionLimits): Admission => {
  const queue = new Set<() => void>();
  let running = 0;

  const waitForPlace = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const enter = (): void => {
        clearTimeout(timer);
        queue.delete(enter);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.delete(enter);
        reject(refusal());
      }, patienceMs);
      queue.add(enter);
    });

  return async (work) => {
    if (running < atOnce) running += 1;
    else if (queue.size >= waiting) throw refusal();
    // Whoever leaves hands its place on, so the number stays.
    else await waitForPlace();
    try {
      return await work();
    } finally {
      const [next] = queue;
      if (next === undefined) running -= 1;
      else next();
    }
  };
};
