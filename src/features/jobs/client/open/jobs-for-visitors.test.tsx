/** The public list suggests other search words or filters only to visitors who used some. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { JobsForVisitors } from './jobs-for-visitors.tsx';
import { openJobsEn } from './open-jobs.en.ts';

const render = (query: string): string =>
  renderToStaticMarkup(
    <JobsForVisitors page={{ kind: 'jobs', filters: {}, query, jobs: [], next: null, isLaterPage: false }} />,
  );

it('the public list does not mention a search if the marketplace is empty', () => {
  expect(render('')).toContain(openJobsEn.noOpenJobs);
  expect(render('')).not.toContain(openJobsEn.none);
  expect(render('')).not.toContain(openJobsEn.noneText);
});

it('the public list mentions the search if nothing matches it', () => {
  expect(render('q=zither')).toContain(openJobsEn.none);
  expect(render('q=zither')).not.toContain(openJobsEn.noOpenJobs);
});
