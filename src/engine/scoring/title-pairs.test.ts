import { describe, expect, it } from 'vitest';
import { prepareCandidate, prepareJob } from '../matching.domain.ts';
import { DIFFERENT_WORK } from '../testdata/different-work.ts';
import { EVERYDAY_PAIRS } from '../testdata/everyday-titles.ts';
import { SAME_WORK } from '../testdata/same-work.ts';
import { rawScores } from './factors.ts';

/** Required by every job in this test. A job with only a title would have lower title scores. */
const requiredSkills = ['Patience', 'Diligence', 'Punctuality'];

interface Pair {
  /** Both titles, `a = b`. */
  readonly text: string;
  readonly score: number;
}

/** Scores the titles of each pair. Every second pair is held out: only the number of failures was visible during development. */
function scorePairs(list: string): { tuning: Pair[]; heldOut: Pair[] } {
  const pairs = list
    .trim()
    .split('\n')
    .map((text) => {
      const [title = '', jobTitle = ''] = text.split(' = ');
      return { text, score: rawScores(prepareJob({ title, requiredSkills }), prepareCandidate({ jobTitle })).title };
    });
  return { tuning: pairs.filter((_, index) => index % 2 === 0), heldOut: pairs.filter((_, index) => index % 2 === 1) };
}

const same = scorePairs(SAME_WORK);
const different = scorePairs(DIFFERENT_WORK);
const share = (pairs: readonly Pair[], matches: (pair: Pair) => boolean): number =>
  pairs.filter(matches).length / pairs.length;

describe('job titles for the same work in three languages', () => {
  it('include over 120 pairs for tuning and over 120 held-out pairs', () => {
    expect(Math.min(same.tuning.length, same.heldOut.length)).toBeGreaterThan(120);
  });

  it('score at least 60 in at least 95% of the pairs used for tuning, and never below 50', () => {
    expect(same.tuning.filter(({ score }) => score < 50).map(({ text }) => text)).toEqual([]);
    expect(share(same.tuning, ({ score }) => score >= 60)).toBeGreaterThanOrEqual(0.95);
  });

  it('score at least 60 in at least 93% of the held-out pairs', () => {
    expect(share(same.heldOut, ({ score }) => score >= 60)).toBeGreaterThanOrEqual(0.93);
  });
});

describe('job titles that small businesses use for the same work', () => {
  const { tuning, heldOut } = scorePairs(EVERYDAY_PAIRS.replaceAll('; ', '\n'));

  it('score at least 60 in at least 95% of the pairs', () => {
    const pairs = [...tuning, ...heldOut];
    expect(pairs.length).toBeGreaterThan(450);
    expect(share(pairs, ({ score }) => score >= 60)).toBeGreaterThanOrEqual(0.95);
  });
});

describe('job titles for different work that share a word', () => {
  it('include over 60 pairs for tuning and over 60 held-out pairs', () => {
    expect(Math.min(different.tuning.length, different.heldOut.length)).toBeGreaterThan(60);
  });

  it('score below 40 in at least 94% of the pairs used for tuning, and always below 60', () => {
    expect(different.tuning.filter(({ score }) => score >= 60).map(({ text }) => text)).toEqual([]);
    expect(share(different.tuning, ({ score }) => score < 40)).toBeGreaterThanOrEqual(0.94);
  });

  it('score below 40 in at least 80% of the held-out pairs, and below 60 in at least 92%', () => {
    // Some pairs belong to the same field of work, which raises their title score.
    expect(share(different.heldOut, ({ score }) => score < 40)).toBeGreaterThanOrEqual(0.8);
    expect(share(different.heldOut, ({ score }) => score < 60)).toBeGreaterThanOrEqual(0.92);
  });
});
