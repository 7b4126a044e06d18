/** Members of a company while owners are suspended, or while its first account is no longer an owner, and hidden names per member. */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { users } from '#features/auth/server/auth.tables.ts';
import { lockMemberships } from '#features/auth/server/memberships.service.ts';
import { memberships } from '#features/auth/server/memberships.tables.ts';
import { newId } from '#server/ids.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import { hasCapability } from '#shared/access.ts';
import { ALL_ROUTES } from '#testing/all-routes.ts';
import { BUILT_PASSWORD } from '#testing/builders.ts';
import { proposeInterview } from '#testing/interview-scene.ts';
import { acceptOffer, createApplicationScene } from '#testing/offer-scene.ts';
import { type SignedUp, type TestClient, useTestApp } from '#testing/test-app.ts';
import { isOnPostgres } from '#testing/test-database.ts';
import { waitUntilBlocked } from '#testing/waiting.ts';

const world = useTestApp();

const MEMBERS = '/api/companies/my-company/members';
const SUSPENDED = { status: 403, body: { code: 'company-suspended' } };

const setSuspended = async (person: TestClient, suspended = true): Promise<void> => {
  const admin = await world.admin();
  expect((await admin.patch(`/api/admin/users/${person.userId}`, { suspended })).status).toBe(200);
};

/** A company with two owners and a job, and someone who applied. */
const createScene = async () => {
  const first = await world.company({ companyName: 'Harbor Goods' });
  const second = await world.member(first, 'owner');
  const candidate = await world.candidate();
  const job = await world.build.job({ companyId: first.company.id });
  const applied = await candidate.post('/api/applications', { jobId: job.id, candidateId: candidate.candidate.id });
  return { first, second, candidate, job, id: applied.body.id as string };
};

describe('a suspended first account', () => {
  it('is signed out, while the other members keep access', async () => {
    const { first, second, candidate, job, id } = await createScene();
    await setSuspended(first);
    expect((await first.get('/api/jobs')).status).toBe(401);
    expect((await second.patch(`/api/applications/${id}`, { status: 'interviewing' })).status).toBe(200);
    expect((await second.patch(`/api/jobs/${job.id}`, { title: 'Lead Bookkeeper' })).status).toBe(200);
    expect((await second.patch('/api/companies/my-company', { description: 'We keep books.' })).status).toBe(200);
    const sent = await second.post('/api/messages', { receiverId: candidate.userId, content: 'Hello' });
    expect(sent.status).toBe(201);
    expect((await candidate.get(`/api/companies/${first.company.id}`)).status).toBe(200);
  });

  it("keeps the company's jobs open and emails the other members", async () => {
    const { first, second, job } = await createScene();
    await setSuspended(first);
    const other = await world.candidate();
    const applied = await other.post('/api/applications', { jobId: job.id, candidateId: other.candidate.id });
    expect(applied.status).toBe(201);
    expect((await world.mails(second.user.email ?? '')).map(({ kind }) => kind)).toContain('application-received');
  });

  it('is marked as suspended in the list of members until it is restored', async () => {
    const { first, second } = await createScene();
    const listMarks = async () =>
      (await second.get(MEMBERS)).body.map(({ userId, isSuspended }: { userId: string; isSuspended?: true }) => [
        userId,
        isSuspended,
      ]);
    await setSuspended(first);
    expect(await listMarks()).toEqual([
      [first.userId, true],
      [second.userId, undefined],
    ]);
    await setSuspended(first, false);
    expect(await listMarks()).toEqual([
      [first.userId, undefined],
      [second.userId, undefined],
    ]);
  });

  it('suspends the company only while all other owners are suspended too', async () => {
    const { first, second, candidate, job } = await createScene();
    const recruiter = await world.member(first, 'recruiter');
    const page = () => candidate.get(`/api/companies/${first.company.id}`);
    await setSuspended(first);
    await setSuspended(second);
    expect((await page()).status).toBe(404);
    expect(await recruiter.patch(`/api/jobs/${job.id}`, { title: 'X' })).toMatchObject(SUSPENDED);
    await setSuspended(second, false);
    expect((await page()).status).toBe(200);
    expect((await recruiter.patch(`/api/jobs/${job.id}`, { title: 'X' })).status).toBe(200);
  });
});

