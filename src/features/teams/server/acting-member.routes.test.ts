/** The member who acts is recorded in application histories, in reviews of declines, and in the company log. */
import { describe, expect, it } from 'vitest';
import { type CandidateClient, type CompanyClient, type TestClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const APPEAL = { text: 'Please look at my last project again.' };

/** A company with an owner and a recruiter, and someone who applied to its job. */
const createScene = async () => {
  const owner = await world.company({ companyName: 'Harbor Goods' });
  const recruiter = await world.member(owner, 'recruiter');
  const candidate = await world.candidate();
  const job = await world.build.job({ companyId: owner.company.id, title: 'Bookkeeper' });
  const id = await apply(candidate, job.id);
  return { owner, recruiter, candidate, job, id };
};

const apply = async (candidate: CandidateClient, jobId: string): Promise<string> =>
  (await candidate.post('/api/applications', { jobId, candidateId: candidate.candidate.id })).body.id;

const loadMovers = async (reader: TestClient, id: string) =>
  (await reader.get(`/api/applications/${id}`)).body.history.slice(1).map(({ by }: { by: object }) => by);

const loadLogEntries = async (owner: CompanyClient): Promise<[action: string, actorId: string, name: string][]> =>
  (await owner.get('/api/companies/my-company/log')).body.map(
    ({ action, actor, target }: { action: string; actor: { id: string }; target: { name: string } }) => [
      action,
      actor.id,
      target.name,
    ],
  );

describe('the history of an application', () => {
  it('shows the company which member changed its status, and shows the candidate only the company', async () => {
    const { owner, recruiter, candidate, id } = await createScene();
    await recruiter.patch(`/api/applications/${id}`, { status: 'interviewing' });
    await owner.post(`/api/applications/${id}/undo`);
    const member = ({ userId, user }: typeof recruiter) => ({
      id: userId,
      firstName: user.firstName,
      lastName: user.lastName,
    });
    for (const reader of [owner, recruiter]) {
      expect(await loadMovers(reader, id)).toMatchObject([{ member: member(recruiter) }, { member: member(owner) }]);
    }
    const company = { side: 'company', name: 'Harbor Goods' };
    expect(await loadMovers(candidate, id)).toEqual([company, company]);
  });
});

describe('the review of a decline', () => {
  it('can be closed only by a member other than the one who declined', async () => {
    const { owner, recruiter, candidate, id } = await createScene();
    await recruiter.patch(`/api/applications/${id}`, { status: 'declined' });
    const { id: appealId } = (await candidate.post(`/api/applications/${id}/appeal`, APPEAL)).body;
    const close = (member: TestClient) => member.post(`/api/appeals/${appealId}`, { outcome: 'upheld' });
    expect((await recruiter.get(`/api/appeals/${appealId}`)).body.mayClose).toBe(false);
    expect((await close(recruiter)).status).toBe(403);
    expect((await owner.get(`/api/appeals/${appealId}`)).body.mayClose).toBe(true);
    expect((await close(owner)).status).toBe(200);
  });

  it('names the member who reopened the application, in its history and in the log', async () => {
    const { owner, recruiter, candidate, id } = await createScene();
    await owner.patch(`/api/applications/${id}`, { status: 'declined' });
    const { id: appealId } = (await candidate.post(`/api/applications/${id}/appeal`, APPEAL)).body;
    expect((await owner.post(`/api/appeals/${appealId}`, { outcome: 'reopened' })).status).toBe(403);
    expect((await recruiter.post(`/api/appeals/${appealId}`, { outcome: 'reopened' })).status).toBe(200);
    expect((await loadMovers(owner, id)).at(-1)).toMatchObject({ side: 'company', member: { id: recruiter.userId } });
    expect((await loadLogEntries(owner))[0]).toEqual(['application.moved', recruiter.userId, 'Bookkeeper']);
  });
});

describe('the log of a company', () => {
  it('records changes to its profile', async () => {
    const { owner } = await createScene();
    const second = await world.member(owner, 'owner');
    await second.patch('/api/companies/my-company', { description: 'We keep books.' });
    expect(await loadLogEntries(owner)).toEqual([['company.changed', second.userId, '']]);
  });

  it('records each decline caused by closing a job, with the member who closed it', async () => {
    const { owner, recruiter, job } = await createScene();
    await apply(await world.candidate(), job.id);
    const closed = await recruiter.patch(`/api/jobs/${job.id}`, { status: 'closed', applicants: 'decline' });
    expect(closed.status).toBe(200);
    const log = await loadLogEntries(owner);
    expect(log.filter(([action]) => action === 'application.declined')).toEqual([
      ['application.declined', recruiter.userId, 'Bookkeeper'],
      ['application.declined', recruiter.userId, 'Bookkeeper'],
    ]);
    expect(log).toContainEqual(['job.closed', recruiter.userId, 'Bookkeeper']);
  });
});
