/** What others wait while lists by score are loaded: whether the process lives, and sending a message. */
import { startLoadGenerator } from './load.ts';
import type { Bench } from './measure-calls.ts';
import type { BusyResult } from './results.ts';
import { timesOf } from './statistics.ts';

const ASKED_PER_SECOND = 40;
/** Beyond those that calls were measured with, so that no pair of people and no moment is shared. */
const FIRST = 5_000_000;

/** Loads lists by score on so many connections, and asks for the two other things beside it. */
export const measureBusy = async (bench: Bench, listConnections: number): Promise<BusyResult> => {
  const beside = await startLoadGenerator(bench.people);
  const { port } = bench.product;
  const milliseconds = bench.seconds * 1_000;
  try {
    const [lists, others] = await Promise.all([
      bench.generator.run({
        kind: 'closed',
        side: 'product',
        port,
        call: 'match-job',
        connections: listConnections,
        milliseconds,
        first: FIRST,
      }),
      beside.run({
        kind: 'open',
        port,
        calls: ['health', 'send'],
        perSecond: ASKED_PER_SECOND,
        milliseconds,
        seed: 1,
        first: FIRST,
        sockets: 0,
      }),
    ]);
    const none = new Float64Array();
    return {
      listConnections,
      listsPerSecond: (lists.times.length * 1_000) / lists.milliseconds,
      health: timesOf(others.times.health ?? none),
      send: timesOf(others.times.send ?? none),
      errors: lists.errors + others.errors,
    };
  } finally {
    beside.stop();
  }
};
