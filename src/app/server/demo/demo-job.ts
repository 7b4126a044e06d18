/** What a job of the demo market is made of. */
import type { JobStatus, WorkType } from '#shared/vocabulary.ts';

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
