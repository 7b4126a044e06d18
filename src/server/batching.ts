/**
 * Batches concurrent calls: items that arrive while a round runs go into the next round. A single caller does not wait. Under load, one statement,
 * transaction or disk flush serves many callers. Every caller gets the answer for its item or the error of its round.
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

/** Returns a function that requests one item and rejects with the error of its round. `answerAll` answers the items of a round in order. */
export const createBatcher = <Item, Answer>(
  answerAll: (items: readonly Item[]) => Promise<readonly Answer[]>,
  maxSize = MAX_BATCH_SIZE,
): ((item: Item) => Promise<Answer>) => {
  interface Waiting {
    item: Item;
    resolve: (answer: Answer) => void;
    reject: (error: unknown) => void;
  }
  let waiting: Waiting[] = [];
  let isRunning = false;

  const answer = async (round: readonly Waiting[]): Promise<void> => {
    try {
      const answers = await answerAll(round.map(({ item }) => item));
      if (answers.length !== round.length)
        throw new Error(`${round.length} items were requested and ${answers.length} answered`);
      for (const [index, { resolve }] of round.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      for (const { reject } of round) reject(error);
    }
  };

  const run = async (): Promise<void> => {
    isRunning = true;
    while (waiting.length > 0) {
      const round = waiting.slice(0, maxSize);
      waiting = waiting.slice(maxSize);
      await withTimeout(ROUND_TIMEOUT_MS, answer(round));
    }
    isRunning = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void run();
    });
};
