/**
 * The hours of current hires. After every kind of change to a hire, the columns maintained by triggers must match the tables that they summarize.
 * Candidates cannot exceed `LIMITS.weeklyHoursBeforeAcknowledgment` without acknowledging it.
 */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#features/auth/server/auth.tables.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { typicalWeeklyHours } from '#features/pipeline/applications.domain.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import { resultRows } from '#server/db/database.ts';
import { LIMITS } from '#shared/limits.ts';
import { WORK_TYPES } from '#shared/vocabulary.ts';
import { buildTerms } from '#testing/offer-scene.ts';
import { type CandidateClient, type CompanyClient, useTestApp } from '#testing/test-app.ts';
import { addDays, guaranteeEndDay, RUNNING_HIRE_STATUSES, toUtcDay } from '../hiring.domain.ts';
import { hires } from './hiring.tables.ts';
import { recountEndedHires } from './hiring-worker.service.ts';

const world = useTestApp();

const TODAY = toUtcDay(new Date().toISOString());
const PASSWORD = { password: 'a fine long password' };

interface CurrentHire {
  hours: number;
  since: string;
  endsOn: string | null;
  isEstimated: boolean;
}

/** Computes the current hires of a candidate from the tables. */
const listCurrentHires = async (candidateId: string, today: string): Promise<CurrentHire[]> => {
  const running = await world.db
    .select({ hours: hires.hoursPerWeek, since: hires.startDate, endsOn: hires.endDate })
    .from(hires)
    .where(and(eq(hires.candidateId, candidateId), inArray(hires.status, [...RUNNING_HIRE_STATUSES])));
  const withoutTerms = await world.db
    .select({ jobType: jobs.jobType, at: applications.statusChangedAt, companyUserId: companies.userId })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .leftJoin(hires, eq(hires.applicationId, applications.id))
    .where(and(eq(applications.candidateId, candidateId), eq(applications.status, 'hired'), isNull(hires.id)));
  const deletedUserIds = new Set(
    (await world.db.select().from(users)).flatMap(({ id, deletedAt }) => (deletedAt === null ? [] : [id])),
  );
  const [own] = await world.db.select().from(candidates).where(eq(candidates.id, candidateId));
  return [
    ...running.flatMap((hire) =>
      hire.endsOn === null || hire.endsOn >= today ? [{ ...hire, isEstimated: false }] : [],
    ),
    ...withoutTerms
      .filter(({ companyUserId }) => !deletedUserIds.has(companyUserId) && !deletedUserIds.has(own?.userId ?? ''))
      .map(({ jobType, at }) => ({
        hours: typicalWeeklyHours(jobType),
        since: toUtcDay(at),
        endsOn: null,
        isEstimated: true,
      })),
  ];
};

/** Returns a candidate's stored counts. Fails if they differ from the tables. */
const readCounts = async (
  candidateId: string,
  today = TODAY,
): Promise<[hires: number, hours: number, since: string | null]> => {
  const [row] = await world.db.select().from(candidates).where(eq(candidates.id, candidateId));
  const currentHires = await listCurrentHires(candidateId, today);
  expect(row).toMatchObject({
    activeHires: currentHires.length,
    committedHours: currentHires.reduce((sum, { hours }) => sum + hours, 0),
    hiredSince: currentHires.map(({ since }) => since).toSorted()[0] ?? null,
    hasEstimatedHours: currentHires.some(({ isEstimated }) => isEstimated),
    commitmentEndsOn: currentHires.flatMap(({ endsOn }) => endsOn ?? []).toSorted()[0] ?? null,
  });
  return [row?.activeHires ?? 0, row?.committedHours ?? 0, row?.hiredSince ?? null];
};

/** Creates a company, a candidate, and an application to a new job. */
const createScene = async (company?: CompanyClient, candidate?: CandidateClient) => {
  const sides = { company: company ?? (await world.company()), candidate: candidate ?? (await world.candidate()) };
  const apply = async (jobValues: object = {}, status: 'interviewing' | 'offered' | 'hired' = 'interviewing') => {
    const companyId = sides.company.company.id;
    const job = await world.build.job({ companyId, ...jobValues });
    const ids = { jobId: job.id, companyId, candidateId: sides.candidate.candidate.id };
    const { id } = await world.build.application({ ...ids, status });
    return { id, jobId: job.id };
  };
  const offer = async (applicationId: string, terms: object = {}) =>
    (await sides.company.post(`/api/applications/${applicationId}/offers`, buildTerms(terms))).body;
  return { ...sides, candidateId: sides.candidate.candidate.id, apply, offer };
};

