/** The text about who can answer an appeal, as shown to the member who made the decision. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { vocabularyEn } from '#client/vocabulary.en.ts';
import type { ApplicationDetail } from '#features/pipeline/applications.contract.ts';
import { membersQuery } from '#features/teams/client/team.api.ts';
import type { Member } from '#features/teams/teams.contract.ts';
import { appealQuery } from '../answers.api.ts';
import { answersEn } from '../answers.en.ts';
import { DeclineCard } from './decline-card.tsx';

const APPEAL = { id: 'appeal', text: 'Please look again.', outcome: null, note: null, dueAt: '2027-01-16T12:00:00Z' };
const APPLICATION = {
  decline: { reason: 'skills', note: null, appeal: APPEAL },
  job: {},
} as unknown as ApplicationDetail;
const BY_OTHERS = 'Another owner or recruiter at your company can answer';
const BY_ADMINS = 'You made this decision, so one of our admins will answer the candidate.';

const renderFor = (...members: Partial<Member>[]): string => {
  const client = new QueryClient();
  client.setQueryData(appealQuery('appeal').queryKey, { ...APPEAL, mayClose: false } as never);
  client.setQueryData(membersQuery.queryKey, members as never);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <IntlProvider
        locale="en"
        timeZone="UTC"
        now={new Date('2027-01-01T12:00:00Z')}
        messages={{ answers: answersEn, vocabulary: vocabularyEn }}
      >
        <DeclineCard application={APPLICATION} side="company" />
      </IntlProvider>
    </QueryClientProvider>,
  );
};

it('the card mentions other members only if the company has another owner or recruiter who can sign in', () => {
  expect(renderFor({ role: 'owner' }, { role: 'recruiter' })).toContain(BY_OTHERS);
  for (const other of [[], [{ role: 'reviewer' }], [{ role: 'owner', isSuspended: true }]] as Partial<Member>[][]) {
    const card = renderFor({ role: 'recruiter' }, ...other);
    expect(card).toContain(BY_ADMINS);
    expect(card).not.toContain(BY_OTHERS);
  }
});
