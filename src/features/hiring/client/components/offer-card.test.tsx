/** The card of an open offer shows its last day, which is the same in every time zone of the Americas. */
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { vocabularyEn } from '#client/vocabulary.en.ts';
import { toOfferExpiry } from '../../hiring.domain.ts';
import type { Offer } from '../../offers.contract.ts';
import { hiringEn } from '../hiring.en.ts';
import { OfferCard } from './offer-card.tsx';

const OFFER: Offer = {
  id: 'offer',
  applicationId: 'application',
  version: 1,
  status: 'sent',
  hourlyRate: 28,
  hoursPerWeek: 30,
  employmentType: 'part-time',
  startDate: '2026-12-14',
  endDate: null,
  note: null,
  expiresAt: toOfferExpiry('2026-11-30'),
  createdAt: '2026-11-16T12:00:00.000Z',
  seenAt: null,
  endedAt: null,
  reason: null,
  sha256: null,
  job: { id: 'job', title: 'Bookkeeper' },
  companyName: 'Faro Labs',
  candidateName: 'Maya Chen',
  actions: [],
  proposal: null,
  proposalActions: [],
};

const render = (offer: Offer, now: string, timeZone: string): string =>
  renderToStaticMarkup(
    <IntlProvider
      locale="en"
      timeZone={timeZone}
      now={new Date(now)}
      messages={{ hiring: hiringEn, vocabulary: vocabularyEn }}
    >
      <OfferCard offer={offer} side="candidate" />
    </IntlProvider>,
  );

it.each(['America/Los_Angeles', 'America/Bogota', 'America/Sao_Paulo'])('an offer shows its last day in %s', (zone) => {
  expect(render(OFFER, '2026-11-29T18:00:00.000Z', zone)).toContain('Valid until Nov 30');
  expect(render(OFFER, '2026-11-30T18:00:00.000Z', zone)).toContain('Expires today');
  expect(render(OFFER, '2026-12-01T07:00:00.000Z', zone)).toContain('Expires today');
  const expired = { ...OFFER, status: 'expired', endedAt: OFFER.expiresAt } as const;
  expect(render(expired, '2026-12-01T18:00:00.000Z', zone)).toContain('Expired Nov 30');
});
