/**
 * Converts jobs to API responses: for the company that posted them, for candidates, and for anyone else who may see them. Adds values that are
 * computed on each read. In candidates' lists, long fields are truncated so that a page of 25 stays within `LIMITS.listBytes.jobs`.
 */

import { readJobSchedule, zoneField } from '#engine/matching.domain.ts';
import { summarizeAnswers } from '#features/companies/answers.domain.ts';
import { toCompanySummary } from '#features/companies/server/companies.service.ts';
import {
  fullScore,
  listedScore,
  pickScoreHead,
  type Scorable,
} from '#features/matching/server/compatibility.service.ts';
import type { Question } from '#features/screening/screening.contract.ts';
import { countJsonBytes, excerptInRow, skillsInRow } from '#server/http/excerpt.ts';
import { LIMITS, SHOWN } from '#shared/limits.ts';
import { pickFields } from '#shared/pick-fields.ts';
import { JOB_ROW_FIELDS, type Job, type JobDetail, type ListedJob, type OwnJob } from '../jobs.contract.ts';
import { formatSalaryRange, isOutsideJobCountries, statusForCandidates } from '../jobs.domain.ts';
import type { JobCompany, JobRow } from './jobs.db.ts';

/** The numbers of applications for a job: all, still pending, undecided, and by stage. */
export interface JobCounts {
  applicationCount: number;
  pendingCount: number;
  undecidedCount: number;
  stages: OwnJob['stages'];
}

const NO_APPLICATIONS: JobCounts = {
  applicationCount: 0,
  pendingCount: 0,
  undecidedCount: 0,
  stages: { pending: 0, applied: 0, interviewing: 0, offered: 0, hired: 0, declined: 0, withdrawn: 0 },
};

const shiftField = (job: JobRow): Pick<Job, 'shift'> => {
  const { shift } = readJobSchedule(job);
  return shift === null ? {} : { shift };
};

/** Converts a job and its company. Candidates' lists omit the questions. */
export const toJob = (job: JobRow, company: JobCompany, questions: readonly Question[] = []): Job => ({
  id: job.id,
  companyId: job.companyId,
  title: job.title,
  description: job.description,
  responsibilities: job.responsibilities,
  experience: job.experience,
  hourlyBudget: job.hourlyBudget,
  hourlyBudgetFrom: job.hourlyBudgetFrom,
  timezone: job.timezone,
  ...zoneField(job.timezone),
  ...shiftField(job),
  jobType: job.jobType,
  requiredSkills: job.requiredSkills,
  factorWeights: job.factorWeights,
  status: job.status,
  salaryRange: formatSalaryRange(job),
  countries: job.countries,
  hoursPerWeek: job.hoursPerWeek,
  startDate: job.startDate,
  openings: job.openings,
  benefits: job.benefits,
  validThrough: job.validThrough,
  visibility: job.visibility,
  questions: [...questions],
  createdAt: job.createdAt,
  updatedAt: job.updatedAt,
  company: toCompanySummary(company),
  answerDays: company.answerDays,
  answers: summarizeAnswers(company),
});

/** Returns when and why an admin took the job down, or null if it is not taken down. */
export const toTakedown = ({ takenDownAt: at, takedownReason: reason }: JobRow): OwnJob['takenDown'] =>
  at === null || reason === null ? null : { at, reason };

/** Converts a job for its company. */
export const toOwnJob = (
  job: JobRow,
  company: JobCompany,
  { counts, questions }: { counts: JobCounts | undefined; questions: readonly Question[] | undefined },
): OwnJob => ({
  ...toJob(job, company, questions),
  ...(counts ?? NO_APPLICATIONS),
  owesAnswers: job.owesAnswers,
  takenDown: toTakedown(job),
});

/** Converts a job for the page that a candidate sees, with an explanation of the score. */
export const toScoredJob = (
  job: JobRow,
  company: JobCompany,
  pair: Scorable,
  { isSaved, questions, country }: { isSaved: boolean; questions: readonly Question[]; country: string | null },
): JobDetail => ({
  ...toJob(job, company, questions),
  status: statusForCandidates(job),
  ...fullScore(pair, 'candidate'),
  isSaved,
  isOutsideJobCountries: isOutsideJobCountries(job.countries, country),
  ...(job.takenDownAt === null ? {} : { isTakenDown: true }),
});

/** Converts a job for a candidate's list. */
export const toListedJob = (
  job: JobRow,
  company: JobCompany,
  pair: Scorable,
  {
    isSaved,
    isInvited,
    isApplied,
    isExplained,
  }: { isSaved: boolean; isInvited: boolean; isApplied: boolean; isExplained: boolean },
): ListedJob => {
  const {
    description,
    requiredSkills,
    hourlyBudgetFrom,
    hoursPerWeek,
    company: companyRow,
    ...fields
  } = pickFields(toJob(job, company), JOB_ROW_FIELDS);
  const { id, companyName, logoUrl, verifiedAt } = companyRow;
  const row = {
    ...fields,
    ...(hourlyBudgetFrom === null ? {} : { hourlyBudgetFrom }),
    ...(hoursPerWeek === null ? {} : { hoursPerWeek }),
    status: statusForCandidates(job),
    company: { id, companyName, logoUrl, description: null, ...(verifiedAt === null ? {} : { verifiedAt }) },
    ...listedScore(pair, { reader: 'candidate', isExplained }),
    isSaved,
    ...(isInvited ? { isInvited } : {}),
    ...(isApplied ? { isApplied } : {}),
    ...(job.openedAt === job.createdAt ? {} : { openedAt: job.openedAt }),
  };
  // A row has the same skills and text, whether or not its score is explained.
  const collapsedRow = { ...row, compatibility: row.compatibility && pickScoreHead(row.compatibility) };
  const firstSkills = skillsInRow(requiredSkills, SHOWN.skillsOnJobCard, countJsonBytes(collapsedRow));
  const skillFields = {
    requiredSkills: firstSkills,
    ...(requiredSkills.length > firstSkills.length ? { skillCount: requiredSkills.length } : {}),
  };
  const otherBytes = countJsonBytes({ ...collapsedRow, ...skillFields, description: '' });
  return { ...row, ...skillFields, description: excerptInRow(description, otherBytes, LIMITS.jobTeaser) };
};
