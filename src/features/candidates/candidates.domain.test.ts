import { describe, expect, it } from 'vitest';
import { prepareCandidate, prepareJob } from '#engine/matching.domain.ts';
import { findBestFit, findBestJointFit, parseBrowseFilters } from './candidates.domain.ts';

describe('a browse query', () => {
  it('applies no filter if it is empty', () => {
    expect(parseBrowseFilters({ q: '', skills: ' , ', availability: '', minRate: '' })).toEqual({
      search: null,
      hidesNames: false,
      skillKeys: [],
      availability: null,
      exceptIds: [],
      experience: null,
      minRate: null,
      maxRate: null,
      countries: [],
      minEnglish: null,
      zone: null,
      availableBy: null,
      listedAfter: null,
      verified: [],
      includesHired: false,
    });
  });

  it('is parsed into canonical skills and numeric rates', () => {
    const filters = parseBrowseFilters({ skills: 'ReactJS, react', minRate: '0', maxRate: '40' });
    expect(filters).toMatchObject({ minRate: 0, maxRate: 40 });
    expect(filters.skillKeys).toHaveLength(1);
  });
});

describe('the best-fitting job', () => {
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

  it('of a candidate has the highest score, is the first job in a tie, and is null without jobs', () => {
    const findFits = (id: string, candidateJobs = jobs) =>
      pool.filter((entry) => entry.id === id).map((entry) => findBestFit(candidateJobs, entry.prepared));
    expect(findFits('a')[0]?.job.id).toBe('care');
    expect(findFits('d')[0]?.job.id).toBe('web');
    expect(findFits('d', [job('first', 'React Developer', 'React'), ...jobs])[0]?.job.id).toBe('first');
    expect(findFits('a', [])).toEqual([null]);
  });

  it('of several candidates has the highest total score, even if another job is better for one of them', () => {
    const prepared = (...ids: string[]) => pool.filter(({ id }) => ids.includes(id)).map((entry) => entry.prepared);
    expect(findBestJointFit(jobs, prepared('d'))?.id).toBe('web');
    expect(findBestJointFit(jobs, prepared('a', 'b', 'd'))?.id).toBe('care');
    expect(findBestJointFit(jobs, [])?.id).toBe('web');
    expect(findBestJointFit([], prepared('a'))).toBeNull();
  });
});
