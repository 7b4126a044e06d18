/** The offer of a suspended company cannot be accepted, but declined. The application's status above says that the company is not active. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import type { Offer } from '../../offers.contract.ts';
import { hiringEn } from '../hiring.en.ts';
import { OfferAnswer } from './offer-answer.tsx';

const OFFER: Offer = {
  id: 'offer',
  applicationId: 'application',
  version: 1,
  status: 'seen',
  hourlyRate: 28,
  hoursPerWeek: 30,
  employmentType: 'part-time',
  startDate: '2026-12-14',
  endDate: null,
  note: null,
  expiresAt: '2026-12-01T07:59:59.999Z',
  createdAt: '2026-11-16T12:00:00.000Z',
  seenAt: '2026-11-16T13:00:00.000Z',
  endedAt: null,
  reason: null,
  sha256: null,
  job: { id: 'job', title: 'Bookkeeper' },
  companyName: 'Faro Labs',
  candidateName: 'Maya Chen',
  actions: ['accept', 'decline'],
  proposal: null,
  proposalActions: [],
};

const render = (actions: Offer['actions']): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ hiring: hiringEn }} onError={() => {}}>
        <OfferAnswer offer={{ ...OFFER, actions }} renderQuestion={(label) => label} />
      </IntlProvider>
    </QueryClientProvider>,
  );

it('has no button to accept', () => {
  expect(render(['accept', 'decline'])).toMatch(/>Accept<.*>Decline</);
  expect(render(['decline'])).toContain('>Decline<');
  expect(render(['decline'])).not.toContain('>Accept<');
});
