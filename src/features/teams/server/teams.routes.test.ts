/** A company's members: invitations, acceptance, roles, removal, and what happens to the company when an owner leaves. */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessions, users } from '#features/auth/server/auth.tables.ts';
import { memberships } from '#features/auth/server/memberships.tables.ts';
import { newId } from '#server/ids.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import { BUILT_PASSWORD, type CompanyClient, type TestClient, useTestApp } from '#testing/test-app.ts';
import { isOnPostgres } from '#testing/test-database.ts';
import { memberInvitations } from './teams.tables.ts';

const world = useTestApp();

const MEMBERS = '/api/companies/my-company/members';
const INVITATIONS = '/api/companies/my-company/member-invitations';
const ACCEPT = '/api/member-invitations/accept';
const NEW_EMAIL = 'new.member@mail.example';

const statusAndCode = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

/** Invites an address and returns the token of the emailed link. */
const invite = async (owner: TestClient, email: string, role = 'recruiter'): Promise<string> => {
  expect((await owner.post(INVITATIONS, { email, role })).status).toBe(201);
  const [mail] = await world.mails(email);
  const token = /token=([\w%-]+)/.exec(mail?.textBody ?? '')?.[1];
  return decodeURIComponent(token ?? '');
};

const NAME = { firstName: 'Rosa', lastName: 'Molina' };
const loadCurrentUser = async (client: TestClient) => (await client.get('/api/auth/user')).body;

const deleteAccount = (client: TestClient) => client.delete('/api/account', { password: BUILT_PASSWORD });

