/**
 * Batches concurrent calls: items that arrive while a round runs go into the next round. A single caller does not wait. Under load, one statement,
 * transaction or disk flush serves many callers. Every caller gets the result for its item or the error of its round.
 */

/** After this time, the next round starts even if the current one hangs, for example on a lost connection. */
const ROUND_TIMEOUT_MS = 100;
/** Limits the size of a statement and the effect of one failure. */
const MAX_BATCH_SIZE = 64;

const withTimeout = async (ms: number, work: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, timeout]);
  clearTimeout(timer);
};

/** Returns a function that requests one item and rejects with the error of its round. `runRound` returns one result per item, in the same order. */
export const createBatcher = <Item, Result>(
  runRound: (items: readonly Item[]) => Promise<readonly Result[]>,
  maxSize = MAX_BATCH_SIZE,
): ((item: Item) => Promise<Result>) => {
  interface Waiting {
    item: Item;
    resolve: (result: Result) => void;
    reject: (error: unknown) => void;
  }
  let waiting: Waiting[] = [];
  let isRunning = false;

  const settle = async (round: readonly Waiting[]): Promise<void> => {
    try {
      const results = await runRound(round.map(({ item }) => item));
      if (results.length !== round.length)
        throw new Error(`${round.length} items were requested and ${results.length} returned`);
      for (const [index, { resolve }] of round.entries()) resolve(results[index] as Result);
    } catch (error) {
      for (const { reject } of round) reject(error);
    }
  };

  const run = async (): Promise<void> => {
    isRunning = true;
    while (waiting.length > 0) {
      const round = waiting.slice(0, maxSize);
      waiting = waiting.slice(maxSize);
      await withTimeout(ROUND_TIMEOUT_MS, settle(round));
    }
    isRunning = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void run();
    });
};
