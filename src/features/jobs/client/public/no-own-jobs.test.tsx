/** What members see when their company has no jobs, or when a reviewer is not assigned to any. */
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { RoleContext } from '#client/may.tsx';
import { MEMBER_ROLES, type MemberRole } from '#shared/vocabulary.ts';
import { jobsEn } from '../jobs.en.ts';
import { NoOwnJobs } from './no-own-jobs.tsx';

const PROMPT = 'Post your first job.';

const markupFor = (role: MemberRole): string =>
  renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={{ jobs: jobsEn }}>
      <RoleContext value={role}>
        <NoOwnJobs title="No jobs yet" text={PROMPT} action={<button type="button">Post</button>} />
      </RoleContext>
    </IntlProvider>,
  );

it('an empty job list asks only owners and recruiters to post a job', () => {
  const prompted = MEMBER_ROLES.filter(
    (role) => markupFor(role).includes(PROMPT) && markupFor(role).includes('<button'),
  );
  expect(prompted).toEqual(['owner', 'recruiter']);
  expect(markupFor('reviewer')).toContain(jobsEn.company.mineEmptyForReviewer);
  expect(markupFor('viewer')).toContain(jobsEn.company.mineEmptyForViewer);
  expect(markupFor('reviewer') + markupFor('viewer')).not.toContain('<button');
});
