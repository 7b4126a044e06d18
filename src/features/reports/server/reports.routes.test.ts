/** Reporting a person, and handling reports as an admin. */
import { describe, expect, it } from 'vitest';
import { auditLog } from '#server/audit/audit.tables.ts';
import { newId } from '#server/ids.ts';
import { type CandidateClient, type CompanyClient, type TestClient, useTestApp } from '#testing/test-app.ts';
import { reports } from './reports.tables.ts';

const REPORTS = '/api/reports';
const ADMIN_REPORTS = '/api/admin/reports';
const REASON = 'Asked me to work a week for free before any contract.';

const world = useTestApp();

const report = (by: TestClient, about: { userId: string }, reason: unknown = REASON) =>
  by.post(REPORTS, { userId: about.userId, reason });

const resolve = (by: TestClient, id: string, note?: string) =>
  by.patch(`${ADMIN_REPORTS}/${id}`, { status: 'resolved', note });

const createApplication = async (candidate: CandidateClient, company: CompanyClient) => {
  const job = await world.build.job({ companyId: company.company.id, status: 'closed' });
  const [jobId, companyId, candidateId] = [job.id, company.company.id, candidate.candidate.id];
  await world.build.application({ jobId, companyId, candidateId });
};

describe('a report', () => {
  it('about a company the candidate applied to is stored and notifies every admin', async () => {
    const [one, two] = [await world.admin(), await world.admin()];
    const candidate = await world.candidate();
    const company = await world.company({ companyName: 'Harbor Books' });
    await createApplication(candidate, company);
    const response = await report(candidate, company, `  ${REASON}  `);
    expect(response).toMatchObject({
      status: 201,
      body: { id: expect.any(String), userId: company.userId, reason: REASON, status: 'open' },
    });
    for (const admin of [one, two]) {
      const bell = await admin.get('/api/notifications');
      expect(bell.body).toMatchObject([
        { type: 'report_filed', data: { name: 'Harbor Books', userId: company.userId, reportId: response.body.id } },
      ]);
    }
    expect((await company.get('/api/notifications')).body).toEqual([]);
  });

  it.each(['who applied', 'in a conversation', 'vetted and in the lists'])(
    'about a candidate %s is accepted',
    async (how) => {
      const company = await world.company();
      const candidate = await world.candidate({
        approvalStatus: how === 'vetted and in the lists' ? 'approved' : 'pending',
      });
      if (how === 'who applied') await createApplication(candidate, company);
      if (how === 'in a conversation') {
        await world.build.message({ senderId: candidate.userId, receiverId: company.userId });
      }
      expect((await report(company, candidate)).status).toBe(201);
    },
  );

  it('notifies an admin, but not the other members of their company', async () => {
    const [admin, employer] = [await world.admin(), await world.company()];
    await admin.patch(`/api/admin/users/${employer.userId}`, { isAdmin: true });
    const recruiter = await world.member(employer, 'recruiter');
    const [candidate, company] = [await world.candidate(), await world.company()];
    await createApplication(candidate, company);
    await report(candidate, company);
    expect((await employer.get('/api/notifications')).body).toMatchObject([{ type: 'report_filed' }]);
    expect((await recruiter.get('/api/notifications')).body).toEqual([]);
  });

  it('about a company the candidate did not apply to requires a listed, open job', async () => {
    const candidate = await world.candidate();
    const [hiring, quiet, suspended] = [await world.company(), await world.company(), await world.company()];
    await world.build.job({ companyId: hiring.company.id });
    await world.build.job({ companyId: quiet.company.id, status: 'paused' });
    await world.build.job({ companyId: suspended.company.id, isListed: false });
    expect((await report(candidate, hiring)).status).toBe(201);
    for (const hidden of [quiet, suspended]) expect((await report(candidate, hidden)).status).toBe(404);
  });

  it('about an unknown or unrelated person returns 404', async () => {
    const company = await world.company();
    const unlisted = await report(company, await world.candidate({ approvalStatus: 'pending' }));
    const unknown = await report(company, { userId: newId() });
    const otherCompany = await report(company, await world.company());
    for (const response of [unlisted, unknown, otherCompany]) {
      expect(response).toMatchObject({ status: 404, body: { detail: 'Person not found' } });
    }
    expect((await report(await world.newcomer(), await world.candidate())).status).toBe(404);
    expect(await world.db.select().from(reports)).toEqual([]);
  });

  it('is refused with the field name if it is about the reporter, has no reason, or has a reason that is too long', async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    expect(await report(company, company)).toMatchObject({
      status: 400,
      body: { detail: 'You can’t report yourself', errors: [{ path: 'userId' }] },
    });
    for (const reason of [null, '', '   ', 7]) {
      expect((await report(company, candidate, reason)).body.errors).toMatchObject([
        { path: 'reason', message: 'Please say what happened' },
      ]);
    }
    expect((await report(company, candidate, 'x'.repeat(10_001))).body.errors).toMatchObject([
      { path: 'reason', message: 'Must be at most 10,000 characters' },
    ]);
    expect((await report(company, { userId: 'x' })).body.errors).toMatchObject([
      { path: 'userId', message: 'Choose the person you want to report' },
    ]);
    expect((await report(world.visitor, candidate)).status).toBe(401);
  });

  it('about the same person returns 409 until the earlier one is resolved, even with concurrent requests', async () => {
    const admin = await world.admin();
    const company = await world.company();
    const candidate = await world.candidate();
    const responses = await Promise.all([report(company, candidate), report(company, candidate)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const [open] = (await admin.get(ADMIN_REPORTS)).body;
    expect((await admin.get('/api/notifications')).body).toHaveLength(1);
    await resolve(admin, open.id);
    expect((await report(company, candidate)).status).toBe(201);
  });

  it('creates one notification per reported person, unread until all reports about them are resolved', async () => {
    const admin = await world.admin();
    const [one, two] = [await world.company(), await world.company()];
    const candidate = await world.candidate();
    const responses = [await report(one, candidate), await report(two, candidate)];
    await report(one, await world.candidate());
    const findNotification = async () =>
      (await admin.get('/api/notifications')).body.find(
        ({ data }: { data: { userId: string } }) => data.userId === candidate.userId,
      );
    expect((await admin.get('/api/notifications')).body).toHaveLength(2);
    expect(await findNotification()).toMatchObject({ type: 'report_filed', count: 2, readAt: null });
    await resolve(admin, responses[1]?.body.id);
    expect(await findNotification()).toMatchObject({ count: 2, readAt: null });
    await resolve(admin, responses[0]?.body.id);
    expect(await findNotification()).toMatchObject({ readAt: expect.any(String) });
    expect((await admin.get('/api/notifications/unread-count')).body).toEqual({ unreadCount: 1 });
  });

  it('about an admin does not notify that admin', async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    const admin = await world.admin();
    await admin.patch(`/api/admin/users/${candidate.userId}`, { isAdmin: true });
    await report(company, candidate);
    expect((await candidate.get('/api/notifications')).body).toEqual([]);
    expect((await admin.get('/api/notifications')).body).toHaveLength(1);
  });
});

