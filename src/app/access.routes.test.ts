/**
 * Who may make which call, written out once more by hand and walked over HTTP by every role. A call that is new, or whose
 * declared access changed, fails until its row here says so too.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/ids.ts';
import { type Access, decideAccess } from '#shared/access.ts';
import { ALL_ROUTES } from '#testing/all-routes.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';

const ACCESS: Record<string, Access> = {
  'GET /api/auth/user': 'signedIn',
  'POST /api/auth/login': 'visitor',
  'POST /api/auth/register': 'visitor',
  'POST /api/auth/logout': 'visitor',
  'PATCH /api/auth/account-type': 'signedIn',
  'POST /api/auth/password/forgot': 'visitor',
  'POST /api/auth/password/reset': 'visitor',
  'POST /api/auth/password/change': 'signedIn',
  'GET /api/auth/sessions': 'signedIn',
  'DELETE /api/auth/sessions/:id': 'signedIn',
  'POST /api/companies': 'company',
  'GET /api/companies/my-company': 'company',
  'PATCH /api/companies/my-company': 'company',
  'POST /api/candidates': 'candidate',
  'GET /api/candidates/my-profile': 'candidate',
  'PATCH /api/candidates/my-profile': 'candidate',
  'GET /api/candidates/my-profile/completeness': 'candidate',
  'POST /api/candidates/my-profile/resume': 'candidate',
  'GET /api/candidates/my-profile/resume': 'candidate',
  'DELETE /api/candidates/my-profile/resume': 'candidate',
  'GET /api/candidates/my-profile/export': 'candidate',
  'GET /api/candidates/:id/resume': 'signedIn',
  'GET /api/candidates/browse': 'company',
  'GET /api/candidates/compare': 'company',
  'GET /api/candidates/:id': 'signedIn',
  'POST /api/shortlists': 'company',
  'GET /api/shortlists': 'company',
  'PUT /api/shortlists/:candidateId': 'company',
  'DELETE /api/shortlists/:candidateId': 'company',
  'GET /api/jobs': 'company',
  'POST /api/jobs': 'company',
  'GET /api/jobs/browse': 'candidate',
  'GET /api/job-matches': 'candidate',
  'GET /api/jobs/:id': 'signedIn',
  'PATCH /api/jobs/:id': 'company',
  'GET /api/compatibility': 'signedIn',
  'GET /api/skills': 'visitor',
  'GET /api/skills/names': 'visitor',
  'GET /api/saved-jobs': 'candidate',
  'PUT /api/saved-jobs/:jobId': 'candidate',
  'DELETE /api/saved-jobs/:jobId': 'candidate',
  'POST /api/applications': 'candidate',
  'GET /api/applications': 'company',
  'GET /api/my-applications': 'candidate',
  'GET /api/jobs/:id/application': 'candidate',
  'GET /api/applications/:id': 'signedIn',
  'PATCH /api/applications/:id': 'signedIn',
  'POST /api/applications/moves': 'company',
  'PUT /api/applications/:id/review': 'company',
  'GET /api/conversations': 'signedIn',
  'GET /api/conversations/unread-count': 'signedIn',
  'GET /api/conversations/:userId': 'signedIn',
  'GET /api/messages/:userId': 'signedIn',
  'POST /api/messages': 'signedIn',
  'POST /api/messages/:userId/read': 'signedIn',
  'PUT /api/blocks/:userId': 'signedIn',
  'DELETE /api/blocks/:userId': 'signedIn',
  'GET /api/notifications': 'signedIn',
  'GET /api/notifications/unread-count': 'signedIn',
  'POST /api/notifications/read': 'signedIn',
  'POST /api/latam/apply': 'visitor',
  'GET /api/admin/candidate-applications': 'admin',
  'PATCH /api/admin/candidate-applications/:candidateId/review': 'admin',
  'GET /api/bookings/scheduling': 'visitor',
  'GET /api/bookings/slots': 'visitor',
  'POST /api/bookings': 'visitor',
  'GET /api/bookings/manage': 'visitor',
  'POST /api/bookings/manage/move': 'visitor',
  'POST /api/bookings/manage/cancel': 'visitor',
  'POST /api/reports': 'signedIn',
  'GET /api/admin/reports': 'admin',
  'PATCH /api/admin/reports/:id': 'admin',
  'GET /api/account': 'signedIn',
  'PATCH /api/account': 'signedIn',
  'DELETE /api/account': 'signedIn',
  'DELETE /api/account/email': 'signedIn',
  'POST /api/account/email/confirm': 'visitor',
  'POST /api/account/email/undo': 'visitor',
  'POST /api/latam/resume': 'visitor',
  'PUT /api/account/photo': 'signedIn',
  'DELETE /api/account/photo': 'signedIn',
  'GET /api/photos/:id': 'visitor',
  'GET /api/account/export': 'signedIn',
  'GET /api/admin/users': 'admin',
  'PATCH /api/admin/users/:id': 'admin',
  'POST /api/admin/users/:id/reveal-temporary-password': 'admin',
  'POST /api/admin/users/:id/resend-credentials': 'admin',
  'GET /api/admin/activity': 'admin',
  'GET /api/admin/overview': 'admin',
  'GET /api/dashboard': 'signedIn',
  'POST /api/dashboard/opened': 'candidate',
};

/** Whose answer depends on the account type, so that nobody without one is let through. */
const NEEDS_ACCOUNT_TYPE = new Set(['GET /api/dashboard']);

