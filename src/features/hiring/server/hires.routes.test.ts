import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '#server/audit/audit.tables.ts';
import { newId } from '#server/ids.ts';
import { MIN_SHOWN_COUNTS } from '#shared/brand-facts.ts';
import { HOUR_MS } from '#shared/time.ts';
import { BUILT_PASSWORD, type CompanyClient, type TestClient, useTestApp } from '#testing/test-app.ts';
import { addDays, guaranteeEndDay, toUtcDay } from '../hiring.domain.ts';
import { hires } from './hiring.tables.ts';

const world = useTestApp();

const TODAY = toUtcDay(new Date().toISOString());
/** Today in the last time zone, UTC-12. Offers cannot start earlier, and a hire that starts later is called off instead of ended. */
const EARLIEST_START = toUtcDay(new Date(Date.now() - 12 * HOUR_MS).toISOString());
const TERMS = { hourlyRate: 28, hoursPerWeek: 30, employmentType: 'part-time', startDate: TODAY } as const;

/** Creates a hire from an accepted offer, and clients for the company and the candidate. */
const createScene = async (terms: object = {}, jobValues: object = {}) => {
  const company = await world.company({ companyName: 'Faro Studio' });
  const job = await world.build.job({ companyId: company.company.id, title: 'Bookkeeper', ...jobValues });
  const candidate = await world.candidate();
  const { id: applicationId } = await world.build.application({
    jobId: job.id,
    companyId: company.company.id,
    candidateId: candidate.candidate.id,
    status: 'interviewing',
  });
  const { body: offer } = await company.post(`/api/applications/${applicationId}/offers`, { ...TERMS, ...terms });
  await candidate.post(`/api/offers/${offer.id}/accept`, { version: 1 });
  const [hire] = (await company.get('/api/hires')).body;
  const change = (client: TestClient, body: object) => client.patch(`/api/hires/${hire.id}`, body);
  return { company, candidate, job, applicationId, hire, change };
};

/** Hires someone without an offer, for a new job unless `jobId` is given. Returns the hire's id. */
const recordHire = async (company: CompanyClient, candidateId: string, jobId?: string): Promise<string> => {
  const companyId = company.company.id;
  const ids = { jobId: jobId ?? (await world.build.job({ companyId })).id, companyId, candidateId };
  const { id } = await world.build.application({ ...ids, status: 'hired' });
  return (await company.post(`/api/applications/${id}/hire`, TERMS)).body.id;
};

describe('GET /api/hires', () => {
  it('returns a hire only to its company, its candidate and admins', async () => {
    const { company, candidate, applicationId, hire } = await createScene({ startDate: '2027-08-31' });
    expect(hire).toMatchObject({
      applicationId,
      startDate: '2027-08-31',
      hourlyRate: 28,
      hoursPerWeek: 30,
      guaranteeEndsOn: '2028-02-29',
      status: 'agreed',
      moves: ['started', 'ended', 'claimed'],
      company: { companyName: 'Faro Studio' },
      candidate: { user: { id: candidate.userId } },
      undecidedCount: 0,
      steps: [],
    });
    expect(hire.checkIns.map(({ day, dueOn, company: ofCompany }: never) => [day, dueOn, ofCompany])).toEqual([
      [7, '2027-09-07', null],
      [30, '2027-09-30', null],
      [90, '2027-11-29', null],
      [150, '2028-01-28', null],
    ]);
    const [candidateView] = (await candidate.get('/api/hires')).body;
    expect(candidateView).toMatchObject({ id: hire.id, moves: ['started', 'ended'], mayMoveStart: false });
    expect(candidateView).not.toHaveProperty('steps');
    expect((await (await world.admin()).get('/api/hires')).body).toMatchObject([{ id: hire.id }]);
    for (const stranger of [await world.company(), await world.candidate(), await world.newcomer()]) {
      expect((await stranger.get('/api/hires')).body).toEqual([]);
      expect((await stranger.patch(`/api/hires/${hire.id}`, { status: 'ended' })).status).toBe(404);
      expect((await stranger.get(`/api/hires/${hire.id}/handoff`)).status).toBe(404);
    }
    expect((await company.get(`/api/hires?applicationId=${applicationId}`)).body).toHaveLength(1);
    expect((await company.get('/api/hires?status=ended')).body).toEqual([]);
    expect((await company.get('/api/hires?status=gone')).status).toBe(400);
  });

  it('pages newest first, and returns each hire once', async () => {
    const company = await world.company();
    for (let number = 0; number < 5; number += 1) {
      await recordHire(company, (await world.candidate()).candidate.id);
    }
    const hireIds: string[] = [];
    for (let path: string | undefined = '/api/hires?limit=2'; path !== undefined; ) {
      const { body, headers } = await company.get(path);
      hireIds.push(...body.map(({ id }: { id: string }) => id));
      path = /<([^>]+)>/.exec(String(headers.link ?? ''))?.[1];
    }
    expect(new Set(hireIds).size).toBe(5);
    expect(hireIds).toHaveLength(5);
    expect(hireIds).toEqual(hireIds.toSorted().toReversed());
  });
});

