import { describe, expect, it } from 'vitest';
import { drawExperienced } from '#testing/market/history.ts';
import { drawConditions, drawCountry, drawPost, drawWeights } from '#testing/market/market.ts';
import { createSeededRandom } from '#testing/market/random.ts';
import { prepareCandidate, prepareJob } from '../matching.domain.ts';
import { decodeCandidate, decodeJob, encodeCandidate, encodeJob } from './prepared-codec.ts';

describe('the encoding of prepared jobs and candidates', () => {
  it('restores random candidates exactly', () => {
    const random = createSeededRandom(1);
    for (let i = 0; i < 300; i++) {
      const prepared = prepareCandidate({ ...drawExperienced(random, 0.5), country: drawCountry(random) });
      expect(decodeCandidate(encodeCandidate(prepared))).toEqual(prepared);
    }
  });

  it('restores random jobs exactly', () => {
    const random = createSeededRandom(2);
    for (let i = 0; i < 300; i++) {
      const prepared = prepareJob({
        ...drawPost(random),
        ...drawConditions(random),
        factorWeights: drawWeights(random),
      });
      expect(decodeJob(encodeJob(prepared))).toEqual(prepared);
    }
  });

  it.each([
    { jobTitle: '', bio: 'Registered nurse\nI worked nights for 4.5 years. 😀', skills: ['naïve café'] },
    { jobTitle: 'the', bio: '', skills: [] },
    { jobTitle: 'Happy to help', bio: 'Bookkeeper\nI kept books for 8 years.', timezone: 'the moon' },
    { experience: 'plenty', availability: 'sometimes' },
    {},
  ])('restores missing and unreadable fields: %o', (candidate) => {
    const prepared = prepareCandidate(candidate);
    expect(decodeCandidate(encodeCandidate(prepared))).toEqual(prepared);
  });

  it("restores a title that was read from a job's text", () => {
    const prepared = prepareJob({
      title: '',
      description: 'Bookkeeper\nKeep our books in QuickBooks, two years needed.',
    });
    expect(prepared.title).not.toBeNull();
    expect(decodeJob(encodeJob(prepared))).toEqual(prepared);
  });
});
