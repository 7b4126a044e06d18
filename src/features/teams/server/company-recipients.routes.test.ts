/** Which members of a company receive its notifications and emails. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outbox } from '#server/mail/outbox.tables.ts';
import { createApplicationScene, listNotificationTypes } from '#testing/offer-scene.ts';
import {
  BUILT_PASSWORD,
  type CandidateClient,
  type CompanyClient,
  type TestClient,
  useTestApp,
} from '#testing/test-app.ts';

const world = useTestApp();

const apply = async (company: CompanyClient, candidate: CandidateClient) => {
  const job = await world.build.job({ companyId: company.company.id });
  const body = { jobId: job.id, candidateId: candidate.candidate.id };
  expect((await candidate.post('/api/applications', body)).status).toBe(201);
};

const listRecipients = async (kind: string) =>
  (await world.db.select({ to: outbox.toAddress }).from(outbox).where(eq(outbox.kind, kind)).orderBy(outbox.id)).map(
    ({ to }) => to,
  );

describe('a company with several members', () => {
  it('notifies owners and recruiters, each in their own list, and no one else', async () => {
    const owner = await world.company();
    const recruiter = await world.member(owner, 'recruiter');
    const others = [await world.member(owner, 'reviewer'), await world.member(owner, 'viewer'), await world.company()];
    await apply(owner, await world.candidate());
    for (const member of [owner, recruiter])
      expect(await listNotificationTypes(member)).toEqual(['application_received']);
    for (const other of others) expect(await listNotificationTypes(other)).toEqual([]);
    await recruiter.post('/api/notifications/read', {});
    expect((await recruiter.get('/api/notifications/unread-count')).body).toEqual({ unreadCount: 0 });
    expect((await owner.get('/api/notifications/unread-count')).body).toEqual({ unreadCount: 1 });
  });

  it('marks the notification about messages as read only for the member who read them', async () => {
    const owner = await world.company();
    const recruiter = await world.member(owner, 'recruiter');
    const candidate = await world.candidate();
    await apply(owner, candidate);
    await candidate.post('/api/messages', { receiverId: owner.userId, content: 'Hello' });
    expect(await listNotificationTypes(recruiter)).toContain('message_received');
    const loadUnreadCounts = async () =>
      Promise.all([owner, recruiter].map(async (member) => (await member.get('/api/notifications/unread-count')).body));
    expect(await loadUnreadCounts()).toEqual([{ unreadCount: 2 }, { unreadCount: 2 }]);
    await recruiter.post(`/api/messages/${candidate.userId}/read`);
    expect(await loadUnreadCounts()).toEqual([{ unreadCount: 2 }, { unreadCount: 1 }]);
  });

  it('emails each owner and recruiter once, in their language, unless they turned that email off', async () => {
    const owner = await world.company();
    const recruiter = await world.member(owner, 'recruiter');
    const muted = await world.member(owner, 'recruiter');
    for (const role of ['reviewer', 'viewer'] as const) await world.member(owner, role);
    await recruiter.patch('/api/account', { language: 'pt' });
    await muted.patch('/api/account', { notifications: { applicationReceived: false } });
    await apply(owner, await world.candidate());
    expect(await listRecipients('application-received')).toEqual([owner.user.email, recruiter.user.email]);
    const [english, portuguese] = await Promise.all(
      [owner, recruiter].map(async ({ user }) => (await world.mails(user.email ?? ''))[0]?.subject),
    );
    expect(portuguese).not.toBe(english);
  });

  it('hides the candidate’s name in emails to members who hide names', async () => {
    const owner = await world.company();
    const recruiter = await world.member(owner, 'recruiter');
    await recruiter.patch('/api/account', { hideNames: true });
    const candidate = await world.candidate();
    await apply(owner, candidate);
    const findMailText = async ({ user }: typeof recruiter) => (await world.mails(user.email ?? ''))[0]?.textBody;
    expect(await findMailText(owner)).toContain(candidate.user.lastName);
    expect(await findMailText(recruiter)).not.toContain(candidate.user.lastName);
  });

  it('holds an email about unread messages for each member, and cancels all of them when one member reads the messages', async () => {
    const owner = await world.company();
    const recruiter = await world.member(owner, 'recruiter');
    const candidate = await world.candidate();
    await apply(owner, candidate);
    for (const content of ['One', 'Two']) {
      await candidate.post('/api/messages', { receiverId: owner.userId, content });
    }
    expect(await listRecipients('unread-messages')).toEqual([owner.user.email, recruiter.user.email]);
    await recruiter.post(`/api/messages/${candidate.userId}/read`);
    expect(await listRecipients('unread-messages')).toEqual([]);
  });

  it('cancels the emails to all members about a declined offer when the candidate undoes the decline', async () => {
    const { company: owner, candidate, id, offer } = await createApplicationScene(world);
    const recruiter = await world.member(owner, 'recruiter');
    const { id: offerId } = await offer();
    expect((await candidate.post(`/api/offers/${offerId}/decline`, {})).status).toBe(200);
    expect(await listRecipients('offer-declined')).toEqual([owner.user.email, recruiter.user.email]);
    expect((await candidate.post(`/api/applications/${id}/undo`)).status).toBe(200);
    expect(await listRecipients('offer-declined')).toEqual([]);
  });

  it('emails the other members after its first account is removed', async () => {
    const owner = await world.company();
    const second = await world.member(owner, 'owner');
    expect((await second.delete(`/api/companies/my-company/members/${owner.userId}`)).status).toBe(204);
    await apply(owner, await world.candidate());
    expect(await listRecipients('application-received')).toEqual([second.user.email]);
    expect(await listNotificationTypes(second)).toHaveLength(1);
  });

  it('still receives notifications and emails after its first account is deleted', async () => {
    const owner = await world.company();
    const second = await world.member(owner, 'owner');
    expect((await owner.delete('/api/account', { password: BUILT_PASSWORD })).status).toBe(204);
    await apply(owner, await world.candidate());
    expect(await listRecipients('application-received')).toEqual([second.user.email]);
    expect(await listNotificationTypes(second)).toEqual(['application_received']);
  });
});

describe('pending emails about the business of a company', () => {
  const MEMBERS = '/api/companies/my-company/members';
  const suspend = async ({ userId }: { userId: string }) =>
    expect((await (await world.admin()).patch(`/api/admin/users/${userId}`, { suspended: true })).status).toBe(200);

  /** A company with an owner and recruiters, whose emails about a message and a declined offer are held. */
  const createHeldMails = async (recruiterCount: number) => {
    const { company: owner, candidate, offer } = await createApplicationScene(world);
    const recruiters: TestClient[] = [];
    for (let count = 0; count < recruiterCount; count++) recruiters.push(await world.member(owner, 'recruiter'));
    const { id } = await offer();
    await candidate.post('/api/messages', { receiverId: owner.userId, content: 'I have another offer.' });
    await candidate.post(`/api/offers/${id}/decline`, { reason: 'My sister is ill.' });
    const listHeldMails = async () => {
      const rows = await world.db.select().from(outbox).where(eq(outbox.kind, 'unread-messages')).orderBy(outbox.id);
      const declined = await listRecipients('offer-declined');
      expect(rows.map(({ toAddress }) => toAddress)).toEqual(declined);
      return rows.map(({ userId }) => userId);
    };
    expect(await listHeldMails()).toEqual([owner, ...recruiters].map(({ userId }) => userId));
    return { owner, recruiters, candidate, held: listHeldMails };
  };

  it('are withdrawn from members who are removed, suspended or may no longer use threads', async () => {
    const { owner, recruiters, held } = await createHeldMails(5);
    const [removed, reviewer, viewer, suspended, staying] = recruiters as [
      TestClient,
      TestClient,
      TestClient,
      TestClient,
      TestClient,
    ];
    expect((await owner.delete(`${MEMBERS}/${removed.userId}`)).status).toBe(204);
    expect((await owner.patch(`${MEMBERS}/${reviewer.userId}`, { role: 'reviewer' })).status).toBe(200);
    expect((await owner.patch(`${MEMBERS}/${viewer.userId}`, { role: 'viewer' })).status).toBe(200);
    await suspend(suspended);
    expect(await held()).toEqual([owner.userId, staying.userId]);
    expect((await owner.patch(`${MEMBERS}/${staying.userId}`, { role: 'owner' })).status).toBe(200);
    expect(await held()).toEqual([owner.userId, staying.userId]);
  });

  it('are withdrawn from all members when the company is suspended or ends', async () => {
    const { owner, held } = await createHeldMails(1);
    await suspend(owner);
    expect(await held()).toEqual([]);
    const ending = await createHeldMails(1);
    expect((await ending.owner.delete('/api/account', { password: BUILT_PASSWORD })).status).toBe(204);
    expect(await ending.held()).toEqual([]);
  });

  it('do not include emails about the account', async () => {
    const { owner, recruiters } = await createHeldMails(1);
    const [recruiter] = recruiters as [TestClient];
    const [{ email }] = (await owner.get(MEMBERS)).body.filter(
      ({ userId }: { userId: string }) => userId === recruiter.userId,
    );
    await world.visitor.post('/api/auth/password/forgot', { email });
    await owner.delete(`${MEMBERS}/${recruiter.userId}`);
    expect(await listRecipients('password-reset')).toEqual([email]);
  });
});
