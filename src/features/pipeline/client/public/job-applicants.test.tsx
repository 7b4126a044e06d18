/** The text for a job without applicants. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { vocabularyEn } from '#client/vocabulary.en.ts';
import { rankedApplicantsList } from '../applications.api.ts';
import { applicationsEn } from '../applications.en.ts';
import { JobApplicants } from './job-applicants.tsx';

const ID = 'job';

const renderMarkup = (status: 'open' | 'paused' | 'closed'): string => {
  const client = new QueryClient();
  const page = { items: [], next: null, total: 0 };
  client.setQueryData(rankedApplicantsList(ID).queryKey, { pages: [page], pageParams: [null] });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ applications: applicationsEn, vocabulary: vocabularyEn }}>
        <JobApplicants job={{ id: ID, status }} />
      </IntlProvider>
    </QueryClientProvider>,
  );
};

describe('a job without applicants', () => {
  it('is described as visible to candidates only while it is open', () => {
    expect(renderMarkup('open')).toContain(applicationsEn.applicants.emptyText);
    for (const status of ['paused', 'closed'] as const) {
      expect(renderMarkup(status)).toContain(applicationsEn.applicants.emptyTextNotOpen);
      expect(renderMarkup(status)).not.toContain(applicationsEn.applicants.emptyText);
    }
  });
});