describe('the list of reports', () => {
  it('shows open reports with the reporter and the reported person, newest first, in pages, with the total', async () => {
    const admin = await world.admin();
    const company = await world.company({ companyName: 'Harbor Books' });
    const [first, second] = [await world.candidate(), await world.candidate()];
    await report(company, first);
    await report(company, second, 'Sent someone else’s résumé.');
    const page = await admin.get(`${ADMIN_REPORTS}?limit=1`);
    expect(page.headers['x-total-count']).toBe('2');
    expect(page.body).toEqual([
      {
        id: expect.any(String),
        reason: 'Sent someone else’s résumé.',
        status: 'open',
        createdAt: expect.any(String),
        reporter: {
          id: company.userId,
          firstName: company.user.firstName,
          lastName: company.user.lastName,
          profileImageUrl: null,
          email: company.user.email,
          accountType: 'company',
          companyName: 'Harbor Books',
          isAdmin: false,
          suspended: false,
        },
        reported: expect.objectContaining({ id: second.userId, accountType: 'candidate', companyName: null }),
        reportCount: 1,
        resolvedAt: null,
        resolvedBy: null,
        resolution: null,
      },
    ]);
    const next = await admin.get(/<([^>]+)>/.exec(String(page.headers['link']))?.[1] ?? '');
    expect(next.body).toMatchObject([{ reported: { id: first.userId } }]);
    expect(next.headers['link']).toBeUndefined();
    const oldest = await admin.get(`${ADMIN_REPORTS}?sort=oldest&limit=1`);
    expect(oldest.body).toMatchObject([{ reported: { id: first.userId } }]);
    const rest = await admin.get(/<([^>]+)>/.exec(String(oldest.headers['link']))?.[1] ?? '');
    expect(rest.body).toMatchObject([{ reported: { id: second.userId } }]);
  });

  it('shows the number of reports about a person and whether they are suspended', async () => {
    const admin = await world.admin();
    const candidate = await world.candidate();
    for (const company of [await world.company(), await world.company()]) await report(company, candidate);
    await admin.patch(`/api/admin/users/${candidate.userId}`, { suspended: true });
    const { body } = await admin.get(ADMIN_REPORTS);
    expect(body).toMatchObject([
      { reportCount: 2, reported: { suspended: true } },
      { reportCount: 2, reported: { suspended: true } },
    ]);
  });

  it('refuses unknown statuses and orders', async () => {
    const admin = await world.admin();
    expect((await admin.get(`${ADMIN_REPORTS}?status=closed`)).status).toBe(400);
    expect((await admin.get(`${ADMIN_REPORTS}?sort=name`)).status).toBe(400);
    expect((await admin.get(`${ADMIN_REPORTS}?cursor=x`)).status).toBe(400);
  });
});

