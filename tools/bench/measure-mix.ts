/** Simulates everyday use for a minute: 15 kinds of calls by 80 people, 100 per second, with 500 open sockets, on a small marketplace. */
import type { People } from './calls.ts';
import { startLoadGenerator } from './load.ts';
import { waitForLists } from './measure-start.ts';
import { MIX_CALLS } from './mix-calls.ts';
import type { MixResult } from './results.ts';
import { startProduct } from './server-process.ts';
import { joinTimes, summarizeTimes } from './statistics.ts';

export const MIX_CANDIDATES = 400;
const PEOPLE_PER_SIDE = 40;
const PER_SECOND = 100;
const SOCKETS = 500;
const MAX_SECONDS = 60;
const WARM_UP_MS = 3_000;

/** Selects the people of a small marketplace who send requests. */
const selectParticipants = ({ companies, candidates, freshJobs }: People): People => ({
  companies: companies.slice(0, PEOPLE_PER_SIDE),
  candidates: candidates.slice(0, PEOPLE_PER_SIDE),
  freshJobs,
});

/** Measures for a minute, or for ten times the seconds of a call if that is less. */
export const measureMix = async (
  databaseUrl: string,
  port: number,
  allPeople: People,
  callSeconds: number,
): Promise<MixResult> => {
  const people = selectParticipants(allPeople);
  const seconds = Math.min(MAX_SECONDS, callSeconds * 10);
  const product = await startProduct(databaseUrl, port);
  const generator = await startLoadGenerator(people);
  const run = (milliseconds: number, seed: number, first: number, sockets: number) =>
    generator.run({
      kind: 'open',
      port,
      calls: MIX_CALLS.map(({ name }) => name),
      perSecond: PER_SECOND,
      milliseconds,
      seed,
      first,
      sockets,
    });
  try {
    await waitForLists(product, people);
    const warmUp = await run(WARM_UP_MS, 1, 0, 0);
    const warmUpRequests = Object.values(warmUp.times).reduce((sum, { length }) => sum + length, 0);
    const result = await run(seconds * 1_000, 2, warmUpRequests, SOCKETS);
    const all = joinTimes(Object.values(result.times));
    return {
      people: people.companies.length + people.candidates.length,
      sockets: SOCKETS,
      candidates: MIX_CANDIDATES,
      askedPerSecond: PER_SECOND,
      answeredPerSecond: (all.length * 1_000) / result.milliseconds,
      seconds,
      errors: result.errors,
      all: summarizeTimes(all),
      kinds: MIX_CALLS.map(({ name, title }) => ({
        title,
        times: summarizeTimes(result.times[name] ?? new Float64Array()),
      })),
    };
  } finally {
    generator.stop();
    await product.stop();
  }
};