describe('PATCH /api/hires/:id', () => {
  it('lets either side start and end a hire, and notifies the other', async () => {
    const { company, candidate, hire, change } = await createScene();
    expect(await change(candidate, { status: 'started' })).toMatchObject({ status: 200, body: { status: 'started' } });
    expect(await change(candidate, { status: 'started' })).toMatchObject({
      status: 409,
      body: { detail: 'This hire is already “Started”' },
    });
    expect(await change(company, { status: 'ended', reason: 'The project is done.' })).toMatchObject({
      body: { status: 'ended', reason: 'The project is done.', moves: ['claimed'] },
    });
    const notification = (await candidate.get('/api/notifications')).body[0];
    expect(notification).toMatchObject({ type: 'hire_changed', data: { change: 'ended', name: 'Faro Studio' } });
    const [mail] = await world.mails(company.user.email ?? '');
    expect(mail).toMatchObject({ kind: 'hire-changed', subject: 'Bookkeeper: work has started' });
    expect(await change(candidate, { status: 'agreed' })).toMatchObject({ status: 403 });
    expect(hire.status).toBe('agreed');
  });

  it('notifies the other side of a hire that ends because an account is deleted, without the name in the notification', async () => {
    const upcoming = await createScene({ startDate: addDays(TODAY, 7) });
    await upcoming.candidate.delete('/api/account', { password: BUILT_PASSWORD });
    const [calledOff] = (await upcoming.company.get('/api/notifications')).body;
    expect(calledOff).toMatchObject({ type: 'hire_changed', data: { change: 'called-off', name: 'Deleted user' } });
    const mails = await world.mails(upcoming.company.user.email ?? '');
    expect(mails.filter(({ kind }) => kind === 'hire-changed')).toMatchObject([
      { subject: 'Bookkeeper: called off before the first day' },
    ]);
    const running = await createScene();
    await running.change(running.candidate, { status: 'started' });
    await running.company.delete('/api/account', { password: BUILT_PASSWORD });
    const [ended] = (await running.candidate.get('/api/notifications')).body;
    expect(ended).toMatchObject({ type: 'hire_changed', data: { change: 'ended', name: 'Deleted company' } });
    expect(await world.mails(running.candidate.user.email ?? '')).toContainEqual(
      expect.objectContaining({ kind: 'hire-changed', subject: 'Bookkeeper: work has ended' }),
    );
  });

  it('treats a hire that ends before its first day as called off, for both sides', async () => {
    const { company, candidate, change } = await createScene({ startDate: addDays(TODAY, 7) });
    expect(await change(candidate, { status: 'ended', reason: 'I cannot move.' })).toMatchObject({
      body: { status: 'ended', isCalledOff: true },
    });
    expect((await company.get('/api/hires')).body).toMatchObject([{ isCalledOff: true }]);
    expect((await company.get('/api/notifications')).body[0]).toMatchObject({ data: { change: 'called-off' } });
    const [mail] = await world.mails(company.user.email ?? '');
    expect(mail).toMatchObject({ subject: 'Bookkeeper: called off before the first day' });
    expect(mail?.textBody).not.toContain('has ended');
  });

  it('does not treat a hire as called off if work began early', async () => {
    const { company, change } = await createScene({ startDate: addDays(TODAY, 7) });
    await change(company, { status: 'started' });
    expect(await change(company, { status: 'ended' })).toMatchObject({ body: { status: 'ended', isCalledOff: false } });
  });

  it('shifts the guarantee and all check-ins with the start date, before work begins', async () => {
    const { company, candidate, change } = await createScene();
    expect((await change(candidate, { startDate: '2027-02-01' })).status).toBe(403);
    const { body } = await change(company, { startDate: '2028-08-31' });
    expect(body).toMatchObject({ startDate: '2028-08-31', guaranteeEndsOn: '2029-02-28' });
    expect(body.checkIns.map(({ dueOn }: { dueOn: string }) => dueOn)).toEqual([
      '2028-09-07',
      '2028-09-30',
      '2028-11-29',
      '2029-01-28',
    ]);
    expect((await candidate.get('/api/notifications')).body[0]).toMatchObject({ data: { change: 'moved' } });
    await change(company, { status: 'started' });
    expect(await change(company, { startDate: '2027-01-01' })).toMatchObject({
      status: 409,
      body: { detail: 'You can no longer change the start date' },
    });
    expect(await change(company, { startDate: 'Monday' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'startDate', message: 'Must be a date' }] },
    });
  });

  it('rejects a start date in the past, unless it moves a past start date to a later day', async () => {
    const { company, change, hire } = await createScene();
    const [lastWeek, twoDaysAgo] = [addDays(TODAY, -7), addDays(TODAY, -2)];
    const rejection = { status: 400, body: { errors: [{ path: 'startDate', message: 'Can’t be in the past' }] } };
    expect(await change(company, { startDate: twoDaysAgo })).toMatchObject(rejection);
    expect(await change(await world.admin(), { startDate: lastWeek })).toMatchObject({ status: 200 });
    expect(await change(company, { startDate: twoDaysAgo })).toMatchObject({ body: { startDate: twoDaysAgo } });
    expect(await change(company, { startDate: lastWeek })).toMatchObject(rejection);
    expect(hire.startDate).toBe(TODAY);
  });

  it('lets the company, but not the candidate, claim the guarantee while it is in effect, and notifies admins', async () => {
    const admin = await world.admin();
    const { company, candidate, change } = await createScene();
    expect((await change(candidate, { status: 'claimed' })).status).toBe(403);
    expect((await change(company, { status: 'claimed', reason: 'Did not come back.' })).body.status).toBe('claimed');
    expect((await admin.get('/api/notifications')).body[0]).toMatchObject({
      type: 'guarantee_claimed',
      data: { name: 'Faro Studio', jobTitle: 'Bookkeeper' },
    });
    const expired = await createScene();
    await expired.change(admin, { startDate: addDays(TODAY, -200) });
    expect(await expired.change(expired.company, { status: 'claimed' })).toMatchObject({
      status: 409,
      body: { detail: 'The guarantee for this hire has ended' },
    });
  });

  it('uses the next hire of another person as the replacement, first one for the same job', async () => {
    const { company, candidate, job, hire, change } = await createScene();
    const claimed = await change(company, { status: 'claimed' });
    expect(claimed.body.moves).toEqual(['replaced']);
    const ownNextHireId = await recordHire(company, candidate.candidate.id);
    await recordHire(company, (await world.candidate()).candidate.id);
    const nextHireForJobId = await recordHire(company, (await world.candidate()).candidate.id, job.id);
    await recordHire(company, (await world.candidate()).candidate.id, job.id);
    const otherScene = await createScene();
    for (const replacedById of [otherScene.hire.id, hire.id, ownNextHireId]) {
      expect(await change(company, { status: 'replaced', replacedById })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'replacedById', code: 'not-another-hire' }] },
      });
    }
    expect(await change(company, { status: 'replaced' })).toMatchObject({
      status: 200,
      body: { status: 'replaced', replacedById: nextHireForJobId, moves: [] },
    });
  });

  it.each([true, false])(
    'never uses a hire of the same person as the replacement (same person: %s)',
    async (isSame) => {
      const { company, candidate, change } = await createScene();
      await change(company, { status: 'claimed' });
      const nextId = await recordHire(company, (isSame ? candidate : await world.candidate()).candidate.id);
      expect((await change(company, { status: 'replaced' })).body.replacedById).toBe(isSame ? null : nextId);
    },
  );

  it('accepts only one of two concurrent changes, and logs a change by an admin', async () => {
    const { company, candidate, hire, change } = await createScene({ startDate: EARLIEST_START });
    const responses = await Promise.all([change(company, { status: 'ended' }), change(candidate, { status: 'ended' })]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const admin = await world.admin();
    expect((await change(admin, { status: 'claimed' })).status).toBe(200);
    const [entry] = await world.db.select().from(auditLog).where(eq(auditLog.action, 'hire.changed'));
    expect(entry).toMatchObject({ actorId: admin.userId, detail: { hireId: hire.id, status: 'claimed' } });
    for (const side of [company, candidate]) {
      expect((await side.get('/api/notifications')).body[0].data).toMatchObject({ change: 'claimed', name: 'Puente' });
    }
  });
});

