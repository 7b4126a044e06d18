/** The full application, duplicates, bulk decisions and the list of past decisions. */
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { mailboxKey } from '#features/auth/server/auth.tables.ts';
import { resumes } from '#features/resumes/server/resumes.service.ts';
import { normalizeMailbox } from '#features/verifications/mailbox.domain.ts';
import { resultRows } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import { buildTextPdf, RESUME_LINES } from '#testing/resume-files.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';
import { intakes } from './talent-intake.tables.ts';

const world = useTestApp();

afterAll(() => resumes.stop());

const QUEUE = '/api/admin/candidate-applications';
const DECISIONS = '/api/admin/review-decisions';

const loadDuplicates = async (admin: TestClient, id: string) => {
  const response = await admin.get(`${QUEUE}/duplicates?ids=${id}`);
  expect(response).toMatchObject({ status: 200, body: { isComplete: true } });
  expect(response.body.items.map((item: { id: string }) => item.id)).toEqual([id]);
  return response.body.items[0].duplicates;
};

describe('a single application in the review queue', () => {
  it('is returned in full, with its verifications and earlier decisions', async () => {
    const admin = await world.admin();
    const person = await world.candidate({ approvalStatus: 'pending', country: 'CO' });
    await person.post('/api/verifications', { kind: 'identity' });
    await admin.patch(`${QUEUE}/${person.candidate.id}/review`, {
      approvalStatus: 'rejected',
      reviewNotes: 'Thin',
      reasons: ['incomplete'],
    });
    await person.patch('/api/candidates/my-profile', { bio: 'More than before.' });
    expect((await admin.get(`${QUEUE}/${person.candidate.id}`)).body).toMatchObject({
      id: person.candidate.id,
      source: 'account',
      status: 'pending',
      country: 'CO',
      language: 'en',
      userId: person.userId,
      verifications: [{ kind: 'identity', status: 'claimed' }],
      decisions: [{ outcome: 'rejected', reviewNotes: 'Thin', reasons: ['incomplete'], by: { id: admin.userId } }],
    });
  });

  it('is visible only to admins, and returns 404 if it does not exist', async () => {
    const intake = await world.build.intake();
    const path = `${QUEUE}/${intake.id}`;
    expect((await world.visitor.get(path)).status).toBe(401);
    expect((await (await world.company()).get(path)).status).toBe(403);
    const admin = await world.admin();
    expect((await admin.get(path)).body).toMatchObject({ source: 'public', userId: null, verifications: [] });
    expect((await admin.get(`${QUEUE}/${newId()}`)).status).toBe(404);
  });
});

