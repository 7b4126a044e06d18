/**
 * Does for many callers at once what each of them asks for alone: whoever asks while a round is under way goes with the next one. Who is alone
 * waits for nobody; under load a round serves many, so that a statement, a transaction or a flush to disk is shared.
 * Invariant: every caller gets the answer to their own item, or the error of their round.
 */

/** So long a round keeps the next one waiting; a lost connection must not hold up everybody. */
const PATIENCE_MS = 100;
/** Of one round; bounds the statement and what one failure may touch. */
const MOST = 64;

const atMost = async (ms: number, work: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, patience]);
  clearTimeout(timer);
};

/**
 * Gives the function that asks for one. `answerAll` answers a round of items in their order; a second round begins before the end of the first
 * only where that takes long. Rejects with what the round was rejected with.
 */
export const createBatcher = <Item, Answer>(
  answerAll: (items: readonly Item[]) => Promise<readonly Answer[]>,
  most = MOST,
): ((item: Item) => Promise<Answer>) => {
  interface Waiting {
    item: Item;
    resolve: (answer: Answer) => void;
    reject: (error: unknown) => void;
  }
  let waiting: Waiting[] = [];
  let isUnderWay = false;

  const answer = async (round: readonly Waiting[]): Promise<void> => {
    try {
      const answers = await answerAll(round.map(({ item }) => item));
      if (answers.length !== round.length) throw new Error(`${round.length} were asked and ${answers.length} answered`);
      for (const [place, { resolve }] of round.entries()) resolve(answers[place] as Answer);
    } catch (error) {
      for (const { reject } of round) reject(error);
    }
  };

  const run = async (): Promise<void> => {
    isUnderWay = true;
    while (waiting.length > 0) {
      const round = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await atMost(PATIENCE_MS, answer(round));
    }
    isUnderWay = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isUnderWay) void run();
    });
};
