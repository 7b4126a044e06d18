/**
 * The access of every call, listed by hand and tested over HTTP with every role. New calls and changed access levels fail until their row here is
 * updated.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/ids.ts';
import { type Access, decideAccess } from '#shared/access.ts';
import { ALL_ROUTES } from '#testing/all-routes.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';

const ACCESS: Record<string, Access> = {
  'POST /api/admin/users/:id/remove-second-step': 'admin',
  'GET /api/admin/queue': 'admin',
  'GET /api/admin/queue/counts': 'admin',
  'GET /api/admin/jobs': 'admin',
  'POST /api/admin/jobs/:id/take-down': 'admin',
  'POST /api/admin/jobs/:id/restore': 'admin',
  'GET /api/admin/companies': 'admin',
  'GET /api/admin/companies/:id/verification': 'admin',
  'POST /api/admin/companies/:id/verify': 'admin',
  'POST /api/admin/companies/:id/unverify': 'admin',
  'GET /api/admin/consultations': 'admin',
  'PATCH /api/admin/consultations/:id': 'admin',
  'GET /api/admin/mails': 'admin',
  'POST /api/admin/mails/:id/replay': 'admin',
  'POST /api/admin/mails/replay': 'admin',
  'GET /api/admin/suppressions': 'admin',
  'DELETE /api/admin/suppressions/:id': 'admin',
  'GET /api/admin/background': 'admin',
  'POST /api/admin/background/runs': 'admin',
  'GET /api/admin/retention': 'admin',
  'POST /api/admin/erasures': 'admin',
  'POST /api/erasure-requests': 'visitor',
  'POST /api/erasure-requests/confirm': 'visitor',
  'POST /api/mail/events': 'visitor',
  'GET /api/auth/user': 'signedIn',
  'POST /api/auth/login': 'visitor',
  'POST /api/auth/sign-in-links': 'visitor',
  'POST /api/auth/sign-in-links/use': 'visitor',
  'POST /api/auth/register': 'visitor',
  'POST /api/auth/logout': 'visitor',
  'PATCH /api/auth/account-type': 'signedIn',
  'POST /api/auth/password/forgot': 'visitor',
  'POST /api/auth/password/reset': 'visitor',
  'POST /api/auth/password/change': 'signedIn',
  'GET /api/auth/sessions': 'signedIn',
  'DELETE /api/auth/sessions/:id': 'signedIn',
  'GET /api/account/sign-in-ways': 'signedIn',
  'POST /api/account/authenticator': 'signedIn',
  'POST /api/account/authenticator/confirm': 'signedIn',
  'DELETE /api/account/authenticator': 'signedIn',
  'POST /api/account/recovery-codes': 'signedIn',
  'POST /api/account/passkeys/options': 'signedIn',
  'POST /api/account/passkeys': 'signedIn',
  'PATCH /api/account/passkeys/:id': 'signedIn',
  'DELETE /api/account/passkeys/:id': 'signedIn',
  'POST /api/account/providers/:provider': 'signedIn',
  'DELETE /api/account/providers/:provider': 'signedIn',
  'GET /api/auth/second-step': 'visitor',
  'POST /api/auth/second-step/code': 'visitor',
  'POST /api/auth/second-step/recovery': 'visitor',
  'POST /api/auth/second-step/passkey/options': 'visitor',
  'POST /api/auth/second-step/passkey': 'visitor',
  'POST /api/auth/passkey/options': 'visitor',
  'POST /api/auth/passkey': 'visitor',
  'GET /api/auth/providers': 'visitor',
  'POST /api/auth/providers/:provider': 'visitor',
  'GET /api/auth/providers/:provider/callback': 'visitor',
  'POST /api/companies': 'company',
  'GET /api/companies/my-company': 'company',
  'PATCH /api/companies/my-company': 'company',
  'GET /api/companies/my-company/hours': 'company',
  'PUT /api/companies/my-company/hours': 'company',
  'PUT /api/companies/my-company/logo': 'company',
  'DELETE /api/companies/my-company/logo': 'company',
  'GET /api/logos/:id': 'visitor',
  'GET /api/market': 'visitor',
  'GET /api/companies/:id': 'signedIn',
  'GET /api/companies/:id/jobs': 'signedIn',
  'POST /api/candidates': 'candidate',
  'GET /api/candidates/my-profile': 'candidate',
  'PATCH /api/candidates/my-profile': 'candidate',
  'GET /api/candidates/my-profile/completeness': 'candidate',
  'POST /api/candidates/my-profile/resume': 'candidate',
  'GET /api/candidates/my-profile/resume': 'candidate',
  'DELETE /api/candidates/my-profile/resume': 'candidate',
  'GET /api/candidates/my-profile/export': 'candidate',
  'GET /api/candidates/:id/resume': 'signedIn',
  'GET /api/candidates/:id/resume/pages': 'signedIn',
  'GET /api/candidates/browse': 'company',
  'GET /api/candidates/compare': 'company',
  'GET /api/candidates/:id': 'signedIn',
  'POST /api/shortlists': 'company',
  'GET /api/shortlists': 'company',
  'PUT /api/shortlists/:candidateId': 'company',
  'DELETE /api/shortlists/:candidateId': 'company',
  'GET /api/jobs': 'company',
  'POST /api/jobs': 'company',
  'POST /api/jobs/:id/renew': 'company',
  'POST /api/jobs/market': 'company',
  'GET /api/jobs/fitting': 'company',
  'POST /api/jobs/ad': 'company',
  'POST /api/invitations/many': 'company',
  'GET /api/jobs/browse': 'candidate',
  'GET /api/job-matches': 'candidate',
  'GET /api/jobs/:id': 'signedIn',
  'PATCH /api/jobs/:id': 'company',
  'GET /api/compatibility': 'signedIn',
  'GET /api/applications/:id/receipt': 'signedIn',
  'GET /api/admin/score-holds': 'admin',
  'POST /api/admin/score-holds': 'admin',
  'DELETE /api/admin/score-holds/:id': 'admin',
  'GET /api/score-notice': 'visitor',
  'POST /api/score-notice': 'signedIn',
  'GET /api/voluntary-answers': 'candidate',
  'PUT /api/voluntary-answers': 'candidate',
  'DELETE /api/voluntary-answers': 'candidate',
  'GET /api/skills': 'visitor',
  'GET /api/skills/names': 'visitor',
  'GET /api/saved-jobs': 'candidate',
  'PUT /api/saved-jobs/:jobId': 'candidate',
  'DELETE /api/saved-jobs/:jobId': 'candidate',
  'POST /api/applications': 'candidate',
  'GET /api/applications': 'company',
  'GET /api/my-applications': 'candidate',
  'GET /api/jobs/:id/application': 'candidate',
  'GET /api/applications/stages': 'company',
  'GET /api/applications/:id': 'signedIn',
  'PATCH /api/applications/:id': 'signedIn',
  'POST /api/applications/moves': 'company',
  'PUT /api/applications/:id/review': 'company',
  'POST /api/applications/:id/offers': 'company',
  'GET /api/applications/:id/offers': 'signedIn',
  'GET /api/offers': 'signedIn',
  'POST /api/offers/:id/accept': 'candidate',
  'POST /api/offers/:id/proposal': 'candidate',
  'POST /api/offers/:id/proposal/keep': 'company',
  'POST /api/offers/:id/decline': 'candidate',
  'POST /api/offers/:id/withdraw': 'company',
  'GET /api/offers/:id/document': 'signedIn',
  'GET /api/hires': 'signedIn',
  'POST /api/applications/:id/hire': 'company',
  'PATCH /api/hires/:id': 'signedIn',
  'PUT /api/hires/:id/steps': 'company',
  'GET /api/hires/:id/handoff': 'signedIn',
  'GET /api/hires/figures': 'visitor',
  'GET /api/check-ins': 'visitor',
  'POST /api/check-ins': 'visitor',
  'POST /api/applications/:id/nudge': 'candidate',
  'POST /api/applications/:id/appeal': 'candidate',
  'GET /api/appeals': 'signedIn',
  'GET /api/appeals/:id': 'signedIn',
  'POST /api/appeals/:id': 'signedIn',
  'GET /api/engagements': 'company',
  'POST /api/applications/:id/undo': 'signedIn',
  'POST /api/applications/moves/undo': 'company',
  'GET /api/jobs/:id/funnel': 'company',
  'POST /api/applications/:id/reveal': 'company',
  'GET /api/jobs/:id/criteria': 'company',
  'PUT /api/jobs/:id/criteria': 'company',
  'GET /api/applications/:id/criteria': 'company',
  'PUT /api/applications/:id/criteria/:criterionId': 'company',
  'GET /api/application-views': 'company',
  'POST /api/application-views': 'company',
  'DELETE /api/application-views/:id': 'company',
  'GET /api/jobs/:id/matches': 'company',
  'GET /api/jobs/:id/undecided': 'company',
  'POST /api/invitations': 'company',
  'GET /api/invitations': 'signedIn',
  'GET /api/invitations/:id': 'signedIn',
  'PATCH /api/invitations/:id': 'candidate',
  'POST /api/applications/:id/interviews': 'company',
  'GET /api/applications/:id/interviews/times': 'signedIn',
  'GET /api/interviews': 'signedIn',
  'POST /api/interviews/:id/book': 'signedIn',
  'POST /api/interviews/:id/move': 'signedIn',
  'POST /api/interviews/:id/cancel': 'signedIn',
  'PATCH /api/interviews/:id': 'company',
  'GET /api/account/calendar': 'signedIn',
  'DELETE /api/account/calendar': 'signedIn',
  'GET /api/conversations': 'member',
  'GET /api/conversations/unread-count': 'member',
  'GET /api/conversations/:userId/applications': 'member',
  'GET /api/conversations/:userId': 'member',
  'PUT /api/conversations/:userId/archive': 'member',
  'DELETE /api/conversations/:userId/archive': 'member',
  'GET /api/conversations/search': 'member',
  'GET /api/conversations/search/messages': 'member',
  'GET /api/message-templates': 'member',
  'POST /api/message-templates': 'member',
  'PUT /api/message-templates/:id': 'member',
  'DELETE /api/message-templates/:id': 'member',
  'GET /api/conversations/:userId/placeholders': 'member',
  'GET /api/messages/:userId': 'member',
  'POST /api/messages': 'member',
  'POST /api/messages/:userId/read': 'member',
  'POST /api/messages/:userId/attachments': 'member',
  'DELETE /api/attachments/:id': 'member',
  'GET /api/attachments/:id': 'member',
  'GET /api/attachments/:id/preview': 'member',
  'PUT /api/blocks/:userId': 'member',
  'DELETE /api/blocks/:userId': 'member',
  'GET /api/notifications': 'signedIn',
  'GET /api/notifications/unread-count': 'signedIn',
  'POST /api/notifications/read': 'signedIn',
  'POST /api/latam/apply': 'visitor',
  'GET /api/latam/apply/jobs/:id': 'visitor',
  'GET /api/admin/candidate-applications': 'admin',
  'GET /api/admin/candidate-applications/duplicates': 'admin',
  'GET /api/admin/candidate-applications/:candidateId': 'admin',
  'POST /api/admin/candidate-applications/reviews': 'admin',
  'GET /api/admin/review-decisions': 'admin',
  'POST /api/admin/review-decisions/undo': 'admin',
  'POST /api/admin/review-decisions/:id/undo': 'admin',
  'PATCH /api/admin/candidate-applications/:candidateId/review': 'admin',
  'GET /api/bookings/scheduling': 'visitor',
  'GET /api/bookings/slots': 'visitor',
  'POST /api/bookings': 'visitor',
  'GET /api/bookings/manage': 'visitor',
  'POST /api/bookings/manage/move': 'visitor',
  'POST /api/bookings/manage/cancel': 'visitor',
  'GET /api/verifications': 'candidate',
  'POST /api/verifications': 'candidate',
  'POST /api/verifications/references': 'candidate',
  'GET /api/verifications/english-task': 'candidate',
  'POST /api/verifications/english-task': 'candidate',
  'PUT /api/verifications/english-task': 'candidate',
  'POST /api/verifications/english-task/submit': 'candidate',
  'GET /api/admin/english-tasks': 'admin',
  'POST /api/admin/english-tasks/:id/ratings': 'admin',
  'GET /api/admin/english-agreement': 'admin',
  'GET /api/verifications/:id/credential': 'candidate',
  'GET /api/badges/issuer': 'visitor',
  'GET /api/badges/keys/:id': 'visitor',
  'GET /api/badges/revocations/:id': 'visitor',
  'POST /api/references/read': 'visitor',
  'POST /api/references/answer': 'visitor',
  'POST /api/references/decline': 'visitor',
  'GET /api/admin/verifications': 'admin',
  'GET /api/admin/verifications/:id': 'admin',
  'POST /api/admin/verifications/:id': 'admin',
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
  'GET /api/dashboard/first-steps': 'company',
  'GET /api/dashboard/todo': 'company',
  'GET /api/dashboard/turns': 'candidate',
  'GET /api/dashboard': 'signedIn',
  'POST /api/dashboard/opened': 'candidate',
};

/** Calls whose response depends on the account type, so users without one are rejected. */
const NEEDS_ACCOUNT_TYPE = new Set(['GET /api/dashboard']);

const ROLES = {
  visitor: null,
  newcomer: { accountType: null, isAdmin: false },
  company: { accountType: 'company', isAdmin: false },
  candidate: { accountType: 'candidate', isAdmin: false },
  admin: { accountType: null, isAdmin: true },
} as const;
type Role = keyof typeof ROLES;

/** Signing in also returns 401 for wrong credentials. */
const expected = (name: string, access: Access, role: Role): string => {
  if (name === 'POST /api/auth/login') return 'let through';
  const decision = decideAccess(access, ROLES[role]);
  if (decision !== 'allowed') return decision;
  return NEEDS_ACCOUNT_TYPE.has(name) && ROLES[role]?.accountType === null ? 'forbidden' : 'let through';
};

const meaningOf = (status: number): string =>
  status === 401 ? 'unauthenticated' : status === 403 ? 'forbidden' : 'let through';

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

describe('access of every call', () => {
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

  it('has a row in the table', () => {
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
