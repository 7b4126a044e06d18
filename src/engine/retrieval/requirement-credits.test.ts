import { describe, expect, it } from 'vitest';
import { drawExperienced } from '#testing/market/history.ts';
import { drawPost } from '#testing/market/market.ts';
import { createSeededRandom } from '#testing/market/random.ts';
import { prepareCandidate, prepareJob } from '../matching.domain.ts';
import { creditedShare, fulfilledShare } from '../scoring/skill-credits.ts';
import { RequirementCredits } from './requirement-credits.ts';

describe('credits for the requirements of many jobs', () => {
  it('add up to exactly the share of required skills that scoring uses', () => {
    const random = createSeededRandom(1);
    const jobs = Array.from({ length: 150 }, () => prepareJob(drawPost(random)));
    const credits = new RequirementCredits();
    let count = 0;
    const numbered = jobs.map((job) => {
      for (const requirement of job.requirements) credits.add(requirement);
      count += job.requirements.length;
      return { job, numbers: job.requirements.map((_, index) => count - job.requirements.length + index) };
    });
    const shares: number[] = [];
    for (let i = 0; i < 60; i++) {
      const candidate = prepareCandidate(drawExperienced(random, 0.5));
      const own = credits.of(candidate);
      for (const { job, numbers } of numbered) {
        const share = fulfilledShare(job, candidate);
        expect(creditedShare(job.requirements, own, numbers)).toBe(share);
        shares.push(share);
      }
    }
    expect(new Set(shares).size).toBeGreaterThan(100);
  });
});
