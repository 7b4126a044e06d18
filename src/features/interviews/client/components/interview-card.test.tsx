/** The card of a canceled interview names the side that canceled it, if one did. */
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { SIDES, type Side } from '#shared/sides.ts';
import type { Interview } from '../../interviews.contract.ts';
import { interviewsEn } from '../interviews.en.ts';
import { InterviewCard } from './interview-card.tsx';

const INTERVIEW: Interview = {
  id: 'interview',
  applicationId: 'application',
  status: 'cancelled',
  durationMinutes: 30,
  slots: [],
  start: '2026-12-01T15:00:00.000Z',
  end: '2026-12-01T15:30:00.000Z',
  videoUrl: null,
  note: null,
  moveNote: null,
  sequence: 2,
  proposedBy: 'company',
  movedFrom: null,
  cancelledBy: null,
  cancelReason: null,
  job: { id: 'job', title: 'Bookkeeper' },
  company: { id: 'company', companyName: 'Faro Labs', logoUrl: null },
  candidate: { id: 'candidate', user: { id: 'user', firstName: 'Maya', lastName: 'Chen', profileImageUrl: null } },
  interviewers: [],
  otherUserId: 'other',
  timeZones: { company: 'America/New_York', candidate: 'America/Bogota' },
  actions: [],
  createdAt: '2026-11-24T15:00:00.000Z',
};

const render = (cancelledBy: Side | null, side: Side): string => {
  const client = new QueryClient();
  const user: QueryKey = currentUserQuery.queryKey;
  client.setQueryData(user, { id: 'user', membership: null });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <IntlProvider
        locale="en"
        timeZone="America/Bogota"
        now={new Date('2026-11-25T16:00:00.000Z')}
        messages={{ interviews: interviewsEn }}
      >
        <InterviewCard interview={{ ...INTERVIEW, cancelledBy }} side={side} />
      </IntlProvider>
    </QueryClientProvider>,
  );
};

it.each(SIDES)('an interview that ended with a suspension or the hire names no one to the %s', (side) => {
  const markup = render(null, side);
  expect(markup).toContain('It was canceled automatically. It was booked for');
  expect(markup).not.toMatch(/canceled it|hire/);
});

it('an interview that a side canceled names that side', () => {
  expect(render('company', 'candidate')).toContain('Faro Labs canceled it.');
  expect(render('candidate', 'candidate')).toContain('You canceled it.');
});
