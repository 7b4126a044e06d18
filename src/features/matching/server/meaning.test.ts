import { describe, expect, it } from 'vitest';
import { vectorOf } from '#testing/model-server.ts';
import { levelsOf, MEASURED_TITLES } from './meaning.service.ts';

const cosine = (one: number[], other: number[]): number => {
  const product = (a: number[], b: number[]) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
};

/** What two titles count by a model, between its own levels. */
const shareOf = (one: string, other: string, everywhere: number): number => {
  const levels = levelsOf(MEASURED_TITLES.map((title) => vectorOf(title, everywhere)));
  if (levels === null) throw new Error('The model has no levels');
  const between = cosine(vectorOf(one, everywhere), vectorOf(other, everywhere));
  return Math.min(1, Math.max(0, (between - levels.chance) / (levels.same - levels.chance)));
};

describe('the levels of a model', () => {
  it('lie at what its cosines are for other work and for the same', () => {
    expect(levelsOf(MEASURED_TITLES.map((title) => vectorOf(title)))).toEqual({
      chance: expect.closeTo(0.14, 2),
      same: expect.closeTo(0.86, 2),
    });
  });

  it.each([0, 0.5, 1, 2])('make its numbers say the same where all its vectors share %d', (everywhere) => {
    expect(shareOf('programmer', 'desarrollador de software', everywhere)).toBeGreaterThan(0.95);
    expect(shareOf('programmer', 'cocinero', everywhere)).toBeLessThan(0.05);
  });

  it('are none where it does not know the languages of the market', () => {
    const isEnglish = (at: number) => at % 4 < 2;
    const vectors = MEASURED_TITLES.map((title, at) => vectorOf(isEnglish(at) ? title : `unknown ${at % 3}`));
    expect(levelsOf(vectors)).toBeNull();
  });

  it('are none where everything is the same to it', () => {
    expect(levelsOf(MEASURED_TITLES.map(() => [1, 1]))).toBeNull();
  });
});