const acceptOffer = (candidate: CandidateClient, offer: { id: string; version: number }, more: object = {}) =>
  candidate.post(`/api/offers/${offer.id}/accept`, { version: offer.version, ...more });

describe('hours of current hires', () => {
  it('count from when an offer is accepted until the hire ends, and are stored with the start date', async () => {
    const { company, candidate, candidateId, apply, offer } = await createScene();
    expect(await readCounts(candidateId)).toEqual([0, 0, null]);
    const { id } = await apply();
    const newOffer = await offer(id, { hoursPerWeek: 35, startDate: '2027-08-31' });
    expect(await readCounts(candidateId)).toEqual([0, 0, null]);
    expect((await acceptOffer(candidate, newOffer)).status).toBe(200);
    expect(await readCounts(candidateId)).toEqual([1, 35, '2027-08-31']);
    const [hire] = (await company.get('/api/hires')).body;
    const change = async (body: object) => {
      expect((await company.patch(`/api/hires/${hire.id}`, body)).status).toBe(200);
      return readCounts(candidateId);
    };
    expect(await change({ startDate: '2027-09-06' })).toEqual([1, 35, '2027-09-06']);
    expect(await change({ status: 'started' })).toEqual([1, 35, TODAY]);
    // Claiming the guarantee ends the hire.
    expect(await change({ status: 'claimed' })).toEqual([0, 0, null]);
    expect(await change({ status: 'replaced' })).toEqual([0, 0, null]);
    const { id: another } = await apply();
    await acceptOffer(candidate, await offer(another, { hoursPerWeek: 20 }));
    expect(await readCounts(candidateId)).toEqual([1, 20, '2027-08-31']);
    const [second] = (await company.get('/api/hires')).body;
    await candidate.patch(`/api/hires/${second.id}`, { status: 'ended' });
    expect(await readCounts(candidateId)).toEqual([0, 0, null]);
  });

  it('depend on the job type until terms are entered', async () => {
    const { company, candidateId, apply } = await createScene();
    const { id, jobId } = await apply({ jobType: 'part-time' });
    await company.patch(`/api/applications/${id}`, { status: 'hired' });
    expect(await readCounts(candidateId)).toEqual([1, 20, TODAY]);
    await company.patch(`/api/jobs/${jobId}`, { jobType: 'contract' });
    expect(await readCounts(candidateId)).toEqual([1, 30, TODAY]);
    const terms = { hourlyRate: 28, hoursPerWeek: 33, employmentType: 'contract', startDate: '2027-01-04' };
    expect((await company.post(`/api/applications/${id}/hire`, terms)).status).toBe(201);
    expect(await readCounts(candidateId)).toEqual([1, 33, '2027-01-04']);
    await company.patch(`/api/jobs/${jobId}`, { jobType: 'full-time' });
    expect(await readCounts(candidateId)).toEqual([1, 33, '2027-01-04']);
  });

  it('are the same in SQL and in the code for each job type', async () => {
    for (const jobType of [...WORK_TYPES, null]) {
      const rows = resultRows<{ hours: number }>(
        await world.db.execute(sql`select weekly_hours_of(${jobType}::text) as hours`),
      );
      expect(rows).toEqual([{ hours: typicalWeeklyHours(jobType) }]);
    }
  });

  it('are removed when a hire is undone, with and without terms, and the response reflects this', async () => {
    const { company, candidateId, apply } = await createScene();
    for (const hasTerms of [false, true]) {
      const { id } = await apply();
      const response = await company.patch(`/api/applications/${id}`, { status: 'hired' });
      expect(response.body.candidate).toMatchObject({ committedHours: 40, hasEstimatedHours: true, hiredSince: TODAY });
      const terms = { hourlyRate: 28, hoursPerWeek: 10, employmentType: 'contract', startDate: TODAY };
      if (hasTerms) await company.post(`/api/applications/${id}/hire`, terms);
      expect(await readCounts(candidateId)).toEqual([1, hasTerms ? 10 : 40, TODAY]);
      const undone = await company.post(`/api/applications/${id}/undo`);
      expect(undone.status).toBe(200);
      expect(undone.body.candidate).toMatchObject({ committedHours: 0, hiredSince: null });
      expect(await readCounts(candidateId)).toEqual([0, 0, null]);
    }
    const ids = [(await apply()).id, (await apply()).id];
    const { moved } = (await company.post('/api/applications/moves', { ids, status: 'hired' })).body;
    expect(moved.at(-1).candidate.committedHours).toBe(80);
    expect(await readCounts(candidateId)).toEqual([2, 80, TODAY]);
  });

  it('add up for several hires, with the earliest start', async () => {
    const { candidate, candidateId, apply, offer } = await createScene();
    await acceptOffer(candidate, await offer((await apply()).id, { hoursPerWeek: 20, startDate: '2027-03-01' }));
    await acceptOffer(candidate, await offer((await apply()).id, { hoursPerWeek: 15, startDate: '2027-02-01' }));
    expect(await readCounts(candidateId)).toEqual([2, 35, '2027-02-01']);
    expect((await candidate.get('/api/candidates/my-profile')).body).toMatchObject({
      committedHours: 35,
      hiredSince: '2027-02-01',
      activeHires: 2,
    });
  });

  it('end the day after the last day of a hire', async () => {
    const { candidate, candidateId, apply, offer } = await createScene();
    const endDate = addDays(TODAY, 20);
    await acceptOffer(candidate, await offer((await apply()).id, { hoursPerWeek: 40, startDate: TODAY, endDate }));
    await acceptOffer(candidate, await offer((await apply()).id, { hoursPerWeek: 5, startDate: '2027-02-01' }));
    const recountOn = async (day: string) => recountEndedHires(world.platform, `${day}T12:00:00.000Z`);
    expect(await recountOn(endDate)).toBe(0);
    expect(await readCounts(candidateId)).toEqual([2, 45, TODAY]);
    const after = addDays(endDate, 1);
    expect(await recountOn(after)).toBe(1);
    expect(await readCounts(candidateId, after)).toEqual([1, 5, '2027-02-01']);
    expect(await recountOn(after)).toBe(0);
  });

  it('exclude a hire whose last day has passed', async () => {
    const { candidate, candidateId, apply, offer } = await createScene();
    const past = { startDate: '2025-01-06', endDate: '2025-06-30' };
    await acceptOffer(candidate, await offer((await apply()).id, { hoursPerWeek: 40 }));
    await world.db.update(hires).set({ ...past, guaranteeEndsOn: guaranteeEndDay(past.startDate) });
    expect(await readCounts(candidateId)).toEqual([0, 0, null]);
  });

  it("end when the company's or the candidate's account is deleted, with and without terms", async () => {
    const { company, candidate, candidateId, apply, offer } = await createScene();
    const other = await createScene(undefined, candidate);
    await acceptOffer(candidate, await offer((await apply()).id, { hoursPerWeek: 10 }));
    await apply({ jobType: 'part-time' }, 'hired');
    await acceptOffer(candidate, await other.offer((await other.apply()).id, { hoursPerWeek: 7 }));
    await other.apply({ jobType: 'contract' }, 'hired');
    expect(await readCounts(candidateId)).toEqual([4, 67, TODAY]);
    expect((await company.delete('/api/account', PASSWORD)).status).toBe(204);
    expect(await readCounts(candidateId)).toEqual([2, 37, TODAY]);
    expect((await candidate.delete('/api/account', PASSWORD)).status).toBe(204);
    expect(await readCounts(candidateId)).toEqual([0, 0, null]);
  });

  it('are correct after many concurrent changes', async () => {
    const { company, candidate, candidateId, apply, offer } = await createScene();
    const newOffers = [];
    for (let made = 0; made < 6; made++) newOffers.push(await offer((await apply()).id, { hoursPerWeek: 5 + made }));
    await Promise.all(newOffers.map((newOffer) => acceptOffer(candidate, newOffer)));
    expect((await readCounts(candidateId))[1]).toBe(45);
    const all = (await company.get('/api/hires')).body;
    await Promise.all(
      all
        .slice(0, 4)
        .map(({ id }: { id: string }, index: number) =>
          (index % 2 === 0 ? company : candidate).patch(`/api/hires/${id}`, { status: 'ended' }),
        ),
    );
    expect((await readCounts(candidateId))[0]).toBe(2);
  });

  it('count one hire if the company and the candidate record it at the same time', async () => {
    const { company, candidate, candidateId, apply } = await createScene();
    const { id } = await apply({}, 'offered');
    const responses = await Promise.all(
      [company, candidate].map((side) => side.patch(`/api/applications/${id}`, { status: 'hired' })),
    );
    expect(responses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect((await readCounts(candidateId))[1]).toBe(40);
  });
});

describe('more hours than the weekly limit', () => {
  const conflict = (committedHours: number, offeredHours: number) => ({
    status: 409,
    code: 'hours-conflict',
    params: { committedHours, offeredHours, limit: LIMITS.weeklyHoursBeforeAcknowledgment },
  });

  it('require an acknowledgment, and nothing changes without it', async () => {
    const { candidate, candidateId, apply, offer } = await createScene();
    await acceptOffer(candidate, await offer((await apply()).id, { hoursPerWeek: 40 }));
    const fits = await offer((await apply()).id, { hoursPerWeek: 10 });
    expect((await acceptOffer(candidate, fits)).status).toBe(200);
    const more = await offer((await apply()).id, { hoursPerWeek: 1 });
    for (const body of [{}, { acknowledgeHours: false }]) {
      expect((await acceptOffer(candidate, more, body)).body).toMatchObject(conflict(50, 1));
    }
    expect((await acceptOffer(candidate, more, { acknowledgeHours: 'yes' })).body.errors).toMatchObject([
      { path: 'acknowledgeHours' },
    ]);
    expect(await readCounts(candidateId)).toEqual([2, 50, '2027-08-31']);
    expect((await candidate.get(`/api/applications/${more.applicationId}`)).body.status).toBe('offered');
    expect((await acceptOffer(candidate, more, { acknowledgeHours: true })).body).toMatchObject({ status: 'accepted' });
    expect(await readCounts(candidateId)).toEqual([3, 51, '2027-08-31']);
  });

  it('require an acknowledgment even for a single offer', async () => {
    const { candidate, apply, offer } = await createScene();
    const newOffer = await offer((await apply()).id, { hoursPerWeek: 60 });
    expect((await acceptOffer(candidate, newOffer)).body).toMatchObject(conflict(0, 60));
    expect((await acceptOffer(candidate, newOffer, { acknowledgeHours: true })).status).toBe(200);
  });

  it('require an acknowledgment for an offer without terms, too, but only if the offer can be accepted', async () => {
    const { candidate, apply, offer } = await createScene();
    await acceptOffer(candidate, await offer((await apply()).id, { hoursPerWeek: 30 }));
    const early = await apply();
    const moveTo = (id: string, more: object = {}) =>
      candidate.patch(`/api/applications/${id}`, { status: 'hired', ...more });
    expect((await moveTo(early.id)).body).toMatchObject({ status: 409, code: 'move-not-allowed' });
    const { id } = await apply({ jobType: 'contract' }, 'offered');
    expect((await moveTo(id)).body).toMatchObject(conflict(30, 30));
    expect((await candidate.get(`/api/applications/${id}`)).body.status).toBe('offered');
    const hired = await moveTo(id, { acknowledgeHours: true });
    expect(hired.body).toMatchObject({ status: 'hired', candidate: { committedHours: 60 } });
    const { id: light } = await apply({ jobType: 'part-time' }, 'offered');
    expect((await moveTo(light)).body).toMatchObject(conflict(60, 20));
  });

  it.each([
    ['two offers', ['offer', 'offer']],
    ['an offer with terms and one without', ['offer', 'move']],
    ['two offers without terms', ['move', 'move']],
  ] as const)('are detected if %s are accepted at the same time', async (_what, ways) => {
    const { candidate, candidateId, apply, offer } = await createScene();
    const accepts: (() => Promise<{ status: number }>)[] = [];
    for (const way of ways) {
      const { id } = await apply({}, way === 'move' ? 'offered' : 'interviewing');
      const newOffer = way === 'offer' ? await offer(id, { hoursPerWeek: 40 }) : null;
      accepts.push(() =>
        newOffer === null
          ? candidate.patch(`/api/applications/${id}`, { status: 'hired' })
          : acceptOffer(candidate, newOffer),
      );
    }
    const responses = await Promise.all(accepts.map((accept) => accept()));
    expect(responses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect((await readCounts(candidateId))[1]).toBe(40);
  });

  it('need no acknowledgment from the candidate when the company records a hire', async () => {
    const { company, candidateId, apply } = await createScene();
    for (let made = 0; made < 2; made++) {
      const { id } = await apply();
      expect((await company.patch(`/api/applications/${id}`, { status: 'hired' })).status).toBe(200);
    }
    expect((await readCounts(candidateId))[1]).toBe(80);
  });
});
