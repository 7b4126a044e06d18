/** If nothing could be read from an ad, there is nothing to undo, so the button offers to paste another ad. */
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import type { JobAd } from '../../job-ad.contract.ts';
import type { NewJob } from '../../new-job.contract.ts';
import { jobAdEn } from '../job-ad.en.ts';
import { jobConditionsEn } from '../job-conditions.en.ts';
import { jobsEn } from '../jobs.en.ts';
import { AdResult } from './job-ad.tsx';

const NOTHING_READ: JobAd = {
  title: null,
  description: null,
  requiredSkills: [],
  responsibilities: null,
  experience: null,
  hourlyBudgetFrom: null,
  hourlyBudget: null,
  jobType: null,
  hoursPerWeek: null,
  timezone: null,
  startDate: null,
  validThrough: null,
  sources: {},
};

const render = (ad: JobAd): string => {
  const values = {} as NewJob;
  return renderToStaticMarkup(
    <IntlProvider
      locale="en"
      timeZone="UTC"
      messages={{ jobAd: jobAdEn, jobConditions: jobConditionsEn, jobs: jobsEn, vocabulary: {} }}
    >
      <AdResult ad={ad} values={values} initial={values} onTake={() => {}} onUndo={() => {}} />
    </IntlProvider>,
  );
};

it('the result offers to paste another ad if nothing could be read from the ad', () => {
  expect(render(NOTHING_READ)).toContain(jobAdEn.pasteAnother);
  expect(render(NOTHING_READ)).not.toContain(`${jobAdEn.undo}<`);
});

it('the result offers to undo the filled-in values', () => {
  const html = render({ ...NOTHING_READ, title: 'Bell Tuner' });
  expect(html).toContain(`${jobAdEn.undo}<`);
  expect(html).not.toContain(jobAdEn.pasteAnother);
});
