/** Muted emails about offers and hires are not sent, but notifications still are. */
import { describe, expect, it } from 'vitest';
import {
  acceptOffer,
  backdateLastMove,
  createApplicationScene,
  listAllMailKinds,
  listNotificationTypes,
  listSentMailKinds,
} from '#testing/offer-scene.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';
import { expireOffers } from './hiring-worker.service.ts';

const world = useTestApp();

const mute = (client: TestClient, ...choices: string[]) =>
  client.patch('/api/account', { notifications: Object.fromEntries(choices.map((choice) => [choice, false])) });

describe('hiring emails', () => {
  it('can be muted by candidates if they are about new terms or withdrawn offers', async () => {
    const { company, candidate, offer, id: applicationId } = await createApplicationScene(world);
    await mute(candidate, 'offerRevised', 'offerWithdrawn');
    await offer();
    await backdateLastMove(world, applicationId);
    const { id } = await offer({ hourlyRate: 30 });
    await company.post(`/api/offers/${id}/withdraw`);
    expect(await listSentMailKinds(world, candidate)).not.toContain('offer-revised');
    expect(await listSentMailKinds(world, candidate)).not.toContain('offer-withdrawn');
    expect(await listNotificationTypes(candidate)).toEqual(
      expect.arrayContaining(['offer_revised', 'offer_withdrawn']),
    );
  });

  it('can be muted by companies if they are about declined or expired offers', async () => {
    const { company, candidate, offer } = await createApplicationScene(world);
    await mute(company, 'offerExpired', 'offerDeclined');
    const { expiresAt } = await offer();
    await expireOffers(world.platform, expiresAt);
    const { id } = await offer();
    await candidate.post(`/api/offers/${id}/decline`, { reason: 'No.' });
    expect((await listAllMailKinds(world, company)).filter((kind) => kind.startsWith('offer-'))).toEqual([]);
    expect(await listNotificationTypes(company)).toContain('offer_expired');
  });

  it('can be muted if they are about changes to a hire, but not if they are about accepted terms', async () => {
    const { company, candidate, offer } = await createApplicationScene(world);
    await mute(candidate, 'offerRevised', 'offerWithdrawn', 'hireChanged');
    await acceptOffer(candidate, await offer());
    const [hire] = (await company.get('/api/hires')).body;
    await company.patch(`/api/hires/${hire.id}`, { status: 'ended', reason: 'Done.' });
    expect(await listSentMailKinds(world, candidate)).toContain('offer-accepted');
    expect(await listSentMailKinds(world, candidate)).not.toContain('hire-changed');
    expect(await listNotificationTypes(candidate)).toContain('hire_changed');
  });
});
