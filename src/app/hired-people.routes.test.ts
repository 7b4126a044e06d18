/**
 * People with few hours left are omitted from lists, matches and the count of matching people, unless they are open to work or the company includes
 * hired people. A company still sees the people it has shortlisted or invited and those who have applied, with their committed hours.
 */
import { describe, expect, it } from 'vitest';
import { LIMITS } from '#shared/limits.ts';
import { type CandidateClient, type CompanyClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const TODAY = new Date().toISOString().slice(0, 10);
const SKILLS = { jobTitle: 'Glassblower', skills: ['Glass blowing', 'Kiln firing'] };
const JOB = { title: 'Glassblower', requiredSkills: ['Glass blowing', 'Kiln firing'] };

/** Hires someone at another company for these weekly hours. */
const hireElsewhere = async ({ candidate }: CandidateClient, hoursPerWeek: number, startDate = TODAY) => {
  const employer = await world.company();
  const job = await world.build.job({ companyId: employer.company.id, status: 'closed' });
  const ids = { jobId: job.id, companyId: employer.company.id, candidateId: candidate.id };
  const { id } = await world.build.application({ ...ids, status: 'hired' });
  const terms = { hourlyRate: 30, hoursPerWeek, employmentType: 'contract', startDate };
  const { body: hire } = await employer.post(`/api/applications/${id}/hire`, terms);
  return { end: () => employer.patch(`/api/hires/${hire.id}`, { status: 'ended' }) };
};

/**
 * Creates a company with an open job, and four people: one not hired, one with just enough hours left, one with slightly too few, and one with
 * too few who is open to work.
 */
const createScene = async () => {
  const company = await world.company();
  const job = await world.build.job({ companyId: company.company.id, ...JOB });
  const [free, busy, full, open] = [
    await world.candidate({ ...SKILLS, hourlyRate: 10 }),
    await world.candidate({ ...SKILLS, hourlyRate: 11 }),
    await world.candidate({ ...SKILLS, hourlyRate: 12 }),
    await world.candidate({ ...SKILLS, hourlyRate: 13 }),
  ];
  const committedHours = LIMITS.weeklyHoursBeforeAcknowledgment - LIMITS.fewHoursLeft;
  await hireElsewhere(busy, committedHours - 1);
  const hire = await hireElsewhere(full, committedHours);
  await hireElsewhere(open, committedHours);
  await open.patch('/api/candidates/my-profile', { openToWork: true });
  const ids = [free, busy, full, open].map(({ candidate }) => candidate.id);
  return { company, job, free, full, open, hire, ids };
};

const loadIds = async (client: CompanyClient, path: string): Promise<string[]> => {
  const { status, body } = await client.get(path);
  expect([path, status]).toEqual([path, 200]);
  return body.map(({ id }: { id: string }) => id).toSorted();
};

const listPaths = (jobId: string): string[] =>
  [
    '/api/candidates/browse?',
    '/api/candidates/browse?sort=newest',
    '/api/candidates/browse?sort=rate',
    '/api/candidates/browse?sort=match&skills=glass+blowing',
    '/api/candidates/browse?sort=newest&q=glassblower',
    '/api/candidates/browse?explain=true',
    '/api/candidates/browse?minRate=10&maxRate=20&sort=match',
    `/api/jobs/${jobId}/matches?`,
    `/api/jobs/${jobId}/matches?explain=true`,
  ].map((path) => (path.endsWith('?') ? path : `${path}&`));

describe('someone with few hours left', () => {
  it('is only in lists that include hired people, until the hire ends', async () => {
    const { company, job, full, hire, ids } = await createScene();
    const available = ids.filter((id) => id !== full.candidate.id).toSorted();
    for (const list of listPaths(job.id)) {
      expect(await loadIds(company, list), list).toEqual(available);
      expect(await loadIds(company, `${list}includeHired=false`), list).toEqual(available);
      expect(await loadIds(company, `${list}includeHired=true`), list).toEqual(ids.toSorted());
      expect((await company.get(`${list}includeHired=perhaps`)).body.errors).toMatchObject([{ path: 'includeHired' }]);
    }
    await hire.end();
    for (const list of listPaths(job.id)) expect(await loadIds(company, list), list).toEqual(ids.toSorted());
  });

  it('is left out of lists even after opting out of scores', async () => {
    const { company, full, open } = await createScene();
    for (const person of [full, open]) await person.patch('/api/account', { scoreOptOut: true });
    const ids = await loadIds(company, '/api/candidates/browse?sort=match');
    expect([full, open].map(({ candidate }) => ids.includes(candidate.id))).toEqual([false, true]);
    expect(await loadIds(company, '/api/candidates/browse?sort=match&includeHired=true')).toHaveLength(4);
  });

  it('is not counted among matching people while a job is being written', async () => {
    const { company, full } = await createScene();
    const countFitting = async (title: string) =>
      (await company.post('/api/jobs/market', { ...JOB, title })).body.fitting;
    expect(await countFitting('Glassblower')).toBe(3);
    await full.patch('/api/candidates/my-profile', { openToWork: true });
    expect(await countFitting('GLASSBLOWER')).toBe(4);
  });

  it('is included in rate statistics', async () => {
    const { company } = await createScene();
    for (let rate = 14; rate < 18; rate++) await world.candidate({ ...SKILLS, hourlyRate: rate });
    const { body } = await company.post('/api/jobs/market', { ...JOB, title: 'glassblower' });
    expect(body).toMatchObject({ fitting: 7, rates: { people: LIMITS.minPeopleForRates } });
  });

  it('can choose to be included', async () => {
    const { company, full } = await createScene();
    const isFound = async () => (await loadIds(company, '/api/candidates/browse?')).includes(full.candidate.id);
    const choose = (openToWork: unknown) => full.patch('/api/candidates/my-profile', { openToWork });
    expect((await full.get('/api/candidates/my-profile')).body.openToWork).toBe(false);
    expect((await choose(true)).body).toMatchObject({ openToWork: true, committedHours: 40 });
    expect(await isFound()).toBe(true);
    expect((await choose(null)).body.openToWork).toBe(false);
    expect(await isFound()).toBe(false);
    expect((await choose('yes')).body.errors).toMatchObject([{ path: 'openToWork' }]);
    const newcomer = await world.newcomer({ accountType: 'candidate' });
    const created = await newcomer.post('/api/candidates', { ...SKILLS, openToWork: true });
    expect(created).toMatchObject({ status: 201, body: { openToWork: true, committedHours: 0, hiredSince: null } });
  });
});

describe('the committed hours of a candidate', () => {
  const FACTS = { committedHours: 40, hiredSince: TODAY, openToWork: false };
  const NOTHING = { committedHours: 0, hiredSince: null, openToWork: false };

  it('are shown wherever a company or the candidate sees the profile', async () => {
    const { company, job, full, free } = await createScene();
    for (const [person, facts] of [
      [full, FACTS],
      [free, NOTHING],
    ] as const) {
      const { id } = person.candidate;
      await company.post('/api/shortlists', { candidateId: id });
      await company.post('/api/invitations', { jobId: job.id, candidateId: id });
      const { body: application } = await person.post('/api/applications', { jobId: job.id });
      const loadBody = async (path: string) => (await company.get(path)).body;
      const findRow = async (path: string) => (await loadBody(path)).find((row: { id: string }) => row.id === id);
      const findCandidate = async (path: string) =>
        (await loadBody(path)).find((row: { candidateId: string }) => row.candidateId === id).candidate;
      expect(await loadBody(`/api/candidates/${id}`)).toMatchObject(facts);
      expect(await findRow('/api/candidates/browse?sort=newest&includeHired=true')).toMatchObject(facts);
      expect(await findRow(`/api/candidates/compare?ids=${id}`)).toMatchObject(facts);
      for (const path of ['/api/shortlists', '/api/shortlists?sort=match', '/api/invitations', '/api/applications']) {
        expect(await findCandidate(path), path).toMatchObject(facts);
      }
      const shownApplication = await loadBody(`/api/applications/${application.id}`);
      expect(shownApplication).toMatchObject({ candidate: facts, profile: facts });
      expect((await person.get('/api/candidates/my-profile')).body).toMatchObject(facts);
      expect((await person.get('/api/account/export')).body.candidate).toMatchObject(facts);
    }
  });

  it('are updated in every list immediately, even in cached rows', async () => {
    const { company, free } = await createScene();
    const path = '/api/candidates/browse?sort=newest&includeHired=true';
    const loadFreeRow = async () =>
      (await company.get(path)).body.find(({ id }: { id: string }) => id === free.candidate.id);
    expect(await loadFreeRow()).toMatchObject(NOTHING);
    await hireElsewhere(free, 12, '2027-05-03');
    expect(await loadFreeRow()).toMatchObject({ committedHours: 12, hiredSince: '2027-05-03' });
    expect(await loadFreeRow()).not.toHaveProperty('activeHires');
    await hireElsewhere(free, 8, '2027-04-05');
    expect(await loadFreeRow()).toMatchObject({ committedHours: 20, hiredSince: '2027-04-05', activeHires: 2 });
    await free.patch('/api/candidates/my-profile', { openToWork: true });
    expect(await loadFreeRow()).toMatchObject({ openToWork: true });
  });
});
