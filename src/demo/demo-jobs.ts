/** The jobs of the demo market, by company (its index in the list of companies). */
import type { DemoJob } from './demo-job.ts';
import { DEMO_JOBS_OFFICE } from './demo-jobs-office.ts';
import { DEMO_JOBS_PRODUCT } from './demo-jobs-product.ts';

const CURRENT_JOBS: readonly DemoJob[] = [...DEMO_JOBS_PRODUCT, ...DEMO_JOBS_OFFICE];

/** Filled in the previous weeks, while the company is looking for another person. */
const FILLED_DAYS_AGO: Readonly<Record<string, number>> = {
  'Node.js Developer': 18,
  'Paid Media Specialist': 27,
  Bookkeeper: 41,
  'Customer Support Specialist': 49,
  'Medical Billing Specialist': 58,
  'Virtual Assistant': 66,
};

const FILLED_JOBS = CURRENT_JOBS.flatMap((job): DemoJob[] => {
  const closedDaysAgo = FILLED_DAYS_AGO[job.title];
  if (closedDaysAgo === undefined) return [];
  return [{ ...job, status: 'closed', closedDaysAgo, crowd: { hired: 1, declined: 6, withdrawn: 1 } }];
});

export const DEMO_JOBS: readonly DemoJob[] = [...CURRENT_JOBS, ...FILLED_JOBS];
