/** Declines and reviews of a company that deletes its account. No one could act on a reopened application. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { lockCompanyForShare } from '#features/auth/server/memberships.service.ts';
import { findApplication } from '#features/pipeline/server/own-applications.service.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import { createApplicationScene } from '#testing/offer-scene.ts';
import { BUILT_PASSWORD, type TestClient, useTestApp } from '#testing/test-app.ts';
import { isOnPostgres } from '#testing/test-database.ts';
import { waitUntilBlocked } from '#testing/waiting.ts';
import { fileAppeal } from './appeals.ts';

const world = useTestApp();

const TEXT = 'I have kept ledgers for six years; my profile says so in the second line.';
const GONE = { status: 409, body: { detail: 'This company has deleted its account' } };

/** Creates a pending application. */
const createScene = async () => {
  const scene = await createApplicationScene(world, 'pending');
  const { company, candidate, id } = scene;
  const decline = () => company.patch(`/api/applications/${id}`, { status: 'declined', reason: 'rate' });
  const appeal = () => candidate.post(`/api/applications/${id}/appeal`, { text: TEXT });
  const loadApplication = async () => (await candidate.get(`/api/applications/${id}`)).body;
  const findMail = async (kind: string) =>
    (await world.db.select().from(outbox).where(eq(outbox.userId, candidate.userId))).find(
      (mail) => mail.kind === kind,
    );
  return { ...scene, decline, appeal, loadApplication, findMail };
};

const deleteAccount = async (client: TestClient) =>
  expect((await client.delete('/api/account', { password: BUILT_PASSWORD })).status).toBe(204);

describe('a company that deletes its account', () => {
  it('ends waiting applications without a decision, so there is nothing to review', async () => {
    const { company, candidate, appeal, loadApplication, findMail } = await createScene();
    await deleteAccount(company);
    const { decline } = await loadApplication();
    expect(decline).toMatchObject({ isByDeletion: true, appealUntil: null, appeal: null });
    expect(await appeal()).toMatchObject(GONE);
    const mail = await findMail('application-moved');
    expect(mail?.textBody).toContain('Faro Studio deleted its account, so your application to Bookkeeper ended.');
    expect(mail?.textBody).not.toMatch(/review|person/i);
    const [notification] = (await candidate.get('/api/notifications')).body;
    expect(notification).toMatchObject({ type: 'application_moved', data: { status: 'companyDeleted' } });
  });

  it.each(['pending', 'withdrawn', 'hired'] as const)(
    'is marked as gone in an application that was %s, so that no one writes to it',
    async (status) => {
      const { company, candidate, id } = await createApplicationScene(world, status);
      const load = async () => (await candidate.get(`/api/applications/${id}`)).body;
      expect(await load()).not.toHaveProperty('companyLeft');
      await deleteAccount(company);
      expect(await load()).toMatchObject({ companyLeft: true });
    },
  );

  it('also ends them if its first account was removed before', async () => {
    const { company, appeal, loadApplication } = await createScene();
    const owner = await world.member(company, 'owner');
    await owner.delete(`/api/companies/my-company/members/${company.userId}`);
    await deleteAccount(owner);
    expect((await loadApplication()).decline).toMatchObject({ isByDeletion: true, appealUntil: null });
    expect(await appeal()).toMatchObject(GONE);
  });

  it('keeps its declines open to review while it has another owner', async () => {
    const { company, decline, appeal, loadApplication } = await createScene();
    await decline();
    await world.member(company, 'owner');
    await deleteAccount(company);
    expect((await loadApplication()).decline).toMatchObject({ appealUntil: expect.any(String) });
    expect((await appeal()).status).toBe(201);
  });

  it('leaves its earlier declines without a review', async () => {
    const { company, decline, appeal, loadApplication } = await createScene();
    await decline();
    await deleteAccount(company);
    const { decline: shown } = await loadApplication();
    expect(shown).toMatchObject({ reason: 'rate', appealUntil: null });
    expect(await loadApplication()).toMatchObject({ companyLeft: true });
    expect(shown).not.toHaveProperty('isByDeletion');
    expect(await appeal()).toMatchObject(GONE);
  });

  it.each([0, 1])('does not offer a review in the unsent email about a decline after %i attempts', async (attempts) => {
    const { company, candidate, id, findMail } = await createScene();
    await company.patch(`/api/applications/${id}`, { status: 'declined', reason: 'rate', note: 'Thank you, Ana.' });
    const before = await findMail('application-moved');
    expect(before?.textBody).toContain('ask for a review by someone else');
    await world.db
      .update(outbox)
      .set({ attempts })
      .where(eq(outbox.id, before?.id ?? ''));
    await deleteAccount(company);
    const after = await findMail('application-moved');
    expect(after?.textBody).not.toMatch(/ask for/);
    for (const text of ['Faro Studio', 'the hourly rate', '> Thank you, Ana.', 'so we can’t review the decision']) {
      expect(after?.textBody).toContain(text);
    }
    const { dedupeKey, sendAfter, toAddress } = before ?? {};
    expect(after).toMatchObject({ dedupeKey, sendAfter, toAddress, attempts: 0 });
    expect(await world.db.$count(outbox, eq(outbox.userId, candidate.userId))).toBe(1);
  });

  it('ends open reviews and notifies the candidates', async () => {
    const admin = await world.admin();
    const { company, candidate, decline, appeal, loadApplication, findMail } = await createScene();
    await decline();
    const appealId = (await appeal()).body.id;
    await deleteAccount(company);
    const application = await loadApplication();
    expect(application.decline.appeal).toMatchObject({ text: TEXT, outcome: 'ended', note: null });
    expect((await candidate.get('/api/notifications')).body[0]).toMatchObject({
      type: 'appeal_closed',
      data: { outcome: 'ended', name: 'Deleted company' },
    });
    expect((await findMail('appeal-closed'))?.textBody).toContain('Faro Studio deleted its account');
    expect((await admin.get('/api/appeals?status=open')).body).toEqual([]);
    expect((await admin.get('/api/notifications')).body).toMatchObject([
      { type: 'appeal_filed', readAt: expect.any(String) },
    ]);
    expect((await admin.post(`/api/appeals/${appealId}`, { outcome: 'reopened' })).status).toBe(409);
    expect((await loadApplication()).status).toBe('declined');
  });

  // The embedded database runs one transaction at a time.
  it.runIf(isOnPostgres())('ends a review that is requested at the same time', async () => {
    const { company, id, decline, loadApplication } = await createScene();
    await decline();
    let deleting: Promise<void> | undefined;
    await world.db.transaction(async (tx) => {
      expect(await lockCompanyForShare(tx, company.userId)).toBe(true);
      deleting = deleteAccount(company);
      await waitUntilBlocked(tx);
      const row = await findApplication(tx, id);
      if (row !== null) await fileAppeal(tx, row, TEXT);
    });
    await deleting;
    expect((await loadApplication()).decline.appeal).toMatchObject({ outcome: 'ended' });
  });
});
