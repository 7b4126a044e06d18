/** Requesting, answering and declining a reference, and who can read the answers. */
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';
import { isSameMailbox } from '../mailbox.domain.ts';
import { dropOldReferences } from './verifications.service.ts';
import { referenceRequests } from './verifications.tables.ts';

const ASK = '/api/verifications/references';
const READ = '/api/references/read';
const ANSWER = '/api/references/answer';
const DECLINE = '/api/references/decline';
const REFEREE = { name: 'Dana Hollowell', email: 'dana@acme.example', relation: 'My manager at Acme' };
const COMPLETED_FORM = { together: 'Two years at Acme.', strengths: 'Calm under fire.', growth: '', again: 'yes' };

const world = useTestApp({ RATE_LIMITS: 'on' });

/** Returns the token in the latest email to the referee. */
const findMailedToken = async (email = REFEREE.email): Promise<string> => {
  const [mail] = await world.mails(email);
  return decodeURIComponent(/\/reference\?token=(\S+)\n/.exec(mail?.textBody ?? '')?.[1] ?? '');
};

const requestReference = async (candidate: TestClient, more: object = {}) =>
  candidate.post(ASK, { ...REFEREE, ...more });

describe('asking for a reference', () => {
  it('creates the claim and emails the referee a link', async () => {
    const candidate = await world.candidate();
    const response = await requestReference(candidate);
    expect(response).toMatchObject({
      status: 201,
      body: { kind: 'reference', subject: 'My manager at Acme', status: 'claimed' },
    });
    expect(response.text).not.toContain(REFEREE.email);
    const [mail] = await world.mails(REFEREE.email);
    expect(mail).toMatchObject({ kind: 'reference-asked', isSensitive: true });
    expect(mail?.textBody).toContain('Hello Dana Hollowell,');
    expect(mail?.textBody).not.toContain(REFEREE.relation);
    const readResponse = await world.visitor.post(READ, { token: await findMailedToken() });
    const candidateName = `${candidate.user.firstName} ${candidate.user.lastName}`;
    expect(readResponse).toMatchObject({
      status: 200,
      body: { candidateName, relation: REFEREE.relation, status: 'asked' },
    });
  });

  it('stores only a hash of the token', async () => {
    await requestReference(await world.candidate());
    const token = await findMailedToken();
    expect(token.length).toBeGreaterThan(30);
    const rows = await world.db.execute(sql`select row_to_json(r)::text as row from reference_requests r`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("is refused for the candidate's own address in any spelling, and for a referee who was already asked", async () => {
    const user = await world.build.user({ accountType: 'candidate', email: 'ana.lima@gmail.com' });
    await world.build.candidate({ userId: user.id });
    const candidate = await world.as(user.id);
    for (const email of ['ana.lima@gmail.com', 'ANA.LIMA+me@gmail.com', 'analima@googlemail.com']) {
      expect(await requestReference(candidate, { email })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'email' }] },
      });
    }
    expect((await requestReference(candidate)).status).toBe(201);
    const again = await requestReference(candidate, { email: 'Dana+x@acme.example', relation: 'Another relation' });
    expect(again).toMatchObject({ status: 400, body: { errors: [{ path: 'email' }] } });
    expect((await candidate.get('/api/verifications')).body).toHaveLength(1);
    expect(await world.mails(REFEREE.email)).toHaveLength(1);
  });

  it('uses the language chosen by the candidate, English by default, and names the candidate', async () => {
    const candidate = await world.candidate();
    await candidate.patch('/api/account', { language: 'pt' });
    const name = `${candidate.user.firstName} ${candidate.user.lastName}`;
    const expectedTexts = {
      en: [`${name} is asking you for a reference`, '/reference?token='],
      es: [`${name} te pide una referencia`, '/es/reference?token='],
      pt: [`${name} pediu uma referência a você`, '/pt/reference?token='],
    };
    for (const [language, [subject, link]] of Object.entries(expectedTexts)) {
      const email = `${language}@acme.example`;
      expect((await requestReference(candidate, { email, relation: language, language })).status).toBe(201);
      const [mail] = await world.mails(email);
      expect(mail?.subject).toBe(subject);
      expect(mail?.textBody).toContain(`${world.platform.env.publicUrl}${link}`);
    }
    await requestReference(candidate, { email: 'none@acme.example', relation: 'none' });
    expect((await world.mails('none@acme.example'))[0]?.subject).toBe(expectedTexts.en[0]);
    const requests = await world.db.select({ language: referenceRequests.language }).from(referenceRequests);
    expect(requests.map(({ language }) => language).toSorted()).toEqual(['en', 'en', 'es', 'pt']);
  });

  it('omits a candidate’s name that looks like a link', async () => {
    const user = await world.build.user({ accountType: 'candidate', firstName: 'win.example', lastName: 'Prize' });
    await world.build.candidate({ userId: user.id });
    await requestReference(await world.as(user.id));
    const [mail] = await world.mails(REFEREE.email);
    expect(mail?.subject).toBe('Someone you may have worked with is asking you for a reference');
    expect(mail?.textBody).not.toContain('win.example');
  });

  it('refuses an unsupported language', async () => {
    const candidate = await world.candidate();
    for (const language of ['fr', 'EN', 7]) {
      expect(await requestReference(candidate, { language })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'language', message: 'Must be one of en, es, pt' }] },
      });
    }
    expect(await world.mails(REFEREE.email)).toEqual([]);
  });

  it('names the missing field', async () => {
    const candidate = await world.candidate();
    for (const path of ['name', 'email', 'relation']) {
      expect(await requestReference(candidate, { [path]: ' ' })).toMatchObject({
        status: 400,
        body: { errors: [{ path }] },
      });
    }
  });
});

