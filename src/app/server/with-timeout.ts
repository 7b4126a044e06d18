/** Limits how long health checks and scrapers wait, because they need a response even if something hangs. */

const TIMEOUT_MS = 3_000;

/** Returns the result, or null if the promise rejects or takes too long. */
export const withTimeoutOrNull = <Result>(work: Promise<Result>): Promise<Result | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), TIMEOUT_MS);
    work.then(resolve, () => resolve(null)).finally(() => clearTimeout(timer));
  });