describe('POST /api/applications/:id/hire', () => {
  const createHireWithoutTerms = async ({ isHiredByMove = false } = {}) => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    const candidate = await world.candidate();
    const ids = { jobId: job.id, companyId: company.company.id, candidateId: candidate.candidate.id };
    const { id } = await world.build.application({ ...ids, status: isHiredByMove ? 'interviewing' : 'hired' });
    if (isHiredByMove) await company.patch(`/api/applications/${id}`, { status: 'hired' });
    return { company, candidate, id };
  };

  it('records the terms of a hire without an offer, once', async () => {
    const { company, candidate, id } = await createHireWithoutTerms();
    const responses = await Promise.all([
      company.post(`/api/applications/${id}/hire`, TERMS),
      company.post(`/api/applications/${id}/hire`, TERMS),
    ]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await candidate.get('/api/hires')).body).toMatchObject([{ offerId: null, hourlyRate: 28 }]);
  });

  it('records terms that are deleted when the hire is undone, so that an offer can follow', async () => {
    const { company, candidate, id } = await createHireWithoutTerms({ isHiredByMove: true });
    await company.post(`/api/applications/${id}/hire`, TERMS);
    expect((await company.post(`/api/applications/${id}/undo`)).status).toBe(200);
    expect((await company.get('/api/hires')).body).toEqual([]);
    const { body: offer } = await company.post(`/api/applications/${id}/offers`, TERMS);
    expect((await candidate.post(`/api/offers/${offer.id}/accept`, { version: 1 })).status).toBe(200);
    expect((await company.get('/api/hires')).body).toMatchObject([{ offerId: offer.id }]);
  });

  it('requires complete terms, and only accepts them from the company that hired the person', async () => {
    const { candidate, company, id } = await createHireWithoutTerms();
    expect((await candidate.post(`/api/applications/${id}/hire`, TERMS)).status).toBe(403);
    expect((await (await world.company()).post(`/api/applications/${id}/hire`, TERMS)).status).toBe(404);
    expect(await company.post(`/api/applications/${id}/hire`, { ...TERMS, hourlyRate: null })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'hourlyRate' }] },
    });
  });
});

