/** The text under a job's funnel, including for a job with more applications than are counted. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { vocabularyEn } from '#client/vocabulary.en.ts';
import type { Funnel } from '../../funnel.contract.ts';
import { funnelQuery } from '../funnel.api.ts';
import { funnelEn } from '../funnel.en.ts';
import { JobFunnel } from './job-funnel.tsx';

const ID = 'job';
const FUNNEL: Funnel = { count: 1000, isCutOff: false, stages: [], hireDays: null };

const renderMarkup = (funnel: Funnel): string => {
  const client = new QueryClient();
  client.setQueryData(funnelQuery(ID).queryKey, funnel);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ funnel: funnelEn, vocabulary: vocabularyEn }}>
        <JobFunnel jobId={ID} />
      </IntlProvider>
    </QueryClientProvider>,
  );
};

describe('the funnel of a job', () => {
  it('says that no one was hired only if every application was counted', () => {
    expect(renderMarkup(FUNNEL)).toContain(funnelEn.noHire);
    const cutOff = renderMarkup({ ...FUNNEL, isCutOff: true });
    expect(cutOff).not.toContain(funnelEn.noHire);
    expect(cutOff).toContain('Based on the newest 1,000 applications.');
  });
});
