import { describe, expect, it } from 'vitest';
import { COUNTERFACTUALS, measureMoves } from './counterfactuals.ts';
import { readGradedSet } from './graded-set.ts';

const set = await readGradedSet();
/** Every third profile; the benchmark takes all. */
const sample = { ...set, candidates: set.candidates.filter((_, at) => at % 3 === 0) };
const identity = COUNTERFACTUALS.filter(({ group }) => group === 'identity');

describe('who somebody is', () => {
  it('differs in many ways, none twice', () => {
    expect(COUNTERFACTUALS.length).toBeGreaterThanOrEqual(27);
    expect(new Set(COUNTERFACTUALS.map(({ name }) => name)).size).toBe(COUNTERFACTUALS.length);
  });

  it.each(identity)('moves no score: $name', (kind) => {
    const { compared, moved } = measureMoves(sample, kind);
    expect(compared).toBeGreaterThan(1000);
    expect(moved).toBe(0);
  });
});

describe('the measure of moves', () => {
  it('sees a version that says other work', () => {
    const { moved, most } = measureMoves(sample, {
      name: 'other work',
      group: 'writing',
      versions: (one) => [one, { ...one, jobTitle: 'Chef', skills: ['Menus'], bio: '' }],
    });
    expect(moved).toBeGreaterThan(1000);
    expect(most).toBeGreaterThan(50);
  });
});
