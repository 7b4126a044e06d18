/** What a candidate reads in an application whose company deleted its account. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { vocabularyEn } from '#client/vocabulary.en.ts';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import type { ApplicationDetail, HistoryEntry } from '../../applications.contract.ts';
import { applicationsEn } from '../applications.en.ts';
import { HistoryTimeline } from './history-timeline.tsx';
import { MyApplicationHeading } from './my-application-heading.tsx';

const render = (screen: ReactElement): string => {
  const client = new QueryClient();
  client.setQueryData(currentUserQuery.queryKey, { id: 'candidate' } as never);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <IntlProvider
        locale="en"
        timeZone="UTC"
        now={new Date('2026-12-02T12:00:00.000Z')}
        // Texts from other features are not loaded here; their keys are rendered instead.
        onError={() => {}}
        messages={{ applications: applicationsEn, vocabulary: vocabularyEn }}
      >
        {screen}
      </IntlProvider>
    </QueryClientProvider>,
  );
};

const company = { side: 'company', name: 'Deleted company' } as const;
const HISTORY: HistoryEntry[] = [
  { from: null, to: 'pending', at: '2026-12-01T10:00:00.000Z', by: { side: 'candidate', name: 'Ana' }, note: null },
  { from: 'pending', to: 'declined', at: '2026-12-01T11:00:00.000Z', by: company, note: null, reason: 'other' },
];

it('the history says that the company left if no one declined the application', () => {
  const ended = render(<HistoryTimeline history={HISTORY} side="candidate" isEndedByDeletion />);
  expect(ended).toContain('>answers.history.companyDeleted<');
  expect(ended).toContain('answers.history.applied');
  expect(ended).not.toContain('toDeclined');
});

it('the history keeps a decline that the company made before it left', () => {
  const declined = render(<HistoryTimeline history={HISTORY} side="candidate" />);
  expect(declined).toContain('answers.history.toDeclined');
  expect(declined).not.toContain('companyDeleted');
});

it('messages are offered only while the company has an account', () => {
  const application = {
    createdAt: '2026-12-01T10:00:00.000Z',
    jobId: 'job',
    otherUserId: 'user',
    job: { title: 'Bookkeeper', company: { id: 'company', companyName: 'Faro Labs', logoUrl: null, verifiedAt: null } },
  } as ApplicationDetail;
  expect(render(<MyApplicationHeading application={application} />)).toContain('/messages?userId=user');
  const left = render(<MyApplicationHeading application={{ ...application, companyLeft: true }} />);
  expect(left).not.toContain('/messages');
  expect(left).toContain('Bookkeeper');
});
