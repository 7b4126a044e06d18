import { describe, expect, it } from 'vitest';
import { COUNTERFACTUALS, measureScoreChanges } from './counterfactuals.ts';
import { readGradedSet } from './graded-set.ts';

const set = await readGradedSet();
/** Every third profile; the benchmark uses all. */
const sample = { ...set, candidates: set.candidates.filter((_, index) => index % 3 === 0) };
const identity = COUNTERFACTUALS.filter(({ group }) => group === 'identity');

describe('personal attributes', () => {
  it('and ways of writing have many distinct counterfactuals', () => {
    expect(COUNTERFACTUALS.length).toBeGreaterThanOrEqual(27);
    expect(new Set(COUNTERFACTUALS.map(({ name }) => name)).size).toBe(COUNTERFACTUALS.length);
  });

  it.each(identity)('do not change scores: $name', (kind) => {
    const { compared, changed } = measureScoreChanges(sample, kind);
    expect(compared).toBeGreaterThan(1000);
    expect(changed).toBe(0);
  });
});

describe('measureScoreChanges', () => {
  it('detects changed scores if a version describes different work', () => {
    const { changed, max } = measureScoreChanges(sample, {
      name: 'other work',
      group: 'writing',
      versions: (profile) => [profile, { ...profile, jobTitle: 'Chef', skills: ['Menus'], bio: '' }],
    });
    expect(changed).toBeGreaterThan(1000);
    expect(max).toBeGreaterThan(50);
  });
});
