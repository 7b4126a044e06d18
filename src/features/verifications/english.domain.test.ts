/** Rating written English, checked against values computed by hand. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CEFR_LEVELS, type CefrLevel } from '#shared/vocabulary.ts';
import {
  cohensKappa,
  decidedLevel,
  ENGLISH_PROMPTS,
  isConfirmedLevel,
  overallLevel,
  pickPrompt,
} from './english.domain.ts';

const pairs = (rows: readonly [string, string, number][]) =>
  rows.map(([first, second, count]) => ({ first, second, count }));

describe('Cohen’s kappa', () => {
  it('is 0.4 for 35 agreements in 50 pairs with a chance agreement of one half', () => {
    // p_o = 35/50 = 0.7; the first says yes 25/50 and the second 30/50: p_e = 0.5 · 0.6 + 0.5 · 0.4 = 0.5; (0.7 − 0.5) / 0.5.
    expect(
      cohensKappa(
        pairs([
          ['y', 'y', 20],
          ['y', 'n', 5],
          ['n', 'y', 10],
          ['n', 'n', 15],
        ]),
      ),
    ).toBeCloseTo(0.4, 12);
  });

  it('is 47/67 for eight agreements in ten pairs over three levels', () => {
    // First: B1 3, B2 4, C1 3; second: B1 4, B2 3, C1 3. p_o = 8/10; p_e = (3·4 + 4·3 + 3·3) / 100 = 0.33;
    // κ = (0.8 − 0.33) / 0.67 = 47/67.
    const rated = pairs([
      ['B1', 'B1', 3],
      ['B2', 'B2', 3],
      ['C1', 'C1', 2],
      ['B2', 'C1', 1],
      ['C1', 'B1', 1],
    ]);
    expect(cohensKappa(rated)).toBeCloseTo(47 / 67, 12);
  });

  it('is 1 for full agreement and negative if raters agree less often than expected by chance', () => {
    expect(
      cohensKappa(
        pairs([
          ['B1', 'B1', 3],
          ['C1', 'C1', 4],
        ]),
      ),
    ).toBeCloseTo(1, 12);
    expect(
      cohensKappa(
        pairs([
          ['B1', 'C1', 5],
          ['C1', 'B1', 5],
        ]),
      ),
    ).toBeCloseTo(-1, 12);
  });

  it('is null without pairs and for a single level', () => {
    expect(cohensKappa([])).toBeNull();
    expect(cohensKappa(pairs([['B1', 'B1', 9]]))).toBeNull();
  });

  it('is at most 1 and symmetric', () => {
    const level = fc.constantFrom(...CEFR_LEVELS);
    const row = fc.record({ first: level, second: level, count: fc.integer({ min: 1, max: 50 }) });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), (rows) => {
        const kappa = cohensKappa(rows);
        const swapped = cohensKappa(rows.map(({ first, second, count }) => ({ first: second, second: first, count })));
        expect(kappa ?? 0).toBeLessThanOrEqual(1 + 1e-9);
        expect(swapped ?? 2).toBeCloseTo(kappa ?? 2, 9);
      }),
    );
  });
});

describe('the level of a task', () => {
  it('is the mean of the four criteria, with halves rounded down', () => {
    const taskLevel = (range: CefrLevel, accuracy: CefrLevel, coherence: CefrLevel, argument: CefrLevel) =>
      overallLevel({ range, accuracy, coherence, argument });
    expect(taskLevel('B2', 'B2', 'B2', 'B2')).toBe('B2');
    expect(taskLevel('B1', 'B1', 'B2', 'B2')).toBe('B1');
    expect(taskLevel('B1', 'B2', 'B2', 'B2')).toBe('B2');
    expect(taskLevel('A1', 'C2', 'C2', 'C2')).toBe('C1');
    expect(taskLevel('A1', 'A1', 'A1', 'A1')).toBe('A1');
  });

  it('is the one that two raters agree on, otherwise the median of three', () => {
    expect(decidedLevel([])).toBeNull();
    expect(decidedLevel(['B2'])).toBeNull();
    expect(decidedLevel(['B2', 'B2'])).toBe('B2');
    expect(decidedLevel(['B2', 'C1'])).toBeNull();
    expect(decidedLevel(['B2', 'C1', 'C1'])).toBe('C1');
    expect(decidedLevel(['C2', 'A2', 'B2'])).toBe('B2');
  });

  it('confirms a candidate’s English from A2 up', () => {
    expect(CEFR_LEVELS.filter(isConfirmedLevel)).toEqual(['A2', 'B1', 'B2', 'C1', 'C2']);
  });
});

it('the same prompt is never used twice in a row', () => {
  const prompts = ENGLISH_PROMPTS.map((_, index) => index);
  for (const last of [null, ...prompts]) {
    for (const random of [0, 0.3, 0.999]) {
      expect(pickPrompt(last, random)).not.toBe(last);
      expect(prompts).toContain(pickPrompt(last, random));
    }
  }
});
