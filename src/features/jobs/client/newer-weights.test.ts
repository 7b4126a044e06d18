import { expect, it } from 'vitest';
import { applyNewerWeights } from './newer-weights.ts';

it('adds the weights that a colleague saved to those in a form and keeps what was chosen', () => {
  const before = { skills: 2, rate: 1.5, title: 0.5 };
  const after = { skills: 1.25, rate: 0.75, timezone: 2 };
  const chosen = { skills: 1.75, rate: 1.5, title: 0.5, experience: 1.5 };
  expect(applyNewerWeights(chosen, before, after)).toEqual({ skills: 1.75, rate: 0.75, timezone: 2, experience: 1.5 });
  // The default is not stored.
  expect(applyNewerWeights({ skills: 1 }, {}, { skills: 2 })).toEqual({ skills: 2 });
  expect(applyNewerWeights({ skills: 1 }, { skills: 2 }, { skills: 1.5 })).toEqual({ skills: 1 });
});
