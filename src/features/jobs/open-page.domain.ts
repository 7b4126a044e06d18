/** The data for the public pages of jobs and companies, passed from the server to the renderer. Plain values that are the same for every visitor. */
import type { Answers } from '#features/companies/companies.contract.ts';
import type { CompanySize, Industry, WorkType } from '#shared/vocabulary.ts';
import { describeJob, type JobFacts, type PublicJobDetail } from './job-posting.domain.ts';
import type { PublicCompany, PublicJobsQuery } from './public-jobs.contract.ts';

export interface JobLine extends Pick<JobFacts, 'title' | 'language' | 'path' | 'pay' | 'isAnywhere' | 'countries'> {
  id: string;
  jobType: WorkType | null;
  postedOn: string;
  company: PublicCompany;
}

export interface JobPageData {
  kind: 'job';
  id: string;
  facts: JobFacts;
  posting: object;
  company: PublicCompany;
  answerDays: number;
  similar: readonly JobLine[];
}

/** A closed job, with similar open ones. */
export interface ClosedJobPageData {
  kind: 'gone';
  title: string;
  path: string;
  similar: readonly JobLine[];
}

export interface JobsPageData {
  kind: 'jobs';
  filters: PublicJobsQuery;
  /** The query string of the filters, such as `q=design`, or '' without filters. */
  query: string;
  jobs: readonly JobLine[];
  /** The query string of the next page, or null on the last page. */
  next: string | null;
  /** True for all pages but the first. */
  isLaterPage: boolean;
}

export interface CompanyPageData {
  kind: 'company';
  path: string;
  company: PublicCompany;
  description: string | null;
  industry: Industry | null;
  companySize: CompanySize | null;
  answerDays: number;
  answers: Answers | null;
  jobs: readonly JobLine[];
}

export type CardSubject =
  | Pick<JobPageData, 'kind' | 'facts' | 'company'>
  | Pick<CompanyPageData, 'kind' | 'company' | 'industry' | 'companySize'>;

/** The text on a share card. */
export interface OpenCard {
  /** Shown above the title. */
  kicker: string;
  title: string;
  /** Shown below the title, the most important first. */
  facts: string[];
}

/** A share card with its URL, relative to the site's URL. */
export interface OpenCardWithAddress extends OpenCard {
  address: string;
}

export type OpenPage = JobPageData | ClosedJobPageData | JobsPageData | CompanyPageData;

/** Converts a job to a line of a list. */
export const toJobLine = (job: PublicJobDetail, publicUrl: string): JobLine => {
  const { facts } = describeJob(job, publicUrl);
  const { title, language, path, pay, isAnywhere, countries, jobType, postedOn } = facts;
  return { id: job.id, title, language, path, pay, isAnywhere, countries, jobType, postedOn, company: job.company };
};
