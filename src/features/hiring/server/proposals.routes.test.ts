/** Other terms that a candidate proposes for an offer, and the company's responses. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outbox } from '#server/mail/outbox.tables.ts';
import {
  acceptOffer,
  backdateLastMove,
  buildTerms,
  createApplicationScene,
  listAllMailKinds,
  listNotificationTypes,
} from '#testing/offer-scene.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';
import { addDays, toUtcDay } from '../hiring.domain.ts';
import { offerProposals } from './hiring.tables.ts';

const world = useTestApp();
const PASSWORD = { password: 'a fine long password' };

const OTHER_TERMS = {
  hourlyRate: 33,
  hoursPerWeek: 24,
  startDate: '2027-10-04',
  note: 'My notice period ends in September.',
};

/** Creates an open offer whose email was sent. */
const offerScene = async () => {
  const scene = await createApplicationScene(world);
  const newOffer = await scene.offer();
  await backdateLastMove(world, scene.id);
  const propose = (body: object = OTHER_TERMS, client: TestClient = scene.candidate, id: string = newOffer.id) =>
    client.post(`/api/offers/${id}/proposal`, body);
  const keep = (client: TestClient = scene.company) => client.post(`/api/offers/${newOffer.id}/proposal/keep`);
  const turn = async () => (await scene.candidate.get(`/api/applications/${scene.id}`)).body.turn;
  return { ...scene, sent: newOffer, propose, keep, turn };
};

describe('POST /api/offers/:id/proposal', () => {
  it("shows the terms to both sides, notifies the company, and makes it the company's turn", async () => {
    const { company, id, propose, sent, turn } = await offerScene();
    expect(sent).toMatchObject({ proposal: null, proposalActions: [], actions: ['withdraw'] });
    expect(await turn()).toMatchObject({ who: 'candidate', action: 'answer-offer' });
    const proposed = await propose();
    expect(proposed).toMatchObject({
      status: 201,
      body: { version: 1, hourlyRate: 28, proposal: { ...OTHER_TERMS, keptAt: null }, proposalActions: [] },
    });
    expect(proposed.body.actions).toEqual(['accept', 'decline']);
    const [read] = (await company.get(`/api/applications/${id}/offers`)).body;
    expect(read).toMatchObject({ proposal: OTHER_TERMS, proposalActions: ['keep'], actions: ['withdraw'] });
    expect(await turn()).toEqual({
      who: 'company',
      action: 'answer-proposal',
      since: proposed.body.proposal.createdAt,
    });
    expect(await listNotificationTypes(company)).toContain('offer_proposed');
    const [mail] = await world.mails(company.user.email ?? '');
    expect(mail).toMatchObject({ kind: 'offer-proposed' });
    for (const text of ['US$33 an hour', 'US$3,432', OTHER_TERMS.note]) expect(mail?.textBody).toContain(text);
  });

  it('accepts one proposal for each version, even when two are sent at the same time', async () => {
    const { propose, offer } = await offerScene();
    const responses = await Promise.all([propose(), propose({ ...OTHER_TERMS, hourlyRate: 40 })]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await propose()).toMatchObject({
      status: 409,
      body: { detail: 'You already proposed other terms for this version' },
    });
    const second = await offer({ hourlyRate: 30 });
    expect(second).toMatchObject({ version: 2, proposal: null });
    expect((await propose(OTHER_TERMS, undefined, second.id)).status).toBe(201);
    expect(await world.db.select().from(offerProposals)).toHaveLength(2);
  });

  it('is refused once the offer has ended', async () => {
    const { company, candidate, propose, sent, offer } = await offerScene();
    await company.post(`/api/offers/${sent.id}/withdraw`);
    expect(await propose()).toMatchObject({ status: 409, body: { detail: 'This offer was withdrawn' } });
    const again = await offer();
    await acceptOffer(candidate, again);
    expect((await propose(OTHER_TERMS, undefined, again.id)).status).toBe(409);
    expect(await world.db.select().from(offerProposals)).toEqual([]);
  });

  it.each([
    ['a rate of zero', 'hourlyRate', 0],
    ['too many hours', 'hoursPerWeek', 81],
    ['a start that is not a date', 'startDate', 'soon'],
    ['a start in the past', 'startDate', addDays(toUtcDay(new Date().toISOString()), -2)],
    ['a note that is too long', 'note', 'x'.repeat(10_001)],
  ])('rejects %s', async (_, path, value) => {
    const { propose } = await offerScene();
    expect(await propose({ ...OTHER_TERMS, [path]: value })).toMatchObject({
      status: 400,
      body: { errors: [{ path }] },
    });
  });

  it('rejects a proposal that has the same terms as the offer and no note', async () => {
    const { propose } = await offerScene();
    const { hourlyRate, hoursPerWeek, startDate } = buildTerms();
    const same = { hourlyRate, hoursPerWeek, startDate };
    expect(await propose(same)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'hourlyRate', message: 'This proposal has the same terms as the offer' }] },
    });
    expect((await propose({ ...same, note: 'Could we add five days off?' })).status).toBe(201);
  });

  it('is only for the candidate of the offer', async () => {
    const { company, propose } = await offerScene();
    expect((await propose(OTHER_TERMS, company)).status).toBe(403);
    expect((await propose(OTHER_TERMS, await world.candidate())).status).toBe(404);
    expect((await propose(OTHER_TERMS, world.visitor)).status).toBe(401);
  });
});

