/** A hire that was called off before its first day: it has no guarantee, and it replaces no other hire. */
import { describe, expect, it } from 'vitest';
import {
  BUILT_PASSWORD,
  type CandidateClient,
  type CompanyClient,
  type TestClient,
  useTestApp,
} from '#testing/test-app.ts';
import { addDays, toUtcDay } from '../hiring.domain.ts';

const world = useTestApp();

const IN_A_WEEK = addDays(toUtcDay(new Date().toISOString()), 7);
const TERMS = { hourlyRate: 28, hoursPerWeek: 30, employmentType: 'part-time', startDate: IN_A_WEEK } as const;

/** Hires a candidate. Returns the hire's id. */
const hire = async (company: CompanyClient, candidate: CandidateClient): Promise<string> => {
  const companyId = company.company.id;
  const { id: jobId } = await world.build.job({ companyId });
  const values = { jobId, companyId, candidateId: candidate.candidate.id, status: 'hired' } as const;
  const { id } = await world.build.application(values);
  const { status, body } = await company.post(`/api/applications/${id}/hire`, TERMS);
  expect(status).toBe(201);
  return body.id;
};

const change = (client: TestClient, id: string, body: object) => client.patch(`/api/hires/${id}`, body);

/** Creates an upcoming hire, another one whose guarantee was claimed, and a third one. */
const createScene = async () => {
  const company = await world.company();
  const claimedId = await hire(company, await world.candidate());
  expect((await change(company, claimedId, { status: 'claimed' })).status).toBe(200);
  const candidate = await world.candidate();
  const upcomingId = await hire(company, candidate);
  const nextId = await hire(company, await world.candidate());
  const callOff = () => change(candidate, upcomingId, { status: 'ended' });
  const load = async (id: string) =>
    (await company.get('/api/hires')).body.find((row: { id: string }) => row.id === id);
  return { company, candidate, claimedId, upcomingId, nextId, callOff, load };
};

describe('a hire that was called off', () => {
  it.each(['company', 'admin'] as const)('has no guarantee that the %s could claim', async (actor) => {
    const { company, upcomingId, callOff, load } = await createScene();
    await callOff();
    const client = actor === 'company' ? company : await world.admin();
    const refusal = { status: 409, body: { code: 'hire-called-off' } };
    expect(await change(client, upcomingId, { status: 'claimed' })).toMatchObject(refusal);
    expect(await load(upcomingId)).toMatchObject({ status: 'ended', isCalledOff: true, moves: [] });
  });

  it('cannot be named as a replacement, and is skipped by the choice of the next one', async () => {
    const { company, claimedId, upcomingId, nextId, callOff } = await createScene();
    await callOff();
    expect(await change(company, claimedId, { status: 'replaced', replacedById: upcomingId })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'replacedById', code: 'not-another-hire' }] },
    });
    expect(await change(company, claimedId, { status: 'replaced' })).toMatchObject({
      status: 200,
      body: { replacedById: nextId },
    });
  });

  it.each(['calls it off', 'deletes the account'])(
    'no longer counts as a replacement if the person %s',
    async (how) => {
      const { company, candidate, claimedId, upcomingId, nextId, callOff, load } = await createScene();
      await change(company, claimedId, { status: 'replaced', replacedById: upcomingId });
      expect(await load(claimedId)).toMatchObject({ status: 'replaced', replacedById: upcomingId, moves: [] });
      await (how === 'calls it off' ? callOff() : candidate.delete('/api/account', { password: BUILT_PASSWORD }));
      expect(await load(claimedId)).toMatchObject({ status: 'claimed', replacedById: null, moves: ['replaced'] });
      const replaced = await change(company, claimedId, { status: 'replaced', replacedById: nextId });
      expect(replaced.body.replacedById).toBe(nextId);
    },
  );
});
