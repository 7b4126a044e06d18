/** What a candidate can do with an invitation after its job has closed. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { vocabularyEn } from '#client/vocabulary.en.ts';
import { invitationsList } from '#features/invitations/client/invitations.api.ts';
import { invitationsEn } from '#features/invitations/client/invitations.en.ts';
import { InvitationToMissingJob } from '#features/invitations/client/public/job-invitation.tsx';
import { MyInvitations } from '#features/invitations/client/public/my-invitations.tsx';
import type { Invitation } from '#features/invitations/invitations.contract.ts';
import { jobsEn } from '#features/jobs/client/jobs.en.ts';

const JOB_ID = '0198f3a2-7c11-7d50-8a3e-2f9d5b1c4e60';
const { closed: CLOSED, paused: PAUSED, browse: BROWSE } = jobsEn.job;
const { apply: APPLY, decline: DECLINE } = invitationsEn.answer;

const createInvitation = (jobStatus: Invitation['job']['status'], status: Invitation['status']): Invitation =>
  ({
    id: 'invitation',
    jobId: JOB_ID,
    candidateId: 'candidate',
    note: null,
    status,
    job: { id: JOB_ID, title: 'Bookkeeper', status: jobStatus, company: { id: 'company', companyName: 'Faro Studio' } },
    compatibility: null,
  }) as Invitation;

const render = (invitations: Invitation[]) => {
  const client = new QueryClient();
  const list = { pages: [{ items: invitations, next: null, total: null }], pageParams: [null] };
  for (const query of [{ jobId: JOB_ID }, { status: 'invited' as const }]) {
    client.setQueryData(invitationsList(query).queryKey, list);
  }
  const messages = { invitations: invitationsEn, jobs: jobsEn, vocabulary: vocabularyEn };
  const inProviders = (screen: ReactNode): string =>
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <IntlProvider locale="en" timeZone="UTC" onError={() => {}} messages={messages}>
          {screen}
        </IntlProvider>
      </QueryClientProvider>,
    );
  return {
    dashboard: inProviders(<MyInvitations />),
    jobPage: inProviders(<InvitationToMissingJob jobId={JOB_ID}>No such job</InvitationToMissingJob>),
  };
};

const button = (text: string): string => `>${text}</button>`;

describe('an invitation to a job that has closed', () => {
  it('says so on the dashboard and on the page of the job, and can be declined', () => {
    for (const html of Object.values(render([createInvitation('closed', 'invited')]))) {
      expect(html).toContain('Bookkeeper');
      expect(html).toContain(CLOSED);
      expect(html).toContain(BROWSE);
      expect(html).toContain(button(DECLINE));
      expect(html).not.toContain(button(APPLY));
    }
  });

  it('cannot be declined again', () => {
    const { jobPage } = render([createInvitation('closed', 'declined')]);
    expect(jobPage).toContain(CLOSED);
    expect(jobPage).toContain(vocabularyEn.invitationStatus.declined);
    expect(jobPage).not.toContain(button(DECLINE));
  });
});

it('an invitation to a paused job offers no application, but one to an open job does', () => {
  const paused = render([createInvitation('paused', 'invited')]).dashboard;
  expect(paused.replaceAll('&#x27;', '’')).toContain(PAUSED);
  expect(paused).not.toContain(button(APPLY));
  expect(render([createInvitation('open', 'invited')]).dashboard).toContain(button(APPLY));
});

it('the page of a job that never existed mentions no invitation', () => {
  expect(render([]).jobPage).toBe('No such job');
});
