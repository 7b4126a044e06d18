/**
 * A handwritten list of the calls that each member role may make, tested over HTTP. A new call for companies, or a call with changed roles, fails
 * until its row is updated.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/ids.ts';
import { hasCapability } from '#shared/access.ts';
import { MEMBER_ROLES, type MemberRole } from '#shared/vocabulary.ts';
import { ALL_ROUTES } from '#testing/all-routes.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';

const everyone: readonly MemberRole[] = ['owner', 'recruiter', 'reviewer', 'viewer'];
const allButReviewers: readonly MemberRole[] = ['owner', 'recruiter', 'viewer'];
const allButViewers: readonly MemberRole[] = ['owner', 'recruiter', 'reviewer'];
const ownersAndRecruiters: readonly MemberRole[] = ['owner', 'recruiter'];
const owners: readonly MemberRole[] = ['owner'];

const ALLOWED_ROLES: Readonly<Record<string, readonly MemberRole[]>> = {
  'GET /api/auth/user': everyone,
  'PATCH /api/auth/account-type': everyone,
  'POST /api/auth/password/change': everyone,
  'GET /api/auth/sessions': everyone,
  'DELETE /api/auth/sessions/:id': everyone,
  'GET /api/account/sign-in-ways': everyone,
  'POST /api/account/authenticator': everyone,
  'POST /api/account/authenticator/confirm': everyone,
  'DELETE /api/account/authenticator': everyone,
  'POST /api/account/recovery-codes': everyone,
  'POST /api/account/passkeys/options': everyone,
  'POST /api/account/passkeys': everyone,
  'PATCH /api/account/passkeys/:id': everyone,
  'DELETE /api/account/passkeys/:id': everyone,
  'POST /api/account/providers/:provider': everyone,
  'DELETE /api/account/providers/:provider': everyone,
  'GET /api/companies/my-company/log': owners,
  'GET /api/companies/my-company/members': ownersAndRecruiters,
  'PATCH /api/companies/my-company/members/:userId': owners,
  'DELETE /api/companies/my-company/members/:userId': owners,
  'GET /api/companies/my-company/member-invitations': owners,
  'POST /api/companies/my-company/member-invitations': owners,
  'DELETE /api/companies/my-company/member-invitations/:id': owners,
  'POST /api/companies': owners,
  'GET /api/companies/my-company': everyone,
  'PATCH /api/companies/my-company': owners,
  'GET /api/companies/my-company/hours': everyone,
  'PUT /api/companies/my-company/hours': ownersAndRecruiters,
  'PUT /api/companies/my-company/logo': owners,
  'DELETE /api/companies/my-company/logo': owners,
  'GET /api/companies/:id': everyone,
  'GET /api/companies/:id/jobs': everyone,
  'GET /api/candidates/:id/resume': everyone,
  'GET /api/candidates/:id/resume/pages': everyone,
  'GET /api/candidates/browse': allButReviewers,
  'GET /api/candidates/browse/count': allButReviewers,
  'GET /api/candidates/compare': allButReviewers,
  'GET /api/candidates/:id': everyone,
  'POST /api/shortlists': ownersAndRecruiters,
  'GET /api/shortlists': ownersAndRecruiters,
  'PUT /api/shortlists/:candidateId': ownersAndRecruiters,
  'DELETE /api/shortlists/:candidateId': ownersAndRecruiters,
  'GET /api/jobs': everyone,
  'POST /api/jobs': ownersAndRecruiters,
  'POST /api/jobs/:id/renew': ownersAndRecruiters,
  'POST /api/jobs/market': ownersAndRecruiters,
  'GET /api/jobs/fitting': allButReviewers,
  'POST /api/jobs/ad': ownersAndRecruiters,
  'POST /api/invitations/many': ownersAndRecruiters,
  'GET /api/jobs/:id': everyone,
  'PATCH /api/jobs/:id': ownersAndRecruiters,
  'GET /api/jobs/:id/team': ownersAndRecruiters,
  'PUT /api/jobs/:id/team': ownersAndRecruiters,
  'GET /api/compatibility': everyone,
  'GET /api/applications/:id/receipt': everyone,
  'POST /api/score-notice': everyone,
  'POST /api/list-visits': everyone,
  'GET /api/saved-searches': ownersAndRecruiters,
  'POST /api/saved-searches': ownersAndRecruiters,
  'GET /api/saved-searches/:id': ownersAndRecruiters,
  'PATCH /api/saved-searches/:id': ownersAndRecruiters,
  'DELETE /api/saved-searches/:id': ownersAndRecruiters,
  'GET /api/saved-searches/:id/sent': ownersAndRecruiters,
  'GET /api/applications': everyone,
  'GET /api/applications/stages': everyone,
  'GET /api/applications/:id': everyone,
  'PATCH /api/applications/:id': ownersAndRecruiters,
  'POST /api/applications/moves': ownersAndRecruiters,
  'PUT /api/applications/:id/review': allButViewers,
  'POST /api/applications/:id/offers': ownersAndRecruiters,
  'GET /api/applications/:id/offers': ownersAndRecruiters,
  'GET /api/offers': ownersAndRecruiters,
  'POST /api/offers/:id/proposal/keep': ownersAndRecruiters,
  'POST /api/offers/:id/withdraw': ownersAndRecruiters,
  'GET /api/offers/:id/document': ownersAndRecruiters,
  'GET /api/hires': ownersAndRecruiters,
  'POST /api/applications/:id/hire': ownersAndRecruiters,
  'PATCH /api/hires/:id': ownersAndRecruiters,
  'PUT /api/hires/:id/steps': ownersAndRecruiters,
  'GET /api/hires/:id/handoff': ownersAndRecruiters,
  'GET /api/appeals': ownersAndRecruiters,
  'GET /api/appeals/:id': ownersAndRecruiters,
  'POST /api/appeals/:id': ownersAndRecruiters,
  'GET /api/engagements': allButReviewers,
  'POST /api/applications/:id/undo': ownersAndRecruiters,
  'POST /api/applications/moves/undo': ownersAndRecruiters,
  'GET /api/jobs/:id/funnel': everyone,
  'POST /api/applications/:id/reveal': ownersAndRecruiters,
  'GET /api/jobs/:id/criteria': everyone,
  'PUT /api/jobs/:id/criteria': ownersAndRecruiters,
  'GET /api/applications/:id/reviews': allButViewers,
  'GET /api/applications/:id/criteria': allButViewers,
  'PUT /api/applications/:id/criteria/:criterionId': allButViewers,
  'GET /api/application-views': everyone,
  'POST /api/application-views': ownersAndRecruiters,
  'DELETE /api/application-views/:id': ownersAndRecruiters,
  'GET /api/jobs/:id/matches': allButReviewers,
  'GET /api/jobs/:id/undecided': ownersAndRecruiters,
  'POST /api/invitations': ownersAndRecruiters,
  'GET /api/invitations': allButReviewers,
  'GET /api/invitations/:id': allButReviewers,
  'POST /api/applications/:id/interviews': ownersAndRecruiters,
  'GET /api/applications/:id/interviews/times': ownersAndRecruiters,
  'GET /api/interviews': everyone,
  'POST /api/interviews/:id/book': ownersAndRecruiters,
  'POST /api/interviews/:id/move': ownersAndRecruiters,
  'POST /api/interviews/:id/cancel': ownersAndRecruiters,
  'PATCH /api/interviews/:id': ownersAndRecruiters,
  'GET /api/account/calendar': everyone,
  'DELETE /api/account/calendar': everyone,
  'GET /api/conversations': ownersAndRecruiters,
  'GET /api/conversations/unread-count': ownersAndRecruiters,
  'GET /api/conversations/:userId/applications': ownersAndRecruiters,
  'GET /api/conversations/:userId': ownersAndRecruiters,
  'PUT /api/conversations/:userId/archive': ownersAndRecruiters,
  'DELETE /api/conversations/:userId/archive': ownersAndRecruiters,
  'GET /api/conversations/search': ownersAndRecruiters,
  'GET /api/conversations/search/messages': ownersAndRecruiters,
  'GET /api/message-templates': ownersAndRecruiters,
  'POST /api/message-templates': ownersAndRecruiters,
  'PUT /api/message-templates/:id': ownersAndRecruiters,
  'DELETE /api/message-templates/:id': ownersAndRecruiters,
  'GET /api/conversations/:userId/placeholders': ownersAndRecruiters,
  'GET /api/messages/:userId': ownersAndRecruiters,
  'POST /api/messages': ownersAndRecruiters,
  'POST /api/messages/:userId/read': ownersAndRecruiters,
  'POST /api/messages/:userId/attachments': ownersAndRecruiters,
  'DELETE /api/attachments/:id': ownersAndRecruiters,
  'GET /api/attachments/:id': ownersAndRecruiters,
  'GET /api/attachments/:id/preview': ownersAndRecruiters,
  'PUT /api/blocks/:userId': ownersAndRecruiters,
  'DELETE /api/blocks/:userId': ownersAndRecruiters,
  'GET /api/notifications': everyone,
  'GET /api/notifications/unread-count': everyone,
  'POST /api/notifications/read': everyone,
  'POST /api/reports': allButReviewers,
  'GET /api/account': everyone,
  'PATCH /api/account': everyone,
  'DELETE /api/account': everyone,
  'DELETE /api/account/email': everyone,
  'PUT /api/account/photo': everyone,
  'DELETE /api/account/photo': everyone,
  'GET /api/account/export': everyone,
  'GET /api/dashboard/first-steps': ownersAndRecruiters,
  'GET /api/dashboard/todo': ownersAndRecruiters,
  'GET /api/dashboard': allButReviewers,
};

const callName = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;
const ROLE_REFUSED = 'role-may-not';

describe('access by member role', () => {
  const world = useTestApp();
  let clients: Record<MemberRole, TestClient>;

  beforeEach(async () => {
    const owner = await world.company();
    clients = {
      owner,
      recruiter: await world.member(owner, 'recruiter'),
      reviewer: await world.member(owner, 'reviewer'),
      viewer: await world.member(owner, 'viewer'),
    };
  });

  it('has a row for each call that companies can make', () => {
    const declared = ALL_ROUTES.filter(({ may }) => may !== undefined);
    expect(declared.map(callName).toSorted()).toEqual(Object.keys(ALLOWED_ROLES).toSorted());
  });

  it('is described in the OpenAPI document', async () => {
    const { paths } = (await world.visitor.get('/api/openapi.json')).body;
    const described = Object.entries(paths as Record<string, Record<string, { 'x-may'?: string }>>).flatMap(
      ([path, operations]) =>
        Object.entries(operations).flatMap(([method, { 'x-may': may }]) =>
          may === undefined ? [] : [[`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`, may]],
        ),
    );
    expect(Object.fromEntries(described)).toEqual(
      Object.fromEntries(ALL_ROUTES.filter(({ may }) => may).map((route) => [callName(route), route.may])),
    );
  });

  it.each(ALL_ROUTES.filter(({ may }) => may !== undefined).map((route) => [callName(route), route] as const))(
    'is granted by %s only to the roles in its row',
    async (name, route) => {
      for (const role of MEMBER_ROLES) {
        const url = route.path.replace(/:\w+/g, () => newId());
        const payload = route.method === 'GET' ? '' : {};
        const { status, body } = await clients[role].request({ method: route.method, url, payload });
        const isRefused = status === 403 && body.code === ROLE_REFUSED;
        expect(`${role}: ${isRefused}`).toBe(`${role}: ${!ALLOWED_ROLES[name]?.includes(role)}`);
        expect(status).toBeLessThan(500);
      }
    },
  );

  it('agrees with the contracts', () => {
    const decided = ALL_ROUTES.flatMap((route) =>
      route.may === undefined
        ? []
        : [[callName(route), MEMBER_ROLES.filter((role) => hasCapability(route.may, role))] as const],
    );
    expect(Object.fromEntries(decided)).toEqual(ALLOWED_ROLES);
  });
});
