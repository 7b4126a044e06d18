import { expect, it } from 'vitest';
import { byScore } from './ranking.ts';

it('candidates are ranked by score, then by the similarity of title spellings, then by id', () => {
  const ranked = [
    { candidateId: 'd', score: 50, near: 100 },
    { candidateId: 'c', score: 50, near: 900 },
    { candidateId: 'b', score: 50, near: 100 },
    { candidateId: 'a', score: 49, near: 1_000 },
  ];
  expect(ranked.toSorted(byScore).map(({ candidateId }) => candidateId)).toEqual(['c', 'b', 'd', 'a']);
});
