/** The filters of the public list, and what it says if no job matches. */
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

it('the public list offers countries in the order of their names', () => {
  const names = [...render('').matchAll(/<option value="[A-Z]{2}">([^<]+)</g)].map(([, name = '']) => name);
  expect(names).toHaveLength(20);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
});