describe('possible duplicates', () => {
  it('are found by a variant of the address, among applications and accounts', async () => {
    const admin = await world.admin();
    const first = await world.build.intake({
      email: 'lu.ejemplo+jobs@googlemail.com',
      firstName: 'Aa',
      lastName: 'Bb',
    });
    const user = await world.build.user({ email: 'luejemplo@gmail.com', accountType: null });
    const intake = await world.build.intake({ email: 'l.uejemplo@gmail.com' });
    await world.build.intake({ email: 'luejemplo@mail.example', firstName: 'Cc', lastName: 'Dd' });
    const found = await loadDuplicates(admin, intake.id);
    expect(found).toHaveLength(2);
    expect(found).toContainEqual(expect.objectContaining({ kinds: ['email'], source: 'public', id: first.id }));
    expect(found).toContainEqual(
      expect.objectContaining({ kinds: ['email'], source: 'account', id: null, email: user.email, status: null }),
    );
  });

  it('are found by the same link in a different form, and listed once with everything in common', async () => {
    const admin = await world.admin();
    const person = await world.candidate({ linkedinUrl: 'https://pe.linkedin.com/in/Lucia/', country: 'PE' });
    const intake = await world.build.intake({
      linkedinUrl: 'http://www.linkedin.com/in/lucia?utm=1',
      firstName: person.user.firstName,
      lastName: person.user.lastName,
      country: 'PE',
    });
    expect(await loadDuplicates(admin, intake.id)).toMatchObject([
      { kinds: ['link', 'name'], source: 'account', id: person.candidate.id, status: 'approved' },
    ]);
  });

  it('are found by the same résumé', { timeout: 120_000 }, async () => {
    const admin = await world.admin();
    const [first, second] = [await world.candidate({ approvalStatus: 'pending' }), await world.candidate()];
    const payload = Buffer.from(await buildTextPdf(RESUME_LINES));
    const headers = { 'content-type': 'application/pdf' };
    for (const person of [first, second]) {
      const url = '/api/candidates/my-profile/resume';
      expect((await person.request({ method: 'POST', url, payload, headers })).status).toBe(200);
    }
    expect((await loadDuplicates(admin, first.candidate.id))[0].kinds).toContain('resume');
  });

  it.each([
    ['are found by a name with accents and a typo', { firstName: 'Lucía', lastName: 'Ejempllo', country: 'PE' }, true],
    ['are not found by a name in another country', { firstName: 'Lucia', lastName: 'Ejemplo', country: 'MX' }, false],
    ['are found by the same name without a country', { firstName: 'Lucia', lastName: 'Ejemplo', country: null }, true],
    [
      'are not found by a similar name without a country',
      { firstName: 'Lucia', lastName: 'Ejempllo', country: null },
      false,
    ],
    ['are not found by a different name', { firstName: 'Marina', lastName: 'Quispe', country: 'PE' }, false],
  ])('%s', async (_title, values, isFound) => {
    const other = await world.build.intake(values);
    const intake = await world.build.intake({ country: 'PE' });
    const found = await loadDuplicates(await world.admin(), intake.id);
    expect(found.map(({ id }: { id: string }) => id)).toEqual(isFound ? [other.id] : []);
  });

  it('are at most eight, and do not include the application itself', async () => {
    const admin = await world.admin();
    for (let count = 0; count < 15; count += 1)
      await world.build.intake({ email: `lu+${count}@mail.example`, country: 'PE' });
    const intake = await world.build.intake({ email: 'lu@mail.example', country: 'PE' });
    const found = await loadDuplicates(admin, intake.id);
    expect(found.length).toBeLessThanOrEqual(8);
    expect(found.map(({ id }: { id: string }) => id)).not.toContain(intake.id);
    const alone = await world.candidate({ approvalStatus: 'pending', linkedinUrl: 'https://own.example/me' });
    expect((await loadDuplicates(admin, alone.candidate.id)).map(({ id }: { id: string }) => id)).not.toContain(
      alone.candidate.id,
    );
  });

  it('are visible only to admins, and cannot be requested with invalid ids', async () => {
    const intake = await world.build.intake();
    const path = `${QUEUE}/duplicates?ids=${intake.id}`;
    expect((await world.visitor.get(path)).status).toBe(401);
    expect((await (await world.candidate()).get(path)).status).toBe(403);
    const admin = await world.admin();
    for (const ids of ['', 'x', `${intake.id},`, Array.from({ length: 101 }, newId).join(',')]) {
      expect(await admin.get(`${QUEUE}/duplicates?ids=${ids}`)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'ids' }] },
      });
    }
  });

  it('use the same definition of a mailbox as the rest of the product', async () => {
    const addresses = [
      'a.b+c@gmail.com',
      'ab@googlemail.com',
      'a.b+c+d@mail.example',
      'plain@mail.example',
      '+x@y.example',
    ];
    for (const address of addresses) {
      const result = await world.db.execute(
        sql`select ${mailboxKey} as key from (select ${address}::text as email) input`,
      );
      expect(resultRows<{ key: string }>(result)[0]?.key).toBe(normalizeMailbox(address));
    }
  });
});

