/** How many messages per second are stored and delivered to open sockets, with one process and with two on one database. */
import type { LiveLoopResult } from './load-messages.ts';
import type { Bench } from './measure-calls.ts';
import type { LiveResult } from './results.ts';
import { startProduct } from './server-process.ts';
import { summarizeTimes } from './statistics.ts';

const STEADY_SENDERS = 200;
const STEADY_SHARE = 0.75;

const summarize = (result: LiveLoopResult): LiveResult['stored'] => ({
  perSecond: (result.delivered.length * 1_000) / result.milliseconds,
  answered: summarizeTimes(result.answered),
  delivered: summarizeTimes(result.delivered),
  lost: result.lost,
  errors: result.errors,
});

const measureWithPorts = async (bench: Bench, ports: number[]): Promise<LiveResult> => {
  const milliseconds = bench.seconds * 1_000;
  const send = (senders: number, perSecond: number | null, durationMs = milliseconds) =>
    bench.generator.run({ kind: 'live', ports, senders, perSecond, milliseconds: durationMs });
  if (bench.warmUpSeconds > 0) await send(bench.connections, null, bench.warmUpSeconds * 1_000);
  const stored = summarize(await send(bench.connections, null));
  const steady = summarize(await send(STEADY_SENDERS, stored.perSecond * STEADY_SHARE));
  return { processes: ports.length, stored, steady };
};

/** Measures one process, then two. The second one listens on `secondPort`. */
export const measureLive = async (bench: Bench, secondPort: number): Promise<LiveResult[]> => {
  const result = await measureWithPorts(bench, [bench.product.port]);
  const second = await startProduct(bench.databaseUrl, secondPort);
  try {
    return [result, await measureWithPorts(bench, [bench.product.port, second.port])];
  } finally {
    await second.stop();
  }
};
