/**
 * Fills shards of a generated marketplace one after the other and measures the same searches in each. A shard is the product's partitioned index with
 * one part, in a separate process.
 */

import { prepareCandidate, prepareJob } from '../../src/engine/matching.domain.ts';
import type { Place } from '../../src/engine/retrieval/best-first.ts';
import { ALL_CANDIDATES } from '../../src/engine/retrieval/candidate-filter.ts';
import { ALL_JOBS } from '../../src/engine/retrieval/job-index.ts';
import { encodeCandidate, encodeJob } from '../../src/engine/retrieval/prepared-codec.ts';
import {
  type MatchStore,
  mergeFound,
  type Side,
  type Sides,
} from '../../src/features/matching/server/partitioned-index.service.ts';
import { drawExperienced } from '../../src/testing/market/history.ts';
import { drawPost } from '../../src/testing/market/market.ts';
import { createSeededRandom } from '../../src/testing/market/random.ts';
import { readFamilyMemory } from '../bench/process-usage.ts';
import { candidateRows, jobRows } from '../matching/index-market.ts';
import { type MeasuredReply, startIndexProcesses } from './index-processes.ts';

const PAGE_SIZE = 25;
const BATCH_SIZE = 1_000;
const HISTORY_SHARE = 0.5;
const MERGE_RUNS = 2_000;

export interface MarketOptions {
  shards: number;
  /** Rows of each shard. */
  candidates: number;
  jobs: number;
  queries: number;
  /** The number of distinct profiles in a shard. The others are copies with other ids. */
  distinct: number;
  seed: number;
}

/** Times by query, in milliseconds: CPU and duration in the shard's process, and the duration as its client sees it. */
export interface SearchTimes {
  cpu: number[];
  inShard: number[];
  atClient: number[];
}

/** In the first round, the shard reads the titles of the searches for the first time. */
export type Rounds = Record<'first' | 'again', SearchTimes>;

export interface ShardTimes {
  fillMs: number;
  /** CPU of the shard's process while it was filled. */
  fillCpuMs: number;
  emptyBytes: number;
  filledBytes: number;
  searches: Record<Side, Rounds>;
}

export interface Measured {
  options: MarketOptions;
  shards: ShardTimes[];
  /** Merging the results of that number of shards, in milliseconds. */
  merges: { shards: number; ms: number }[];
}

type Query = { [Of in Side]: { side: Of; query: Sides[Of]['query'] } }[Side];

const drawQueries = (side: Side, { queries, seed }: MarketOptions): Query[] => {
  const random = createSeededRandom(seed);
  const slice = { after: null, limit: PAGE_SIZE };
  return Array.from({ length: queries }, (): Query => {
    if (side === 'candidates') {
      return { side, query: { ...slice, jobs: [encodeJob(prepareJob(drawPost(random)))], filter: ALL_CANDIDATES } };
    }
    const candidate = encodeCandidate(prepareCandidate(drawExperienced(random, HISTORY_SHARE)));
    return { side, query: { ...slice, candidate, filter: ALL_JOBS } };
  });
};

/** A shard's process, with the time of its last task and the CPU time of all tasks. */
class Shard {
  readonly store: MatchStore;
  lastTask: Pick<MeasuredReply, 'cpuMs' | 'wallMs'> = { cpuMs: 0, wallMs: 0 };
  cpuMs = 0;
  pid = 0;

  constructor() {
    this.store = startIndexProcesses(
      1,
      (error) => {
        throw error;
      },
      ({ cpuMs, wallMs }, pid) => {
        this.lastTask = { cpuMs, wallMs };
        this.cpuMs += cpuMs;
        this.pid = pid;
      },
    );
  }

  get bytes(): number {
    return readFamilyMemory(this.pid) ?? 0;
  }

  async fill<Of extends Side>(side: Of, rows: Iterable<Sides[Of]['entry']>): Promise<void> {
    let batch: Sides[Of]['entry'][] = [];
    for (const row of rows) {
      batch.push(row);
      if (batch.length < BATCH_SIZE) continue;
      await this.store.put(side, batch);
      batch = [];
    }
    await this.store.put(side, batch);
  }

  /** Runs queries one after the other. */
  async measure(queries: readonly Query[]): Promise<{ times: SearchTimes; found: Place[][] }> {
    const times: SearchTimes = { cpu: [], inShard: [], atClient: [] };
    const found: Place[][] = [];
    for (const { side, query } of queries) {
      const start = performance.now();
      const result = await this.store.find(side, query);
      times.atClient.push(performance.now() - start);
      times.cpu.push(this.lastTask.cpuMs);
      times.inShard.push(this.lastTask.wallMs);
      found.push(result.found);
    }
    return { times, found };
  }
}

const measureShard = async (
  options: MarketOptions,
  number: number,
): Promise<{ times: ShardTimes; found: Place[][] }> => {
  const shard = new Shard();
  try {
    await shard.store.put('candidates', []);
    const emptyBytes = shard.bytes;
    // The searches use the seed itself, so every shard gets a different one.
    const random = createSeededRandom(options.seed + 1_000 * (number + 1));
    const start = performance.now();
    const before = shard.cpuMs;
    await shard.fill('candidates', candidateRows(random, options.candidates, HISTORY_SHARE, options.distinct));
    await shard.fill('jobs', jobRows(random, options.jobs, options.distinct));
    const fillMs = performance.now() - start;
    const fillCpuMs = shard.cpuMs - before;
    const measureRounds = async (side: Side): Promise<Rounds & { found: Place[][] }> => {
      const queries = drawQueries(side, options);
      const { times: first } = await shard.measure(queries);
      const { times: again, found } = await shard.measure(queries);
      return { first, again, found };
    };
    const { found, ...candidates } = await measureRounds('candidates');
    const { found: _, ...jobs } = await measureRounds('jobs');
    const searches = { candidates, jobs };
    return { times: { fillMs, fillCpuMs, emptyBytes, filledBytes: shard.bytes, searches }, found };
  } finally {
    await shard.store.end();
  }
};

/** Measures the mean time to merge the results of `shards` shards. If fewer were measured, their results are used several times. */
const measureMerge = (found: readonly Place[][][], shards: number): { shards: number; ms: number } => {
  const results = Array.from({ length: shards }, (_, index) => found[index % found.length] ?? []);
  const start = performance.now();
  for (let run = 0; run < MERGE_RUNS; run++) {
    mergeFound(
      results.map((shard) => ({ found: shard[run % shard.length] ?? [], total: 0 })),
      PAGE_SIZE,
      false,
    );
  }
  return { shards, ms: (performance.now() - start) / MERGE_RUNS };
};

/** Measures all shards. `log` receives a line for each. */
export const measureShards = async (options: MarketOptions, log: (line: string) => void): Promise<Measured> => {
  const shards: ShardTimes[] = [];
  const found: Place[][][] = [];
  for (let number = 0; number < options.shards; number++) {
    const result = await measureShard(options, number);
    shards.push(result.times);
    found.push(result.found);
    log(`Shard ${number + 1} of ${options.shards}: filled in ${Math.round(result.times.fillMs / 1_000)} s`);
  }
  return { options, shards, merges: [2, 5, 10].map((count) => measureMerge(found, count)) };
};
