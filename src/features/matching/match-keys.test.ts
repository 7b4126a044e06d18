import { describe, expect, it } from 'vitest';
import { candidateKeys, jobKeys, keysServedBy, keysWantedBy } from './match-keys.ts';
import { prepareCandidate, prepareJob } from './prepare.ts';

const developer = prepareCandidate({
  jobTitle: 'React Developer',
  skills: ['React', 'PostgreSQL'],
  bio: 'I build web applications and review pull requests; some Docker, too.',
});
const post = prepareJob({
  title: 'Frontend Developer',
  requiredSkills: ['React', 'SQL', 'Docker', 'Terraform'],
  description: 'Build our web applications and review the pull requests of others.',
});

const keysOf = (wanted: readonly { key: string }[]): string[] => wanted.map(({ key }) => key);

describe('the keys of both sides', () => {
  it('meet in skills and titles', () => {
    const shared = jobKeys(post).filter((key) => candidateKeys(developer).includes(key));
    expect(shared).toEqual(expect.arrayContaining(['react', 'docker', ': concept developer']));
    expect(keysOf(keysWantedBy(post).own)).toEqual(expect.arrayContaining(shared));
    expect(keysOf(keysServedBy(developer).own)).toEqual(expect.arrayContaining(shared));
  });

  it('meet where a skill is nearly as good as the one that is required', () => {
    expect(candidateKeys(developer)).toContain('sql');
    expect(candidateKeys(developer)).not.toContain('terraform');
    expect(keysOf(keysServedBy(developer).own)).toContain('sql');
  });

  it('meet where known skills share the words of one that nobody knows', () => {
    const tamer = prepareCandidate({ jobTitle: 'Lion Tamer', skills: ['Falcon training'] });
    const course = prepareJob({ title: 'Tutor', requiredSkills: ['E-learning'] });
    const { own, related } = keysServedBy(tamer);
    expect([...keysOf(own), ...related]).toEqual(expect.arrayContaining(course.requirements.map(({ key }) => key)));
    expect(keysServedBy(developer).related).not.toContain('e-learning-development');
  });

  it('find jobs that require nothing but one skill by a key of their own', () => {
    const only = prepareJob({ title: 'Cook', requiredSkills: ['React'] });
    const keys = jobKeys(only).filter((key) => key.includes('react'));
    expect(keys).toHaveLength(2);
    expect(keysOf(keysServedBy(developer).own)).toEqual(expect.arrayContaining(keys));
    expect(jobKeys(post)).toEqual(expect.not.arrayContaining(keys));
  });

  it('are the same whatever the gender of a title, and hold no comma', () => {
    expect(candidateKeys(prepareCandidate({ jobTitle: 'Desarrolladora' }))).toEqual(
      candidateKeys(prepareCandidate({ jobTitle: 'desarrollador' })),
    );
    const odd = candidateKeys(prepareCandidate({ jobTitle: 'Cook, baker', skills: ['Fish, chips'] }));
    expect(odd.filter((key) => key.includes(','))).toEqual([]);
  });

  it('are worth what they add: a required skill its part of all, what is soft less, a title as much as it is like', () => {
    const job = prepareJob({ title: 'Bookkeeper', requiredSkills: ['QuickBooks', 'Teamwork'] });
    const { own } = keysWantedBy(job);
    const worthOf = (wanted: string) => own.find(({ key }) => key === wanted)?.worth ?? 0;
    const ofTitle = own.filter(({ key }) => key.startsWith(': ')).reduce((sum, { worth }) => sum + worth, 0);
    expect(worthOf('quickbooks')).toBeGreaterThan(2 * worthOf('teamwork'));
    expect(worthOf('quickbooks') + worthOf('teamwork')).toBeCloseTo(0.34, 5);
    expect(ofTitle).toBeGreaterThan(0.1);
    expect(ofTitle).toBeLessThanOrEqual(0.25);
  });
});
