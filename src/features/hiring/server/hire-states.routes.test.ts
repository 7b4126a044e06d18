/** The state of a hire in the application, in lists and in the conversation, for both sides. */
import { describe, expect, it } from 'vitest';
import { acceptOffer, buildTerms, createApplicationScene } from '#testing/offer-scene.ts';
import { BUILT_PASSWORD, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

/** Creates an application, and a function that checks that every call returns the same hire. */
const createScene = async () => {
  const scene = await createApplicationScene(world);
  const { company, candidate, job, id } = scene;
  const loadHire = async () => {
    const rows = [
      (await company.get(`/api/applications/${id}`)).body,
      (await candidate.get(`/api/applications/${id}`)).body,
      (await company.get('/api/applications')).body[0],
      (await candidate.get('/api/my-applications')).body[0],
      (await candidate.get(`/api/jobs/${job.id}/application`)).body,
      (await company.get(`/api/conversations/${candidate.userId}/applications`)).body[0],
      (await candidate.get(`/api/conversations/${company.userId}/applications`)).body[0],
    ];
    const [hire, ...others] = [...new Set(rows.map((row) => JSON.stringify(row.hire)))];
    expect(others).toEqual([]);
    return hire === undefined ? undefined : JSON.parse(hire);
  };
  const changeHire = async (status: string) => {
    const [hire] = (await company.get('/api/hires')).body;
    const { body } = await company.patch(`/api/hires/${hire.id}`, { status });
    return body.statusChangedAt;
  };
  return { ...scene, loadHire, changeHire };
};

describe('the hire of an application', () => {
  it('is active from the acceptance until it is called off', async () => {
    const { candidate, offer, loadHire, changeHire } = await createScene();
    const newOffer = await offer();
    expect(await loadHire()).toBeUndefined();
    await acceptOffer(candidate, newOffer);
    expect(await loadHire()).toMatchObject({ state: 'active' });
    const since = await changeHire('ended');
    expect(await loadHire()).toEqual({ state: 'called-off', since });
  });

  it.each(['ended', 'claimed'])('has ended once work has started and the hire is %s', async (status) => {
    const { candidate, offer, loadHire, changeHire } = await createScene();
    await acceptOffer(candidate, await offer());
    await changeHire('started');
    expect(await loadHire()).toMatchObject({ state: 'active' });
    const since = await changeHire(status);
    expect(await loadHire()).toEqual({ state: 'ended', since });
  });

  it('has no terms until the company saves them', async () => {
    const { company, id, loadHire } = await createScene();
    const { statusChangedAt, hire } = (await company.patch(`/api/applications/${id}`, { status: 'hired' })).body;
    expect(hire).toEqual({ state: 'no-terms', since: statusChangedAt });
    expect(await loadHire()).toEqual(hire);
    const { expiresAt: _expiresAt, note: _note, ...terms } = buildTerms();
    expect((await company.post(`/api/applications/${id}/hire`, terms)).status).toBe(201);
    expect(await loadHire()).toMatchObject({ state: 'active' });
  });

  it('without terms has ended once the company deletes its account', async () => {
    const { company, candidate, id } = await createScene();
    const { statusChangedAt } = (await company.patch(`/api/applications/${id}`, { status: 'hired' })).body;
    expect((await company.delete('/api/account', { password: BUILT_PASSWORD })).status).toBeLessThan(300);
    const { hire } = (await candidate.get(`/api/applications/${id}`)).body;
    expect(hire.state).toBe('ended');
    expect(hire.since > statusChangedAt).toBe(true);
  });
});
