import { describe, expect, it } from 'vitest';
import { prepareCandidate, prepareJob } from '#features/matching/matching.domain.ts';
import { isVetted, jointFit, rankPool, readBrowseFilters } from './candidates.domain.ts';

describe('a browse query', () => {
  it('narrows nothing where nothing was asked', () => {
    expect(readBrowseFilters({ q: '', skills: ' , ', availability: '', minRate: '' })).toEqual({
      search: null,
      skillKeys: [],
      availability: null,
      experience: null,
      minRate: null,
      maxRate: null,
    });
  });

  it('is read once: words folded, skills canonical, rates numbers', () => {
    const filters = readBrowseFilters({ q: ' José ', skills: 'ReactJS, react', minRate: '0', maxRate: '40' });
    expect(filters).toMatchObject({ search: 'jose', minRate: 0, maxRate: 40 });
    expect(filters.skillKeys).toHaveLength(1);
  });

  it('tells a search without a word from no search', () => {
    expect(readBrowseFilters({ q: '%' }).search).toBe('');
  });
});

describe('who is vetted', () => {
  it('is approved, with an account in order', () => {
    expect(isVetted({ approvalStatus: 'approved', isListed: true })).toBe(true);
    expect(isVetted({ approvalStatus: 'approved', isListed: false })).toBe(false);
    expect(isVetted({ approvalStatus: 'pending', isListed: true })).toBe(false);
  });
});

describe('a ranked pool', () => {
  const job = (id: string, title: string, skill: string) => ({
    id,
    prepared: prepareJob({ title, requiredSkills: [skill] }),
  });
  const person = (id: string, jobTitle: string, skill: string) => ({
    id,
    prepared: prepareCandidate({ jobTitle, skills: [skill] }),
  });
  const jobs = [job('web', 'React Developer', 'React'), job('care', 'Nurse', 'Triage')];
  const pool = [
    person('c', 'Cook', 'Baking'),
    person('b', 'Nurse', 'Triage'),
    person('a', 'Nurse', 'Triage'),
    person('d', 'React Developer', 'React'),
  ];

  it('is in the order of scores, equals by id, each with the job they fit best', () => {
    const ranked = rankPool(pool, jobs, null);
    expect(ranked.map(({ candidate, fit }) => [candidate.id, fit.job.id]).slice(0, 3)).toEqual([
      ['a', 'care'],
      ['b', 'care'],
      ['d', 'web'],
    ]);
    expect(ranked[3]?.candidate.id).toBe('c');
  });

  it('goes on after any of its rows, the order of the pool regardless', () => {
    const whole = rankPool(pool, jobs, null);
    for (const [index, { candidate, fit }] of whole.entries()) {
      const rest = rankPool(pool.toReversed(), jobs, [fit.score, candidate.id]);
      expect(rest.map((row) => row.candidate.id)).toEqual(whole.slice(index + 1).map((row) => row.candidate.id));
    }
  });

  it('is empty without jobs', () => {
    expect(rankPool(pool, [], null)).toEqual([]);
  });

  it('has one job that several fit best together, though one of them alone fits another', () => {
    const prepared = (...ids: string[]) => pool.filter(({ id }) => ids.includes(id)).map((one) => one.prepared);
    expect(jointFit(jobs, prepared('d'))?.id).toBe('web');
    expect(jointFit(jobs, prepared('a', 'b', 'd'))?.id).toBe('care');
    expect(jointFit(jobs, [])?.id).toBe('web');
    expect(jointFit([], prepared('a'))).toBeNull();
  });
});
