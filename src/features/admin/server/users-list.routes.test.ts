/** The list of users for admins: rows, orders, search, pages. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { passwordSealer } from '#features/auth/server/auth.service.ts';
import { users } from '#features/auth/server/auth.tables.ts';
import { newId } from '#server/ids.ts';
import { type TestResponse, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const USERS = '/api/admin/users';
const PAST = '2020-01-01T00:00:00.000Z';
const FUTURE = '2100-01-01T00:00:00.000Z';

const responseIds = (response: TestResponse): string[] => response.body.map(({ id }: { id: string }) => id);

/** Creates a user with an unused temporary password. */
const userWithTemporaryPassword = (expiresAt = FUTURE) =>
  world.build.user({
    passwordIsTemporary: true,
    temporaryPasswordSealed: passwordSealer(world.platform).seal('Sealed-Secret-7777'),
    temporaryPasswordExpiresAt: expiresAt,
  });

describe('searching users', () => {
  it.each(['Jose', 'JOSÉ', 'nunez', 'José Núñez', 'jo nu'])('finds José Núñez by "%s"', async (words) => {
    const admin = await world.admin();
    const { id } = await world.build.user({ firstName: 'José', lastName: 'Núñez' });
    await world.build.user({ firstName: 'Ana', lastName: 'Lima' });
    expect(responseIds(await admin.get(`${USERS}?q=${encodeURIComponent(words)}`))).toEqual([id]);
  });
});