describe('POST /api/offers/:id/proposal/keep', () => {
  it('keeps the offer open, notifies the candidate, and makes it their turn again', async () => {
    const { candidate, propose, keep, turn, sent } = await offerScene();
    await propose();
    const kept = await keep();
    expect(kept).toMatchObject({ status: 200, body: { status: 'sent', proposalActions: [] } });
    expect(await turn()).toEqual({ who: 'candidate', action: 'answer-offer', since: kept.body.proposal.keptAt });
    expect(await listNotificationTypes(candidate)).toContain('offer_kept');
    const [mail] = await world.mails(candidate.user.email ?? '');
    expect(mail).toMatchObject({ subject: 'Faro Studio is keeping its terms for Bookkeeper' });
    expect(await keep()).toMatchObject({ status: 409, body: { detail: 'There’s no open proposal for this offer' } });
    expect((await propose()).status).toBe(409);
    expect((await acceptOffer(candidate, sent)).status).toBe(200);
  });

  it('is only for the company of the offer, and requires a proposal', async () => {
    const { candidate, propose, keep } = await offerScene();
    expect((await keep()).status).toBe(409);
    await propose();
    expect((await keep(candidate)).status).toBe(403);
    expect((await keep(await world.company())).status).toBe(404);
  });
});

describe('undoing an offer', () => {
  const undoScene = async () => {
    const scene = await createApplicationScene(world);
    const { company, candidate, id } = scene;
    const propose = async () => {
      const [newest] = (await candidate.get(`/api/applications/${id}/offers`)).body;
      expect((await candidate.post(`/api/offers/${newest.id}/proposal`, OTHER_TERMS)).status).toBe(201);
    };
    const undo = async () => {
      expect((await company.post(`/api/applications/${id}/undo`)).status).toBe(200);
      const [newest] = (await candidate.get(`/api/applications/${id}/offers`)).body;
      expect(newest.status).toBe('withdrawn');
      return {
        notifications: await listNotificationTypes(candidate),
        mails: await listAllMailKinds(world, candidate),
      };
    };
    return { ...scene, propose, undo };
  };
  const ANNOUNCED = { notifications: ['offer_withdrawn'], mails: ['offer-withdrawn'] };

  it('is announced to a candidate who proposed other terms', async () => {
    const { candidate, offer, propose, undo } = await undoScene();
    await offer();
    await propose();
    expect(await undo()).toEqual(ANNOUNCED);
    const [mail] = await world.mails(candidate.user.email ?? '');
    expect(mail?.textBody).toContain('Your application is back at the stage before the offer.');
  });

  it('is announced even if the company kept its terms', async () => {
    const { company, id, offer, propose, undo } = await undoScene();
    const { id: offerId } = await offer();
    await propose();
    await company.post(`/api/offers/${offerId}/proposal/keep`);
    expect((await company.get(`/api/applications/${id}`)).body.undo).toMatchObject({ isMailed: true });
    expect(await undo()).toEqual({
      notifications: ['offer_withdrawn', 'offer_kept'],
      mails: ['offer-revised', 'offer-withdrawn'],
    });
  });

  it('is announced even if the company sent a new version', async () => {
    const { company, id, offer, propose, undo } = await undoScene();
    await offer();
    await propose();
    await offer({ hourlyRate: 30 });
    expect((await company.get(`/api/applications/${id}`)).body.undo).toMatchObject({ isMailed: true });
    expect(await undo()).toMatchObject({
      notifications: ['offer_withdrawn', 'offer_revised'],
      mails: ['offer-withdrawn'],
    });
  });

  it('is refused while a colleague’s newer terms are open, alone and with other applications', async () => {
    const { company, candidate, id, offer, undo } = await undoScene();
    const colleague = await world.member(company, 'recruiter');
    await offer();
    const { body: newer } = await colleague.post(`/api/applications/${id}/offers`, buildTerms({ hourlyRate: 30 }));
    const code = 'terms-sent-since';
    expect(await company.post(`/api/applications/${id}/undo`)).toMatchObject({ status: 409, body: { code } });
    const several = await company.post('/api/applications/moves/undo', { ids: [id] });
    expect(several.body).toMatchObject({ moved: [], refused: [{ id, code }] });
    const [open] = (await candidate.get(`/api/applications/${id}/offers`)).body;
    expect(open).toMatchObject({ version: 2, status: 'seen' });
    expect((await company.post(`/api/offers/${newer.id}/withdraw`)).status).toBe(200);
    expect(await undo()).toMatchObject({ mails: [] });
  });

  it('is possible for the colleague who sent the newest terms', async () => {
    const { company, id, offer } = await undoScene();
    const colleague = await world.member(company, 'recruiter');
    await offer();
    await colleague.post(`/api/applications/${id}/offers`, buildTerms({ hourlyRate: 30 }));
    expect((await colleague.post(`/api/applications/${id}/undo`)).status).toBe(200);
  });

  it('is possible for a colleague of the member whose offer changed the status', async () => {
    const { company, id, offer } = await undoScene();
    const colleague = await world.member(company, 'recruiter');
    await offer();
    expect((await colleague.post(`/api/applications/${id}/undo`)).status).toBe(200);
  });

  it('is announced only once if the company withdrew the offer before', async () => {
    const { company, id, offer, propose, undo } = await undoScene();
    const { id: offerId } = await offer();
    await propose();
    await company.post(`/api/offers/${offerId}/withdraw`);
    expect((await company.get(`/api/applications/${id}`)).body.undo).not.toHaveProperty('isMailed');
    expect(await undo()).toEqual(ANNOUNCED);
  });

  it('is silent if the candidate did not respond', async () => {
    const { company, id, offer, undo } = await undoScene();
    await offer();
    expect((await company.get(`/api/applications/${id}`)).body.undo).not.toHaveProperty('isMailed');
    expect(await undo()).toEqual({ notifications: [], mails: [] });
  });

  it.each(['new terms', 'a withdrawal'])(
    'leaves no notification about %s that the candidate did not respond to',
    async (what) => {
      const { company, candidate, offer, undo } = await undoScene();
      const { id: offerId } = await offer();
      await (what === 'new terms' ? offer({ hourlyRate: 30 }) : company.post(`/api/offers/${offerId}/withdraw`));
      expect((await listNotificationTypes(candidate))[0]).toBe(
        what === 'new terms' ? 'offer_revised' : 'offer_withdrawn',
      );
      expect(await undo()).toEqual({ notifications: [], mails: [] });
    },
  );
});

describe('a stored proposal', () => {
  it('is in the export, and is erased with the account', async () => {
    const { company, candidate, propose } = await offerScene();
    await propose();
    for (const side of [company, candidate]) {
      expect((await side.get('/api/account/export')).body.offers).toMatchObject([{ proposal: OTHER_TERMS }]);
    }
    expect((await candidate.delete('/api/account', PASSWORD)).status).toBe(204);
    expect(await world.db.select().from(offerProposals)).toEqual([]);
  });

  it('is not emailed to a company that muted these emails', async () => {
    const { company, propose } = await offerScene();
    await company.patch('/api/account', { notifications: { offerProposed: false } });
    await propose();
    expect(await world.db.$count(outbox, eq(outbox.userId, company.userId))).toBe(0);
    expect(await listNotificationTypes(company)).toContain('offer_proposed');
  });
});
