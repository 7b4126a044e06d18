import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { countEndedByHire } from '#features/pipeline/open-steps.domain.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import {
  acceptOffer,
  backdateLastMove,
  createApplicationScene,
  findApplicationStatus,
  listNotificationTypes,
  listSentMailKinds,
} from '#testing/offer-scene.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';
import { offers } from './hiring.tables.ts';
import { expireOffers } from './hiring-worker.service.ts';

const world = useTestApp();

/** Returns all emails to a user, including held ones. */
const findMails = ({ userId }: { userId: string }) => world.db.select().from(outbox).where(eq(outbox.userId, userId));

describe('the end of an offer', () => {
  it('withdraws the application and stores the reason when the candidate declines', async () => {
    const { company, candidate, id, offer } = await createApplicationScene(world);
    const newOffer = await offer();
    const response = await candidate.post(`/api/offers/${newOffer.id}/decline`, { reason: 'I took another position.' });
    expect(response).toMatchObject({ status: 200, body: { status: 'declined', reason: 'I took another position.' } });
    const detail = (await company.get(`/api/applications/${id}`)).body;
    expect(detail.status).toBe('withdrawn');
    expect(detail.history.at(-1).note).toBe('I took another position.');
    const [mail] = await findMails(company);
    expect(mail?.kind).toBe('offer-declined');
    expect(mail?.textBody).toContain('> I took another position.');
  });

  it('can be undone after a decline: the email is held, and the undo reopens the offer', async () => {
    const { company, candidate, id, offer } = await createApplicationScene(world);
    const newOffer = await offer();
    await candidate.get(`/api/applications/${id}/offers`);
    await candidate.post(`/api/offers/${newOffer.id}/decline`, { reason: 'A slip' });
    const [mail] = await findMails(company);
    expect(Date.parse(mail?.sendAfter ?? '')).toBeGreaterThan(Date.now() + 9 * 60_000);
    expect(await candidate.post(`/api/applications/${id}/undo`)).toMatchObject({ status: 200 });
    expect((await candidate.get(`/api/applications/${id}/offers`)).body[0]).toMatchObject({
      status: 'seen',
      endedAt: null,
      reason: null,
    });
    expect(await findMails(company)).toEqual([]);
    expect((await acceptOffer(candidate, newOffer)).status).toBe(200);
  });

  it.each(['declined', 'hired'])(
    'happens when the company sets the application to %s, and the undo reopens the offer',
    async (to) => {
      const { company, candidate, id, offer } = await createApplicationScene(world);
      const newOffer = await offer();
      await company.patch(`/api/applications/${id}`, { status: to });
      expect((await acceptOffer(candidate, newOffer)).status).toBe(409);
      expect((await company.post(`/api/applications/${id}/undo`)).body.status).toBe('offered');
      expect((await acceptOffer(candidate, newOffer)).status).toBe(200);
    },
  );

  it.each([
    ['with', 1],
    ['without', 0],
  ])('by a hire is known to the company before, for an open offer %s terms', async (kind, count) => {
    const { company, id, offer } = await createApplicationScene(world);
    await (kind === 'with' ? offer() : company.patch(`/api/applications/${id}`, { status: 'offered' }));
    const application = (await company.get(`/api/applications/${id}`)).body;
    expect(application.openSteps.offer).toBe(true);
    for (const shown of [[application], (await company.get('/api/applications')).body]) {
      expect(countEndedByHire(shown)).toEqual({ offers: count, interviews: 0 });
    }
  });

  it('sends no email if the offer is withdrawn before its email was sent', async () => {
    const { company, candidate, offer } = await createApplicationScene(world);
    const newOffer = await offer();
    await company.post(`/api/offers/${newOffer.id}/withdraw`);
    expect(await findMails(candidate)).toEqual([]);
    const notifications = (await candidate.get('/api/notifications')).body;
    expect(notifications).toMatchObject([
      { type: 'offer_withdrawn' },
      { type: 'application_moved', data: { status: 'offered' } },
    ]);
  });

  it('prevents acceptance if the company withdrew the offer', async () => {
    const { company, candidate, id, offer } = await createApplicationScene(world);
    const newOffer = await offer();
    await backdateLastMove(world, id);
    expect(await company.post(`/api/offers/${newOffer.id}/withdraw`)).toMatchObject({
      status: 200,
      body: { status: 'withdrawn' },
    });
    expect(await acceptOffer(candidate, newOffer)).toMatchObject({
      status: 409,
      body: { detail: 'This offer was withdrawn' },
    });
    expect((await candidate.patch(`/api/applications/${id}`, { status: 'hired' })).status).toBe(409);
    expect(await listNotificationTypes(candidate)).toContain('offer_withdrawn');
    expect(await listSentMailKinds(world, candidate)).toContain('offer-withdrawn');
    expect(await findApplicationStatus(world, id)).toBe('offered');
  });

  it.each([
    ['the candidate withdraws', 'declined'],
    ['the company declines', 'withdrawn'],
    ['the job closes', 'withdrawn'],
    ['the company hires without it', 'withdrawn'],
    ['the candidate deletes the account', 'declined'],
    ['the company deletes the account', 'withdrawn'],
  ] as const)('happens together with the end of the application: %s', async (how, status) => {
    const { company, candidate, job, id, offer } = await createApplicationScene(world);
    await offer();
    const password = 'a fine long password';
    const ways = {
      'the candidate withdraws': () => candidate.patch(`/api/applications/${id}`, { status: 'withdrawn' }),
      'the company declines': () => company.patch(`/api/applications/${id}`, { status: 'declined' }),
      'the job closes': () =>
        company.patch(`/api/jobs/${job.id}`, { status: 'closed', applicants: 'decline', includeOpen: true }),
      'the company hires without it': () => company.patch(`/api/applications/${id}`, { status: 'hired' }),
      'the candidate deletes the account': () => candidate.delete('/api/account', { password }),
      'the company deletes the account': () => company.delete('/api/account', { password }),
    };
    expect((await ways[how]()).status).toBeLessThan(300);
    const [row] = await world.db.select().from(offers);
    expect(row).toMatchObject({ status, endedAt: expect.any(String) });
  });

  it('happens once if the offer expires, and both sides are notified', async () => {
    const { company, candidate, offer } = await createApplicationScene(world);
    const { expiresAt } = await offer();
    const before = new Date(Date.parse(expiresAt) - 1).toISOString();
    expect(await expireOffers(world.platform, before)).toBe(0);
    const runs = await Promise.all([expireOffers(world.platform, expiresAt), expireOffers(world.platform, expiresAt)]);
    expect(runs.filter((count) => count > 0)).toHaveLength(1);
    expect(await expireOffers(world.platform, expiresAt)).toBe(0);
    for (const side of [company, candidate]) {
      expect((await listNotificationTypes(side)).filter((type) => type === 'offer_expired')).toHaveLength(1);
    }
    expect(await listSentMailKinds(world, company)).toEqual(['offer-expired']);
  });
});

