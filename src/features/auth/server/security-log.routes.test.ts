import { describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { BUILT_PASSWORD, useTestApp } from '#testing/test-app.ts';
import { sessionCookieName } from './session-cookie.ts';

const world = useTestApp({ RATE_LIMITS: 'on' });

const logEntries = async () => (await (await world.admin()).get('/api/admin/activity?limit=100')).body;
const signIn = (email: string | null, password: string, remoteAddress = '198.51.100.7') =>
  world.visitor.request({ method: 'POST', url: '/api/auth/login', payload: { email, password }, remoteAddress });

describe('the security log', () => {
  it('records failed sign-ins for known and unknown addresses, with their client address', async () => {
    const user = await world.build.user();
    await signIn(user.email, 'wrong');
    await signIn('nobody@mail.example', 'wrong');
    await signIn(user.email, BUILT_PASSWORD);
    expect(await logEntries()).toMatchObject([
      {
        action: 'user.sign-in-failed',
        actor: { id: null, email: 'nobody@mail.example' },
        clientAddress: '198.51.100.7',
      },
      { action: 'user.sign-in-failed', actor: { id: user.id, email: user.email }, clientAddress: '198.51.100.7' },
    ]);
  });

  it('omits attempts over the limit, so that strangers cannot fill it', async () => {
    const user = await world.build.user();
    for (let n = 0; n < 15; n += 1) await signIn(user.email, 'wrong', '198.51.100.7');
    expect(await logEntries()).toHaveLength(10);
  });

  it('records changed and reset passwords', async () => {
    const person = await world.newcomer();
    const { email } = person.user;
    const next = 'another fine password';
    await person.post('/api/auth/password/change', { currentPassword: BUILT_PASSWORD, password: next });
    await world.visitor.post('/api/auth/password/forgot', { email });
    const [mail] = await world.mails(email ?? '');
    const token = /reset-password\S*[?#]\S*?token=([\w-]+)/.exec(mail?.textBody ?? '')?.[1];
    const reset = await world.visitor.post('/api/auth/password/reset', { token, password: 'a third fine password' });
    expect(reset.status).toBe(200);
    expect(await logEntries()).toMatchObject([
      { action: 'user.password-reset', actor: { id: person.userId, email } },
      { action: 'user.password-changed', actor: { id: person.userId, email } },
    ]);
  });
});

describe('the session cookie', () => {
  const cookieNameFor = (env: Record<string, string>) => sessionCookieName(readEnv(env));

  it('is limited to one host if possible', () => {
    expect(cookieNameFor({ PUBLIC_URL: 'https://puente.example' })).toBe('__Host-puente_session');
    expect(cookieNameFor({ PUBLIC_URL: 'https://puente.example', COOKIE_DOMAIN: 'puente.example' })).toBe(
      'puente_session',
    );
    expect(cookieNameFor({ PUBLIC_URL: 'http://localhost:3000' })).toBe('puente_session');
  });
});

describe('over https', () => {
  const secure = useTestApp({ PUBLIC_URL: 'https://puente.example' });

  it('cookies use a host-only name, and the plain name is ignored', async () => {
    const user = await secure.build.user();
    const origin = 'https://puente.example';
    const response = await secure.visitor.request({
      method: 'POST',
      url: '/api/auth/login',
      headers: { origin, host: 'puente.example' },
      payload: { email: user.email, password: BUILT_PASSWORD },
    });
    const [cookie = '', browser] = [response.headers['set-cookie']].flat().map(String);
    expect(browser).toMatch(/^__Host-puente_browser=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookie).toMatch(/^__Host-puente_session=[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const [pair = ''] = cookie.split(';');
    const get = (value: string) =>
      secure.visitor.request({ method: 'GET', url: '/api/auth/user', headers: { cookie: value } });
    expect((await get(pair)).status).toBe(200);
    expect((await get(pair.replace('__Host-', ''))).status).toBe(401);
  });
});
