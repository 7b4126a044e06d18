/** The desks offer no decisions about the company that the admin is a member of, whichever member they are. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { allCompaniesQuery } from './company-desk.api.ts';
import { CompanyDeskPage } from './company-desk.page.tsx';
import { allJobsQuery } from './job-desk.api.ts';
import { JobDeskPage } from './job-desk.page.tsx';

const COMPANY = { id: 'c1', companyName: 'Aroeira', logoUrl: null, website: null, verifiedAt: null };
const FIRST_ACCOUNT = { id: 'first', firstName: 'Ana', lastName: 'Prueba', email: null, isAdmin: false };
const JOB = { id: 'j1', title: 'Bookkeeper', status: 'open', applicationCount: 0, takenDown: null };
const createdAt = '2026-05-01T00:00:00Z';

/** The desk as an admin sees it who is the second member of the company of an account. */
const render = (desk: ReactElement, accountId: string): string => {
  const client = new QueryClient();
  const pageOf = (row: object) => ({ pages: [{ items: [row], next: null, total: 1 }], pageParams: [null] }) as never;
  const user = { id: 'second', membership: { accountId, role: 'recruiter' } };
  client.setQueryData(currentUserQuery.queryKey, user as never);
  client.setQueryData(
    allCompaniesQuery({ q: '', state: '' }).queryKey,
    pageOf({ ...COMPANY, createdAt, user: { ...FIRST_ACCOUNT, suspended: false } }),
  );
  client.setQueryData(
    allJobsQuery({ q: '', status: '' }).queryKey,
    pageOf({ ...JOB, createdAt, company: { ...COMPANY, userId: FIRST_ACCOUNT.id } }),
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
])('the desk of %s marks what belongs to the company of a member', (_, desk, mark) => {
  expect(render(desk, 'first')).toContain(mark);
  const other = render(desk, 'another');
  expect(other).toContain('Aroeira');
  expect(other).not.toContain(mark);
});
