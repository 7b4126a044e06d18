/** Jobs as the API shows them: to their company, to candidates, to anyone who may see one. Adds what is derived on reading. */

import type { CompanySummary } from '#features/companies/companies.contract.ts';
import { toCompanySummary } from '#features/companies/server/companies.service.ts';
import type { Job, OwnJob, ScoredJob } from '../jobs.contract.ts';
import { salaryRangeOf, statusForCandidates } from '../jobs.domain.ts';
import type { Score } from './job-scores.ts';
import type { JobRow } from './jobs.db.ts';

/** How many applications a job has, how many of them nobody has moved yet, and how many are not decided. */
export interface JobCounts {
  applicationCount: number;
  pendingCount: number;
  undecidedCount: number;
}

const NO_APPLICATIONS: JobCounts = { applicationCount: 0, pendingCount: 0, undecidedCount: 0 };

/** A job with its company. */
export const toJob = (job: JobRow, company: CompanySummary): Job => ({
  id: job.id,
  companyId: job.companyId,
  title: job.title,
  description: job.description,
  responsibilities: job.responsibilities,
  experience: job.experience,
  hourlyBudget: job.hourlyBudget,
  timezone: job.timezone,
  jobType: job.jobType,
  requiredSkills: job.requiredSkills,
  status: job.status,
  salaryRange: salaryRangeOf(job.hourlyBudget),
  createdAt: job.createdAt,
  updatedAt: job.updatedAt,
  company: toCompanySummary(company),
});

/** A job as its company sees it. */
export const toOwnJob = (job: JobRow, company: CompanySummary, counts: JobCounts | undefined): OwnJob => ({
  ...toJob(job, company),
  ...(counts ?? NO_APPLICATIONS),
});

/** A job as a candidate sees it. */
export const toScoredJob = (job: JobRow, company: CompanySummary, score: Score, isSaved: boolean): ScoredJob => ({
  ...toJob(job, company),
  status: statusForCandidates(job),
  ...score,
  isSaved,
});