describe('after a hire', () => {
  it('the company checks off the next steps', async () => {
    const { company, candidate, hire } = await createScene();
    const path = `/api/hires/${hire.id}/steps`;
    expect((await company.put(path, { steps: ['payroll', 'contract', 'payroll'] })).body.steps).toEqual([
      'payroll',
      'contract',
    ]);
    expect((await company.put(path, { steps: ['party'] })).status).toBe(400);
    expect((await candidate.put(path, { steps: [] })).status).toBe(403);
  });

  it('the hire counts the applicants who are still waiting for an answer', async () => {
    const { company, job } = await createScene();
    for (const status of ['pending', 'interviewing', 'declined'] as const) {
      const { candidate } = await world.candidate();
      const ids = { jobId: job.id, companyId: company.company.id, candidateId: candidate.id };
      await world.build.application({ ...ids, status, ...(status === 'declined' ? { declinedFrom: 'applied' } : {}) });
    }
    expect((await company.get('/api/hires')).body[0].undecidedCount).toBe(2);
  });

  it("the candidate is marked as hired only in that company's lists, until the hire ends", async () => {
    const { company, candidate, change } = await createScene();
    await company.post('/api/shortlists', { candidateId: candidate.candidate.id });
    const loadMarks = async (reader: TestClient): Promise<unknown[]> => {
      const browsed = (await reader.get('/api/candidates/browse')).body;
      const shortlisted = (await reader.get('/api/shortlists')).body;
      return [...browsed, ...shortlisted.map((entry: { candidate: object }) => entry.candidate)].map(
        ({ isHired }: { isHired?: true }) => isHired,
      );
    };
    expect(await loadMarks(company)).toEqual([true, true]);
    expect(await loadMarks(await world.company())).toEqual([undefined]);
    await change(company, { status: 'ended' });
    expect(await loadMarks(company)).toEqual([undefined, undefined]);
  });

  it("the candidate's other applications to the company show that the candidate is hired, until the hire ends", async () => {
    const { company, candidate, change } = await createScene();
    const job = await world.build.job({ companyId: company.company.id });
    await candidate.post('/api/applications', { jobId: job.id });
    const loadMarks = async () =>
      (await company.get(`/api/applications?jobId=${job.id}`)).body.map(({ isHired }: { isHired?: true }) => isHired);
    expect(await loadMarks()).toEqual([true]);
    await change(company, { status: 'ended' });
    expect(await loadMarks()).toEqual([undefined]);
  });

  it('the payroll file is CSV or JSON, without spreadsheet formulas', async () => {
    const { company, candidate, hire } = await createScene({}, { title: '=HYPERLINK("http://evil.example")' });
    const csv = await company.get(`/api/hires/${hire.id}/handoff?format=csv`);
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.headers['content-disposition']).toMatch(/^attachment; filename="hire-.{8}\.csv"$/);
    const [head, row] = csv.text.split('\r\n');
    expect(head).toMatch(/^hireId,companyName,firstName,lastName,email,jobTitle,employmentType,startDate,endDate,/);
    expect(row).toContain(`,"'=HYPERLINK(""http://evil.example"")",part-time,${TODAY},,28,USD,30,`);
    const json = (await company.get(`/api/hires/${hire.id}/handoff?format=json`)).body;
    expect(json).toMatchObject({ hireId: hire.id, email: candidate.user.email, hourlyRate: 28, currency: 'USD' });
    expect(json.offerSha256).toMatch(/^[0-9a-f]{64}$/);
    expect((await candidate.get(`/api/hires/${hire.id}/handoff`)).status).toBe(403);
    expect((await company.get(`/api/hires/${hire.id}/handoff?format=xml`)).status).toBe(400);
  });

  it('the hire ends when the candidate deletes their account, and the company keeps the terms', async () => {
    const { company, candidate, hire, change } = await createScene();
    await change(candidate, { status: 'started', reason: 'MARKER' });
    expect((await candidate.delete('/api/account', { password: 'a fine long password' })).status).toBe(204);
    const [ended] = (await company.get('/api/hires')).body;
    expect(ended).toMatchObject({ status: 'ended', reason: null, candidate: { user: { firstName: 'Deleted' } } });
    expect((await company.get(`/api/offers/${hire.offerId}/document`)).status).toBe(200);
    const json = (await company.get(`/api/hires/${hire.id}/handoff?format=json`)).body;
    expect(json).toMatchObject({ firstName: 'Deleted', email: null });
  });

  it('the account exports of the company and the candidate contain the hire', async () => {
    const { company, candidate, hire } = await createScene();
    for (const side of [company, candidate]) {
      const { body } = await side.get('/api/account/export');
      expect(body.offers).toMatchObject([{ version: 1, status: 'accepted', hourlyRate: 28 }]);
      expect(body.hires).toMatchObject([{ id: hire.id, status: 'agreed', guaranteeEndsOn: hire.guaranteeEndsOn }]);
    }
  });
});

