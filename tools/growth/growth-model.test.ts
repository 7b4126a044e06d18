/** The calculations behind docs/growth.md. */
import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '../../src/testing/market/random.ts';
import {
  buildTimeModel,
  calculateMean,
  planCapacity,
  simulateResponseTimes,
  slowestDrawn,
  slowestMeasured,
} from './growth-model.ts';

/** Two shards, three queries. */
const TIMES = [
  [10, 20, 60],
  [30, 20, 20],
];

describe('the slowest shard', () => {
  it('has the longest time of all shards for each query', () => {
    expect(slowestMeasured(TIMES, 1)).toEqual([10, 20, 60]);
    expect(slowestMeasured(TIMES, 2)).toEqual([30, 20, 60]);
  });

  it('is slower the more shards there are, up to the largest ratio', () => {
    const model = buildTimeModel(TIMES);
    const means = [1, 5, 50].map((shards) => calculateMean(slowestDrawn(model, shards, 5_000, createSeededRandom(1))));
    expect(means[0]).toBeCloseTo(calculateMean(model.means), 0);
    expect(means).toEqual(means.toSorted((a, b) => a - b));
    expect(means[2]).toBeCloseTo(1.5 * calculateMean(model.means), 0);
  });

  it('takes no longer than others if all shards take the same time', () => {
    expect(calculateMean(slowestDrawn(buildTimeModel([[8], [8]]), 10, 100, createSeededRandom(1)))).toBe(8);
  });
});

describe('response times', () => {
  it('follow the formula for a single queue with constant times', () => {
    // Pollaczek-Khinchine: the mean wait is busy / (2 · (1 - busy)) times the duration of a search.
    const times = simulateResponseTimes(
      buildTimeModel([[10]]),
      { shards: 1, busy: 0.5, count: 200_000 },
      createSeededRandom(2),
    );
    expect(calculateMean(times)).toBeCloseTo(15, 0);
  });

  it('grow with the share of time that shards are busy', () => {
    const at = (busy: number) =>
      calculateMean(
        simulateResponseTimes(buildTimeModel(TIMES), { shards: 5, busy, count: 20_000 }, createSeededRandom(3)),
      );
    expect(at(0.3)).toBeLessThan(at(0.6));
    expect(at(0.6)).toBeLessThan(at(0.8));
  });
});

describe('the plan for a load', () => {
  const load = {
    shards: 10,
    cpuMs: 30,
    gigabytes: 1.5,
    busy: 0.5,
    minCopies: 2,
    machine: { cores: 16, gigabytes: 64 },
  };

  it('has enough copies of each shard for its load, and at least the minimum', () => {
    expect(planCapacity({ ...load, listsPerSecond: 10 })).toEqual({ copies: 2, cores: 6, gigabytes: 30, machines: 2 });
    expect(planCapacity({ ...load, listsPerSecond: 1_000 })).toEqual({
      copies: 60,
      cores: 600,
      gigabytes: 900,
      machines: 38,
    });
  });

  it('has enough machines for the memory if memory is the bottleneck', () => {
    expect(planCapacity({ ...load, gigabytes: 30, listsPerSecond: 10 }).machines).toBe(10);
  });
});
