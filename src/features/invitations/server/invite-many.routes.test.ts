import { describe, expect, it } from 'vitest';
import { newId } from '#server/ids.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import { useTestApp } from '#testing/test-app.ts';
import { MAX_INVITED_AT_ONCE } from '../invite-many.contract.ts';

const world = useTestApp();
const limitedWorld = useTestApp({ RATE_LIMITS: 'on' });

const PATH = '/api/invitations/many';

/** Creates a company with an open job. */
const createScene = async (app = world) => {
  const company = await app.company();
  const job = await app.build.job({ companyId: company.company.id });
  const createPeople = async (count: number): Promise<string[]> => {
    const ids: string[] = [];
    for (let made = 0; made < count; made++) ids.push((await app.build.candidate()).id);
    return ids;
  };
  const countSent = async (): Promise<number> =>
    (await company.get(`/api/invitations?jobId=${job.id}&limit=100`)).body.length;
  return { company, job, createPeople, countSent };
};

const outcomesByCandidate = (rows: { candidateId: string; outcome: string }[]) =>
  Object.fromEntries(rows.map(({ candidateId, outcome }) => [candidateId, outcome]));

describe('inviting several people in one call', () => {
  it('returns the result for each person', async () => {
    const { company, job, createPeople, countSent } = await createScene();
    const [fresh = '', invited = '', applied = ''] = await createPeople(3);
    const pending = (await world.build.candidate({ approvalStatus: 'pending' })).id;
    const unknown = newId();
    await company.post('/api/invitations', { jobId: job.id, candidateId: invited });
    await world.build.application({ jobId: job.id, companyId: job.companyId, candidateId: applied });
    const candidateIds = [fresh, invited, applied, pending, unknown, fresh];
    const response = await company.post(PATH, { jobId: job.id, candidateIds, note: 'We liked your profile.' });
    expect(response.status).toBe(200);
    expect(outcomesByCandidate(response.body)).toEqual({
      [fresh]: 'invited',
      [invited]: 'already-invited',
      [applied]: 'already-applied',
      [pending]: 'not-available',
      [unknown]: 'not-available',
    });
    expect(await countSent()).toBe(2);
  });

  it('notifies each person in the bell', async () => {
    const { company, job } = await createScene();
    const [first, second] = [await world.candidate(), await world.candidate()];
    await company.post(PATH, { jobId: job.id, candidateIds: [first.candidate.id, second.candidate.id] });
    for (const person of [first, second]) {
      const [notification] = (await person.get('/api/notifications')).body;
      expect(notification).toMatchObject({ type: 'invitation_received', data: { jobId: job.id } });
    }
  });

  it('is allowed only for companies, and only for their own open jobs', async () => {
    const { job, createPeople } = await createScene();
    const candidateIds = await createPeople(1);
    const body = { jobId: job.id, candidateIds };
    expect((await world.visitor.post(PATH, body)).status).toBe(401);
    expect((await (await world.candidate()).post(PATH, body)).status).toBe(403);
    expect((await (await world.company()).post(PATH, body)).status).toBe(404);
    const company = await world.company();
    const closed = await world.build.job({ companyId: company.company.id, status: 'closed' });
    expect((await company.post(PATH, { jobId: closed.id, candidateIds })).status).toBe(409);
  });

  it('rejects an empty list, too many ids and invalid ids, and names the field', async () => {
    const { company, job } = await createScene();
    const many = Array.from({ length: MAX_INVITED_AT_ONCE + 1 }, newId);
    for (const candidateIds of [[], many, ['1'], 'all', undefined]) {
      const response = await company.post(PATH, { jobId: job.id, candidateIds });
      expect(response.status).toBe(400);
      expect(JSON.stringify(response.body.errors)).toContain('candidateIds');
    }
  });

  it('invites each person once when two requests overlap', async () => {
    const { company, job, createPeople, countSent } = await createScene();
    const ids = await createPeople(6);
    const responses = await Promise.all([
      company.post(PATH, { jobId: job.id, candidateIds: ids }),
      company.post(PATH, { jobId: job.id, candidateIds: ids.toReversed() }),
    ]);
    const outcomes = responses.flatMap(({ status, body }) => {
      expect(status).toBe(200);
      return body.map(({ outcome }: { outcome: string }) => outcome);
    });
    expect(outcomes.filter((outcome) => outcome === 'invited')).toHaveLength(6);
    expect(outcomes.filter((outcome) => outcome === 'already-invited')).toHaveLength(6);
    expect(await countSent()).toBe(6);
  });
});

describe('the daily limit on invitations', () => {
  it('covers all requests; a request that exceeds it invites no one', { timeout: 120_000 }, async () => {
    const { company, job, createPeople, countSent } = await createScene(limitedWorld);
    const { hits } = RATE_LIMITS.invitations;
    for (let count = 0; count < hits - 10; count += 20) {
      expect((await company.post(PATH, { jobId: job.id, candidateIds: await createPeople(20) })).status).toBe(200);
    }
    expect(await countSent()).toBe(40);
    const tooMany = await company.post(PATH, { jobId: job.id, candidateIds: await createPeople(11) });
    expect(tooMany.status).toBe(429);
    expect(await countSent()).toBe(40);
    const [first, second] = [await createPeople(8), await createPeople(8)];
    const both = await Promise.all(
      [first, second].map((candidateIds) => company.post(PATH, { jobId: job.id, candidateIds })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
    expect(await countSent()).toBe(48);
    // Two more invitations reach the limit, and a repeated one does not count.
    const [invitedId = ''] = both[0]?.status === 200 ? first : second;
    const candidateIds = [invitedId, ...(await createPeople(2))];
    expect((await company.post(PATH, { jobId: job.id, candidateIds })).status).toBe(200);
    expect(await countSent()).toBe(hits);
  });
});
