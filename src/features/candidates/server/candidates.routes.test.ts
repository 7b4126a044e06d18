import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { prepareCandidate } from '#engine/matching.domain.ts';
import { decideCandidate, derivedCandidateColumns } from '#features/candidates/server/candidates.service.ts';
import { candidateSide } from '#features/matching/server/prepared.service.ts';
import { useTestApp } from '#testing/test-app.ts';
import { candidates } from './candidates.tables.ts';

const world = useTestApp();

const newCandidate = () => world.newcomer({ accountType: 'candidate', firstName: 'Lucía', lastName: 'Peña' });
const PROFILE = {
  jobTitle: 'Bookkeeper',
  skills: ['QuickBooks', 'Excel'],
  experience: '3-5',
  hourlyRate: 18,
  timezone: 'GMT-5',
  bio: 'Books of small clinics.',
  availability: 'part-time',
};

describe('setting up the professional profile', () => {
  it('creates the profile and submits it for review', async () => {
    const candidate = await newCandidate();
    const created = await candidate.post('/api/candidates', PROFILE);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ ...PROFILE, userId: candidate.userId, approvalStatus: 'pending' });
    expect(created.body.user).toEqual({
      id: candidate.userId,
      firstName: 'Lucía',
      lastName: 'Peña',
      profileImageUrl: null,
    });
    expect((await candidate.get('/api/candidates/my-profile')).body).toEqual(created.body);
  });

  it("sets the matching engine's columns from the first write on", async () => {
    const candidate = await newCandidate();
    const profile = {
      ...PROFILE,
      positions: [{ title: 'Bookkeeper', start: '2019-03', end: '2023-06', company: 'Uno' }],
    };
    const { body } = await candidate.post('/api/candidates', profile);
    const [row] = await world.db.select().from(candidates).where(eq(candidates.id, body.id));
    const derived = derivedCandidateColumns(
      { ...profile, city: null, country: null, englishLevel: null, languages: [] },
      'Lucía Peña',
    );
    expect(row).toMatchObject(derived);
    expect(row && candidateSide(row)).toEqual(prepareCandidate(profile));
    expect(prepareCandidate(profile)).not.toEqual(prepareCandidate(PROFILE));
  });

  it('requires only a title and a skill', async () => {
    const candidate = await newCandidate();
    const created = await candidate.post('/api/candidates', {
      jobTitle: 'Nurse',
      skills: [' Triage ', 'triage', 'First aid'],
      hourlyRate: null,
      experience: '',
    });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      skills: ['Triage', 'First aid'],
      hourlyRate: null,
      experience: null,
      bio: null,
    });
  });

  it('reports validation errors with the texts of the form', async () => {
    const candidate = await newCandidate();
    const fetchErrorMessages = async (body: object) => {
      const response = await candidate.post('/api/candidates', body);
      expect(response.status).toBe(400);
      return response.body.errors.map(({ message }: { message: string }) => message);
    };
    expect(await fetchErrorMessages({ ...PROFILE, jobTitle: ' ' })).toEqual(['Job title is required']);
    expect(await fetchErrorMessages({ ...PROFILE, jobTitle: undefined })).toEqual(['Job title is required']);
    expect(await fetchErrorMessages({ ...PROFILE, jobTitle: '.' })).toEqual(['Job title needs at least one letter']);
    expect(await fetchErrorMessages({ ...PROFILE, skills: ['.'] })).toEqual(['A skill needs at least one letter']);
    expect(await fetchErrorMessages({ ...PROFILE, skills: [] })).toEqual(['Please add at least one skill']);
    expect(await fetchErrorMessages({ ...PROFILE, skills: undefined })).toEqual(['Please add at least one skill']);
    expect(await fetchErrorMessages({ ...PROFILE, hourlyRate: 18.5 })).toEqual(['Must be a whole number']);
    expect(await fetchErrorMessages({ ...PROFILE, experience: '2' })).toHaveLength(1);
  });

  it('is refused a second time, even with simultaneous requests', async () => {
    const candidate = await newCandidate();
    const responses = await Promise.all([1, 2, 3].map(() => candidate.post('/api/candidates', PROFILE)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  it('is only for candidate accounts', async () => {
    expect((await world.visitor.post('/api/candidates', PROFILE)).status).toBe(401);
    expect((await (await world.company()).post('/api/candidates', PROFILE)).status).toBe(403);
    expect((await (await world.newcomer()).get('/api/candidates/my-profile')).status).toBe(403);
  });
});

describe('the signed-in candidate’s profile', () => {
  it('returns 404 before it is set up', async () => {
    const candidate = await newCandidate();
    expect((await candidate.get('/api/candidates/my-profile')).status).toBe(404);
    expect((await candidate.patch('/api/candidates/my-profile', { bio: 'x' })).status).toBe(404);
  });

  it('changes only in the fields that the request contains and the columns derived from them', async () => {
    const company = await world.company();
    const candidate = await world.candidate(PROFILE as never);
    const changed = await candidate.patch('/api/candidates/my-profile', { skills: ['Payroll'], bio: '' });
    expect(changed.body).toMatchObject({ ...PROFILE, skills: ['Payroll'], bio: null, approvalStatus: 'approved' });
    expect((await company.get('/api/candidates/browse?skills=payroll')).body).toHaveLength(1);
    expect((await company.get('/api/candidates/browse?skills=quickbooks')).body).toHaveLength(0);
    expect((await company.get('/api/candidates/browse?q=payroll')).body).toHaveLength(1);
  });

  it('is submitted for review again by an edit only if it was rejected', async () => {
    const candidate = await world.candidate({ approvalStatus: 'pending', submittedAt: '2025-01-01T00:00:00.000Z' });
    await world.db.transaction((tx) =>
      decideCandidate(tx, candidate.candidate.id, {
        outcome: 'rejected',
        reviewNotes: null,
        reviewedBy: candidate.userId,
      }),
    );
    expect((await candidate.patch('/api/candidates/my-profile', {})).body.approvalStatus).toBe('rejected');
    const edited = await candidate.patch('/api/candidates/my-profile', { bio: 'More about me.' });
    expect(edited.body.approvalStatus).toBe('pending');
    const approved = await world.candidate();
    expect((await approved.patch('/api/candidates/my-profile', { bio: 'x' })).body.approvalStatus).toBe('approved');
  });

  it('is decided once, even by two reviewers at the same time', async () => {
    const { candidate, userId } = await world.candidate({ approvalStatus: 'pending' });
    const decide = () =>
      world.db.transaction((tx) =>
        decideCandidate(tx, candidate.id, { outcome: 'approved', reviewNotes: null, reviewedBy: userId }),
      );
    const outcomes = await Promise.all([decide(), decide()]);
    expect(outcomes.filter((outcome) => outcome === 'decided')).toHaveLength(1);
    const prior = { reviewNotes: null, reviewedBy: null, reviewedAt: null };
    expect(outcomes.find((outcome) => outcome !== 'decided')).toEqual({ userId, prior });
    const absent = await world.db.transaction((tx) =>
      decideCandidate(tx, userId, { outcome: 'approved', reviewNotes: null, reviewedBy: userId }),
    );
    expect(absent).toBe('absent');
  });
});

describe('the full profile of a candidate', () => {
  it('shows companies the score against the best-fitting open job or the chosen one', async () => {
    const company = await world.company();
    const { candidate } = await world.candidate();
    const path = `/api/candidates/${candidate.id}`;
    expect((await company.get(path)).body).toMatchObject({ id: candidate.id, compatibilityScore: null });
    const far = await world.build.job({ companyId: company.company.id, title: 'Nurse', requiredSkills: ['Triage'] });
    const near = await world.build.job({ companyId: company.company.id });
    const response = await company.get(path);
    expect(response.body.compatibility.jobId).toBe(near.id);
    expect(response.body.compatibilityScore).toBe(response.body.compatibility.score);
    const against = await company.get(`${path}?jobId=${far.id}`);
    expect(against.body.compatibility.jobId).toBe(far.id);
    expect(against.body.compatibilityScore).toBeLessThan(response.body.compatibilityScore);
  });

  it('is not found if the chosen job is not an open job of the company', async () => {
    const company = await world.company();
    const { candidate } = await world.candidate();
    const otherJob = await world.build.job();
    const closedJob = await world.build.job({ companyId: company.company.id, status: 'closed' });
    for (const { id } of [otherJob, closedJob]) {
      const response = await company.get(`/api/candidates/${candidate.id}?jobId=${id}`);
      expect(response.status).toBe(404);
      expect(response.body.detail).toBe('Job not found');
    }
    expect((await company.get(`/api/candidates/${candidate.id}?jobId=7`)).status).toBe(400);
  });

  it('is readable before the review for a company only if the candidate applied to it', async () => {
    const [applied, other] = [await world.company(), await world.company()];
    const { candidate } = await world.candidate({ approvalStatus: 'pending' });
    const companyId = applied.company.id;
    const job = await world.build.job({ companyId });
    await world.build.application({ jobId: job.id, companyId, candidateId: candidate.id });
    expect((await applied.get(`/api/candidates/${candidate.id}`)).status).toBe(200);
    expect((await other.get(`/api/candidates/${candidate.id}`)).status).toBe(404);
  });

  it('says that the account is paused while the candidate is suspended', async () => {
    const [company, admin] = [await world.company(), await world.admin()];
    const { candidate, userId } = await world.candidate();
    const companyId = company.company.id;
    const job = await world.build.job({ companyId });
    await world.build.application({ jobId: job.id, companyId, candidateId: candidate.id });
    const read = async () => (await company.get(`/api/candidates/${candidate.id}`)).body;
    expect(await read()).not.toHaveProperty('isPaused');
    await admin.patch(`/api/admin/users/${userId}`, { suspended: true });
    expect(await read()).toMatchObject({ approvalStatus: 'approved', isPaused: true });
  });

  it('is readable before the review for the candidate and admins, but not for other candidates or people without a profile', async () => {
    const candidate = await world.candidate({ approvalStatus: 'pending' });
    const path = `/api/candidates/${candidate.candidate.id}`;
    expect((await candidate.get(path)).body).toMatchObject({ compatibility: null, isShortlisted: false });
    expect((await (await world.admin()).get(path)).status).toBe(200);
    expect((await (await world.candidate()).get(path)).status).toBe(404);
    expect((await (await world.newcomer()).get(path)).status).toBe(404);
    expect((await (await world.newcomer({ accountType: 'company' })).get(path)).status).toBe(404);
    expect((await world.visitor.get(path)).status).toBe(401);
    expect((await candidate.get(`/api/candidates/${candidate.userId}`)).status).toBe(404);
    expect((await candidate.get('/api/candidates/nonsense')).status).toBe(404);
  });

  it('does not contain the notes of its review or the email address', async () => {
    const company = await world.company();
    const { candidate } = await world.candidate({ reviewNotes: 'strong' });
    const { body } = await company.get(`/api/candidates/${candidate.id}`);
    expect(JSON.stringify(body)).not.toContain('strong');
    expect(body.user).not.toHaveProperty('email');
  });
});
