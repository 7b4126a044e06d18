/** Checks every number in the marketplace overview against rows with known times. */
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/time.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { useTestApp } from '#testing/test-app.ts';

const OVERVIEW = '/api/admin/overview';

const world = useTestApp();

const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();

/** Returns the Monday of the week `weeksAgo` weeks ago, in UTC. */
const pastMonday = (weeksAgo: number): string => {
  const day = new Date(Date.now() - weeksAgo * 7 * DAY_MS);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
};

/** Returns the time one second after the start of the week `weeksAgo` weeks ago. */
const inWeek = (weeksAgo: number): string =>
  new Date(Date.parse(`${pastMonday(weeksAgo)}T00:00:00Z`) + 1_000).toISOString();

interface Move {
  from: ApplicationStatus;
  to: ApplicationStatus;
  afterHours: number;
}

/** Adds an application with a filing time and later moves. The last move sets the status. */
const addApplication = async (filedAt: string, moves: readonly Move[] = []) => {
  const job = await world.build.job();
  const candidate = await world.build.candidate();
  const at = (hours: number) => new Date(Date.parse(filedAt) + hours * HOUR_MS).toISOString();
  const last = moves.at(-1);
  const application = await world.build.application({
    jobId: job.id,
    companyId: job.companyId,
    candidateId: candidate.id,
    createdAt: filedAt,
    status: last?.to ?? 'pending',
    declinedFrom: last?.to === 'declined' ? last.from : null,
    statusChangedAt: at(last?.afterHours ?? 0),
  });
  const entry = { applicationId: application.id, byUserId: candidate.userId };
  await world.build.historyEntry({ ...entry, fromStatus: null, toStatus: 'pending', createdAt: filedAt });
  for (const { from, to, afterHours } of moves) {
    await world.build.historyEntry({ ...entry, fromStatus: from, toStatus: to, createdAt: at(afterHours) });
  }
};

const loadOverview = async (query = '') => {
  const response = await (await world.admin()).get(`${OVERVIEW}${query}`);
  expect(response.status).toBe(200);
  return response.body;
};

