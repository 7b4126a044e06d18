/** The application panel of a job that cannot show its form. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import type { JobDetail } from '#features/jobs/jobs.contract.ts';
import { jobApplicationQuery } from '../applications.api.ts';
import { applicationsEn } from '../applications.en.ts';
import { ApplyPanel } from './apply-panel.tsx';

const { closed: CLOSED, paused: PAUSED } = applicationsEn.apply;

/** Renders the panel of a reader without an application, or after a request for it that failed. */
const renderPanel = (status: JobDetail['status'], isFailed: boolean): string => {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const { queryKey } = jobApplicationQuery('job');
  if (isFailed) {
    client
      .getQueryCache()
      .build(client, { queryKey })
      .setState({ status: 'error', error: new Error('failed') });
  } else client.setQueryData(queryKey, null);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ applications: applicationsEn }}>
        <ApplyPanel job={{ id: 'job', status } as JobDetail} />
      </IntlProvider>
    </QueryClientProvider>,
  );
};

it('says that a paused or closed job accepts no applications', () => {
  expect(renderPanel('paused', false)).toContain(PAUSED);
  expect(renderPanel('closed', true)).toContain(CLOSED);
});

it('reports a failed request for an open job, and does not call the job closed', () => {
  const html = renderPanel('open', true);
  expect(html).toContain('went wrong');
  expect(html).not.toContain(CLOSED);
});
