/** Voluntary questions: who is asked, that no one can read an answer, and that a person can delete their answers. */
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { resultRows } from '#server/db/database.ts';
import { createSecrets } from '#server/secrets.ts';
import { BUILT_PASSWORD, type CandidateClient, SECRET, useTestApp } from '#testing/test-app.ts';
import { unpackAnswer } from '../voluntary-answers.domain.ts';
import { answerReader } from './answer-cipher.service.ts';
import { receiptKeys } from './receipts.service.ts';
import { dropOldAnswers } from './voluntary-answers.service.ts';
import { voluntaryAnswers } from './voluntary-answers.tables.ts';

const world = useTestApp();
const PATH = '/api/voluntary-answers';
const ANSWERS = { sex: 'female', race: 'two-or-more' };

/** Creates a candidate whose application has the given status, declined by default. */
const createDecidedApplication = async (status = 'declined', values: Parameters<typeof world.candidate>[0] = {}) => {
  const company = await world.company();
  const job = await world.build.job({ companyId: company.company.id });
  const candidate = await world.candidate(values);
  const { body } = await candidate.post('/api/applications', { jobId: job.id });
  if (status !== 'pending') await company.patch(`/api/applications/${body.id}`, { status, reason: 'other' });
  return { company, candidate, applicationId: body.id as string };
};

const rows = () => world.db.select().from(voluntaryAnswers);

/** Reads a candidate's stored answer the way the audit does. */
const readStoredAnswer = async ({ candidate }: CandidateClient) => {
  const { toAnswerKey, open } = answerReader(createSecrets(SECRET));
  const row = (await rows()).find(({ answerKey }) => answerKey === toAnswerKey(candidate.id));
  return row ? unpackAnswer(row.answerKey, open(row.sealed) ?? '') : null;
};

