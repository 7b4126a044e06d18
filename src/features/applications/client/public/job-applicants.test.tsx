/** What a company reads under a job that nobody applied to, and under the funnel of one with more applications than are counted. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { vocabularyEn } from '#client/vocabulary.en.ts';
import type { Funnel } from '../../funnel.contract.ts';
import { rankedApplicantsList } from '../applications.api.ts';
import { applicationsEn } from '../applications.en.ts';
import { funnelQuery } from '../funnel.api.ts';
import { funnelEn } from '../funnel.en.ts';
import { JobApplicants } from './job-applicants.tsx';
import { JobFunnel } from './job-funnel.tsx';

const ID = 'job';
const FUNNEL: Funnel = { count: 1000, isCutOff: false, stages: [], hireDays: null };

const markupOf = (status: 'open' | 'paused' | 'closed', funnel: Funnel = FUNNEL): string => {
  const client = new QueryClient();
  const page = { items: [], next: null, total: 0 };
  client.setQueryData(rankedApplicantsList(ID).queryKey, { pages: [page], pageParams: [null] });
  client.setQueryData(funnelQuery(ID).queryKey, funnel);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <IntlProvider
        locale="en"
        timeZone="UTC"
        messages={{ applications: applicationsEn, funnel: funnelEn, vocabulary: vocabularyEn }}
      >
        <JobApplicants job={{ id: ID, status }} />
        <JobFunnel jobId={ID} />
      </IntlProvider>
    </QueryClientProvider>,
  );
};

describe('a job that nobody applied to', () => {
  it('is said to be found only while it is open', () => {
    expect(markupOf('open')).toContain(applicationsEn.applicants.emptyText);
    for (const status of ['paused', 'closed'] as const) {
      expect(markupOf(status)).toContain(applicationsEn.applicants.emptyTextNotOpen);
      expect(markupOf(status)).not.toContain(applicationsEn.applicants.emptyText);
    }
  });
});

describe('the funnel of a job', () => {
  it('says that nobody was hired only where it looked at every application', () => {
    expect(markupOf('open')).toContain(funnelEn.noHire);
    const cutOff = markupOf('open', { ...FUNNEL, isCutOff: true });
    expect(cutOff).not.toContain(funnelEn.noHire);
    expect(cutOff).toContain('Of the newest 1,000 applications.');
  });
});
