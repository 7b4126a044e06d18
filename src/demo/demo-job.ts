/** The definition of a job in the demo market. */
import type { ApplicationStatus, JobStatus, WorkType } from '#shared/vocabulary.ts';

export type StageCounts = Partial<Record<ApplicationStatus, number>>;

export interface DemoJob {
  /** Index in `DEMO_COMPANIES`. */
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
  /** Only for closed jobs. */
  closedDaysAgo?: number;
  /** The number of applicants per status. Defaults to typical numbers. */
  applicantCounts?: StageCounts;
}
