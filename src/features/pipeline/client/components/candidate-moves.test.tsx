/** Candidates can decline an offer only while it is open. Without an open offer, they can withdraw the application. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { vocabularyEn } from '#client/vocabulary.en.ts';
import type { ApplicationDetail } from '../../applications.contract.ts';
import { applicationsEn } from '../applications.en.ts';
import { CandidateMoves } from './candidate-moves.tsx';

const render = (values: Pick<ApplicationDetail, 'status' | 'turn'>): string => {
  const application = {
    id: 'x',
    jobId: 'job',
    job: { title: 'Bookkeeper', company: { companyName: 'Faro Labs' } },
    moves: ['withdrawn'],
    ...values,
  } as unknown as ApplicationDetail;
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ applications: applicationsEn, vocabulary: vocabularyEn }}>
        <CandidateMoves application={application} />
      </IntlProvider>
    </QueryClientProvider>,
  );
};

const SINCE = '2026-11-21T15:00:00.000Z';

it('candidates can decline an open offer', () => {
  const turn = { who: 'candidate', action: 'answer-offer', since: SINCE } as const;
  expect(render({ status: 'offered', turn })).toContain('>Decline offer<');
});

it('candidates can withdraw after the offer expired or was withdrawn', () => {
  const turn = { who: 'company', action: 'send-offer', since: SINCE } as const;
  const html = render({ status: 'offered', turn });
  expect(html).toContain('>Withdraw<');
  expect(html).not.toContain('Decline offer');
});

it('candidates can only withdraw while the company is suspended', () => {
  const turn = { who: null, action: null, since: null };
  expect(render({ status: 'offered', turn })).toContain('>Withdraw<');
});
