/** What a job of the demo market is made of. */
import type { ApplicationStatus, JobStatus, WorkType } from '#shared/vocabulary.ts';

/** How many applications stand where. */
export type Crowd = Partial<Record<ApplicationStatus, number>>;

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
  /** Of one that is closed. */
  closedDaysAgo?: number;
  /** So many people applied to it, and how far they came; a usual number where it does not say. */
  crowd?: Crowd;
}