describe('bulk decisions', () => {
  const reviewAll = (admin: TestClient, ids: string[], more: object) =>
    admin.post(`${QUEUE}/reviews`, { ids, ...more });

  it('succeed or fail individually, return the result of each, and can be undone together', async () => {
    const [admin, other] = [await world.admin(), await world.admin()];
    const rows = await Promise.all([1, 2, 3].map(() => world.build.intake()));
    const company = await world.build.user({ accountType: 'company' });
    const foreign = await world.build.intake({ email: company.email ?? '' });
    const person = await world.candidate({ approvalStatus: 'pending' });
    const ids = [...rows.map(({ id }) => id), foreign.id, person.candidate.id, newId()];
    await other.patch(`${QUEUE}/${ids[0]}/review`, { approvalStatus: 'rejected' });

    const response = await reviewAll(admin, ids, { approvalStatus: 'approved' });
    expect(response.status).toBe(200);
    expect(response.body.done.map(({ id }: { id: string }) => id)).toEqual([ids[1], ids[2], ids[4]]);
    expect(response.body.refused).toMatchObject([
      { id: ids[0], detail: 'This application was already reviewed' },
      { id: ids[3], detail: expect.stringMatching(/company account/) },
      { id: ids[5], detail: 'Application not found' },
    ]);
    const undone = await admin.post(`${DECISIONS}/undo`, {
      ids: response.body.done.map(({ decisionId }: { decisionId: string }) => decisionId),
    });
    expect(undone.body).toMatchObject({ done: [{ id: ids[1] }, { id: ids[2] }, { id: ids[4] }], refused: [] });
    expect((await admin.get(QUEUE)).headers['x-total-count']).toBe('4');
  });

  it('send each email in the language of its recipient', async () => {
    const admin = await world.admin();
    const [en, es, pt] = await Promise.all(
      (['en', 'es', 'pt'] as const).map((language) => world.build.intake({ language })),
    );
    await reviewAll(admin, [en?.id ?? '', es?.id ?? '', pt?.id ?? ''], {
      approvalStatus: 'rejected',
      reasons: ['demand'],
      messages: { en: 'In my own words.' },
    });
    const mails = await world.db.select().from(outbox);
    const textTo = (email = '') => mails.find(({ toAddress }) => toAddress === email)?.textBody;
    expect(textTo(en?.email)).toContain('In my own words.');
    expect(textTo(es?.email)).toContain('pocas empresas');
    expect(textTo(pt?.email)).toContain('poucas empresas');
  });

  it.each([
    [{ ids: [] }, 'ids'],
    [{ ids: Array.from({ length: 51 }, newId) }, 'ids'],
    [{ ids: ['x'] }, 'ids.0'],
    [{ approvalStatus: 'pending' }, 'approvalStatus'],
    [{ messages: { en: 'x'.repeat(10_001) } }, 'messages.en'],
  ])('are refused if the request is invalid (%#)', async (changes, path) => {
    const response = await reviewAll(await world.admin(), [newId()], { approvalStatus: 'approved', ...changes });
    expect(response).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });
});

describe('the list of decisions', () => {
  it('is sorted newest first, paged, and marks the decisions that can still be undone', async () => {
    const admin = await world.admin();
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const { id } = await world.build.intake();
      await admin.patch(`${QUEUE}/${id}/review`, { approvalStatus: 'rejected', hold: index > 2 });
      ids.unshift(id);
    }
    const decisions: { rowId: string; undoableUntil: string | null; firstName: string }[] = [];
    let path: string | undefined = `${DECISIONS}?limit=2`;
    while (path !== undefined) {
      const response: Awaited<ReturnType<typeof admin.get>> = await admin.get(path);
      decisions.push(...response.body);
      path = /<([^>]+)>; rel="next"/.exec(String(response.headers['link'] ?? ''))?.[1];
    }
    expect(decisions.map(({ rowId }) => rowId)).toEqual(ids);
    expect(decisions.map(({ undoableUntil }) => undoableUntil !== null)).toEqual([true, true, false, false, false]);
    expect(decisions[0]?.firstName).toBe('Lucia');
  });
});

describe('with ten thousand waiting applications', () => {
  it('finds the duplicates for a page of the queue quickly', async () => {
    await world.db.execute(sql`
      insert into ${intakes} (id, first_name, last_name, email, job_title, experience, bio, hourly_rate, timezone, availability, skills, country, created_at)
      select gen_random_uuid(), 'Ana' || n % 97, 'Persona' || n, 'p' || n || '@mail.example', 'Clerk', '3-5', repeat('x', 60), 20, 'GMT-5',
        'full-time', '{Excel}', 'PE', now() - make_interval(mins => n) from generate_series(1, 10000) n`);
    await world.db.execute(sql`analyze ${intakes}`);
    const admin = await world.admin();
    const first = await admin.get(`${QUEUE}?limit=25`);
    expect(first.headers['x-total-count']).toBe('10000');
    const ids = first.body.map(({ id }: { id: string }) => id).join(',');
    const before = performance.now();
    const found = await admin.get(`${QUEUE}/duplicates?ids=${ids}`);
    expect(found.body.items).toHaveLength(25);
    // A table scan per probe would take half a minute; index scans take a second at most.
    expect(performance.now() - before).toBeLessThan(5_000);
  });
});