describe('a member of a suspended company', () => {
  it.each(['recruiter', 'reviewer', 'viewer'] as const)('can use only their own account: %s', async (role) => {
    const { first, second } = await createScene();
    const member = await world.member(first, role);
    await setSuspended(first);
    await setSuspended(second);
    for (const { method, path, may } of ALL_ROUTES) {
      if (may === undefined || !hasCapability(may, role)) continue;
      const url = path.replace(/:\w+/g, () => newId());
      const { status, body } = await member.request({ method, url, payload: method === 'GET' ? '' : {} });
      const isRefused = status === 403 && body.code === 'company-suspended';
      expect(`${method} ${path}: ${isRefused}`).toBe(`${method} ${path}: ${may !== 'self'}`);
    }
    expect((await member.get('/api/auth/user')).body).toMatchObject({ companySuspended: true, membership: { role } });
    await setSuspended(second, false);
    expect((await member.get('/api/auth/user')).body.companySuspended).toBe(false);
    expect((await member.get('/api/jobs')).status).toBe(200);
  });

  it('can export and delete their own account', async () => {
    const { first, second } = await createScene();
    const recruiter = await world.member(first, 'recruiter');
    await setSuspended(first);
    await setSuspended(second);
    expect((await recruiter.get('/api/account/export')).status).toBe(200);
    expect((await recruiter.delete('/api/account', { password: BUILT_PASSWORD })).status).toBe(204);
  });

  it('gets no emails about its business', async () => {
    const { first, second, candidate } = await createScene();
    const recruiter = await world.member(first, 'recruiter');
    await setSuspended(first);
    await setSuspended(second);
    await world.db.delete(outbox);
    expect((await candidate.post('/api/messages', { receiverId: first.userId, content: 'Hello?' })).status).toBe(201);
    expect(await world.db.$count(outbox, eq(outbox.userId, recruiter.userId))).toBe(0);
  });

  it.each(['suspended', 'restored'])('reconnects their open tabs when the company is %s', async (change) => {
    const { first, second } = await createScene();
    const recruiter = await world.member(first, 'recruiter');
    const openTab = (): number[] => {
      const closed: number[] = [];
      const tab = { send: () => {}, close: (code: number) => closed.push(code) };
      world.hub.add(recruiter.userId, newId(), tab, first.userId);
      return closed;
    };
    await setSuspended(first);
    if (change === 'restored') {
      const earlier = openTab();
      await setSuspended(second);
      // The event arrives after the response. A tab opened before that would be closed by it.
      await vi.waitUntil(() => earlier.length > 0, { timeout: 20_000 });
    }
    const closed = openTab();
    await setSuspended(second, change === 'suspended');
    await expect.poll(() => closed).toEqual([1012]);
  });
});

describe('an offer from a suspended company', () => {
  const NOT_ACTIVE = { status: 409, body: { code: 'company-not-active' } };

  it('can be accepted only after the company is restored', async () => {
    const { company, candidate, id, offer } = await createApplicationScene(world);
    const open = await offer();
    await setSuspended(company);
    expect(await acceptOffer(candidate, open)).toMatchObject(NOT_ACTIVE);
    const loadActions = async () => (await candidate.get(`/api/applications/${id}/offers`)).body[0].actions;
    expect(await loadActions()).toEqual(['decline']);
    await setSuspended(company, false);
    expect(await loadActions()).toEqual(['accept', 'decline']);
    expect((await acceptOffer(candidate, open)).status).toBe(200);
  });

  it('without terms can be accepted only after the company is restored', async () => {
    const { company, candidate, id } = await createApplicationScene(world, 'offered');
    await setSuspended(company);
    const accept = () => candidate.patch(`/api/applications/${id}`, { status: 'hired' });
    expect(await accept()).toMatchObject(NOT_ACTIVE);
    const loadMoves = async () => (await candidate.get(`/api/applications/${id}`)).body.moves;
    expect(await loadMoves()).toEqual(['withdrawn']);
    await setSuspended(company, false);
    expect(await loadMoves()).toEqual(['hired', 'withdrawn']);
    expect((await accept()).status).toBe(200);
  });

  it('can be answered with other terms only after the company is restored', async () => {
    const { company, candidate, id, offer } = await createApplicationScene(world);
    const open = await offer();
    const propose = () =>
      candidate.post(`/api/offers/${open.id}/proposal`, { hourlyRate: 33, hoursPerWeek: 24, startDate: '2027-10-04' });
    await setSuspended(company);
    expect(await propose()).toMatchObject(NOT_ACTIVE);
    const loadActions = async () => (await candidate.get(`/api/applications/${id}/offers`)).body[0].proposalActions;
    expect(await loadActions()).toEqual([]);
    await setSuspended(company, false);
    expect(await loadActions()).toEqual(['propose']);
    expect((await propose()).status).toBe(201);
  });

  it('can be declined', async () => {
    const { company, candidate, offer } = await createApplicationScene(world);
    const open = await offer();
    await setSuspended(company);
    expect((await candidate.post(`/api/offers/${open.id}/decline`, {})).status).toBe(200);
  });
});