describe('PATCH /api/applications/:id', () => {
  it('accepts an offer without terms as a simple status change, and creates no hire record', async () => {
    const { company, candidate, id } = await createApplicationScene(world);
    expect((await company.patch(`/api/applications/${id}`, { status: 'offered' })).status).toBe(200);
    expect((await candidate.get(`/api/applications/${id}/offers`)).body).toEqual([]);
    expect((await candidate.patch(`/api/applications/${id}`, { status: 'hired' })).status).toBe(200);
    expect((await candidate.get('/api/hires')).body).toEqual([]);
  });

  it('does not accept an offer with terms, which requires its version', async () => {
    const { candidate, id, offer } = await createApplicationScene(world);
    await offer();
    expect(await candidate.patch(`/api/applications/${id}`, { status: 'hired' })).toMatchObject({
      status: 409,
      body: { detail: 'This offer has terms. Accept its newest version.' },
    });
    expect(await findApplicationStatus(world, id)).toBe('offered');
  });

  it('lists no acceptance among the moves of a candidate once it has terms, and says how the newest version ended', async () => {
    const { company, candidate, id, offer } = await createApplicationScene(world);
    await company.patch(`/api/applications/${id}`, { status: 'offered' });
    const listMoves = async (side: TestClient) => (await side.get(`/api/applications/${id}`)).body.moves;
    expect(await listMoves(candidate)).toEqual(['hired', 'withdrawn']);
    const { id: offerId } = await offer();
    expect(await listMoves(candidate)).toEqual(['withdrawn']);
    expect((await candidate.get('/api/my-applications')).body[0].moves).toEqual(['withdrawn']);
    expect(await listMoves(company)).toEqual(['hired', 'declined']);
    await company.post(`/api/offers/${offerId}/withdraw`);
    expect(await listMoves(candidate)).toEqual(['withdrawn']);
    expect(await candidate.patch(`/api/applications/${id}`, { status: 'hired' })).toMatchObject({
      status: 409,
      body: { code: 'offer-withdrawn', detail: 'This offer was withdrawn' },
    });
  });
});
