import { describe, expect, it } from 'vitest';
import { accept, applicationScene, bellsOf, mailsTo, statusOf } from '#testing/offer-scene.ts';
import { useTestApp } from '#testing/test-app.ts';
import { offers } from './hiring.tables.ts';
import { expireOffers } from './hiring-worker.service.ts';

const world = useTestApp();

describe('an offer ends', () => {
  it('with a no, which withdraws the application and says why', async () => {
    const { company, candidate, id, offer } = await applicationScene(world);
    const sent = await offer();
    const answer = await candidate.post(`/api/offers/${sent.id}/decline`, { reason: 'I took another position.' });
    expect(answer).toMatchObject({ status: 200, body: { status: 'declined', reason: 'I took another position.' } });
    const detail = (await company.get(`/api/applications/${id}`)).body;
    expect(detail.status).toBe('withdrawn');
    expect(detail.history.at(-1).note).toBe('I took another position.');
    const [mail] = await world.mails(company.user.email ?? '');
    expect(mail?.kind).toBe('offer-declined');
    expect(mail?.textBody).toContain('> I took another position.');
  });

  it('when its company takes it back, and cannot be accepted past that', async () => {
    const { company, candidate, id, offer } = await applicationScene(world);
    const sent = await offer();
    expect(await company.post(`/api/offers/${sent.id}/withdraw`)).toMatchObject({
      status: 200,
      body: { status: 'withdrawn' },
    });
    expect(await accept(candidate, sent)).toMatchObject({
      status: 409,
      body: { detail: 'This offer was withdrawn' },
    });
    expect((await candidate.patch(`/api/applications/${id}`, { status: 'hired' })).status).toBe(409);
    expect(await bellsOf(candidate)).toContain('offer_withdrawn');
    expect(await mailsTo(world, candidate)).toContain('offer-withdrawn');
    expect(await statusOf(world, id)).toBe('offered');
  });

  it.each([
    ['the candidate withdraws', 'declined'],
    ['the company declines', 'withdrawn'],
    ['the job closes', 'withdrawn'],
    ['the company hires outside of it', 'withdrawn'],
    ['the candidate deletes the account', 'declined'],
    ['the company deletes the account', 'withdrawn'],
  ] as const)('in the same transaction as its application: %s', async (how, status) => {
    const { company, candidate, job, id, offer } = await applicationScene(world);
    await offer();
    const password = 'a fine long password';
    const ways = {
      'the candidate withdraws': () => candidate.patch(`/api/applications/${id}`, { status: 'withdrawn' }),
      'the company declines': () => company.patch(`/api/applications/${id}`, { status: 'declined' }),
      'the job closes': () => company.patch(`/api/jobs/${job.id}`, { status: 'closed', applicants: 'decline' }),
      'the company hires outside of it': () => company.patch(`/api/applications/${id}`, { status: 'hired' }),
      'the candidate deletes the account': () => candidate.delete('/api/account', { password }),
      'the company deletes the account': () => company.delete('/api/account', { password }),
    };
    expect((await ways[how]()).status).toBeLessThan(300);
    const [row] = await world.db.select().from(offers);
    expect(row).toMatchObject({ status, endedAt: expect.any(String) });
  });

  it('by its time, once, and both are told', async () => {
    const { company, candidate, offer } = await applicationScene(world);
    const { expiresAt } = await offer();
    const before = new Date(Date.parse(expiresAt) - 1).toISOString();
    expect(await expireOffers(world.platform, before)).toBeNull();
    const runs = await Promise.all([expireOffers(world.platform, expiresAt), expireOffers(world.platform, expiresAt)]);
    expect(runs.filter((run) => run !== null)).toHaveLength(1);
    expect(await expireOffers(world.platform, expiresAt)).toBeNull();
    for (const side of [company, candidate]) {
      expect((await bellsOf(side)).filter((type) => type === 'offer_expired')).toHaveLength(1);
    }
    expect(await mailsTo(world, company)).toEqual(['offer-expired']);
  });
});

describe('PATCH /api/applications/:id', () => {
  it('still offers without terms, which the candidate accepts as before, and makes no hire', async () => {
    const { company, candidate, id } = await applicationScene(world);
    expect((await company.patch(`/api/applications/${id}`, { status: 'offered' })).status).toBe(200);
    expect((await candidate.get(`/api/applications/${id}/offers`)).body).toEqual([]);
    expect((await candidate.patch(`/api/applications/${id}`, { status: 'hired' })).status).toBe(200);
    expect((await candidate.get('/api/hires')).body).toEqual([]);
  });

  it('does not accept terms without naming them', async () => {
    const { candidate, id, offer } = await applicationScene(world);
    await offer();
    expect(await candidate.patch(`/api/applications/${id}`, { status: 'hired' })).toMatchObject({
      status: 409,
      body: { detail: 'This offer has terms. Accept the newest version of them.' },
    });
    expect(await statusOf(world, id)).toBe('offered');
  });
});
