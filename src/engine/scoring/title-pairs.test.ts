import { describe, expect, it } from 'vitest';
import { prepareCandidate, prepareJob } from '../matching.domain.ts';
import { DIFFERENT_WORK } from '../testdata/different-work.ts';
import { EVERYDAY_PAIRS } from '../testdata/everyday-titles.ts';
import { SAME_WORK } from '../testdata/same-work.ts';
import { rawScores } from './factors.ts';

/** Skills for the post, because titles of posts with only a title score less. */
const requiredSkills = ['Patience', 'Diligence', 'Punctuality'];

interface Pair {
  readonly name: string;
  readonly score: number;
}

/** The title score of each pair. Every second pair is held out: only the number of failures was visible during development. */
function scored(text: string): { seen: Pair[]; leftOut: Pair[] } {
  const pairs = text
    .trim()
    .split('\n')
    .map((name) => {
      const [title = '', jobTitle = ''] = name.split(' = ');
      return { name, score: rawScores(prepareJob({ title, requiredSkills }), prepareCandidate({ jobTitle })).title };
    });
  return { seen: pairs.filter((_, at) => at % 2 === 0), leftOut: pairs.filter((_, at) => at % 2 === 1) };
}

const same = scored(SAME_WORK);
const different = scored(DIFFERENT_WORK);
const share = (pairs: readonly Pair[], holds: (pair: Pair) => boolean): number =>
  pairs.filter(holds).length / pairs.length;

describe('titles of the same work in three languages', () => {
  it('are over 120 for development and as many held out', () => {
    expect(Math.min(same.seen.length, same.leftOut.length)).toBeGreaterThan(120);
  });

  it('score at least 60, with few exceptions', () => {
    expect(same.seen.filter(({ score }) => score < 50).map(({ name }) => name)).toEqual([]);
    expect(share(same.seen, ({ score }) => score >= 60)).toBeGreaterThanOrEqual(0.95);
  });

  it('score at least 60 among held-out pairs', () => {
    expect(share(same.leftOut, ({ score }) => score >= 60)).toBeGreaterThanOrEqual(0.93);
  });
});

describe('titles that small businesses use', () => {
  const { seen, leftOut } = scored(EVERYDAY_PAIRS.replaceAll('; ', '\n'));

  it('are recognized under another name', () => {
    const pairs = [...seen, ...leftOut];
    expect(pairs.length).toBeGreaterThan(450);
    expect(share(pairs, ({ score }) => score >= 60)).toBeGreaterThanOrEqual(0.95);
  });
});

describe('titles of different work that share a word', () => {
  it('are over 60 for development and as many held out', () => {
    expect(Math.min(different.seen.length, different.leftOut.length)).toBeGreaterThan(60);
  });

  it('score under 40, with few exceptions under 60', () => {
    expect(different.seen.filter(({ score }) => score >= 60).map(({ name }) => name)).toEqual([]);
    expect(share(different.seen, ({ score }) => score < 40)).toBeGreaterThanOrEqual(0.94);
  });

  it('score under 40 among held-out pairs', () => {
    // Some belong to one field of work, which counts in any profile.
    expect(share(different.leftOut, ({ score }) => score < 40)).toBeGreaterThanOrEqual(0.8);
    expect(share(different.leftOut, ({ score }) => score < 60)).toBeGreaterThanOrEqual(0.92);
  });
});
