/** The stage bar shows counts only if they match the list below it. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { vocabularyEn } from '#client/vocabulary.en.ts';
import { APPLICATION_STATUSES } from '#shared/vocabulary.ts';
import { type ApplicationFilters, stageCountsQuery } from '../applications.api.ts';
import { applicationsEn } from '../applications.en.ts';
import { StageBar } from './stage-bar.tsx';

const COUNTS = Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, 71]));

const render = (filters: ApplicationFilters): string => {
  const client = new QueryClient();
  client.setQueryData(stageCountsQuery('job').queryKey, COUNTS as never);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ applications: applicationsEn, vocabulary: vocabularyEn }}>
        <StageBar filters={{ jobId: 'job', ...filters }} onChange={() => {}} />
      </IntlProvider>
    </QueryClientProvider>,
  );
};

it('the stage bar shows a job’s counts, even while one status is selected', () => {
  expect(render({})).toContain('>71<');
  expect(render({ status: 'pending' })).toContain('>71<');
});

it.each([{ q: 'ana' }, { minScore: '60' }])(
  'the stage bar hides the counts if the filters are %o, because the counts ignore them',
  (filters) => {
    expect(render(filters)).not.toContain('>71<');
  },
);
