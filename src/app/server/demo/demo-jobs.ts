/** The jobs of the demo market, by company (its place in the list of companies). */
import type { DemoJob } from './demo-job.ts';
import { DEMO_JOBS_OFFICE } from './demo-jobs-office.ts';
import { DEMO_JOBS_PRODUCT } from './demo-jobs-product.ts';

export const DEMO_JOBS: readonly DemoJob[] = [...DEMO_JOBS_PRODUCT, ...DEMO_JOBS_OFFICE];