describe('the marketplace overview', () => {
  it('shows zeros and nulls for an empty marketplace, and twelve weeks that start on Mondays', async () => {
    const body = await loadOverview();
    expect(body).toMatchObject({
      users: { company: 0, candidate: 0, none: 1 },
      openJobs: 0,
      applicationsByStatus: {
        pending: 0,
        applied: 0,
        interviewing: 0,
        offered: 0,
        hired: 0,
        declined: 0,
        withdrawn: 0,
      },
      timeToFirstResponse: { medianHours: null, answers: 0 },
      hires: { total: 0, recent: 0 },
      reviewQueue: { waiting: 0, oldestSince: null },
      openReports: 0,
    });
    expect(body.weeks.map(({ start }: { start: string }) => start)).toEqual(
      Array.from({ length: 12 }, (_, index) => pastMonday(11 - index)),
    );
    expect(body.weeks.at(-1)).toEqual({
      start: pastMonday(0),
      signUps: { company: 0, candidate: 0, none: 1 },
      applications: 0,
      medianHours: null,
      medianHireDays: null,
    });
  });

  it('counts people by type, without those who left, and jobs that accept applications', async () => {
    const company = await world.build.company();
    await world.build.candidate();
    await world.build.candidate();
    await world.build.user({ accountType: 'company', email: null, passwordHash: null, deletedAt: ago(DAY_MS) });
    for (const status of ['open', 'open', 'paused', 'closed'] as const) {
      await world.build.job({ companyId: company.id, status });
    }
    // Belongs to a suspended company.
    await world.build.job({ companyId: company.id, isListed: false });
    expect(await loadOverview()).toMatchObject({ users: { company: 1, candidate: 2, none: 1 }, openJobs: 2 });
  });

  it('counts a company once, however many people are on its team', async () => {
    const owner = await world.company();
    await world.member(owner, 'recruiter');
    const admin = await world.admin();
    const desk = await admin.get('/api/admin/companies');
    expect(desk.body).toHaveLength(1);
    expect((await admin.get(OVERVIEW)).body).toMatchObject({ companies: 1, users: { company: 2 } });
  });

  it("shows the median time to companies' first moves, including reversed declines but not withdrawals", async () => {
    const filedAt = ago(10 * DAY_MS);
    await addApplication(filedAt, [{ from: 'pending', to: 'applied', afterHours: 2 }]);
    await addApplication(filedAt, [
      { from: 'pending', to: 'declined', afterHours: 6 },
      { from: 'declined', to: 'pending', afterHours: 7 },
      { from: 'pending', to: 'interviewing', afterHours: 90 },
    ]);
    await addApplication(filedAt, [
      { from: 'pending', to: 'interviewing', afterHours: 50 },
      { from: 'interviewing', to: 'offered', afterHours: 60 },
    ]);
    await addApplication(filedAt, [{ from: 'pending', to: 'withdrawn', afterHours: 1 }]);
    await addApplication(filedAt);
    await addApplication(ago(100 * DAY_MS), [{ from: 'pending', to: 'applied', afterHours: 1 }]);
    expect((await loadOverview()).timeToFirstResponse).toEqual({ medianHours: 6, answers: 3 });
  });

  it('counts applications by status, and hires of the last thirty days', async () => {
    const hired = { from: 'interviewing', to: 'hired' } as const;
    await addApplication(ago(2 * DAY_MS), [{ ...hired, afterHours: 24 }]);
    await addApplication(ago(60 * DAY_MS), [{ ...hired, afterHours: 24 }]);
    await addApplication(ago(2 * DAY_MS));
    const body = await loadOverview();
    expect(body.applicationsByStatus).toMatchObject({ hired: 2, pending: 1 });
    expect(body.hires).toEqual({ total: 2, recent: 1 });
  });

  it('shows the time to hire and how far applications progressed, for the selected number of weeks', async () => {
    const steps = (days: number): Move[] => [
      { from: 'pending', to: 'interviewing', afterHours: 24 },
      { from: 'interviewing', to: 'hired', afterHours: days * 24 },
    ];
    // More than a week apart, so that they are always in two different weeks.
    await addApplication(ago(20 * DAY_MS), steps(9));
    await addApplication(ago(20 * DAY_MS), steps(17));
    await addApplication(ago(100 * DAY_MS), steps(2));
    await addApplication(ago(2 * DAY_MS), [{ from: 'pending', to: 'declined', afterHours: 1 }]);
    const body = await loadOverview();
    expect(body.timeToHire).toEqual({ medianDays: 13, hires: 2 });
    expect(body.weeks.map(({ medianHireDays }: { medianHireDays: number | null }) => medianHireDays)).toContain(9);
    const reached = ({ funnel }: typeof body) => funnel.stages.map((stage: { reached: number }) => stage.reached);
    expect(body.funnel).toMatchObject({ count: 3, isCutOff: false });
    expect(reached(body)).toEqual([3, 2, 2, 2, 2]);
    const year = await loadOverview('?weeks=52');
    expect(year.timeToHire).toEqual({ medianDays: 9, hires: 3 });
    expect(reached(year)).toEqual([4, 3, 3, 3, 3]);
    expect(year.weeks).toHaveLength(52);
    expect((await loadOverview('?weeks=4')).weeks).toHaveLength(4);
    expect((await (await world.admin()).get(`${OVERVIEW}?weeks=5`)).status).toBe(400);
  });

  it('shows how long the first person in the review queue has waited, whether they applied publicly or registered', async () => {
    await world.build.candidate({ approvalStatus: 'pending', submittedAt: ago(30 * HOUR_MS) });
    const oldest = ago(50 * HOUR_MS);
    await world.build.intake({ createdAt: oldest });
    await world.build.intake({ createdAt: ago(HOUR_MS) });
    await world.build.intake({ createdAt: ago(90 * HOUR_MS), status: 'rejected', reviewedAt: ago(HOUR_MS) });
    await world.build.candidate({ approvalStatus: 'pending', submittedAt: ago(99 * HOUR_MS), isListed: false });
    expect((await loadOverview()).reviewQueue).toEqual({ waiting: 3, oldestSince: oldest });
  });

  it('counts sign-ups and applications by week, and shows the median response time of each week', async () => {
    await world.build.user({ accountType: 'company', createdAt: inWeek(2) });
    await world.build.user({ accountType: null, createdAt: inWeek(2) });
    await world.build.user({ accountType: 'candidate', createdAt: inWeek(12) });
    await addApplication(inWeek(3), [{ from: 'pending', to: 'applied', afterHours: 12 }]);
    await addApplication(inWeek(3));
    const { weeks } = await loadOverview();
    const week = (weeksAgo: number) => weeks.find(({ start }: { start: string }) => start === pastMonday(weeksAgo));
    expect(week(2).signUps).toEqual({ company: 1, candidate: 0, none: 1 });
    expect(week(3)).toMatchObject({ applications: 2, medianHours: 12 });
    expect(week(2)).toMatchObject({ applications: 0, medianHours: null });
    expect(week(12)).toBeUndefined();
  });

  it('counts open reports', async () => {
    const [reporter, reported] = [await world.build.user(), await world.build.user()];
    const pair = { reporterId: reporter.id, reportedId: reported.id };
    await world.build.report(pair);
    await world.build.report({ ...pair, status: 'resolved', resolvedAt: ago(HOUR_MS) });
    expect((await loadOverview()).openReports).toBe(1);
  });
});
