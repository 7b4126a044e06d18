import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { addDays, toUtcDay } from '#features/hiring/hiring.domain.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const TODAY = toUtcDay(new Date().toISOString());

const STATUSES: ApplicationStatus[] = [
  'pending',
  'applied',
  'interviewing',
  'offered',
  'hired',
  'declined',
  'withdrawn',
];

const declinedFrom = (status: ApplicationStatus) => (status === 'declined' ? { declinedFrom: 'pending' as const } : {});

describe('GET /api/dashboard', () => {
  it('requires an account type', async () => {
    expect((await world.visitor.get('/api/dashboard')).status).toBe(401);
    expect((await (await world.newcomer()).get('/api/dashboard')).status).toBe(403);
    expect((await (await world.admin()).get('/api/dashboard')).status).toBe(403);
  });

  it('returns zeros without a profile', async () => {
    const company = await world.newcomer({ accountType: 'company' });
    expect((await company.get('/api/dashboard')).body).toEqual({
      openPositions: 0,
      applications: 0,
      activeHires: 0,
      messages: 0,
    });
    const candidate = await world.newcomer({ accountType: 'candidate' });
    expect((await candidate.get('/api/dashboard')).body).toEqual({
      applied: 0,
      interviewing: 0,
      hired: 0,
      newMatches: 0,
    });
  });

  it("counts a company's open jobs, applications and hires, and no one else's", async () => {
    const company = await world.company();
    const companyId = company.company.id;
    const job = await world.build.job({ companyId });
    await world.build.job({ companyId, status: 'closed' });
    await world.build.job({ companyId, status: 'paused' });
    for (const status of STATUSES) {
      const candidateId = (await world.build.candidate()).id;
      await world.build.application({ jobId: job.id, companyId, candidateId, status, ...declinedFrom(status) });
    }
    const otherJob = await world.build.job();
    const candidateId = (await world.build.candidate()).id;
    await world.build.application({ jobId: otherJob.id, companyId: otherJob.companyId, candidateId, status: 'hired' });
    expect((await company.get('/api/dashboard')).body).toEqual({
      openPositions: 1,
      applications: 7,
      activeHires: 1,
      messages: 0,
    });
  });

  it('counts only the hires that have not ended', async () => {
    const company = await world.company();
    const [admin, companyId] = [await world.admin(), company.company.id];
    const hire = async (startDate = addDays(TODAY, -1)): Promise<string> => {
      const ids = { jobId: (await world.build.job({ companyId })).id, companyId };
      const candidateId = (await world.build.candidate()).id;
      const { id } = await world.build.application({ ...ids, candidateId, status: 'hired' });
      const terms = { hourlyRate: 28, hoursPerWeek: 30, employmentType: 'part-time', startDate: addDays(TODAY, 7) };
      const hireId = (await company.post(`/api/applications/${id}/hire`, terms)).body.id;
      expect((await admin.patch(`/api/hires/${hireId}`, { startDate })).status).toBe(200);
      return hireId;
    };
    const [running, calledOff, claimed] = [await hire(), await hire(addDays(TODAY, 7)), await hire()];
    await hire(addDays(TODAY, 7));
    const move = (id: string, status: string) => company.patch(`/api/hires/${id}`, { status });
    const countActive = async () => (await company.get('/api/dashboard')).body.activeHires;
    expect(await countActive()).toBe(4);
    expect((await move(running, 'started')).status).toBe(200);
    expect(await countActive()).toBe(4);
    expect((await move(calledOff, 'ended')).body.isCalledOff).toBe(true);
    expect((await move(claimed, 'claimed')).status).toBe(200);
    expect(await countActive()).toBe(2);
    expect((await move(claimed, 'replaced')).status).toBe(200);
    expect((await move(running, 'ended')).body.isCalledOff).toBe(false);
    expect(await countActive()).toBe(1);
  });

  it("counts a candidate's applications without withdrawn and declined ones, and offers as interviewing", async () => {
    const candidate = await world.candidate();
    for (const status of STATUSES) {
      const job = await world.build.job({ status: 'closed' });
      await world.build.application({
        jobId: job.id,
        companyId: job.companyId,
        candidateId: candidate.candidate.id,
        status,
        ...declinedFrom(status),
      });
    }
    expect((await candidate.get('/api/dashboard')).body).toEqual({
      applied: 5,
      interviewing: 2,
      hired: 1,
      newMatches: 0,
    });
  });

  it('counts new matches since the dashboard was last opened; loading the numbers does not count as opening it', async () => {
    const candidate = await world.candidate();
    await world.build.job();
    const countNewMatches = async () => (await candidate.get('/api/dashboard')).body.newMatches;
    expect(await countNewMatches()).toBe(1);
    expect(await countNewMatches()).toBe(1);
    expect((await candidate.post('/api/dashboard/opened')).status).toBe(204);
    expect(await countNewMatches()).toBe(0);
    await world.db
      .update(candidates)
      .set({ matchesSeenAt: '2025-01-01T00:00:00.000Z' })
      .where(eq(candidates.id, candidate.candidate.id));
    expect(await countNewMatches()).toBe(1);
  });

  it('has the same numbers and matches for a profile that an earlier version of the engine prepared', async () => {
    const candidate = await world.candidate();
    const job = await world.build.job();
    await world.build.job();
    const ids = { jobId: job.id, companyId: job.companyId, candidateId: candidate.candidate.id };
    await world.build.application({ ...ids, status: 'interviewing' });
    const readAll = async () => [
      (await candidate.get('/api/dashboard')).body,
      (await candidate.get('/api/job-matches')).body,
    ];
    const before = await readAll();
    expect(before[0]).toEqual({ applied: 1, interviewing: 1, hired: 0, newMatches: 1 });
    expect(before[1]).toHaveLength(1);
    await world.db
      .update(candidates)
      .set({ matchVersion: 1, prepared: null })
      .where(eq(candidates.id, candidate.candidate.id));
    expect(await readAll()).toEqual(before);
  });

  it('has no new matches for a candidate without scores', async () => {
    const candidate = await world.candidate({ scoreOptOut: true });
    await world.build.job();
    expect((await candidate.get('/api/dashboard')).body.newMatches).toBe(0);
  });
});

describe('POST /api/dashboard/opened', () => {
  it('is only for candidates, with or without a profile', async () => {
    expect((await world.visitor.post('/api/dashboard/opened')).status).toBe(401);
    expect((await (await world.company()).post('/api/dashboard/opened')).status).toBe(403);
    const newcomer = await world.newcomer({ accountType: 'candidate' });
    expect((await newcomer.post('/api/dashboard/opened')).status).toBe(204);
  });
});