describe('inviting a member', () => {
  it('emails a link that works once and creates an account for a visitor', async () => {
    const owner = await world.company();
    const token = await invite(owner, NEW_EMAIL);
    const read = await world.visitor.post('/api/member-invitations/read', { token });
    const { companyName } = owner.company;
    expect(read.body).toEqual({ companyName, email: NEW_EMAIL, role: 'recruiter', signedInAs: null });
    const accepted = await world.visitor.post(ACCEPT, { token, ...NAME });
    expect(accepted.status).toBe(201);
    expect(accepted.headers['set-cookie']).toBeUndefined();
    expect((await world.mails(NEW_EMAIL))[0]?.kind).toBe('credentials');
    const listed = (await owner.get(MEMBERS)).body;
    expect(listed).toMatchObject([
      { userId: owner.userId, role: 'owner', lastSeenAt: expect.any(String) },
      { ...NAME, email: NEW_EMAIL, role: 'recruiter', lastSeenAt: null, joinedAt: expect.any(String) },
    ]);
    const member = await world.as(listed[1].userId);
    expect((await member.get('/api/companies/my-company')).body.id).toBe(owner.company.id);
    expect((await world.visitor.post(ACCEPT, { token, ...NAME })).status).toBe(404);
    expect((await owner.get(INVITATIONS)).body).toEqual([]);
  });

  it('lists members as signed in only while they have a valid session', async () => {
    const owner = await world.company();
    const member = await world.member(owner, 'recruiter');
    const findLastSeen = async () => {
      const listed: { userId: string; lastSeenAt: string | null }[] = (await owner.get(MEMBERS)).body;
      return listed.find(({ userId }) => userId === member.userId)?.lastSeenAt;
    };
    expect(await findLastSeen()).toEqual(expect.any(String));
    await world.db.update(sessions).set({ expiresAt: sql`now()` }).where(eq(sessions.userId, member.userId));
    expect(await findLastSeen()).toBeNull();
  });

  it("does not store the token, and requires a visitor's name", async () => {
    const owner = await world.company();
    const token = await invite(owner, NEW_EMAIL);
    const [row] = await world.db.select().from(memberInvitations);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(statusAndCode(await world.visitor.post(ACCEPT, { token }))).toEqual([400, expect.any(String)]);
    expect((await world.visitor.post(ACCEPT, { token, ...NAME })).status).toBe(201);
  });

  it('adds a signed-in person without an account type', async () => {
    const owner = await world.company();
    const person = await world.newcomer();
    const token = await invite(owner, person.user.email ?? '', 'viewer');
    const read = await person.post('/api/member-invitations/read', { token });
    expect(read.body.signedInAs).toBe(person.user.email);
    const accepted = await person.post(ACCEPT, { token });
    expect([accepted.status, accepted.body.isNewAccount]).toEqual([201, false]);
    expect(await loadCurrentUser(person)).toMatchObject({
      accountType: 'company',
      membership: { accountId: owner.userId, role: 'viewer' },
    });
  });

  it('works only for the invited address, and not for candidates or members of companies', async () => {
    const owner = await world.company();
    const [other, candidate, otherOwner] = [await world.newcomer(), await world.candidate(), await world.company()];
    const token = await invite(owner, NEW_EMAIL);
    expect(statusAndCode(await other.post(ACCEPT, { token }))).toEqual([403, 'invitation-for-other-address']);
    const forCandidate = await invite(owner, candidate.user.email ?? '');
    expect(statusAndCode(await world.visitor.post(ACCEPT, { token: forCandidate, ...NAME }))).toEqual([
      409,
      'sign-in-to-join',
    ]);
    expect(statusAndCode(await candidate.post(ACCEPT, { token: forCandidate }))).toEqual([
      409,
      'candidate-cannot-join',
    ]);
    const forOtherOwner = await invite(owner, otherOwner.user.email ?? '');
    expect(statusAndCode(await otherOwner.post(ACCEPT, { token: forOtherOwner }))).toEqual([409, 'member-elsewhere']);
    expect(statusAndCode(await owner.post(INVITATIONS, { email: owner.user.email, role: 'viewer' }))).toEqual([
      409,
      'already-member',
    ]);
    // A refused attempt does not use up the link.
    expect((await owner.get(INVITATIONS)).body).toHaveLength(3);
  });

  it('refuses wrong, withdrawn, replaced and expired links with 404', async () => {
    const owner = await world.company();
    const replaced = await invite(owner, NEW_EMAIL);
    const withdrawn = await invite(owner, NEW_EMAIL, 'viewer');
    const [{ id }] = (await owner.get(INVITATIONS)).body;
    expect((await (await world.company()).delete(`${INVITATIONS}/${id}`)).status).toBe(404);
    expect((await owner.delete(`${INVITATIONS}/${id}`)).status).toBe(204);
    expect((await owner.delete(`${INVITATIONS}/${id}`)).body).toMatchObject({ detail: 'Invitation not found' });
    const expired = await invite(owner, NEW_EMAIL);
    await world.db.update(memberInvitations).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await owner.get(INVITATIONS)).body).toEqual([]);
    for (const token of ['wrong', replaced, withdrawn, expired]) {
      expect((await world.visitor.post(ACCEPT, { token, ...NAME })).status).toBe(404);
    }
  });

  it('mails only the link that works, if an invitation is replaced or withdrawn before its email is sent', async () => {
    const owner = await world.company();
    const isForNewEmail = eq(outbox.toAddress, NEW_EMAIL);
    const body = { email: NEW_EMAIL, role: 'recruiter' };
    const responses = await Promise.all([owner.post(INVITATIONS, body), owner.post(INVITATIONS, body)]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    expect(await world.db.$count(outbox, isForNewEmail)).toBe(1);
    const [{ id }] = (await owner.get(INVITATIONS)).body;
    expect((await owner.delete(`${INVITATIONS}/${id}`)).status).toBe(204);
    expect(await world.db.$count(outbox, isForNewEmail)).toBe(0);
  });

  it('lets only one of two concurrent requests accept an invitation', async () => {
    const owner = await world.company();
    const token = await invite(owner, NEW_EMAIL);
    const both = await Promise.all([1, 2].map(() => world.visitor.post(ACCEPT, { token, ...NAME })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 404]);
  });

  it('adds a person to one company when two invitations are accepted concurrently', async () => {
    const [first, second] = [await world.company(), await world.company()];
    const person = await world.newcomer();
    const tokens = [await invite(first, person.user.email ?? ''), await invite(second, person.user.email ?? '')];
    const both = await Promise.all(tokens.map((token) => person.post(ACCEPT, { token })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
});

describe('changing members', () => {
  it('changes a role immediately, but never the role of the last owner', async () => {
    const owner = await world.company();
    const recruiter = await world.member(owner, 'recruiter');
    expect((await recruiter.get('/api/shortlists')).status).toBe(200);
    const changed = await owner.patch(`${MEMBERS}/${recruiter.userId}`, { role: 'viewer' });
    expect([changed.status, changed.body.role]).toEqual([200, 'viewer']);
    expect(statusAndCode(await recruiter.get('/api/shortlists'))).toEqual([403, 'role-may-not']);
    expect(statusAndCode(await owner.patch(`${MEMBERS}/${owner.userId}`, { role: 'viewer' }))).toEqual([
      409,
      'last-owner',
    ]);
    expect(statusAndCode(await owner.delete(`${MEMBERS}/${owner.userId}`))).toEqual([409, 'last-owner']);
    const stranger = await world.member(await world.company(), 'viewer');
    expect((await owner.patch(`${MEMBERS}/${stranger.userId}`, { role: 'owner' })).status).toBe(404);
    expect((await owner.delete(`${MEMBERS}/${newId()}`)).status).toBe(404);
  });

  it('signs out a removed member and closes only their sockets', async () => {
    const owner = await world.company();
    const recruiter = await world.member(owner, 'recruiter');
    const closed: string[] = [];
    const createSocket = (name: string) => ({ send: () => {}, close: () => closed.push(name) });
    world.hub.add(owner.userId, newId(), createSocket('owner'));
    world.hub.add(recruiter.userId, newId(), createSocket('recruiter'), owner.userId);
    expect((await owner.delete(`${MEMBERS}/${recruiter.userId}`)).status).toBe(204);
    expect((await recruiter.get('/api/auth/user')).status).toBe(401);
    await expect.poll(() => closed).toEqual(['recruiter']);
    const again = await world.as(recruiter.userId);
    expect(await loadCurrentUser(again)).toMatchObject({
      accountType: null,
      membership: null,
      removedFromCompany: true,
    });
    expect(statusAndCode(await again.patch('/api/auth/account-type', { accountType: 'candidate' }))).toEqual([
      409,
      'removed-from-company',
    ]);
    expect((await again.get('/api/jobs')).status).toBe(403);
    const token = await invite(owner, recruiter.user.email ?? '', 'viewer');
    expect((await again.post(ACCEPT, { token })).status).toBe(201);
    expect(await loadCurrentUser(again)).toMatchObject({ removedFromCompany: false, membership: { role: 'viewer' } });
  });

  it('can remove the first account without deleting the company', async () => {
    const first = await world.company();
    const second = await world.member(first, 'owner');
    const job = await world.build.job({ companyId: first.company.id });
    expect((await second.delete(`${MEMBERS}/${first.userId}`)).status).toBe(204);
    expect((await second.get('/api/jobs')).body).toMatchObject([{ id: job.id }]);
    const removed = await world.as(first.userId);
    expect(await loadCurrentUser(removed)).toMatchObject({ accountType: null, removedFromCompany: true });
    for (const path of ['/api/jobs', `/api/jobs/${job.id}`, '/api/companies/my-company', '/api/dashboard']) {
      expect((await removed.get(path)).status).toBe(403);
    }
    expect((await deleteAccount(removed)).status).toBe(204);
    expect((await second.get('/api/jobs')).body).toMatchObject([{ id: job.id, status: 'open' }]);
  });

  it.runIf(isOnPostgres())('keeps one owner when two owners remove each other concurrently', async () => {
    for (let round = 0; round < 5; round++) {
      const first = await world.company();
      const second = await world.member(first, 'owner');
      const answers = await Promise.all([
        first.delete(`${MEMBERS}/${second.userId}`),
        second.delete(`${MEMBERS}/${first.userId}`),
      ]);
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
      const rows = await world.db.select().from(memberships).where(eq(memberships.accountId, first.userId));
      expect(rows.filter(({ endedAt, role }) => endedAt === null && role === 'owner')).toHaveLength(1);
    }
  });
});

describe('deleting the account', () => {
  const createCompanyWithJob = async () => {
    const first: CompanyClient = await world.company();
    const job = await world.build.job({ companyId: first.company.id });
    return { first, job };
  };

  it('of an owner transfers the company to another owner', async () => {
    const { first, job } = await createCompanyWithJob();
    const second = await world.member(first, 'owner');
    const candidate = await world.candidate();
    expect((await deleteAccount(first)).status).toBe(204);
    expect((await second.get('/api/companies/my-company')).body.companyName).toBe(first.company.companyName);
    expect((await second.get(MEMBERS)).body).toMatchObject([{ userId: second.userId, role: 'owner' }]);
    expect((await second.get('/api/jobs')).body).toMatchObject([{ id: job.id, status: 'open' }]);
    const updated = await second.patch(`/api/jobs/${job.id}`, { title: 'Senior Bookkeeper' });
    expect(updated.status).toBe(200);
    const applied = await candidate.request({
      method: 'POST',
      url: '/api/applications',
      payload: { jobId: job.id },
      headers: { host: 'jobs.localhost:3000', origin: 'http://jobs.localhost:3000' },
    });
    expect(applied.status).toBe(201);
    const [erased] = await world.db.select().from(users).where(eq(users.id, first.userId));
    expect(erased).toMatchObject({ firstName: 'Deleted', email: null, passwordHash: null, deletedAt: null });
    // Deleting the last owner's account deletes the company, even though someone else created it.
    expect((await deleteAccount(second)).status).toBe(204);
    const [ended] = await world.db.select().from(users).where(eq(users.id, first.userId));
    expect(ended?.deletedAt).not.toBeNull();
    expect((await candidate.get(`/api/companies/${first.company.id}`)).status).toBe(404);
  });

  it('of the last owner deletes the company and removes the other members', async () => {
    const { first, job } = await createCompanyWithJob();
    const recruiter = await world.member(first, 'recruiter');
    expect((await deleteAccount(first)).status).toBe(204);
    expect((await recruiter.get('/api/auth/user')).status).toBe(401);
    const again = await world.as(recruiter.userId);
    expect(await loadCurrentUser(again)).toMatchObject({ accountType: null, removedFromCompany: true });
    expect((await (await world.candidate()).get(`/api/jobs/${job.id}`)).status).toBe(404);
    expect((await deleteAccount(again)).status).toBe(204);
  });

  it('of a recruiter does not change the company', async () => {
    const { first, job } = await createCompanyWithJob();
    const recruiter = await world.member(first, 'recruiter');
    await invite(first, NEW_EMAIL);
    expect((await deleteAccount(recruiter)).status).toBe(204);
    expect((await first.get('/api/jobs')).body).toMatchObject([{ id: job.id, status: 'open' }]);
    expect((await first.get(MEMBERS)).body).toHaveLength(1);
    expect((await first.get(INVITATIONS)).body).toHaveLength(1);
  });

  it('of the last owner deletes a company whose first account was removed, and keeps that person’s account', async () => {
    const { first } = await createCompanyWithJob();
    const second = await world.member(first, 'owner');
    await second.delete(`${MEMBERS}/${first.userId}`);
    expect((await deleteAccount(second)).status).toBe(204);
    const removed = await world.as(first.userId);
    expect((await removed.get('/api/account')).body).toMatchObject({
      email: first.user.email,
      removedFromCompany: true,
    });
    expect((await deleteAccount(removed)).status).toBe(204);
  });
});
