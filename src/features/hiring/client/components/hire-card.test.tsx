/** The card of a hire shows the guarantee only if the hire was not called off. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { vocabularyEn } from '#client/vocabulary.en.ts';
import { SIDES, type Side } from '#shared/sides.ts';
import type { Hire } from '../../hires.contract.ts';
import { hiringEn } from '../hiring.en.ts';
import { HireCard } from './hire-card.tsx';

const HIRE: Hire = {
  id: 'hire',
  applicationId: 'application',
  startDate: '2026-12-07',
  endDate: null,
  hourlyRate: 28,
  hoursPerWeek: 30,
  employmentType: 'part-time',
  guaranteeEndsOn: '2027-06-07',
  status: 'ended',
  statusChangedAt: '2026-12-01T12:00:00.000Z',
  isCalledOff: false,
  reason: null,
  checkIns: [],
  offerId: null,
  replacedById: null,
  createdAt: '2026-11-30T12:00:00.000Z',
  job: { id: 'job', title: 'Bookkeeper', status: 'open' },
  company: { id: 'company', companyName: 'Faro Labs' },
  candidate: {
    id: 'candidate',
    jobTitle: 'Accountant',
    user: { id: 'user', firstName: 'Maya', lastName: 'Chen', profileImageUrl: null },
  },
  moves: [],
  mayMoveStart: false,
};

const render = (hire: Hire, side: Side): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider
        locale="en"
        timeZone="UTC"
        now={new Date('2026-12-02T12:00:00.000Z')}
        messages={{ hiring: hiringEn, vocabulary: vocabularyEn }}
      >
        <HireCard hire={hire} side={side} isWhole />
      </IntlProvider>
    </QueryClientProvider>,
  );

it.each(SIDES)('the guarantee of a hire that ended, unless it was called off, is shown to the %s', (side) => {
  expect(render(HIRE, side)).toContain('Guarantee until Jun 7, 2027');
  const calledOff = render({ ...HIRE, isCalledOff: true }, side);
  expect(calledOff).toContain('Called off before the first day');
  expect(calledOff).not.toContain('Guarantee');
});

it('shows the weekly hours as a number, because the label says what they are', () => {
  expect(render(HIRE, 'company')).toMatch(/>Hours a week<\/dt><dd[^>]*>30<\/dd>/);
});
