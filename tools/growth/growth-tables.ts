/** The results of the growth benchmark as Markdown: measured times, computed times over several shards, and machines for a load. */
import { createSeededRandom } from '../../src/testing/market/random.ts';
import { percentile } from '../bench/statistics.ts';
import { formatNumber, table } from '../bench/tables.ts';
import {
  buildTimeModel,
  calculateMean,
  planCapacity,
  simulateResponseTimes,
  slowestDrawn,
  slowestMeasured,
  type TimeModel,
} from './growth-model.ts';
import type { Measured, ShardTimes } from './measure-shards.ts';

const SIDES = ['candidates', 'jobs'] as const;
const NAMES = { candidates: 'candidates for one job', jobs: 'jobs best first' } as const;
const SHARDS = [1, 2, 5, 10];
const DRAWS = 20_000;
const REQUESTS = 50_000;
const BUSY = [0.3, 0.5, 0.7];
const LISTS_PER_SECOND = [10, 100, 1_000];
const GIGABYTE = 1024 ** 3;

/** Assumptions of a plan. */
export interface Assumptions {
  /** The number of candidates in all shards. */
  total: number;
  busy: number;
  minCopies: number;
  machine: { cores: number; gigabytes: number };
}

const formatSpread = (times: readonly number[]): string[] => {
  const sorted = times.toSorted((a, b) => a - b);
  return [calculateMean(times), ...[0.5, 0.95, 0.99].map((share) => percentile(sorted, share))].map(formatNumber);
};

const pickShardTimes = ({ shards }: Measured, pick: (shard: ShardTimes) => number[]): number[][] => shards.map(pick);

const meanMemory = ({ shards }: Measured): number => calculateMean(shards.map(({ filledBytes }) => filledBytes));

const shardTable = (measured: Measured): string => {
  const { candidates, jobs } = measured.options;
  return table(
    ['Shard', 'filled in s', 'CPU s', 'empty MB', 'filled MB', 'bytes a candidate, jobs included'],
    measured.shards.map(({ fillMs, fillCpuMs, emptyBytes, filledBytes }, index) => [
      `${index + 1}: ${candidates.toLocaleString('en-US')} candidates, ${jobs.toLocaleString('en-US')} jobs`,
      formatNumber(fillMs / 1_000),
      formatNumber(fillCpuMs / 1_000),
      formatNumber(emptyBytes / 1024 ** 2),
      formatNumber(filledBytes / 1024 ** 2),
      formatNumber((filledBytes - emptyBytes) / Math.max(1, candidates)),
    ]),
  );
};

const searchTable = (measured: Measured): string =>
  table(
    ['Search in one shard, all shards together', 'mean ms', 'p50', 'p95', 'p99'],
    SIDES.flatMap((side) =>
      (['first', 'again'] as const).flatMap((round) => {
        const all = (pick: 'cpu' | 'inShard') =>
          pickShardTimes(measured, ({ searches }) => searches[side][round][pick]).flat();
        const transport = measured.shards.flatMap(({ searches }) => {
          const { atClient, inShard } = searches[side][round];
          return atClient.map((time, query) => time - (inShard[query] ?? 0));
        });
        return [
          [`${NAMES[side]}, ${round}: CPU`, ...formatSpread(all('cpu'))],
          [`${NAMES[side]}, ${round}: duration`, ...formatSpread(all('inShard'))],
          [`${NAMES[side]}, ${round}: sending it and receiving the result`, ...formatSpread(transport)],
        ];
      }),
    ),
  );

const mergeTable = ({ merges }: Measured): string =>
  table(
    ['Merging 25 rows of each of', 'ms'],
    merges.map(({ shards, ms }) => [`${shards} shards`, ms.toFixed(3)]),
  );

const buildModel = (measured: Measured, side: (typeof SIDES)[number]): TimeModel =>
  buildTimeModel(pickShardTimes(measured, ({ searches }) => searches[side].again.cpu));

const slowestTable = (measured: Measured): string =>
  table(
    ['Slowest shard, CPU ms', 'mean', 'p50', 'p95', 'p99'],
    SIDES.flatMap((side) => {
      const times = pickShardTimes(measured, ({ searches }) => searches[side].again.cpu);
      const model = buildModel(measured, side);
      return SHARDS.flatMap((shards) => {
        const drawn = slowestDrawn(model, shards, DRAWS, createSeededRandom(1));
        const rows = [[`${NAMES[side]}, ${shards}: computed`, ...formatSpread(drawn)]];
        if (shards <= times.length) {
          rows.unshift([`${NAMES[side]}, ${shards}: measured`, ...formatSpread(slowestMeasured(times, shards))]);
        }
        return rows;
      });
    }),
  );

const queueTable = (measured: Measured): string => {
  const model = buildModel(measured, 'candidates');
  return table(
    ['Candidates for one job, with waiting: computed', 'mean ms', 'p50', 'p95', 'p99'],
    BUSY.flatMap((busy) =>
      SHARDS.map((shards) => [
        `${shards} shards, busy ${Math.round(100 * busy)}%`,
        ...formatSpread(simulateResponseTimes(model, { shards, busy, count: REQUESTS }, createSeededRandom(2))),
      ]),
    ),
  );
};

const planTable = (measured: Measured, { total, ...assumptions }: Assumptions): string => {
  const shards = Math.max(1, Math.ceil(total / measured.options.candidates));
  const gigabytes = meanMemory(measured) / GIGABYTE;
  const { cores, gigabytes: perMachine } = assumptions.machine;
  return table(
    [
      'Lists a second',
      'CPU ms of a list, all shards',
      'copies',
      'cores',
      'GB',
      `machines of ${cores} cores, ${perMachine} GB`,
    ],
    SIDES.flatMap((side) =>
      LISTS_PER_SECOND.map((listsPerSecond) => {
        const cpuMs = calculateMean(buildModel(measured, side).means);
        const plan = planCapacity({ ...assumptions, listsPerSecond, shards, cpuMs, gigabytes });
        return [
          `${listsPerSecond.toLocaleString('en-US')}, ${NAMES[side]}`,
          formatNumber(shards * cpuMs),
          ...[plan.copies, plan.cores, plan.gigabytes, plan.machines].map((value) => value.toLocaleString('en-US')),
        ];
      }),
    ),
  );
};

/** Renders all tables. */
export const growthReport = (measured: Measured, assumptions: Assumptions): string =>
  [
    shardTable(measured),
    searchTable(measured),
    mergeTable(measured),
    slowestTable(measured),
    queueTable(measured),
    planTable(measured, assumptions),
    '',
  ].join('\n\n');
