/** The job filter shows the chosen job, even if it is older than the jobs in its list. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { jobQuery } from '#features/jobs/client/jobs.api.ts';
import type { JobDetail, OwnJob } from '#features/jobs/jobs.contract.ts';
import { filterJobsList } from '../applications.api.ts';
import { applicationsEn } from '../applications.en.ts';
import { ApplicationFilterFields } from './application-filters.tsx';

const FILTERS = { q: '', jobId: 'old', status: '', sort: '', minScore: '' };

const render = (jobId: string): string => {
  const client = new QueryClient();
  const page = { items: [{ id: 'new', title: 'Cook' } as OwnJob], next: null, total: 101 };
  client.setQueryData(filterJobsList.queryKey, { pages: [page], pageParams: [null] });
  client.setQueryData(jobQuery('old').queryKey, { id: 'old', title: 'Baker' } as JobDetail);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" timeZone="UTC" onError={() => {}} messages={{ applications: applicationsEn }}>
        <ApplicationFilterFields
          filters={{ ...FILTERS, jobId }}
          isJobMissing={false}
          isList={false}
          onChange={() => {}}
        />
      </IntlProvider>
    </QueryClientProvider>,
  );
};

it('names the chosen job, whether or not it is one of the newest', () => {
  expect(render('old')).toContain('<option value="old" selected="">Baker</option>');
  expect(render('new')).toContain('<option value="new" selected="">Cook</option>');
  expect(render('new')).not.toContain('Baker');
});
