/** Reviewers see the jobs whose hiring teams they are on, with their applications and applicants, and nothing else in their company. */
import { describe, expect, it } from 'vitest';
import { ALL_ROUTES } from '#testing/all-routes.ts';
import { proposeInterview, slotsAt } from '#testing/interview-scene.ts';
import { BUILT_PASSWORD, type CompanyClient, useTestApp } from '#testing/test-app.ts';
import { isAboutJobs, TEAM_SCOPES } from './server/team-scope.ts';

const world = useTestApp();

const createApplicant = async (owner: CompanyClient, title: string, hoursFromNow: number) => {
  const job = await world.build.job({ companyId: owner.company.id, title });
  // Not vetted, so that companies see them only because they applied.
  const candidate = await world.candidate({ approvalStatus: 'pending' });
  const application = await world.build.application({
    jobId: job.id,
    companyId: owner.company.id,
    candidateId: candidate.candidate.id,
    status: 'interviewing',
  });
  await proposeInterview(owner, application.id, { slots: slotsAt(hoursFromNow) });
  return { job, candidate, application };
};

const createScene = async () => {
  const owner = await world.company();
  const reviewer = await world.member(owner, 'reviewer');
  const own = await createApplicant(owner, 'Bookkeeper', 48);
  const other = await createApplicant(owner, 'Welder', 72);
  await owner.put(`/api/jobs/${own.job.id}/team`, { members: [{ userId: reviewer.userId, notify: true }] });
  return { owner, reviewer, own, other };
};

const responseIds = ({ body }: { body: { id: string }[] }) => body.map(({ id }) => id);

describe('a reviewer', () => {
  it('has a listed scope for each call about jobs', () => {
    const paths = ALL_ROUTES.filter(isAboutJobs).map(({ path }) => path);
    expect([...new Set(paths)].toSorted()).toEqual(Object.keys(TEAM_SCOPES).toSorted());
  });

  it('sees only rows of their jobs in lists, in every order', async () => {
    const { owner, reviewer, own, other } = await createScene();
    const listed = await reviewer.get('/api/jobs');
    expect([responseIds(listed), listed.headers['x-total-count']]).toEqual([[own.job.id], '1']);
    expect(responseIds(await reviewer.get(`/api/companies/${owner.company.id}/jobs`))).toEqual([own.job.id]);
    expect(responseIds(await owner.get('/api/applications'))).toEqual(
      expect.arrayContaining([own.application.id, other.application.id]),
    );
    for (const query of ['', 'sort=match', 'sort=waiting', 'sort=rating', 'sort=mustHave', 'q=bookkeeper']) {
      expect(responseIds(await reviewer.get(`/api/applications?${query}`)), query).toEqual([own.application.id]);
    }
    expect(responseIds(await reviewer.get('/api/applications?q=welder'))).toEqual([]);
    expect(responseIds(await reviewer.get('/api/applications?status=interviewing&sort=moved'))).toEqual([
      own.application.id,
    ]);
    expect((await reviewer.get('/api/applications')).headers['x-total-count']).toBe('1');
    expect((await reviewer.get('/api/applications/stages')).body.interviewing).toBe(1);
    const interviews = (await reviewer.get('/api/interviews')).body;
    expect(interviews.map(({ applicationId }: { applicationId: string }) => applicationId)).toEqual([
      own.application.id,
    ]);
  });

  it('sees only applications to their jobs in the list of applications waiting for the company', async () => {
    const { owner, reviewer, own, other } = await createScene();
    const createWaitingApplication = async (jobId: string) => {
      const { candidate } = await world.candidate();
      const row = { jobId, companyId: owner.company.id, candidateId: candidate.id, status: 'applied' as const };
      return (await world.build.application(row)).id;
    };
    const [mine, others] = [await createWaitingApplication(own.job.id), await createWaitingApplication(other.job.id)];
    expect(responseIds(await owner.get('/api/applications?sort=turn')).toSorted()).toEqual([mine, others].toSorted());
    expect(responseIds(await reviewer.get('/api/applications?sort=turn'))).toEqual([mine]);
  });

  it('can open their jobs, the applications to them and the applicants', async () => {
    const { reviewer, own } = await createScene();
    const { job, application, candidate } = own;
    const paths = [
      `/api/jobs/${job.id}`,
      `/api/jobs/${job.id}/criteria`,
      `/api/jobs/${job.id}/funnel`,
      `/api/applications?jobId=${job.id}`,
      `/api/applications/stages?jobId=${job.id}`,
      `/api/applications/${application.id}`,
      `/api/applications/${application.id}/criteria`,
      `/api/candidates/${candidate.candidate.id}`,
      `/api/candidates/${candidate.candidate.id}?jobId=${job.id}`,
      `/api/compatibility?jobId=${job.id}&candidateId=${candidate.candidate.id}`,
    ];
    for (const path of paths) expect((await reviewer.get(path)).status, path).toBe(200);
    expect((await reviewer.put(`/api/applications/${application.id}/review`, { rating: 4 })).status).toBe(200);
  });

  it('gets 404 for other jobs, their applications and their applicants', async () => {
    const { owner, reviewer, own, other } = await createScene();
    const { job, application, candidate } = other;
    const paths = [
      `/api/jobs/${job.id}`,
      `/api/jobs/${job.id}/criteria`,
      `/api/jobs/${job.id}/funnel`,
      `/api/applications?jobId=${job.id}`,
      `/api/applications/stages?jobId=${job.id}`,
      `/api/applications/${application.id}`,
      `/api/applications/${application.id}/receipt`,
      `/api/applications/${application.id}/criteria`,
      `/api/candidates/${candidate.candidate.id}`,
      `/api/candidates/${candidate.candidate.id}/resume`,
      `/api/candidates/${own.candidate.candidate.id}?jobId=${job.id}`,
      `/api/compatibility?jobId=${job.id}&candidateId=${own.candidate.candidate.id}`,
      `/api/compatibility?jobId=${own.job.id}&candidateId=${candidate.candidate.id}`,
    ];
    for (const path of paths) {
      expect((await reviewer.get(path)).status, path).toBe(404);
    }
    expect((await reviewer.put(`/api/applications/${application.id}/review`, { rating: 5 })).status).toBe(404);
    expect((await owner.get(`/api/applications/${application.id}`)).body.rating).toBeNull();
    // A vetted candidate who did not apply to their jobs.
    const vetted = await world.candidate();
    expect((await owner.get(`/api/candidates/${vetted.candidate.id}`)).status).toBe(200);
    expect((await reviewer.get(`/api/candidates/${vetted.candidate.id}`)).status).toBe(404);
    expect((await reviewer.get('/api/candidates/browse')).status).toBe(403);
  });

  it('loses access when they are removed from the team', async () => {
    const { owner, reviewer, own } = await createScene();
    await owner.put(`/api/jobs/${own.job.id}/team`, { members: [] });
    expect((await reviewer.get(`/api/applications/${own.application.id}`)).status).toBe(404);
    expect((await reviewer.get('/api/applications')).body).toEqual([]);
  });

  it("sees an applicant's score only for their jobs", async () => {
    const { owner, reviewer, own } = await createScene();
    await world.build.job({ companyId: owner.company.id, title: own.candidate.candidate.jobTitle });
    const { body } = await reviewer.get(`/api/candidates/${own.candidate.candidate.id}`);
    expect(body.compatibility?.jobId ?? own.job.id).toBe(own.job.id);
  });
});