describe('a referee', () => {
  it('answers once, even with concurrent requests, without signing in', async () => {
    await requestReference(await world.candidate());
    const token = await findMailedToken();
    const responses = await Promise.all([1, 2, 3].map(() => world.visitor.post(ANSWER, { ...COMPLETED_FORM, token })));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409]);
    expect((await world.visitor.post(READ, { token })).body.status).toBe('answered');
  });

  it('is limited per IPv6 network, not per address, when trying links', async () => {
    const { hits } = RATE_LIMITS['reference-links'];
    const guess = (host: number) =>
      world.visitor.request({
        method: 'POST',
        url: READ,
        payload: { token: 'x'.repeat(43) },
        remoteAddress: `2001:db8:7:7::${host.toString(16)}`,
      });
    for (let host = 1; host <= hits; host++) expect((await guess(host)).status).not.toBe(429);
    expect((await guess(hits + 1)).status).toBe(429);
  });

  it('receives an error for a missing or overlong answer and for a guessed link', async () => {
    await requestReference(await world.candidate());
    const token = await findMailedToken();
    for (const [path, value] of [
      ['together', ''],
      ['strengths', undefined],
      ['again', 'maybe'],
      ['growth', 'x'.repeat(10_001)],
    ] as const) {
      const rejection = await world.visitor.post(ANSWER, { ...COMPLETED_FORM, token, [path]: value });
      expect(rejection).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    }
    expect((await world.visitor.post(ANSWER, { ...COMPLETED_FORM, token: 'guessed' })).status).toBe(404);
    expect((await world.visitor.post(READ, { token: 'guessed' })).status).toBe(404);
  });

  it('is visible with the answer only to admins, not to companies or to the candidate, even one who is an admin', async () => {
    const user = await world.build.user({ accountType: 'candidate', isAdmin: true });
    const profile = await world.build.candidate({ userId: user.id });
    const [self, admin, company] = [await world.as(user.id), await world.admin(), await world.company()];
    const { id } = (await requestReference(self)).body;
    await world.visitor.post(ANSWER, { ...COMPLETED_FORM, token: await findMailedToken() });
    expect((await admin.get('/api/admin/verifications')).body[0].reference).toMatchObject({
      status: 'answered',
      name: REFEREE.name,
      email: REFEREE.email,
      answer: { ...COMPLETED_FORM, growth: null },
    });
    await admin.post(`/api/admin/verifications/${id}`, { status: 'checking', note: 'Sounds right' });
    await admin.post(`/api/admin/verifications/${id}`, { status: 'verified', method: 'reference-form' });
    const responses = [
      await self.get('/api/verifications'),
      await self.get('/api/admin/verifications?status=verified'),
      await self.get(`/api/admin/verifications/${id}`),
      await self.get('/api/account/export'),
      await company.get(`/api/candidates/${profile.id}`),
    ];
    for (const { status, text } of responses) {
      expect(status).toBe(200);
      for (const secret of [COMPLETED_FORM.strengths, REFEREE.email, REFEREE.name, 'Sounds right']) {
        expect(text).not.toContain(secret);
      }
    }
    expect(responses.at(-1)?.body.verifications).toMatchObject([{ kind: 'reference', method: 'reference-form' }]);
  });

  it('can erase their answer without affecting the verification', async () => {
    const [admin, candidate, company] = [await world.admin(), await world.candidate(), await world.company()];
    const { id } = (await requestReference(candidate)).body;
    const token = await findMailedToken();
    await world.visitor.post(ANSWER, { ...COMPLETED_FORM, token });
    await admin.post(`/api/admin/verifications/${id}`, { status: 'checking', note: 'Sounds right' });
    await admin.post(`/api/admin/verifications/${id}`, { status: 'verified', method: 'reference-form' });
    await world.visitor.post(DECLINE, { token });
    const { body } = await company.get(`/api/candidates/${candidate.candidate.id}`);
    expect(body.verifications).toMatchObject([{ kind: 'reference', method: 'reference-form' }]);
  });

  it('can decline and is erased, even after answering', async () => {
    const [admin, candidate] = [await world.admin(), await world.candidate()];
    await requestReference(candidate);
    const token = await findMailedToken();
    await world.visitor.post(ANSWER, { ...COMPLETED_FORM, token });
    expect((await world.visitor.post(DECLINE, { token })).status).toBe(204);
    expect((await world.visitor.post(DECLINE, { token })).status).toBe(404);
    expect((await world.visitor.post(READ, { token })).status).toBe(404);
    expect((await admin.get('/api/admin/verifications')).body[0].reference).toMatchObject({
      status: 'declined',
      name: null,
      email: null,
      answer: null,
    });
    const rows = JSON.stringify(await world.db.select().from(referenceRequests));
    expect(rows).not.toMatch(/dana|calm/i);
    expect(await world.mails(REFEREE.email)).toEqual([]);
  });

  it('is erased if there is no answer by the deadline', async () => {
    await requestReference(await world.candidate());
    const token = await findMailedToken();
    await dropOldReferences(world.db);
    expect((await world.visitor.post(READ, { token })).body.status).toBe('asked');
    await world.db.update(referenceRequests).set({ endsAt: '2026-01-01T00:00:00.000Z' });
    expect((await world.visitor.post(READ, { token })).status).toBe(404);
    expect((await world.visitor.post(ANSWER, { ...COMPLETED_FORM, token })).status).toBe(404);
    await dropOldReferences(world.db);
    expect(await world.db.select().from(referenceRequests)).toMatchObject([
      { status: 'lapsed', refereeName: null, refereeEmail: null, tokenHash: null, answer: null },
    ]);
  });

  it('can no longer open the link after the candidate’s account is deleted', async () => {
    const candidate = await world.candidate();
    await requestReference(candidate);
    const token = await findMailedToken();
    expect((await candidate.delete('/api/account', { password: 'a fine long password' })).status).toBe(204);
    expect((await world.visitor.post(READ, { token })).status).toBe(404);
    expect(await world.db.select().from(referenceRequests)).toEqual([]);
  });
});

it('isSameMailbox ignores only tags, case and the dots in Gmail addresses', () => {
  expect(isSameMailbox('a.b+x@gmail.com', 'AB@googlemail.com')).toBe(true);
  expect(isSameMailbox('a+x@acme.example', 'a@ACME.example')).toBe(true);
  expect(isSameMailbox('a.b@acme.example', 'ab@acme.example')).toBe(false);
  expect(isSameMailbox('a@acme.example', 'a@other.example')).toBe(false);
});
