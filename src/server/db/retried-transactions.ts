/**
 * Transactions that the database ended for the sake of another one are tried again: deadlocks and serialization failures are no fault of
 * what was asked. What runs inside must keep nothing outside of the transaction that a second try would double.
 */
const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';
const TRIES = 5;
const PAUSE_MS = 20;

/** Whether an error, or what caused it, is the database's way of saying "once more". */
export const isWorthRetrying = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return code === DEADLOCK || code === SERIALIZATION_FAILURE || isWorthRetrying(error.cause);
};

/** Longer with every try, and never the same for two that met. */
const pause = (tried: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS * 2 ** tried * (0.5 + Math.random()));
  });

interface BeginsTransactions {
  transaction(...given: never[]): Promise<unknown>;
}

/** Makes every transaction that begins on `db` (not those nested in one) try again where that helps. Gives `db`. */
export const withRetriedTransactions = <Database extends BeginsTransactions>(db: Database): Database => {
  const begin = db.transaction.bind(db);
  const transaction = async (...given: Parameters<Database['transaction']>): Promise<unknown> => {
    for (let tried = 0; ; tried++) {
      try {
        return await begin(...given);
      } catch (error) {
        if (tried + 1 >= TRIES || !isWorthRetrying(error)) throw error;
        await pause(tried);
      }
    }
  };
  return Object.assign(db, { transaction });
};