/** Returns all rows of the public schema, which excludes the answers, as one string. */
const dumpDatabase = async (): Promise<string> => {
  const tables = resultRows<{ name: string }>(
    await world.db.execute(sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`),
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const found = await world.db.execute(sql.raw(`select row_to_json(t)::text as row from ${name} t`));
    texts.push(...resultRows<{ row: string }>(found).map(({ row }) => row));
  }
  return texts.join('\n');
};

describe('the voluntary questions', () => {
  it('are asked after the first decision', async () => {
    const { candidate } = await createDecidedApplication('pending');
    expect((await candidate.get(PATH)).body).toEqual({ isAsked: false, categories: 'eeo-1', isAnswered: false });
    expect(await candidate.put(PATH, ANSWERS)).toMatchObject({
      status: 409,
      body: { detail: 'We ask these questions once one of your applications has been decided' },
    });
    expect(await rows()).toEqual([]);
    const declined = await createDecidedApplication();
    expect((await declined.candidate.get(PATH)).body).toMatchObject({ isAsked: true, isAnswered: false });
    const hired = await world.candidate();
    const job = await world.build.job();
    await world.build.application({
      jobId: job.id,
      companyId: job.companyId,
      candidateId: hired.candidate.id,
      status: 'hired',
    });
    expect((await hired.get(PATH)).body).toMatchObject({ isAsked: true });
  });

  it('use Brazilian categories for residents of Brazil and U.S. categories elsewhere', async () => {
    const { candidate } = await createDecidedApplication('declined', { country: 'BR' });
    expect((await candidate.get(PATH)).body).toMatchObject({ categories: 'ibge' });
    expect((await candidate.put(PATH, ANSWERS)).body.errors).toMatchObject([
      { path: 'race', message: 'This category isn’t one of your options' },
    ]);
    expect((await candidate.put(PATH, { sex: 'female', race: 'parda' })).status).toBe(200);
    expect(await readStoredAnswer(candidate)).toEqual({ sex: 'female', race: 'parda' });
  });

  it('accept "prefer not to say" and refuse unknown categories', async () => {
    const { candidate } = await createDecidedApplication();
    expect((await candidate.put(PATH, { sex: null, race: null })).body).toMatchObject({ isAnswered: true });
    expect(await readStoredAnswer(candidate)).toEqual({ sex: null, race: null });
    for (const body of [{}, { sex: 'female' }, { sex: 'x', race: null }, { sex: 1, race: {} }]) {
      expect((await candidate.put(PATH, body)).status).toBe(400);
    }
  });

  it('are for candidates only', async () => {
    const { company } = await createDecidedApplication();
    const admin = await world.admin();
    for (const client of [company, admin]) {
      expect((await client.get(PATH)).status).toBe(403);
      expect((await client.put(PATH, ANSWERS)).status).toBe(403);
      expect((await client.delete(PATH)).status).toBe(403);
    }
    expect((await world.visitor.get(PATH)).status).toBe(401);
  });
});

describe('a voluntary answer', () => {
  it('is never returned by any call', async () => {
    const { company, candidate, applicationId } = await createDecidedApplication();
    const responses = [
      await candidate.put(PATH, ANSWERS),
      await candidate.get(PATH),
      await candidate.get('/api/account/export'),
      await candidate.get(`/api/applications/${applicationId}`),
      await company.get(`/api/applications/${applicationId}`),
      await company.get(`/api/applications/${applicationId}/receipt`),
      await company.get('/api/account/export'),
      await (await world.admin()).get('/api/admin/activity'),
    ];
    for (const { status, text } of responses) {
      expect(status).toBe(200);
      expect(text).not.toMatch(/two-or-more|"female"/);
    }
    expect(responses[2]?.body.hasVoluntaryAnswers).toBe(true);
  });

  it('is stored in one table only, under a pseudonym and encrypted', async () => {
    const { candidate } = await createDecidedApplication();
    await candidate.put(PATH, ANSWERS);
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(JSON.stringify(row)).not.toMatch(/two-or-more|female/);
    const text = await dumpDatabase();
    expect(text).not.toMatch(/two-or-more/);
    expect(text).not.toContain(row?.answerKey);
    // Differs from the candidate's pseudonym in receipts, so that the two cannot be linked.
    expect(row?.answerKey).not.toBe(receiptKeys(world.platform)(candidate.candidate.id));
    for (const id of [candidate.userId, candidate.candidate.id]) expect(JSON.stringify(row)).not.toContain(id);
  });

  it('is stored with the same length as every other answer', async () => {
    const [first, second] = [await createDecidedApplication(), await createDecidedApplication()];
    await first.candidate.put(PATH, { sex: null, race: null });
    await second.candidate.put(PATH, { sex: 'female', race: 'native-hawaiian-or-pacific-islander' });
    expect(new Set((await rows()).map(({ sealed }) => sealed.length)).size).toBe(1);
  });

  it('cannot be moved to another pseudonym', async () => {
    const [first, second] = [await createDecidedApplication(), await createDecidedApplication()];
    await first.candidate.put(PATH, ANSWERS);
    await second.candidate.put(PATH, { sex: 'male', race: 'white' });
    const { toAnswerKey } = answerReader(createSecrets(SECRET));
    const sealed = (await rows()).find(
      ({ answerKey }) => answerKey === toAnswerKey(first.candidate.candidate.id),
    )?.sealed;
    await world.db.update(voluntaryAnswers).set({ sealed: sealed ?? '' });
    expect(await readStoredAnswer(first.candidate)).toEqual(ANSWERS);
    expect(await readStoredAnswer(second.candidate)).toBeNull();
  });

  it('is replaced by the next one, even with concurrent answers, and deleted when withdrawn', async () => {
    const { candidate } = await createDecidedApplication();
    await candidate.put(PATH, { sex: 'male', race: 'asian' });
    const both = await Promise.all([candidate.put(PATH, ANSWERS), candidate.put(PATH, ANSWERS)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await readStoredAnswer(candidate)).toEqual(ANSWERS);
    expect(await rows()).toHaveLength(1);
    expect((await candidate.delete(PATH)).status).toBe(204);
    expect(await rows()).toEqual([]);
    expect((await candidate.get(PATH)).body).toMatchObject({ isAnswered: false });
    expect((await candidate.delete(PATH)).status).toBe(204);
    expect((await candidate.get('/api/account/export')).body.hasVoluntaryAnswers).toBe(false);
  });

  it('is deleted with the account', async () => {
    const { candidate } = await createDecidedApplication();
    await candidate.put(PATH, ANSWERS);
    expect((await candidate.delete('/api/account', { password: BUILT_PASSWORD })).status).toBe(204);
    expect(await rows()).toEqual([]);
  });

  it('is deleted after the receipts from its year', async () => {
    const { candidate } = await createDecidedApplication();
    await candidate.put(PATH, ANSWERS);
    const years = world.platform.env.scoreReceiptYears;
    const age = (by: number) => world.db.update(voluntaryAnswers).set({ answeredIn: new Date().getUTCFullYear() - by });
    await age(years);
    await dropOldAnswers(world.db, years);
    expect(await rows()).toHaveLength(1);
    await age(years + 1);
    await dropOldAnswers(world.db, years);
    expect(await rows()).toEqual([]);
  });
});
