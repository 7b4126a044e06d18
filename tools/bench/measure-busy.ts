/** The latency of a health check and of sending a message while scored lists are loaded. */
import { startLoadGenerator } from './load.ts';
import type { Bench } from './measure-calls.ts';
import type { BusyResult } from './results.ts';
import { summarizeTimes } from './statistics.ts';

const REQUESTS_PER_SECOND = 40;
/** Above the numbers of other measurements, because no request may repeat. */
const FIRST_REQUEST = 5_000_000;

/** Loads scored lists on a number of connections, and makes the two other requests meanwhile. */
export const measureBusy = async (bench: Bench, listConnections: number): Promise<BusyResult> => {
  const secondGenerator = await startLoadGenerator(bench.people);
  const { port } = bench.product;
  const milliseconds = bench.seconds * 1_000;
  try {
    const [lists, otherCalls] = await Promise.all([
      bench.generator.run({
        kind: 'closed',
        side: 'product',
        port,
        call: 'match-job',
        connections: listConnections,
        milliseconds,
        first: FIRST_REQUEST,
      }),
      secondGenerator.run({
        kind: 'open',
        port,
        calls: ['health', 'send'],
        perSecond: REQUESTS_PER_SECOND,
        milliseconds,
        seed: 1,
        first: FIRST_REQUEST,
        sockets: 0,
      }),
    ]);
    const none = new Float64Array();
    return {
      listConnections,
      listsPerSecond: (lists.times.length * 1_000) / lists.milliseconds,
      health: summarizeTimes(otherCalls.times.health ?? none),
      send: summarizeTimes(otherCalls.times.send ?? none),
      errors: lists.errors + otherCalls.errors,
    };
  } finally {
    secondGenerator.stop();
  }
};
