import { describe, expect, it } from 'vitest';
import { scoreHonest } from './cheat-measures.ts';
import { CHEATS } from './cheats.ts';
import { CHEAT_GOALS, enforcedLimit } from './graded-goals.ts';
import { readGradedSet } from './graded-set.ts';

const honest = scoreHonest(await readGradedSet());

describe('cheats', () => {
  it('each have a goal', () => {
    expect(CHEATS.map(({ id }) => id).toSorted()).toEqual(Object.keys(CHEAT_GOALS).toSorted());
  });

  it.each(CHEATS)('stay within their limits: $name ($measured)', ({ id, measure }) => {
    expect(measure(honest)).toBeLessThanOrEqual(enforcedLimit(CHEAT_GOALS[id]));
  });
});
