/** The application panel of a job when it cannot show the form. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import type { OwnCandidate } from '#features/candidates/candidates.contract.ts';
import { myProfileQuery } from '#features/candidates/client/candidates.api.ts';
import type { JobDetail } from '#features/jobs/jobs.contract.ts';
import { jobApplicationQuery } from '../applications.api.ts';
import { applicationsEn } from '../applications.en.ts';
import { ApplyPanel } from './apply-panel.tsx';

const { closed: CLOSED, paused: PAUSED, rejected: REJECTED } = applicationsEn.apply;

const buildProfile = (approvalStatus: OwnCandidate['approvalStatus']): OwnCandidate =>
  ({ id: 'candidate', approvalStatus }) as OwnCandidate;

/** Renders the panel for a user without an application, or after the request for the application failed. */
const renderPanel = (status: JobDetail['status'], isFailed: boolean, profile?: OwnCandidate): string => {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const { queryKey } = jobApplicationQuery('job');
  if (isFailed) {
    client
      .getQueryCache()
      .build(client, { queryKey })
      .setState({ status: 'error', error: new Error('failed') });
  } else client.setQueryData(queryKey, null);
  if (profile) client.setQueryData(myProfileQuery.queryKey, profile);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ applications: applicationsEn }}>
        <ApplyPanel job={{ id: 'job', status } as JobDetail} />
      </IntlProvider>
    </QueryClientProvider>,
  );
};

it('the application panel states that a paused or closed job accepts no applications', () => {
  expect(renderPanel('paused', false)).toContain(PAUSED);
  expect(renderPanel('closed', true)).toContain(CLOSED);
});

it('the application panel does not invite people to apply if they cannot', () => {
  const panels = [
    renderPanel('paused', false),
    renderPanel('closed', false),
    renderPanel('open', false, buildProfile('rejected')),
  ];
  for (const panel of panels) expect(panel).not.toContain(applicationsEn.apply.heading);
  expect(panels[2]).toContain(REJECTED);
});

it('the application panel reports a failed request for an open job, and does not call the job closed', () => {
  const html = renderPanel('open', true);
  expect(html).toContain('went wrong');
  expect(html).not.toContain(CLOSED);
});
