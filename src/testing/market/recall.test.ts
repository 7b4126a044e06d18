/** Lists by score on a small generated market, beside the score of every row: for every kind of list nearly all of the best are there. */
import { afterEach, describe, expect, it } from 'vitest';
import { RETRIEVAL } from '#features/matching/server/retrieval.service.ts';
import { useTestApp } from '../test-app.ts';
import { fillCandidates, fillJobs } from './fill.ts';
import { candidateQueries, jobQueries } from './queries.ts';
import { createChance } from './random.ts';
import { type Measured, measureCandidateLists, measureJobLists } from './recall.ts';

const world = useTestApp();

const SIZE = 2_400;
const LEAST_RECALL = 0.95;
const mean = (of: readonly Measured[]): number => of.reduce((sum, { recall }) => sum + recall, 0) / of.length;

/** Kinds of lists that show too few of the best, with their recall. */
const failing = (measured: readonly Measured[]): [string, number][] =>
  [...Map.groupBy(measured, ({ kind }) => kind)]
    .map(([kind, of]): [string, number] => [kind, mean(of)])
    .filter(([, recall]) => recall < LEAST_RECALL);

/** A fifth of the rows gets a rough score, as in a larger market; the best 25 are a larger share of a small one. */
const SCARCE = { rows: SIZE / 5, lookedAt: SIZE / 10 };

describe('the best 25 of every kind of list', () => {
  const usual = { ...RETRIEVAL };

  afterEach(() => {
    Object.assign(RETRIEVAL, usual);
  });

  it('are the exact best candidates, nearly all', { timeout: 60_000 }, async () => {
    await fillCandidates(world.db, createChance(11), SIZE);
    const queries = candidateQueries(createChance(12), 2);
    expect(failing(await measureCandidateLists(world.db, queries))).toEqual([]);
    Object.assign(RETRIEVAL, SCARCE);
    expect(mean(await measureCandidateLists(world.db, queries))).toBeGreaterThan(LEAST_RECALL);
  });

  it('are the exact best jobs, nearly all', { timeout: 60_000 }, async () => {
    await fillJobs(world.db, createChance(13), SIZE);
    const queries = jobQueries(createChance(14), 2);
    expect(failing(await measureJobLists(world.db, queries))).toEqual([]);
    Object.assign(RETRIEVAL, SCARCE);
    expect(mean(await measureJobLists(world.db, queries))).toBeGreaterThan(LEAST_RECALL);
  });
});
