/** The monthly pay of a job on screens, with the hours unless they are those of full-time work. */
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import type { MonthlyPay } from '../../jobs.domain.ts';
import { jobsEn } from '../jobs.en.ts';
import { useSalaryRange } from './use-salary-range.ts';

const SalaryRange = ({ pay }: { pay: MonthlyPay }) => useSalaryRange()(pay);

const shownPay = (pay: Omit<MonthlyPay, 'hourlyBudget'>): string =>
  renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={{ jobs: jobsEn }}>
      <SalaryRange pay={{ hourlyBudget: 20, ...pay }} />
    </IntlProvider>,
  );

it('a salary range states the hours of a month unless they are 160', () => {
  expect(shownPay({ jobType: 'contract', hoursPerWeek: 10 })).toBe('Up to $800/mo at 40 hours a month');
  expect(shownPay({ jobType: 'part-time', hoursPerWeek: 30 })).toBe('Up to $2,400/mo at 120 hours a month');
  expect(shownPay({ jobType: 'full-time', hoursPerWeek: 50 })).toBe('Up to $4,000/mo at 200 hours a month');
  expect(shownPay({ jobType: 'part-time' })).toBe('Up to $1,600/mo at 80 hours a month');
  expect(shownPay({ jobType: 'part-time', hoursPerWeek: 40 })).toBe('Up to $3,200/mo');
  expect(shownPay({ jobType: 'contract' })).toBe('Up to $3,200/mo');
});
