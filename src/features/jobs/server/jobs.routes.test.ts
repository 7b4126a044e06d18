/** Posting, listing, viewing and changing jobs. Candidates' lists are tested in job-lists.test.ts. */
import { describe, expect, it } from 'vitest';
import { newId } from '#server/ids.ts';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const newJob = {
  title: 'Bookkeeper',
  description: 'Keep the books of three small companies in order.',
  requiredSkills: ['QuickBooks', 'Excel'],
};

describe('POST /api/jobs', () => {
  it('is only for companies', async () => {
    expect((await world.visitor.post('/api/jobs', newJob)).status).toBe(401);
    expect((await (await world.candidate()).post('/api/jobs', newJob)).status).toBe(403);
    expect((await (await world.newcomer()).post('/api/jobs', newJob)).status).toBe(403);
    expect((await (await world.admin()).post('/api/jobs', newJob)).status).toBe(403);
  });

  it('requires a company profile', async () => {
    const company = await world.newcomer({ accountType: 'company' });
    const response = await company.post('/api/jobs', newJob);
    expect(response.status).toBe(409);
    expect(response.body.detail).toBe('Please set up your company profile first');
  });

  it('creates an open job with all fields', async () => {
    const company = await world.company();
    const response = await company.post('/api/jobs', {
      ...newJob,
      companyId: company.company.id,
      responsibilities: 'Monthly closing.',
      experience: '3-5',
      hourlyBudget: 25,
      jobType: 'part-time',
      timezone: 'EST',
    });
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({
      ...newJob,
      companyId: company.company.id,
      responsibilities: 'Monthly closing.',
      experience: '3-5',
      hourlyBudget: 25,
      salaryRange: 'Up to $2,000/mo',
      jobType: 'part-time',
      timezone: 'EST',
      status: 'open',
      applicationCount: 0,
      pendingCount: 0,
      company: { id: company.company.id, companyName: company.company.companyName, logoUrl: null, description: null },
    });
    expect(response.body).not.toHaveProperty('searchText');
  });

  it('treats missing, null and empty fields as not stated, and removes duplicate skills', async () => {
    const company = await world.company();
    const response = await company.post('/api/jobs', {
      ...newJob,
      requiredSkills: [' Excel ', 'excel', 'QuickBooks'],
      responsibilities: '',
      hourlyBudget: null,
      jobType: '',
      timezone: null,
    });
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({
      requiredSkills: ['Excel', 'QuickBooks'],
      responsibilities: null,
      experience: null,
      hourlyBudget: null,
      salaryRange: 'Negotiable',
      jobType: null,
      timezone: null,
    });
  });

  it('accepts a lower end of the pay only up to the upper end, even if just one of them changes', async () => {
    const company = await world.company();
    const posted = await company.post('/api/jobs', { ...newJob, hourlyBudgetFrom: 15, hourlyBudget: 25 });
    expect(posted.status).toBe(201);
    expect(posted.body).toMatchObject({ hourlyBudgetFrom: 15, hourlyBudget: 25, salaryRange: '$2,400–$4,000/mo' });
    const path = `/api/jobs/${posted.body.id}`;
    const tooHigh = { path: 'hourlyBudgetFrom', message: 'Can’t be more than the hourly budget' };
    const alone = { path: 'hourlyBudgetFrom', message: 'Enter the hourly budget, too' };
    const rejections: [object, object][] = [
      [{ hourlyBudgetFrom: 26 }, tooHigh],
      [{ hourlyBudget: 14 }, tooHigh],
      [{ hourlyBudget: null }, alone],
    ];
    for (const [change, error] of rejections) {
      const response = await company.patch(path, change);
      expect(response.status).toBe(400);
      expect(response.body.errors).toMatchObject([error]);
    }
    const wrong = await company.post('/api/jobs', { ...newJob, hourlyBudgetFrom: 15 });
    expect([wrong.status, wrong.body.errors]).toMatchObject([400, [alone]]);
    const lower = await company.patch(path, { hourlyBudgetFrom: null, hourlyBudget: 14 });
    expect(lower.body).toMatchObject({ hourlyBudgetFrom: null, hourlyBudget: 14, salaryRange: 'Up to $2,240/mo' });
  });

  it('returns the error messages of the form', async () => {
    const company = await world.company();
    const wrong: [object, string, string][] = [
      [{ title: '' }, 'title', 'Job title is required'],
      [{ title: undefined }, 'title', 'Job title is required'],
      [{ title: '   ' }, 'title', 'Job title is required'],
      [{ title: 5 }, 'title', 'Job title is required'],
      [{ description: 'Too short' }, 'description', 'Description must be at least 20 characters'],
      [{ description: undefined }, 'description', 'Description must be at least 20 characters'],
      [{ description: '😀'.repeat(12) }, 'description', 'Description must be at least 20 characters'],
      [{ requiredSkills: [] }, 'requiredSkills', 'Please add at least one required skill'],
      [{ requiredSkills: undefined }, 'requiredSkills', 'Please add at least one required skill'],
      [{ requiredSkills: 'Excel' }, 'requiredSkills', 'Please add at least one required skill'],
      [{ requiredSkills: [' '] }, 'requiredSkills.0', 'A skill can’t be blank'],
      [{ title: '...' }, 'title', 'Job title needs at least one letter'],
      [{ requiredSkills: ['Excel', '365'] }, 'requiredSkills.1', 'A skill needs at least one letter'],
      [{ hourlyBudget: 25.5 }, 'hourlyBudget', 'Must be a whole number'],
      [{ hourlyBudget: '25' }, 'hourlyBudget', 'Must be a whole number'],
      [{ hourlyBudget: 1e99 }, 'hourlyBudget', 'Must be a whole number'],
      [{ jobType: 'seasonal' }, 'jobType', 'Must be one of full-time, part-time, contract'],
      [{ companyId: 'mine' }, 'companyId', 'Must be an id'],
      [{ title: 'a\u0000b' }, 'title', 'Contains a character we can’t save'],
      [{ title: 'a\u0007b' }, 'title', 'Contains a character we can’t save'],
    ];
    for (const [change, path, message] of wrong) {
      const response = await company.post('/api/jobs', { ...newJob, ...change });
      expect(response.status).toBe(400);
      expect(response.body.errors).toMatchObject([{ path, message }]);
      expect(response.body.detail).toBe(message);
    }
  });

  it('accepts skills and titles in any script', async () => {
    const company = await world.company();
    const requiredSkills = ['C++', 'C#', '.NET', '3D', '5S', '3ds Max', '中文'];
    const response = await company.post('/api/jobs', { ...newJob, title: '3D', requiredSkills });
    expect(response.status).toBe(201);
    expect(response.body.requiredSkills).toEqual(requiredSkills);
  });

  it('refuses to post a job for another company', async () => {
    const company = await world.company();
    const other = await world.company();
    const response = await company.post('/api/jobs', { ...newJob, companyId: other.company.id });
    expect(response.status).toBe(403);
    expect((await company.get('/api/jobs')).body).toEqual([]);
  });
});