const ROLES = {
  visitor: null,
  newcomer: { accountType: null, isAdmin: false },
  company: { accountType: 'company', isAdmin: false },
  candidate: { accountType: 'candidate', isAdmin: false },
  admin: { accountType: null, isAdmin: true },
} as const;
type Role = keyof typeof ROLES;

/** Signing in refuses with 401 as well: there it says that the credentials are wrong. */
const expected = (name: string, access: Access, role: Role): string => {
  if (name === 'POST /api/auth/login') return 'let through';
  const decision = decideAccess(access, ROLES[role]);
  if (decision !== 'allowed') return decision;
  return NEEDS_ACCOUNT_TYPE.has(name) && ROLES[role]?.accountType === null ? 'forbidden' : 'let through';
};

const meaningOf = (status: number): string =>
  status === 401 ? 'unauthenticated' : status === 403 ? 'forbidden' : 'let through';

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

describe('every call', () => {
  const world = useTestApp();
  let clients: Record<Role, TestClient>;

  beforeEach(async () => {
    clients = {
      visitor: world.visitor,
      newcomer: await world.newcomer(),
      company: await world.company(),
      candidate: await world.candidate(),
      admin: await world.admin(),
    };
  });

  it('has its row in the table', () => {
    expect(ALL_ROUTES.map(nameOf).toSorted()).toEqual(Object.keys(ACCESS).toSorted());
  });

  it('is mounted and described with the access of its row', async () => {
    const { paths } = (await world.visitor.get('/api/openapi.json')).body;
    const described = Object.entries(paths as Record<string, Record<string, { 'x-access': string }>>).flatMap(
      ([path, operations]) =>
        Object.entries(operations).map(([method, operation]) => [
          `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
          operation['x-access'],
        ]),
    );
    expect(Object.fromEntries(described)).toEqual(ACCESS);
  });

  it.each(Object.entries(ACCESS))('%s answers each role by its access (%s)', async (name, access) => {
    const [method, path] = name.split(' ') as ['GET', string];
    for (const [role, client] of Object.entries(clients) as [Role, TestClient][]) {
      const url = path.replace(/:\w+/g, () => newId());
      const payload = method === 'GET' ? '' : {};
      const { status } = await client.request({ method, url, payload });
      expect(`${role}: ${meaningOf(status)}`).toBe(`${role}: ${expected(name, access, role)}`);
      expect(status).toBeLessThan(500);
    }
  });
});