describe('the last active owner of a company with suspended owners', () => {
  const LAST_OWNER = { status: 409, body: { code: 'last-owner' } };

  it.each([
    ['become a recruiter', (owner: TestClient) => owner.patch(`${MEMBERS}/${owner.userId}`, { role: 'recruiter' })],
    ['leave', (owner: TestClient) => owner.delete(`${MEMBERS}/${owner.userId}`)],
  ])('cannot %s until another owner is active', async (_how, stepDown) => {
    const { first, second, job } = await createScene();
    await setSuspended(first);
    expect(await stepDown(second)).toMatchObject(LAST_OWNER);
    expect((await second.patch(`/api/jobs/${job.id}`, { title: 'Lead Bookkeeper' })).status).toBe(200);
    await setSuspended(first, false);
    expect((await stepDown(second)).status).toBeLessThan(300);
    expect((await (await world.candidate()).get(`/api/jobs/${job.id}`)).status).toBe(200);
  });

  it('can demote and remove the suspended owners', async () => {
    const { first, second, job } = await createScene();
    await setSuspended(first);
    expect((await second.patch(`${MEMBERS}/${first.userId}`, { role: 'viewer' })).status).toBe(200);
    expect((await second.delete(`${MEMBERS}/${first.userId}`)).status).toBe(204);
    expect((await (await world.candidate()).get(`/api/jobs/${job.id}`)).status).toBe(200);
  });

  it.runIf(isOnPostgres())('is not removed by an owner who is suspended in the meantime', async () => {
    const { first, second } = await createScene();
    let removing: ReturnType<typeof first.delete> | undefined;
    await world.db.transaction(async (tx) => {
      await lockMemberships(tx);
      await tx.update(users).set({ suspendedAt: sql`now()` }).where(eq(users.id, first.userId));
      removing = first.delete(`${MEMBERS}/${second.userId}`);
      await waitUntilBlocked(tx);
    });
    expect(await removing).toMatchObject(LAST_OWNER);
  });

  it.each([
    ['the first account', false],
    ['another owner', true],
  ])('suspends the company when they delete their account, until an owner is restored: %s', async (_who, isSecond) => {
    const { first, second, candidate, job, id } = await createScene();
    const [leaver, suspended] = isSecond ? [second, first] : [first, second];
    const [admin, stranger] = [await world.admin(), await world.candidate()];
    await proposeInterview(leaver, id);
    await setSuspended(suspended);
    const state = async () => ({
      listed: (await stranger.get('/api/jobs/browse')).body.length,
      job: (await stranger.get(`/api/jobs/${job.id}`)).status,
      page: (await candidate.get(`/api/companies/${first.company.id}`)).status,
      suspended: (await admin.get('/api/admin/companies?state=suspended')).body.length,
      interview: (await candidate.get('/api/interviews')).body[0].status,
    });
    const active = { listed: 1, job: 200, page: 200, suspended: 0 };
    expect(await state()).toEqual({ ...active, interview: 'proposed' });
    expect((await leaver.delete('/api/account', { password: BUILT_PASSWORD })).status).toBe(204);
    expect(await state()).toEqual({ listed: 0, job: 404, page: 404, suspended: 1, interview: 'cancelled' });
    await setSuspended(suspended, false);
    expect(await state()).toEqual({ ...active, interview: 'cancelled' });
    const restored = await world.as(suspended.userId);
    expect((await restored.patch(`/api/jobs/${job.id}`, { title: 'Lead Bookkeeper' })).status).toBe(200);
  });
});