describe('GET /api/jobs', () => {
  it('is only for companies', async () => {
    expect((await world.visitor.get('/api/jobs')).status).toBe(401);
    expect((await (await world.candidate()).get('/api/jobs')).status).toBe(403);
  });

  it('is empty without a company profile', async () => {
    const response = await (await world.newcomer({ accountType: 'company' })).get('/api/jobs');
    expect(response.status).toBe(200);
    expect(response.body).toEqual([]);
  });

  it('lists a company’s jobs in every status, newest first, with their counts', async () => {
    const company = await world.company();
    const companyId = company.company.id;
    const [first, second] = [
      await world.build.job({ companyId }),
      await world.build.job({ companyId, status: 'closed' }),
    ];
    await world.build.job();
    const [pending, hired] = [await world.candidate(), await world.candidate()];
    await world.build.application({ jobId: first.id, companyId, candidateId: pending.candidate.id });
    await world.build.application({ jobId: first.id, companyId, candidateId: hired.candidate.id, status: 'hired' });
    const response = await company.get('/api/jobs');
    expect(response.body.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
    expect(response.body[0]).toMatchObject({ status: 'closed', applicationCount: 0, pendingCount: 0 });
    expect(response.body[1]).toMatchObject({ status: 'open', applicationCount: 2, pendingCount: 1 });
    expect(response.headers['x-total-count']).toBe('2');
  });

  it('pages without gaps or repeats, even when jobs are added in between', async () => {
    const company = await world.company();
    const companyId = company.company.id;
    const createdAt = '2025-05-05T05:05:05.005Z';
    const created = [];
    for (let index = 0; index < 5; index += 1) created.push((await world.build.job({ companyId, createdAt })).id);
    const first = await company.get('/api/jobs?limit=2');
    await world.build.job({ companyId });
    const ids: string[] = first.body.map(({ id }: { id: string }) => id);
    let next = /<(.*)>; rel="next"/.exec(String(first.headers.link))?.[1];
    while (next) {
      const page = await company.get(next);
      ids.push(...page.body.map(({ id }: { id: string }) => id));
      next = /<(.*)>; rel="next"/.exec(String(page.headers.link))?.[1];
    }
    expect(ids).toEqual(created.toReversed());
  });

  it('rejects an invalid limit or cursor', async () => {
    const company = await world.company();
    expect((await company.get('/api/jobs?limit=0')).status).toBe(400);
    expect((await company.get('/api/jobs?limit=x')).status).toBe(400);
    expect((await company.get('/api/jobs?cursor=abc')).status).toBe(400);
    const forged = Buffer.from(JSON.stringify(['0000-01-01T00:00:00.000Z', newId()])).toString('base64url');
    expect((await company.get(`/api/jobs?cursor=${forged}`)).status).toBe(400);
    expect((await company.get('/api/jobs?limit=1000')).status).toBe(200);
  });
});

describe('GET /api/jobs/{id}', () => {
  it('requires a session and an existing id', async () => {
    const job = await world.build.job();
    expect((await world.visitor.get(`/api/jobs/${job.id}`)).status).toBe(401);
    const candidate = await world.candidate();
    for (const id of [newId(), 'new', '1', '%00', 'x'.repeat(150)]) {
      expect((await candidate.get(`/api/jobs/${id}`)).status).toBe(404);
    }
  });

  it('shows a company its job with its counts, and no job of another company', async () => {
    const company = await world.company();
    const own = await world.build.job({ companyId: company.company.id, status: 'paused' });
    const response = await company.get(`/api/jobs/${own.id}`);
    expect(response.body).toMatchObject({ id: own.id, status: 'paused', applicationCount: 0, pendingCount: 0 });
    expect(response.body).not.toHaveProperty('compatibility');
    const rejection = await company.get(`/api/jobs/${(await world.build.job()).id}`);
    expect(rejection.status).toBe(404);
    expect(rejection.body.detail).toBe('Job not found');
  });

  it('shows a candidate an open job with the score and its explanation', async () => {
    const candidate = await world.candidate();
    const { body } = await candidate.get(`/api/jobs/${(await world.build.job()).id}`);
    expect(body.compatibilityScore).toBeGreaterThan(80);
    expect(body.compatibility).toMatchObject({ score: body.compatibilityScore, missingSkills: [] });
    expect(body.compatibility.factors).toHaveLength(9);
    expect(body).not.toHaveProperty('applicationCount');
  });

  it('shows a candidate without a profile the job without a score', async () => {
    const candidate = await world.newcomer({ accountType: 'candidate' });
    const { body } = await candidate.get(`/api/jobs/${(await world.build.job()).id}`);
    expect(body).toMatchObject({ compatibilityScore: null, compatibility: null });
  });

  it('shows a paused or closed job to an applicant, but not to an unrelated candidate', async () => {
    const [applicant, other] = [await world.candidate(), await world.candidate()];
    for (const status of ['paused', 'closed'] as const) {
      const job = await world.build.job({ status });
      await world.build.application({ jobId: job.id, companyId: job.companyId, candidateId: applicant.candidate.id });
      expect((await applicant.get(`/api/jobs/${job.id}`)).body.status).toBe(status);
      expect((await other.get(`/api/jobs/${job.id}`)).status).toBe(404);
    }
  });

  it('shows an admin any job, and no job to someone without an account type', async () => {
    const job = await world.build.job({ status: 'closed' });
    expect((await (await world.admin()).get(`/api/jobs/${job.id}`)).body).toMatchObject({ id: job.id });
    const open = await world.build.job();
    expect((await (await world.newcomer()).get(`/api/jobs/${open.id}`)).status).toBe(404);
  });
});

describe('PATCH /api/jobs/{id}', () => {
  it('is only for the company that posted the job', async () => {
    const job = await world.build.job();
    const path = `/api/jobs/${job.id}`;
    expect((await world.visitor.patch(path, { title: 'x' })).status).toBe(401);
    expect((await (await world.candidate()).patch(path, { title: 'x' })).status).toBe(403);
    expect((await (await world.company()).patch(path, { title: 'x' })).status).toBe(404);
    expect((await (await world.newcomer({ accountType: 'company' })).patch(path, { title: 'x' })).status).toBe(404);
  });

  it('changes only the fields that are sent, and makes the job searchable by its new words', async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    const job = await world.build.job({ companyId: company.company.id });
    const response = await company.patch(`/api/jobs/${job.id}`, {
      title: 'Payroll Specialist',
      requiredSkills: ['Payroll'],
      hourlyBudget: null,
      timezone: '',
    });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      title: 'Payroll Specialist',
      description: job.description,
      requiredSkills: ['Payroll'],
      hourlyBudget: null,
      timezone: null,
      jobType: 'full-time',
      status: 'open',
    });
    expect(response.body.updatedAt > job.updatedAt).toBe(true);
    expect((await candidate.get('/api/jobs/browse?q=payroll')).body).toHaveLength(1);
    expect((await candidate.get('/api/jobs/browse?skills=React')).body).toHaveLength(0);
  });

  it('rejects the same values as for a new job, and invalid choices for the status and the applicants', async () => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    const wrong: [object, string][] = [
      [{ title: '' }, 'Job title is required'],
      [{ description: 'Short' }, 'Description must be at least 20 characters'],
      [{ requiredSkills: [] }, 'Please add at least one required skill'],
      [{ hourlyBudget: 1.5 }, 'Must be a whole number'],
      [{ status: 'done' }, 'Must be one of open, paused, closed'],
      [{ status: 'closed', applicants: 'ignore' }, 'Must be keep or decline'],
      [{ applicants: 'decline' }, 'Only allowed when closing the job'],
    ];
    for (const [change, message] of wrong) {
      const response = await company.patch(`/api/jobs/${job.id}`, change);
      expect([response.status, response.body.detail]).toEqual([400, message]);
    }
    const other = await world.company();
    expect((await company.patch(`/api/jobs/${job.id}`, { companyId: other.company.id })).status).toBe(403);
    expect((await company.patch(`/api/jobs/${job.id}`)).status).toBe(400);
  });

  it('pauses, closes and reopens a job, but does not pause a closed one', async () => {
    const company = await world.company();
    const { id } = await world.build.job({ companyId: company.company.id });
    const setStatus = async (status: string) => (await company.patch(`/api/jobs/${id}`, { status })).status;
    expect(await setStatus('paused')).toBe(200);
    expect(await setStatus('open')).toBe(200);
    expect(await setStatus('open')).toBe(200);
    expect(await setStatus('closed')).toBe(200);
    const rejection = await company.patch(`/api/jobs/${id}`, { status: 'paused' });
    expect([rejection.status, rejection.body.detail]).toEqual([409, 'A closed job can only be reopened']);
    expect(await setStatus('open')).toBe(200);
  });

  it("removes a job from the candidates' lists while it is not open", async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    const { id } = await world.build.job({ companyId: company.company.id });
    await company.patch(`/api/jobs/${id}`, { status: 'paused' });
    expect((await candidate.get('/api/jobs/browse')).body).toEqual([]);
    expect((await candidate.get('/api/job-matches')).body).toEqual([]);
    await company.patch(`/api/jobs/${id}`, { status: 'open' });
    expect((await candidate.get('/api/jobs/browse')).body).toHaveLength(1);
  });

  it('keeps undecided applicants when closing unless asked to decline them', async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    const companyId = company.company.id;
    const job = await world.build.job({ companyId });
    const application = await world.build.application({
      jobId: job.id,
      companyId,
      candidateId: candidate.candidate.id,
    });
    const readApplication = async () => (await candidate.get(`/api/applications/${application.id}`)).body;
    await company.patch(`/api/jobs/${job.id}`, { status: 'closed', applicants: 'keep' });
    expect((await readApplication()).status).toBe('pending');
    await company.patch(`/api/jobs/${job.id}`, { status: 'open' });
    const response = await company.patch(`/api/jobs/${job.id}`, {
      status: 'closed',
      applicants: 'decline',
      note: 'We found someone. Thank you for your time.',
    });
    expect(response.body).toMatchObject({ status: 'closed', applicationCount: 1, pendingCount: 0 });
    const after = await readApplication();
    expect(after.status).toBe('declined');
    expect(after.history.at(-1)).toMatchObject({ to: 'declined', note: 'We found someone. Thank you for your time.' });
  });

  it('applies all concurrent changes', async () => {
    const company = await world.company();
    const { id } = await world.build.job({ companyId: company.company.id });
    const responses = await Promise.all([
      company.patch(`/api/jobs/${id}`, { title: 'Data Analyst' }),
      company.patch(`/api/jobs/${id}`, { hourlyBudget: 40 }),
      company.patch(`/api/jobs/${id}`, { requiredSkills: ['SQL'] }),
      company.patch(`/api/jobs/${id}`, { status: 'paused' }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await company.get(`/api/jobs/${id}`)).body).toMatchObject({
      title: 'Data Analyst',
      hourlyBudget: 40,
      requiredSkills: ['SQL'],
      status: 'paused',
    });
  });
});
