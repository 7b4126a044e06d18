/**
 * Retries transactions that the database aborted because of a conflict with another transaction (deadlocks, serialization failures). The callback
 * must have no effects outside of the transaction, because it may run more than once.
 */
const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';
const MAX_ATTEMPTS = 5;
const BASE_DELAY_MS = 20;

/** Returns true if the transaction may succeed on a retry, based on the error or one of its causes. */
export const isWorthRetrying = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return code === DEADLOCK || code === SERIALIZATION_FAILURE || isWorthRetrying(error.cause);
};

/** Waits longer after every attempt, with jitter to prevent two transactions from colliding again. */
const backOff = (attempts: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, BASE_DELAY_MS * 2 ** attempts * (0.5 + Math.random()));
  });

interface Transactional {
  transaction(...args: never[]): Promise<unknown>;
}

/** Makes top-level transactions of `db` retry after such conflicts. Returns `db`. */
export const withRetriedTransactions = <Database extends Transactional>(db: Database): Database => {
  const begin = db.transaction.bind(db);
  const runWithRetries = async (...args: Parameters<Database['transaction']>): Promise<unknown> => {
    for (let attempts = 0; ; attempts++) {
      try {
        return await begin(...args);
      } catch (error) {
        if (attempts + 1 >= MAX_ATTEMPTS || !isWorthRetrying(error)) throw error;
        await backOff(attempts);
      }
    }
  };
  return Object.assign(db, { transaction: runWithRetries });
};
