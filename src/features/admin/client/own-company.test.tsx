/** The desks and the list of users offer no actions on the admin’s own company, even if another member’s account represents it. The desks label dates. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it, vi } from 'vitest';
import type { MenuProps } from '#client/ui/menu.tsx';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import type { AdminUser } from '../admin.contract.ts';
import { allCompaniesQuery } from './company-desk.api.ts';
import { CompanyDeskPage } from './company-desk.page.tsx';
import { UserCards } from './components/user-cards.tsx';
import { UsersTable } from './components/users-table.tsx';
import { allJobsQuery } from './job-desk.api.ts';
import { JobDeskPage } from './job-desk.page.tsx';

// Closed menus render nothing, so the menu of this test is always open.
vi.mock('#client/ui/menu.tsx', () => ({
  Menu: ({ groups }: MenuProps) => groups.flat().map(({ label }) => <i key={label}>{label}</i>),
}));

const COMPANY = { id: 'c1', companyName: 'Aroeira', logoUrl: null, website: null, verifiedAt: null };
const FIRST_ACCOUNT = { id: 'first', firstName: 'Ana', lastName: 'Prueba', email: null, isAdmin: false };
const JOB = { id: 'j1', title: 'Bookkeeper', status: 'open', applicationCount: 0, takenDown: null };
const createdAt = '2026-05-01T00:00:00Z';

/** Renders a desk for an admin who is a recruiter in the company of the account `accountId`. */
const render = (desk: ReactElement, accountId: string): string => {
  const client = new QueryClient();
  const createPage = (row: object) =>
    ({ pages: [{ items: [row], next: null, total: 1 }], pageParams: [null] }) as never;
  const user = { id: 'second', membership: { accountId, role: 'recruiter' } };
  client.setQueryData(currentUserQuery.queryKey, user as never);
  client.setQueryData(
    allCompaniesQuery({ q: '', state: '' }).queryKey,
    createPage({ ...COMPANY, createdAt, user: { ...FIRST_ACCOUNT, suspended: false } }),
  );
  client.setQueryData(
    allJobsQuery({ q: '', status: '' }).queryKey,
    createPage({ ...JOB, createdAt, company: { ...COMPANY, userId: FIRST_ACCOUNT.id } }),
  );
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      {/* Texts are not loaded here; their keys are rendered. */}
      <IntlProvider locale="en" timeZone="UTC" onError={() => {}} messages={{}}>
        <RouterContextProvider router={router}>{desk}</RouterContextProvider>
      </IntlProvider>
    </QueryClientProvider>,
  );
};

it.each([
  ['companies', <CompanyDeskPage key="companies" />, 'admin.companyDesk.own'],
  ['jobs', <JobDeskPage key="jobs" />, 'admin.jobDesk.own'],
])('the desk of %s marks what belongs to the admin’s own company', (_, desk, mark) => {
  expect(render(desk, 'first')).toContain(mark);
  const other = render(desk, 'another');
  expect(other).toContain('Aroeira');
  expect(other).not.toContain(mark);
});

it('the desks say what their dates mean', () => {
  expect(render(<CompanyDeskPage />, 'another')).toMatch(/<time[^>]*>admin\.companyDesk\.joinedOn</);
  expect(render(<JobDeskPage />, 'another')).toMatch(/<time[^>]*>admin\.jobDesk\.postedOn</);
});

const listedUser = (user: Partial<AdminUser>): AdminUser => ({
  ...FIRST_ACCOUNT,
  profileImageUrl: null,
  accountType: 'company',
  suspended: false,
  canBeSuspended: true,
  companyVerified: null,
  createdAt,
  credentials: 'user',
  hasSecondStep: false,
  agreement: null,
  ...user,
});

it.each([
  ['table', (users: AdminUser[]) => <UsersTable users={users} ownId="second" order="newest" onOrder={() => {}} />],
  ['cards', (users: AdminUser[]) => <UserCards users={users} ownId="second" />],
])('the %s of users offers to suspend or restore all except the admin and their colleagues', (_, list) => {
  const renderRow = (user: Partial<AdminUser>) => render(list([listedUser(user)]), 'first');
  const offer = /admin\.change\.(suspend|restore)\.item/;
  const mark = 'admin.users.ownCompany';
  for (const suspended of [false, true]) {
    const colleague = renderRow({ suspended, canBeSuspended: false });
    expect(colleague).toContain(mark);
    expect(colleague).toContain('admin.change.grant.item');
    expect(colleague).not.toMatch(offer);
    const stranger = renderRow({ suspended });
    expect(stranger).toMatch(offer);
    expect(stranger).not.toContain(mark);
  }
  const self = renderRow({ id: 'second', canBeSuspended: false });
  expect(self).toContain('admin.users.you');
  expect(self).not.toContain(mark);
  expect(self).not.toMatch(offer);
});