describe('a first account that is no longer an owner', () => {
  type Scene = Awaited<ReturnType<typeof createScene>>;

  it.each<[string, (scene: Scene) => Promise<{ status: number }>, number]>([
    ['removed', ({ first, second }) => second.delete(`${MEMBERS}/${first.userId}`), 204],
    ['deleted account', ({ first }) => first.delete('/api/account', { password: BUILT_PASSWORD }), 204],
    ['recruiter', ({ first, second }) => second.patch(`${MEMBERS}/${first.userId}`, { role: 'recruiter' }), 200],
  ])('does not keep the company active: %s', async (_how, leave, status) => {
    const scene = await createScene();
    const { first, second, candidate, job } = scene;
    const third = await world.member(first, 'owner');
    const admin = await world.admin();
    expect((await leave(scene)).status).toBe(status);
    const stranger = await world.candidate();
    const requestStatuses = async () => [
      (await candidate.get(`/api/companies/${first.company.id}`)).status,
      (await stranger.get(`/api/jobs/${job.id}`)).status,
    ];
    const countListedAsSuspended = async () => (await admin.get('/api/admin/companies?state=suspended')).body.length;
    await setSuspended(second);
    expect([await requestStatuses(), await countListedAsSuspended()]).toEqual([[200, 200], 0]);
    await setSuspended(third);
    expect([await requestStatuses(), await countListedAsSuspended()]).toEqual([[404, 404], 1]);
    await setSuspended(second, false);
    expect([await requestStatuses(), await countListedAsSuspended()]).toEqual([[200, 200], 0]);
  });

  it('can act for another company while the first company is suspended', async () => {
    const { first, second } = await createScene();
    const other = await world.company();
    expect((await second.delete(`${MEMBERS}/${first.userId}`)).status).toBe(204);
    await world.db
      .update(memberships)
      .set({ accountId: other.userId, role: 'recruiter', endedAt: null })
      .where(eq(memberships.userId, first.userId));
    await setSuspended(second);
    const person = await world.as(first.userId);
    const spans = [{ weekday: 1, from: '09:00', to: '17:00' }];
    expect((await person.put('/api/companies/my-company/hours', { timeZone: 'America/Bogota', spans })).status).toBe(
      200,
    );
    expect((await person.post('/api/list-visits', { list: 'candidates' })).status).toBe(200);
  });
});

describe('hiding names', () => {
  it('is a per-member setting that also applies to live messages and notifications', async () => {
    const { first, second, candidate } = await createScene();
    await second.patch('/api/account', { hideNames: true });
    const recordFrames = ({ userId }: SignedUp): string[] => {
      const frames: string[] = [];
      world.hub.add(userId, newId(), { send: (text) => frames.push(text), close: () => {} }, first.userId);
      return frames;
    };
    const [firstFrames, secondFrames] = [recordFrames(first), recordFrames(second)];
    const content = `Regards, ${candidate.user.firstName} ${candidate.user.lastName}`;
    expect((await candidate.post('/api/messages', { receiverId: first.userId, content })).status).toBe(201);
    for (const kind of ['"new_message"', '"notification"']) {
      for (const frames of [firstFrames, secondFrames]) {
        await expect.poll(() => frames.filter((frame) => frame.includes(kind)).length).toBe(1);
      }
    }
    expect(firstFrames.join('\n')).toContain(candidate.user.lastName);
    expect(secondFrames.join('\n')).not.toContain(candidate.user.lastName);
    expect(secondFrames.join('\n')).toContain('Candidate');
  });
});
