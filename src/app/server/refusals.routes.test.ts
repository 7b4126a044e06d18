import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp();
const CHANGE = { method: 'POST', url: '/api/auth/logout' } as const;

describe('a refusal of the API', () => {
  it.each([
    ['of another site’s page', { ...CHANGE, headers: { origin: 'https://elsewhere.example' } }, 403],
    ['of a page without an origin of its own', { ...CHANGE, headers: { origin: 'null' } }, 403],
    ['of somebody signed out', { method: 'GET', url: '/api/jobs' } as const, 401],
    ['of an address that nobody serves', { method: 'GET', url: '/api/nothing' } as const, 404],
    [
      'of what is not JSON',
      { method: 'POST', url: '/api/auth/login', payload: 'a=b', headers: { 'content-type': 'text/plain' } } as const,
      415,
    ],
    ['of an address that cannot be read', { method: 'GET', url: '/api/%E0%A4%A' } as const, 400],
  ])('%s is stored by no cache', async (_what, request, status) => {
    const answer = await world.visitor.request(request);
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('the reference page', () => {
  it('obeys the policy of every other page', async () => {
    const [reference, other] = await Promise.all([world.visitor.get('/api/docs/'), world.visitor.get('/healthz')]);
    expect(reference.status).toBe(200);
    expect(reference.headers['content-security-policy']).toBe(other.headers['content-security-policy']);
  });
});