describe('resolving a report', () => {
  const fileReport = async () => {
    const admin = await world.admin();
    const company = await world.company();
    const candidate = await world.candidate();
    await createApplication(candidate, company);
    const { body } = await report(candidate, company);
    return { admin, company, candidate, id: body.id as string };
  };

  it('closes the report, stores the note, marks the notifications as read and is logged', async () => {
    const { admin, company, candidate, id } = await fileReport();
    const other = await world.admin();
    const response = await resolve(other, id, '  Warned by mail.  ');
    expect(response).toMatchObject({
      status: 200,
      body: {
        id,
        status: 'resolved',
        resolution: 'Warned by mail.',
        resolvedAt: expect.any(String),
        resolvedBy: { id: other.userId },
      },
    });
    expect((await admin.get(ADMIN_REPORTS)).body).toEqual([]);
    expect((await admin.get(`${ADMIN_REPORTS}?status=resolved`)).body).toMatchObject([{ id }]);
    expect((await admin.get('/api/notifications/unread-count')).body).toEqual({ unreadCount: 0 });
    const [entry] = await world.db.select().from(auditLog);
    expect(entry).toMatchObject({
      action: 'report.resolved',
      actorId: other.userId,
      target: company.user.email,
      detail: { reportId: id, reporter: candidate.user.email },
    });
  });

  it('succeeds only once if two admins resolve it at the same time', async () => {
    const { admin, id } = await fileReport();
    const other = await world.admin();
    const responses = await Promise.all([resolve(admin, id, 'One'), resolve(other, id, 'Two')]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await world.db.select().from(auditLog)).toHaveLength(1);
    expect(await resolve(admin, id)).toMatchObject({
      status: 409,
      body: { detail: 'This report was already resolved' },
    });
  });

  it('is refused for the reported admin, who cannot see the reporter', async () => {
    const { admin, company, id } = await fileReport();
    await admin.patch(`/api/admin/users/${company.userId}`, { isAdmin: true });
    const own = await company.get(ADMIN_REPORTS);
    expect([own.body, own.headers['x-total-count']]).toEqual([[], '0']);
    expect(await resolve(company, id, 'Nothing happened.')).toMatchObject({
      status: 403,
      body: { detail: 'This is about you or your company. Another admin has to decide it.' },
    });
    expect((await admin.get(ADMIN_REPORTS)).body).toMatchObject([{ id, status: 'open', resolvedBy: null }]);
    expect((await resolve(admin, id)).status).toBe(200);
  });

  it('is refused for an admin who is another member of the reported company', async () => {
    const [admin, company, candidate] = [await world.admin(), await world.company(), await world.candidate()];
    const member = await world.member(company, 'recruiter');
    await admin.patch(`/api/admin/users/${member.userId}`, { isAdmin: true });
    await createApplication(candidate, company);
    const { id } = (await report(candidate, company)).body;
    const own = await member.get(ADMIN_REPORTS);
    expect([own.body, own.headers['x-total-count']]).toEqual([[], '0']);
    expect((await member.get('/api/notifications')).body).toEqual([]);
    expect(await resolve(member, id)).toMatchObject({ status: 403, body: { code: 'about-yourself' } });
    expect((await admin.get(ADMIN_REPORTS)).body).toMatchObject([{ id, status: 'open' }]);
  });

  it('requires an existing report, a status and an admin', async () => {
    const { admin, candidate, id } = await fileReport();
    expect((await resolve(admin, newId())).status).toBe(404);
    expect((await admin.patch(`${ADMIN_REPORTS}/${id}`, { status: 'open' })).body.errors).toMatchObject([
      { path: 'status' },
    ]);
    expect((await admin.patch(`${ADMIN_REPORTS}/${id}`, {})).status).toBe(400);
    expect((await resolve(admin, id, 'x'.repeat(10_001))).body.errors).toMatchObject([{ path: 'note' }]);
    expect((await resolve(candidate, id)).status).toBe(403);
  });
});
