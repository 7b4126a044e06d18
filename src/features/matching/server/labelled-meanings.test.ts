import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answering, type ModelServer, startModelServer, vectorOf } from '#testing/model-server.ts';
import { compareMeaningsBy } from '../matching.domain.ts';
import { judgeSet, prepareSet } from './judging.ts';
import { withMeanings } from './labelled-meanings.ts';
import type { LabelledSet } from './labelled-sets.ts';

let server: ModelServer;
const model = () => ({ url: server.url, model: 'a-model', key: null });

beforeEach(async () => {
  server = await startModelServer();
});

afterEach(async () => {
  compareMeaningsBy(null);
  await server.close();
});

const SET: LabelledSet = {
  name: 'one',
  jobs: [{ id: 'j', title: 'Lawyer of zebras' }],
  candidates: [
    { id: 'a', jobTitle: 'Friend of stripes' },
    { id: 'b', jobTitle: 'Enemy of spots' },
    { id: 'c', bio: 'I have no title.' },
    ...Array.from({ length: 120 }, (_, number) => ({ id: `n${number}`, jobTitle: `Number ${number % 60}` })),
  ],
  fitting: new Map([['j', new Set(['a'])]]),
};

const scoreOf = (set: LabelledSet, id: string): number => {
  const [job] = judgeSet(prepareSet(set));
  return job?.scored.find(({ candidateId }) => candidateId === id)?.score ?? Number.NaN;
};

describe('a labelled set with meanings', () => {
  it('is judged with the factor of meaning, and without it where a title is missing', async () => {
    const titles: Partial<Record<string, string>> = { 'Lawyer of zebras': 'lawyer', 'Friend of stripes': 'attorney' };
    server.answer = answering((text) => vectorOf(titles[text] ?? text));
    const [set = SET] = await withMeanings([SET], model());
    expect(scoreOf(set, 'a')).toBeGreaterThan(scoreOf(SET, 'a') + 20);
    expect(scoreOf(set, 'b')).toBeLessThan(scoreOf(set, 'a') - 10);
    expect(scoreOf(set, 'c')).toBe(scoreOf(SET, 'c'));
  });

  it('asks about every title once, some at a time', async () => {
    await withMeanings([SET, SET], model());
    const [, ...asked] = server.requests.map(({ input }) => input);
    expect(asked.map((input) => input.length)).toEqual([50, 13]);
    expect(new Set(asked.flat()).size).toBe(63);
  });

  it('is none where the model does not know the languages', async () => {
    server.answer = answering(() => [1, 2]);
    await expect(withMeanings([SET], model())).rejects.toThrow('does not tell titles');
  });
});
