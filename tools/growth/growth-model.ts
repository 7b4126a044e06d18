/**
 * Models lists over many shards from the times of searches in single shards: the slowest shard, waiting in queues, and the processes, cores and
 * memory for a load. Pure; times are in milliseconds.
 */
import type { SeededRandom } from '../../src/testing/market/random.ts';

/** Search times: the mean over all shards for each query, and the ratios of single times to these means, of all queries together. */
export interface TimeModel {
  means: readonly number[];
  ratios: readonly number[];
}

const sumNumbers = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
export const calculateMean = (numbers: readonly number[]): number => sumNumbers(numbers) / Math.max(1, numbers.length);

/** Separates the cost of a query in every shard from the differences between shards. `times` has a list by query for each shard. */
export const buildTimeModel = (times: readonly (readonly number[])[]): TimeModel => {
  const means = (times[0] ?? []).map((_, query) => calculateMean(times.map((shard) => shard[query] ?? 0)));
  const ratios = times.flatMap((shard) => shard.map((time, query) => time / (means[query] || 1)));
  return { means, ratios };
};

/** Returns the slowest time of the first `shards` shards for each query. */
export const slowestMeasured = (times: readonly (readonly number[])[], shards: number): number[] =>
  (times[0] ?? []).map((_, query) => Math.max(...times.slice(0, shards).map((shard) => shard[query] ?? 0)));

/** Draws the times of one random query in each of `shards` shards. */
const drawTimes = ({ means, ratios }: TimeModel, shards: number, random: SeededRandom): number[] => {
  const mean = random.pick(means);
  return Array.from({ length: shards }, () => mean * random.pick(ratios));
};

/** Draws the slowest time of `shards` shards for `count` random queries. */
export const slowestDrawn = (model: TimeModel, shards: number, count: number, random: SeededRandom): number[] =>
  Array.from({ length: count }, () => Math.max(...drawTimes(model, shards, random)));

/**
 * Simulates response times of lists that arrive at random (a Poisson process) and wait in each shard for earlier lists. Each shard executes one
 * search at a time and is busy for a share `busy` (0-1) of the time. A list is complete when its slowest shard is.
 */
export const simulateResponseTimes = (
  model: TimeModel,
  { shards, busy, count }: { shards: number; busy: number; count: number },
  random: SeededRandom,
): number[] => {
  const interval = (calculateMean(model.means) * calculateMean(model.ratios)) / busy;
  const freeAt = Array.from({ length: shards }, () => 0);
  let now = 0;
  return Array.from({ length: count }, () => {
    now += -Math.log(1 - random.next()) * interval;
    drawTimes(model, shards, random).forEach((time, shard) => {
      freeAt[shard] = Math.max(now, freeAt[shard] ?? 0) + time;
    });
    return Math.max(...freeAt) - now;
  });
};

/** The load on a sharded index, and the size of the machines. */
export interface Load {
  listsPerSecond: number;
  shards: number;
  /** CPU milliseconds of a list in one shard. */
  cpuMs: number;
  /** Memory of a shard's process. */
  gigabytes: number;
  /** The share of the time that a process may be busy. */
  busy: number;
  /** Each shard has at least this number of processes, so that one may fail. */
  minCopies: number;
  machine: { cores: number; gigabytes: number };
}

export interface CapacityPlan {
  copies: number;
  cores: number;
  gigabytes: number;
  machines: number;
}

/** Calculates the capacity for a load. A process executes one search at a time, so the load of one shard determines the number of copies. */
export const planCapacity = ({
  listsPerSecond,
  shards,
  cpuMs,
  gigabytes,
  busy,
  minCopies,
  machine,
}: Load): CapacityPlan => {
  const coresPerShard = (listsPerSecond * cpuMs) / 1_000 / busy;
  const copies = Math.max(minCopies, Math.ceil(coresPerShard));
  const cores = Math.ceil(shards * coresPerShard);
  const memory = Math.ceil(shards * copies * gigabytes);
  const machines = Math.max(minCopies, Math.ceil(cores / machine.cores), Math.ceil(memory / machine.gigabytes));
  return { copies, cores, gigabytes: memory, machines };
};
