import { describe, expect, it } from 'vitest';
import type { MatchCandidate, MatchJob } from '../matching.contract.ts';
import { compatibility } from '../matching.domain.ts';
import { FULL_PROFILES } from '../testdata/full-profiles.ts';

const job: MatchJob = {
  title: 'Dispatcher',
  description:
    'Plan the routes of twelve delivery vans, answer drivers by radio and phone, and keep customers informed of delays. You book loads with brokers, track every shipment in our system and hand over a clean list to the night shift.',
  requiredSkills: ['Dispatching', 'Route planning', 'Customer service', 'Freight brokerage'],
};
const own: MatchCandidate = {
  jobTitle: 'Logistics coordinator',
  skills: ['Route planning', 'Customer service', 'Excel'],
  bio: 'I ran the night desk of a courier in Monterrey: routes of thirty drivers, delays explained to customers by phone, brokers called for every load, and a clean handover in the morning.',
};
const description = job.description ?? '';

describe('profiles that repeat the job post', () => {
  it.each([
    ['word for word', description],
    ['in half of its sentences', `${description.split('. ')[0] ?? ''}. I am punctual and like to learn.`],
    ['with a few words changed', description.replace('twelve', 'fifteen').replace('clean', 'complete')],
    ['inside a longer text', `${own.bio ?? ''} ${description}`],
  ])('are detected by a bio that repeats it %s', (_how, bio) => {
    expect(compatibility(job, { ...own, bio }).copied).toEqual(['bio']);
  });

  it("gain nothing from copied text and score below profiles in the person's own words", () => {
    const copied = compatibility(job, { ...own, bio: description });
    expect(copied.factors.find(({ factor }) => factor === 'text')?.score).toBe(0);
    expect(copied.score).toBeLessThan(compatibility(job, own).score);
    const onlyBio = compatibility(job, { bio: description });
    expect(onlyBio.factors.filter(({ factor, score }) => ['title', 'text'].includes(factor) && score > 0)).toEqual([]);
  });

  it('are detected by a skill list that repeats the skills in the job post exactly, in the same order', () => {
    const skills = ['Excel', ...(job.requiredSkills ?? [])];
    expect(compatibility(job, { ...own, skills }).copied).toEqual(['skills']);
    expect(compatibility(job, { ...own, skills: skills.toReversed() }).copied).toEqual([]);
    expect(compatibility(job, { ...own, skills: skills.map((skill) => skill.toLowerCase()) }).copied).toEqual([]);
  });

  it('are not reported if they describe the same work in other words', () => {
    expect(compatibility(job, own).copied).toEqual([]);
    for (const { job: post, candidate } of FULL_PROFILES) expect(compatibility(post, candidate).copied).toEqual([]);
  });
});