describe('the statistics on public pages', () => {
  it('are null until there are enough hires', async () => {
    const company = await world.build.company();
    const { id: candidateId } = await world.build.candidate();
    const posted = new Date(Date.now() - 12 * 24 * 60 * 60_000).toISOString();
    const addHires = async (count: number) => {
      const created = Array.from({ length: count }, async () => {
        const job = await world.build.job({ companyId: company.id, createdAt: posted, status: 'closed' });
        const ids = { companyId: company.id, candidateId };
        const { id } = await world.build.application({ ...ids, jobId: job.id, status: 'hired' });
        return { ...ids, ...TERMS, id: newId(), applicationId: id, guaranteeEndsOn: guaranteeEndDay(TODAY) };
      });
      await world.db.insert(hires).values(await Promise.all(created));
    };
    await addHires(MIN_SHOWN_COUNTS.hires - 1);
    expect((await world.visitor.get('/api/hires/figures')).body).toBeNull();
    await addHires(1);
    const unfilled = await world.build.job({ companyId: company.id, status: 'closed' });
    const ids = { jobId: unfilled.id, companyId: company.id, candidateId };
    await world.build.application({ ...ids, status: 'declined', declinedFrom: 'applied' });
    const { body } = await world.visitor.get('/api/hires/figures');
    expect(body).toEqual({ placementRate: 99, daysToHire: 12, hires: MIN_SHOWN_COUNTS.hires });
    expect(await world.db.$count(hires)).toBe(MIN_SHOWN_COUNTS.hires);
  });
});