describe('notifications of applications', () => {
  it('reach the members of the hiring team with notifications turned on, and each owner and recruiter once', async () => {
    const owner = await world.company();
    const members = await Promise.all(
      (['recruiter', 'reviewer', 'reviewer', 'reviewer'] as const).map((role) => world.member(owner, role)),
    );
    const [recruiter, notified, quiet, notOnTeam] = members;
    const job = await world.build.job({ companyId: owner.company.id });
    await owner.put(`/api/jobs/${job.id}/team`, {
      members: [
        { userId: recruiter?.userId, notify: true },
        { userId: notified?.userId, notify: true },
        { userId: quiet?.userId, notify: false },
      ],
    });
    const candidate = await world.candidate();
    expect((await candidate.post('/api/applications', { jobId: job.id })).status).toBe(201);
    const loadNotificationCounts = async (client = owner as { get: CompanyClient['get'] } | undefined) =>
      (await client?.get('/api/notifications'))?.body.map(({ type, count }: { type: string; count: number }) => [
        type,
        count,
      ]);
    const once = [['application_received', 1]];
    expect(await loadNotificationCounts(owner)).toEqual(once);
    expect(await loadNotificationCounts(recruiter)).toEqual(once);
    expect(await loadNotificationCounts(notified)).toEqual(once);
    expect(await loadNotificationCounts(quiet)).toEqual([]);
    expect(await loadNotificationCounts(notOnTeam)).toEqual([]);
  });

  it('lose the name of a candidate who deletes their account', async () => {
    const owner = await world.company();
    const reviewer = await world.member(owner, 'reviewer');
    const job = await world.build.job({ companyId: owner.company.id });
    await owner.put(`/api/jobs/${job.id}/team`, { members: [{ userId: reviewer.userId, notify: true }] });
    const candidate = await world.candidate();
    await candidate.post('/api/applications', { jobId: job.id });
    await candidate.delete('/api/account', { password: BUILT_PASSWORD });
    const received = (await reviewer.get('/api/notifications')).body.find(
      ({ type }: { type: string }) => type === 'application_received',
    );
    expect(received.data.name).toBe('Deleted user');
  });
});
