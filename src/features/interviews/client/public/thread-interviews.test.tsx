/** The line above a conversation that summarizes the interviews with that person. */
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { RoleContext } from '#client/may.tsx';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import type { Side } from '#shared/sides.ts';
import type { MemberRole } from '#shared/vocabulary.ts';
import type { Interview } from '../../interviews.contract.ts';
import { interviewsList } from '../interviews.api.ts';
import { interviewsEn } from '../interviews.en.ts';
import { ThreadInterviews } from './thread-interviews.tsx';

const INTERVIEW: Interview = {
  id: 'interview',
  applicationId: 'application',
  status: 'proposed',
  durationMinutes: 30,
  slots: [{ start: '2026-12-01T15:00:00.000Z' }],
  start: null,
  end: null,
  videoUrl: null,
  note: null,
  moveNote: null,
  sequence: 0,
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
  actions: ['book', 'move', 'cancel'],
  createdAt: '2026-11-24T15:00:00.000Z',
};

const renderThread = async (side: Side, interviews: Interview[], role: MemberRole | null = null): Promise<string> => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const list: QueryKey = interviewsList({ userId: 'other' }).queryKey;
  client.setQueryData(list, { pages: [{ items: interviews, next: null }], pageParams: [null] });
  const user: QueryKey = currentUserQuery.queryKey;
  client.setQueryData(user, { id: 'user', membership: null });
  const { prelude } = await prerender(
    <QueryClientProvider client={client}>
      <IntlProvider
        locale="en"
        timeZone="America/Bogota"
        now={new Date('2026-11-25T16:00:00.000Z')}
        messages={{ interviews: interviewsEn }}
      >
        <RoleContext value={role}>
          <ThreadInterviews userId="other" accountType={side} />
        </RoleContext>
      </IntlProvider>
    </QueryClientProvider>,
  );
  return new Response(prelude).text();
};

const renderSummary = async (...args: Parameters<typeof renderThread>): Promise<string> => {
  const markup = await renderThread(...args);
  return /<summary[^>]*>(.*?)<\/summary>/s.exec(markup)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? '';
};

const BOOKED: Interview = {
  ...INTERVIEW,
  id: 'booked',
  status: 'booked',
  start: '2026-12-02T15:00:00.000Z',
  actions: ['move', 'cancel'],
};

it('the interview line of a conversation asks only the person who received the times to choose one', async () => {
  const requested: Interview = { ...INTERVIEW, proposedBy: 'candidate' };
  expect(await renderSummary('candidate', [INTERVIEW])).toContain('Choose a time');
  expect(await renderSummary('company', [requested], 'recruiter')).toContain('Choose a time');
  expect(await renderSummary('candidate', [requested])).toContain('Proposed · Bookkeeper');
  expect(await renderSummary('company', [INTERVIEW], 'recruiter')).toContain('Proposed · Bookkeeper');
  expect(await renderSummary('company', [requested], 'viewer')).toContain('Proposed · Bookkeeper');
});

it('the expanded interviews of a conversation tell members who may not recruit that their team has to choose', async () => {
  const soon = { start: '2099-12-01T15:00:00.000Z' };
  const requested: Interview = { ...INTERVIEW, proposedBy: 'candidate', slots: [soon] };
  expect(await renderThread('company', [requested], 'reviewer')).toContain(interviewsEn.card.teamTurn);
  expect(await renderThread('company', [requested], 'recruiter')).toContain(interviewsEn.card.yourTurn);
  const proposed: Interview = { ...INTERVIEW, slots: [soon] };
  expect(await renderThread('company', [proposed], 'reviewer')).toContain('Waiting for Maya Chen to choose a time.');
});

it('the interview line of a conversation shows an interview that waits for the user before a booked one', async () => {
  expect(await renderSummary('candidate', [BOOKED, INTERVIEW])).toContain('Choose a time');
  expect(await renderSummary('candidate', [BOOKED, { ...INTERVIEW, proposedBy: 'candidate' }])).toContain('Booked');
});