describe('the list of users', () => {
  it('shows what the screen needs and no secrets', async () => {
    const admin = await world.admin();
    const user = await world.build.user({ accountType: 'company', createdAt: PAST });
    const response = await admin.get(USERS);
    expect(response.body[1]).toEqual({
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      profileImageUrl: null,
      accountType: 'company',
      isAdmin: false,
      suspended: false,
      canBeSuspended: true,
      companyVerified: null,
      createdAt: PAST,
      credentials: 'user',
      hasSecondStep: false,
      agreement: null,
    });
    expect(response.body[0]).toMatchObject({ id: admin.userId, isAdmin: true, accountType: null });
    expect(response.text).not.toMatch(/hash|sealed|argon|salt|secret|"password/i);
  });

  it('shows who has no password', async () => {
    const admin = await world.admin();
    const { id } = await world.build.user({ passwordHash: null });
    const { body } = await admin.get(USERS);
    expect(body.find((user: { id: string }) => user.id === id).credentials).toBe('none');
  });

  it('shows who can be suspended: everyone except the admin and members of their company', async () => {
    const company = await world.company();
    const owner = await world.member(company, 'owner');
    const [admin, colleague, removed] = [
      await world.member(company, 'recruiter'),
      await world.member(company, 'viewer'),
      await world.member(company, 'viewer'),
    ];
    const [other, candidate] = [await world.member(await world.company(), 'owner'), await world.candidate()];
    expect((await owner.delete(`/api/companies/my-company/members/${removed.userId}`)).status).toBe(204);
    const operator = await world.admin();
    await operator.patch(`${USERS}/${admin.userId}`, { isAdmin: true });
    await operator.patch(`${USERS}/${colleague.userId}`, { suspended: true });
    const rows: { id: string; canBeSuspended: boolean }[] = (await admin.get(USERS)).body;
    const isSuspendable = ({ userId }: { userId: string }) => rows.find(({ id }) => id === userId)?.canBeSuspended;
    expect([admin, company, owner, colleague].map(isSuspendable)).toEqual([false, false, false, false]);
    expect([removed, other, candidate, operator].map(isSuspendable)).toEqual([true, true, true, true]);
    // The API allows the change for exactly the people that the list marks as suspendable.
    for (const { id, canBeSuspended } of rows.filter((row) => row.id !== admin.userId)) {
      const suspended = id !== colleague.userId;
      expect((await admin.patch(`${USERS}/${id}`, { suspended })).status).toBe(canBeSuspended ? 200 : 403);
    }
  });

  it('shows who set each password, and whether it can be revealed', async () => {
    const admin = await world.admin();
    const people = {
      user: await world.build.user(),
      temporary: await userWithTemporaryPassword(),
      used: await world.build.user({ passwordIsTemporary: true, temporaryPasswordExpiresAt: FUTURE }),
      expired: await userWithTemporaryPassword(PAST),
    };
    const rows: { id: string; credentials: string }[] = (await admin.get(USERS)).body;
    for (const [credentials, { id }] of Object.entries(people)) {
      expect(rows.find((row) => row.id === id)?.credentials).toBe(credentials);
    }
  });

  it('is sorted newest first, page by page, with the total', async () => {
    const admin = await world.admin();
    await world.db.update(users).set({ createdAt: PAST }).where(eq(users.id, admin.userId));
    const created: string[] = [];
    // Two users registered at the same time are sorted by id.
    for (const day of [1, 2, 2, 3]) {
      created.push((await world.build.user({ createdAt: `2026-01-0${day}T00:00:00.000Z` })).id);
    }
    const expected = [...created.toReversed(), admin.userId];
    const first = await admin.get(`${USERS}?limit=2`);
    expect(first.headers['x-total-count']).toBe('5');
    await world.build.user();
    const second = await admin.get(/<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '');
    const third = await admin.get(/<([^>]+)>/.exec(String(second.headers['link']))?.[1] ?? '');
    expect([first, second, third].flatMap(responseIds)).toEqual(expected);
    expect(third.headers['link']).toBeUndefined();
    expect(third.headers['x-total-count']).toBe('6');
  });

  it('can be sorted oldest first', async () => {
    const admin = await world.admin();
    const late = await world.build.user({ createdAt: FUTURE });
    const early = await world.build.user({ createdAt: PAST });
    const first = await admin.get(`${USERS}?limit=2&sort=oldest`);
    const second = await admin.get(/<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '');
    expect([first, second].flatMap(responseIds)).toEqual([early.id, admin.userId, late.id]);
  });

  it('can be sorted by name or address in both directions, page by page, with accented letters next to their base letters', async () => {
    const admin = await world.admin();
    const createUser = async (firstName: string, lastName: string, email: string) =>
      (await world.build.user({ firstName, lastName, email })).id;
    await world.db.update(users).set({ firstName: 'Zoe', email: 'ab@mail.example' }).where(eq(users.id, admin.userId));
    const alvaro = await createUser('Álvaro', 'Núñez', 'z@mail.example');
    const ana = await createUser('ana', 'Zapata', 'c@mail.example');
    const [first, second] = [
      await createUser('Ana', 'Ruiz', 'a@mail.example'),
      await createUser('Ana', 'Ruiz', 'b@mail.example'),
    ];
    const listAllIds = async (query: string): Promise<string[]> => {
      const ids: string[] = [];
      let next = `${USERS}?limit=2&${query}`;
      while (next !== '') {
        const response = await admin.get(next);
        expect(response).toMatchObject({ status: 200, headers: { 'x-total-count': '5' } });
        ids.push(...responseIds(response));
        next = /<([^>]+)>/.exec(String(response.headers['link'] ?? ''))?.[1] ?? '';
      }
      return ids;
    };
    const byName = [alvaro, first, second, ana, admin.userId];
    expect(await listAllIds('sort=name')).toEqual(byName);
    expect(await listAllIds('sort=-name')).toEqual(byName.toReversed());
    const byEmail = [first, admin.userId, second, ana, alvaro];
    expect(await listAllIds('sort=email')).toEqual(byEmail);
    expect(await listAllIds('sort=-email')).toEqual(byEmail.toReversed());
    expect(await listAllIds('sort=name&q=')).toEqual(byName);
  });

  it('refuses unknown orders, and a cursor of another order', async () => {
    const admin = await world.admin();
    await world.build.user();
    expect((await admin.get(`${USERS}?sort=password`)).status).toBe(400);
    const cursor = /cursor=([^&>]+)/.exec(String((await admin.get(`${USERS}?limit=1&sort=name`)).headers['link']))?.[1];
    expect((await admin.get(`${USERS}?sort=name&cursor=${cursor}`)).status).toBe(200);
    expect(await admin.get(`${USERS}?sort=email&cursor=${cursor}`)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'cursor' }] },
    });
    const forged = Buffer.from(JSON.stringify(['name', 'a\u0000', newId()])).toString('base64url');
    expect((await admin.get(`${USERS}?sort=name&cursor=${forged}`)).status).toBe(400);
  });

  it('matches every word in name and address, ignoring case, with wildcards as plain text', async () => {
    const admin = await world.admin();
    const maria = await world.build.user({ firstName: 'MARÍA', lastName: 'Quispe', email: 'mq@inca.example' });
    const percent = await world.build.user({ firstName: '100%', lastName: 'Real_Name' });
    const find = async (q: string) => {
      const response = await admin.get(`${USERS}?q=${encodeURIComponent(q)}`);
      expect(response.headers['x-total-count']).toBe(String(response.body.length));
      return responseIds(response);
    };
    expect(await find('QUISPE maría')).toEqual([maria.id]);
    expect(await find('inca.EX')).toEqual([maria.id]);
    expect(await find('mq')).toEqual([maria.id]);
    expect(await find('quispe nobody')).toEqual([]);
    expect(await find('100%')).toEqual([percent.id]);
    expect(await find('Real_N')).toEqual([percent.id]);
    expect(await find(String.raw`\ '"`)).toEqual([]);
    expect(await find('  ')).toHaveLength(3);
  });

  it.each([
    ['a limit of zero', 'limit=0'],
    ['a limit that is not a number', 'limit=abc'],
    ['an invalid cursor', 'cursor=zzz'],
    ['a search text that is too long', `q=${'x'.repeat(201)}`],
    ['a null character', 'q=%00'],
  ])('refuses %s', async (_, query) => {
    expect((await (await world.admin()).get(`${USERS}?${query}`)).status).toBe(400);
  });

  it('accepts a limit above the maximum without an error', async () => {
    expect((await (await world.admin()).get(`${USERS}?limit=5000`)).status).toBe(200);
  });
});
