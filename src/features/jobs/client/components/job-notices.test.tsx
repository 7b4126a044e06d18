/** The notices on the page of a paused, closed or taken-down job mention only what the user's role allows. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { RoleContext } from '#client/may.tsx';
import { MEMBER_ROLES, type MemberRole } from '#shared/vocabulary.ts';
import type { JobDetail } from '../../jobs.contract.ts';
import { jobsEn } from '../jobs.en.ts';
import { LastDayNotice } from './last-day-notice.tsx';
import { StatusNote } from './status-note.tsx';
import { TakenDownNotice } from './taken-down-notice.tsx';

const { company: TEXTS } = jobsEn;

const render = (role: MemberRole, notice: ReactNode): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" timeZone="UTC" now={new Date('2027-01-01T12:00:00Z')} messages={{ jobs: jobsEn }}>
        <RoleContext value={role}>{notice}</RoleContext>
      </IntlProvider>
    </QueryClientProvider>,
  );

const rolesThatRead = (text: string, notice: ReactNode): MemberRole[] =>
  MEMBER_ROLES.filter((role) => render(role, notice).includes(text));

it('only owners and recruiters are informed that they can edit a job that was taken down', () => {
  const notice = <TakenDownNotice takenDown={{ at: '2026-12-30T12:00:00Z', reason: 'It asks for a fee' }} />;
  expect(rolesThatRead('You can edit the job', notice)).toEqual(['owner', 'recruiter']);
  expect(rolesThatRead('you can continue with them', notice)).toEqual(['owner', 'recruiter']);
  expect(rolesThatRead('no one can apply', notice)).toEqual(MEMBER_ROLES);
});

it('only owners and recruiters are informed when they can reopen a job', () => {
  const notice = <StatusNote status="closed" owesAnswers />;
  expect(rolesThatRead('To reopen the job', notice)).toEqual(['owner', 'recruiter']);
  expect(rolesThatRead(TEXTS.closedNote, notice)).toEqual(['reviewer', 'viewer']);
});

it('the notice about the last day does not offer to keep a paused job open', () => {
  const notice = (status: JobDetail['status']) => (
    <LastDayNotice job={{ id: 'job', status, validThrough: '2027-01-02' } as JobDetail} />
  );
  expect(render('owner', notice('open'))).toContain('Keep open for 60 days from today');
  expect(render('owner', notice('paused'))).toContain('Move the last day to 60 days from today');
  expect(render('owner', notice('paused'))).not.toContain('Keep open');
});
