import { describe, expect, it } from 'vitest';
import { prepareCandidate, prepareJob } from './prepare.ts';
import { type BitWeights, SKETCH_BITS, sketchCandidate, sketchJob, wishesOf, wishesOfCandidate } from './sketch.ts';

/** What a database makes of a mask: the weights of the bits that are set in both. */
const weigh = (bits: string, { unit, masks }: BitWeights): number =>
  masks.reduce((sum, mask, step) => {
    const wished = Array.from(mask, (digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('');
    return sum + unit * 2 ** step * bits.split('').filter((bit, at) => bit === '1' && wished[at] === '1').length;
  }, 0);

const developer = prepareCandidate({
  jobTitle: 'React Developer',
  skills: ['React', 'PostgreSQL'],
  bio: 'I build web applications and review pull requests; some Docker, too.',
});
const nurse = prepareCandidate({ jobTitle: 'Nurse', skills: ['Triage'], bio: 'I care for patients at night.' });
const post = prepareJob({
  title: 'Frontend Developer',
  requiredSkills: ['React', 'SQL', 'Docker', 'Terraform'],
  description: 'Build our web applications and review the pull requests of others.',
});

describe('a sketch', () => {
  it('is as wide as its column', () => {
    const { skillBits, titleBits, textBits } = sketchCandidate(developer);
    expect([skillBits.length, titleBits.length, textBits.length]).toEqual(Object.values(SKETCH_BITS));
    expect(skillBits).toMatch(/^[01]+$/);
  });

  it('says how many of the required skills are there: listed, for others, or only mentioned', () => {
    const share = weigh(sketchCandidate(developer).skillBits, wishesOf(post).skills);
    // React whole; PostgreSQL for SQL and the mentioned Docker nearly; Terraform not at all.
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.75);
    // Bits may be shared by chance.
    expect(weigh(sketchCandidate(nurse).skillBits, wishesOf(post).skills)).toBeLessThan(share / 4);
  });

  it('gives a skill that nobody knows its credit where known ones share its words', () => {
    const tamer = prepareCandidate({ jobTitle: 'Lion Tamer', skills: ['Falcon training'] });
    const course = prepareJob({ title: 'Tutor', requiredSkills: ['E-learning'] });
    expect(weigh(sketchJob(course).skillBits, wishesOfCandidate(tamer).skills)).toBeGreaterThan(0.5);
  });

  it('tells a like title and text from others', () => {
    const { title, text } = wishesOf(post);
    for (const [bits, weights] of [
      ['titleBits', title],
      ['textBits', text],
    ] as const) {
      const near = weigh(sketchCandidate(developer)[bits], weights);
      expect(near).toBeGreaterThan(0.3);
      expect(near).toBeGreaterThan(3 * weigh(sketchCandidate(nurse)[bits], weights));
    }
  });

  it('says the same from the other side', () => {
    const wishes = wishesOfCandidate(developer);
    const job = sketchJob(post);
    expect(weigh(job.skillBits, wishes.skills) / 4).toBeCloseTo(0.65, 1);
    expect(weigh(job.titleBits, wishes.title)).toBeGreaterThan(0.3);
    expect(weigh(job.textBits, wishes.text)).toBeGreaterThan(1);
    expect(weigh(job.skillBits, wishesOfCandidate(nurse).skills)).toBeLessThan(0.5);
  });

  it('of nothing is empty, and wishes for nothing', () => {
    const empty = sketchCandidate(prepareCandidate({}));
    expect(Object.values(empty).join('')).not.toContain('1');
    expect(weigh('1'.repeat(SKETCH_BITS.title), wishesOf(prepareJob({})).title)).toBe(0);
  });
});
