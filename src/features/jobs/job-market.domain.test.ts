import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '#shared/limits.ts';
import { calculateRateSpan, listDroppableDemands, selectFitting } from './job-market.domain.ts';

describe('the rates that people ask for', () => {
  it('cover the middle half of at least eight people', () => {
    expect(calculateRateSpan([19, 12, 14, 30, 15, 16, 14, 18])).toEqual({ from: 14, to: 18, people: 8 });
    expect(calculateRateSpan([12, 14, 14, 15, 16, 18, 19])).toBeNull();
  });

  it('stay within the given rates for any input', () => {
    const rates = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: LIMITS.minPeopleForRates });
    fc.assert(
      fc.property(rates, (requested) => {
        const span = calculateRateSpan(requested);
        expect(requested).toContain(span?.from);
        expect(requested).toContain(span?.to);
        expect(span?.from).toBeLessThanOrEqual(span?.to ?? 0);
      }),
    );
  });
});

describe('the people who fit', () => {
  it('have a displayed score of at least 60', () => {
    expect(selectFitting([{ score: 59.5 }, { score: 59.4 }, { score: 88 }])).toEqual([{ score: 59.5 }, { score: 88 }]);
  });
});

describe('the demands of a draft', () => {
  it('are the skills and the values it states, each with a draft that omits it', () => {
    const draft = { title: 'Cook', requiredSkills: ['Baking', 'Grill'], countries: [], jobType: null, timezone: 'EST' };
    expect(listDroppableDemands(draft)).toEqual([
      { field: 'requiredSkills', value: 'Baking', without: { ...draft, requiredSkills: ['Grill'] } },
      { field: 'requiredSkills', value: 'Grill', without: { ...draft, requiredSkills: ['Baking'] } },
      { field: 'timezone', value: 'EST', without: { ...draft, timezone: undefined } },
    ]);
  });

  it('do not include the only description of the work', () => {
    expect(listDroppableDemands({ requiredSkills: ['Baking'] })).toEqual([]);
    expect(listDroppableDemands({ requiredSkills: ['Baking'], hourlyBudget: 20 })).toMatchObject([
      { field: 'hourlyBudget' },
    ]);
  });
});
