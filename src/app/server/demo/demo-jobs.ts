/** The jobs of the demo market, by company (its place in the list of companies). */
import type { JobStatus, WorkType } from '#shared/vocabulary.ts';
import { DEMO_JOBS_OFFICE } from './demo-jobs-office.ts';
import { DEMO_JOBS_PRODUCT } from './demo-jobs-product.ts';

export interface DemoJob {
  company: number;
  title: string;
  description: string;
  responsibilities: string;
  skills: readonly string[];
  experience: string | null;
  budget: number | null;
  timezone: string | null;
  type: WorkType | null;
  status?: JobStatus;
}

export const DEMO_JOBS: readonly DemoJob[] = [...DEMO_JOBS_PRODUCT, ...DEMO_JOBS_OFFICE];
