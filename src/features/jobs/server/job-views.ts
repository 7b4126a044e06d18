/**
 * Jobs as the API shows them: to their company, to candidates, to anyone who may see one. Adds what is derived on reading.
 * In candidates' lists what may be long is cut, so that a page of 25 stays within 20 KB.
 */

import type { CompanySummary } from '#features/companies/companies.contract.ts';
import { toCompanySummary } from '#features/companies/server/companies.service.ts';
import { headOf, listedScore, type Pair, wholeScore } from '#features/matching/server/compatibility.service.ts';
import { excerptInRow, skillsInRow } from '#server/http/excerpt.ts';
import type { Job, JobDetail, ListedJob, OwnJob } from '../jobs.contract.ts';
import { salaryRangeOf, statusForCandidates } from '../jobs.domain.ts';
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

/** One job as a candidate sees it, with the score explained. */
export const toScoredJob = (job: JobRow, company: CompanySummary, pair: Pair | null, isSaved: boolean): JobDetail => ({
  ...toJob(job, company),
  status: statusForCandidates(job),
  ...wholeScore(pair, 'candidate'),
  isSaved,
});

/** A job in a list of a candidate. */
export const toListedJob = (
  job: JobRow,
  company: CompanySummary,
  pair: Pair | null,
  { isSaved, isExplained }: { isSaved: boolean; isExplained: boolean },
): ListedJob => {
  const { description, requiredSkills, responsibilities: _page, updatedAt: _version, ...rest } = toJob(job, company);
  const { verifiedAt, ...listedCompany } = rest.company;
  const row = {
    ...rest,
    status: statusForCandidates(job),
    company: { ...listedCompany, description: null, ...(verifiedAt === null ? {} : { verifiedAt }) },
    ...listedScore(pair, { reader: 'candidate', isExplained }),
    isSaved,
  };
  // The same skills and text, whether the score is explained or not.
  const short = { ...row, compatibility: row.compatibility && headOf(row.compatibility) };
  const shown = skillsInRow(requiredSkills, short);
  const listed = {
    requiredSkills: shown,
    ...(requiredSkills.length > shown.length ? { skillCount: requiredSkills.length } : {}),
  };
  return { ...row, ...listed, description: excerptInRow(description, { ...short, ...listed, description: '' }) };
};
