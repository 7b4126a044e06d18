/** What members read when their company, or a reviewer, has no jobs. */
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { RoleContext } from '#client/may.tsx';
import { MEMBER_ROLES, type MemberRole } from '#shared/vocabulary.ts';
import { jobsEn } from '../jobs.en.ts';
import { NoOwnJobs } from './no-own-jobs.tsx';

const ASKED = 'Post your first job.';

const markupFor = (role: MemberRole): string =>
  renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={{ jobs: jobsEn }}>
      <RoleContext value={role}>
        <NoOwnJobs title="No jobs yet" text={ASKED} action={<button type="button">Post</button>} />
      </RoleContext>
    </IntlProvider>,
  );

it('asks only owners and recruiters without jobs to post one', () => {
  const asked = MEMBER_ROLES.filter((role) => markupFor(role).includes(ASKED) && markupFor(role).includes('<button'));
  expect(asked).toEqual(['owner', 'recruiter']);
  expect(markupFor('reviewer')).toContain(jobsEn.company.mineEmptyForReviewer);
  expect(markupFor('viewer')).toContain(jobsEn.company.mineEmptyForViewer);
  expect(markupFor('reviewer') + markupFor('viewer')).not.toContain('<button');
});
