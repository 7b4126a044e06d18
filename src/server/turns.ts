/**
 * Splits long computations into short turns. All requests together run one turn per iteration of the event loop. Other requests are therefore
 * answered between turns, instead of after all computations that became ready at the same time.
 */

/** A turn ends after the item that exceeds this time. */
const TURN_MS = 2;

const waiting: (() => void)[] = [];

const startNext = (): void => {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(startNext);
};

const waitForTurn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(startNext);
  });

/** Maps the items in order and in turns. Rejects with the error of `map`. */
export const mapInTurns = async <Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> => {
  const results: Result[] = [];
  let endsAt = 0;
  for (const item of items) {
    if (performance.now() >= endsAt) {
      await waitForTurn();
      endsAt = performance.now() + TURN_MS;
    }
    results.push(map(item));
  }
  return results;
};
