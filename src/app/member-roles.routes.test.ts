/**
 * What each role of a company's members may call, listed by hand and tested over HTTP. New calls that companies can make, and calls that change what
 * they need, fail until their row here is updated.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/ids.ts';
import { decideCapability } from '#shared/access.ts';
import { MEMBER_ROLES, type MemberRole } from '#shared/vocabulary.ts';
import { ALL_ROUTES } from '#testing/all-routes.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';

const everyone: readonly MemberRole[] = ['owner', 'recruiter', 'reviewer', 'viewer'];
const allButReviewers: readonly MemberRole[] = ['owner', 'recruiter', 'viewer'];
const allButViewers: readonly MemberRole[] = ['owner', 'recruiter', 'reviewer'];
const recruiters: readonly MemberRole[] = ['owner', 'recruiter'];
const owners: readonly MemberRole[] = ['owner'];

const MAY: Readonly<Record<string, readonly MemberRole[]>> = {
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
  'GET /api/companies/my-company/members': recruiters,
  'PATCH /api/companies/my-company/members/:userId': owners,
  'DELETE /api/companies/my-company/members/:userId': owners,
  'GET /api/companies/my-company/member-invitations': owners,
  'POST /api/companies/my-company/member-invitations': owners,
  'DELETE /api/companies/my-company/member-invitations/:id': owners,
  'POST /api/companies': owners,
  'GET /api/companies/my-company': everyone,
  'PATCH /api/companies/my-company': owners,
  'GET /api/companies/my-company/hours': everyone,
  'PUT /api/companies/my-company/hours': recruiters,
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
  'POST /api/shortlists': recruiters,
  'GET /api/shortlists': recruiters,
  'PUT /api/shortlists/:candidateId': recruiters,
  'DELETE /api/shortlists/:candidateId': recruiters,
  'GET /api/jobs': everyone,
  'POST /api/jobs': recruiters,
  'POST /api/jobs/:id/renew': recruiters,
  'POST /api/jobs/market': recruiters,
  'GET /api/jobs/fitting': allButReviewers,
  'POST /api/jobs/ad': recruiters,
  'POST /api/invitations/many': recruiters,
  'GET /api/jobs/:id': everyone,
  'PATCH /api/jobs/:id': recruiters,
  'GET /api/jobs/:id/team': recruiters,
  'PUT /api/jobs/:id/team': recruiters,
  'GET /api/compatibility': everyone,
  'GET /api/applications/:id/receipt': everyone,
  'POST /api/score-notice': everyone,
  'POST /api/list-visits': everyone,
  'GET /api/saved-searches': recruiters,
  'POST /api/saved-searches': recruiters,
  'GET /api/saved-searches/:id': recruiters,
  'PATCH /api/saved-searches/:id': recruiters,
  'DELETE /api/saved-searches/:id': recruiters,
  'GET /api/saved-searches/:id/sent': recruiters,
  'GET /api/applications': everyone,
  'GET /api/applications/stages': everyone,
  'GET /api/applications/:id': everyone,
  'PATCH /api/applications/:id': recruiters,
  'POST /api/applications/moves': recruiters,
  'PUT /api/applications/:id/review': allButViewers,
  'POST /api/applications/:id/offers': recruiters,
  'GET /api/applications/:id/offers': recruiters,
  'GET /api/offers': recruiters,
  'POST /api/offers/:id/proposal/keep': recruiters,
  'POST /api/offers/:id/withdraw': recruiters,
  'GET /api/offers/:id/document': recruiters,
  'GET /api/hires': recruiters,
  'POST /api/applications/:id/hire': recruiters,
  'PATCH /api/hires/:id': recruiters,
  'PUT /api/hires/:id/steps': recruiters,
  'GET /api/hires/:id/handoff': recruiters,
  'GET /api/appeals': recruiters,
  'GET /api/appeals/:id': recruiters,
  'POST /api/appeals/:id': recruiters,
  'GET /api/engagements': allButReviewers,
  'POST /api/applications/:id/undo': recruiters,
  'POST /api/applications/moves/undo': recruiters,
  'GET /api/jobs/:id/funnel': everyone,
  'POST /api/applications/:id/reveal': recruiters,
  'GET /api/jobs/:id/criteria': everyone,
  'PUT /api/jobs/:id/criteria': recruiters,
  'GET /api/applications/:id/reviews': allButViewers,
  'GET /api/applications/:id/criteria': allButViewers,
  'PUT /api/applications/:id/criteria/:criterionId': allButViewers,
  'GET /api/application-views': everyone,
  'POST /api/application-views': recruiters,
  'DELETE /api/application-views/:id': recruiters,
  'GET /api/jobs/:id/matches': allButReviewers,
  'GET /api/jobs/:id/undecided': recruiters,
  'POST /api/invitations': recruiters,
  'GET /api/invitations': allButReviewers,
  'GET /api/invitations/:id': allButReviewers,
  'POST /api/applications/:id/interviews': recruiters,
  'GET /api/applications/:id/interviews/times': recruiters,
  'GET /api/interviews': everyone,
  'POST /api/interviews/:id/book': recruiters,
  'POST /api/interviews/:id/move': recruiters,
  'POST /api/interviews/:id/cancel': recruiters,
  'PATCH /api/interviews/:id': recruiters,
  'GET /api/account/calendar': everyone,
  'DELETE /api/account/calendar': everyone,
  'GET /api/conversations': recruiters,
  'GET /api/conversations/unread-count': recruiters,
  'GET /api/conversations/:userId/applications': recruiters,
  'GET /api/conversations/:userId': recruiters,
  'PUT /api/conversations/:userId/archive': recruiters,
  'DELETE /api/conversations/:userId/archive': recruiters,
  'GET /api/conversations/search': recruiters,
  'GET /api/conversations/search/messages': recruiters,
  'GET /api/message-templates': recruiters,
  'POST /api/message-templates': recruiters,
  'PUT /api/message-templates/:id': recruiters,
  'DELETE /api/message-templates/:id': recruiters,
  'GET /api/conversations/:userId/placeholders': recruiters,
  'GET /api/messages/:userId': recruiters,
  'POST /api/messages': recruiters,
  'POST /api/messages/:userId/read': recruiters,
  'POST /api/messages/:userId/attachments': recruiters,
  'DELETE /api/attachments/:id': recruiters,
  'GET /api/attachments/:id': recruiters,
  'GET /api/attachments/:id/preview': recruiters,
  'PUT /api/blocks/:userId': recruiters,
  'DELETE /api/blocks/:userId': recruiters,
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
  'GET /api/dashboard/first-steps': recruiters,
  'GET /api/dashboard/todo': recruiters,
  'GET /api/dashboard': allButReviewers,
};

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;
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
    expect(declared.map(nameOf).toSorted()).toEqual(Object.keys(MAY).toSorted());
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
      Object.fromEntries(ALL_ROUTES.filter(({ may }) => may).map((route) => [nameOf(route), route.may])),
    );
  });

  it.each(ALL_ROUTES.filter(({ may }) => may !== undefined).map((route) => [nameOf(route), route] as const))(
    'is granted to the roles of its row by %s',
    async (name, route) => {
      for (const role of MEMBER_ROLES) {
        const url = route.path.replace(/:\w+/g, () => newId());
        const payload = route.method === 'GET' ? '' : {};
        const { status, body } = await clients[role].request({ method: route.method, url, payload });
        const isRefused = status === 403 && body.code === ROLE_REFUSED;
        expect(`${role}: ${isRefused}`).toBe(`${role}: ${!MAY[name]?.includes(role)}`);
        expect(status).toBeLessThan(500);
      }
    },
  );

  it('agrees with the contracts', () => {
    const decided = ALL_ROUTES.flatMap((route) =>
      route.may === undefined
        ? []
        : [[nameOf(route), MEMBER_ROLES.filter((role) => decideCapability(route.may, role))] as const],
    );
    expect(Object.fromEntries(decided)).toEqual(MAY);
  });
});
