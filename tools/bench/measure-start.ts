/** Start times of the product and the floor on a filled database, and their memory when idle. */
import { type People, requireCall } from './calls.ts';
import { encodeRequest, HttpConnection } from './http-connection.ts';
import { readFamilyMemory } from './process-usage.ts';
import type { StartedProgram, StartResult } from './results.ts';
import { type ServerProcess, startFloor, startProduct } from './server-process.ts';
import { calculateMedian } from './statistics.ts';

const STARTS = 3;
const SETTLE_MS = 3_000;
const LISTS_TIMEOUT_MS = 10 * 60_000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Requests a scored list until it succeeds; resolves to the milliseconds since the process started. */
export const waitForLists = async (product: ServerProcess, people: People): Promise<number> => {
  const connection = new HttpConnection(product.port);
  const request = encodeRequest(product.port, requireCall('match-job').product(people, 0));
  try {
    for (;;) {
      const { status } = await connection.send(request);
      const since = performance.now() - product.startedAt;
      if (status === 200) return since;
      if (since > LISTS_TIMEOUT_MS)
        throw new Error(`Lists by score still answer ${status} after ${Math.round(since / 1_000)} s`);
      await pause(100);
    }
  } finally {
    connection.close();
  }
};

/** Starts and stops a program several times. The first start does not count, because it fills Node's compile cache. */
const startRepeatedly = async (
  start: () => Promise<ServerProcess>,
  onStarted: (program: ServerProcess, isCounted: boolean) => Promise<void>,
): Promise<StartedProgram> => {
  const starts: number[] = [];
  let idleMemory: number | null = null;
  for (let round = 0; round <= STARTS; round += 1) {
    const program = await start();
    await onStarted(program, round > 0);
    if (round > 0) starts.push(program.startMs);
    if (round === STARTS) {
      await pause(SETTLE_MS);
      idleMemory = readFamilyMemory(program.pid);
    }
    await program.stop();
  }
  return { medianStart: calculateMedian(starts), idleMemory, loadedMemory: null };
};

/** Measures the product's start and, if requested, the floor's. */
export const measureStart = async (
  databaseUrl: string,
  port: number,
  people: People,
  hasFloor: boolean,
): Promise<StartResult> => {
  const firstLists: number[] = [];
  const product = await startRepeatedly(
    () => startProduct(databaseUrl, port),
    async (program, isCounted) => {
      const firstList = await waitForLists(program, people);
      if (isCounted) firstLists.push(firstList);
    },
  );
  const floor = hasFloor
    ? await startRepeatedly(
        () => startFloor(databaseUrl, port),
        async () => {},
      )
    : null;
  return { product: { ...product, firstList: calculateMedian(firstLists) }, floor };
};
