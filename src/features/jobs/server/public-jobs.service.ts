/**
 * Loads jobs and companies as visitors may see them, for API calls, public pages, feeds and the sitemap. Never returns data about applicants or
 * other people.
 */
import { readZoneName } from '#engine/matching.domain.ts';
import { summarizeAnswers } from '#features/companies/answers.domain.ts';
import { findPublicCompany } from '#features/companies/server/companies.service.ts';
import { createBatcher } from '#server/batching.ts';
import type { Queryable } from '#server/db/database.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import type { Platform } from '#server/platform.ts';
import { applicationDay } from '../job-conditions.domain.ts';
import type { PublicJobDetail } from '../job-posting.domain.ts';
import { type CompanyPageData, type JobLine, toJobLine } from '../open-page.domain.ts';
import { postLanguage } from '../post-language.domain.ts';
import { companyPagePath, companySlug, jobSlug } from '../public-address.domain.ts';
import type { PublicCompany, PublicJobsQuery } from '../public-jobs.contract.ts';
import { type PublicState, publicState } from '../public-jobs.policy.ts';
import { readFilter } from './job-filter.ts';
import { hasAnyMatch, searchCondition } from './job-search.db.ts';
import { toJob } from './job-views.ts';
import { findJob, findJobs, type JobCompany, type JobWithCompanyRow, type NewestCursor } from './jobs.db.ts';
import { isOpenToCountry, isPublicJob, listPublicKeys, type PublicKey } from './public-jobs.db.ts';

export {
  countPublicJobs,
  findCompanyVersion,
  findJobVersions,
  findSiteMapVersion,
  listSimilarJobIds,
  listSiteMapJobs,
  type PublicKey,
} from './public-jobs.db.ts';

/** Returns the current day, which determines whether a public job is open. */
export const today = (): string => applicationDay(Date.now());

type CompanyFields = Pick<
  JobCompany,
  'id' | 'companyName' | 'logoUrl' | 'countedCount' | 'answeredCount' | 'answerMedianHours'
>;

const toPublicCompany = (company: CompanyFields): PublicCompany => ({
  id: company.id,
  slug: companySlug(company.companyName),
  companyName: company.companyName,
  logoUrl: company.logoUrl,
  answers: summarizeAnswers(company),
});

/** Converts a job for visitors: omits internal fields, and adds its slug, time zone, language and public company. */
export const toPublicJobDetail = ({ job: row, company }: JobWithCompanyRow): PublicJobDetail => {
  const {
    companyId: _companyId,
    status: _status,
    visibility: _visibility,
    factorWeights: _weights,
    ...job
  } = toJob(row, company);
  return {
    ...job,
    slug: jobSlug(row.title),
    zone: row.timezone === null ? null : readZoneName(row.timezone),
    language: postLanguage(row),
    company: toPublicCompany(company),
  };
};

/** Returns a job with its state for visitors, or null if it does not exist. */
export const findJobForVisitors = async (
  db: Queryable,
  id: string,
): Promise<{ state: PublicState; job: PublicJobDetail } | null> => {
  const row = await findJob(db, id);
  return row && { state: publicState(row.job, today()), job: toPublicJobDetail(row) };
};

/** Returns the public jobs among these ids, in the order of `ids`. */
export const findPublicJobs = async (db: Queryable, ids: readonly string[]): Promise<PublicJobDetail[]> => {
  const day = today();
  return (await findJobs(db, ids)).filter(({ job }) => publicState(job, day) === 'open').map(toPublicJobDetail);
};

/** Returns the keys (id, creation time and version) of a page of public jobs, newest first. Returns none for a search without a letter or digit. */
export const searchPublicKeys = async (
  db: Queryable,
  query: PublicJobsQuery,
  slice: { limit: number; after: NewestCursor | null },
): Promise<PublicKey[]> => {
  const { country, ...rest } = query;
  const filter = await readFilter(rest, null, (search) => hasAnyMatch(db, search));
  if (filter === null) return [];
  const conditions = [
    await searchCondition(db, filter),
    isPublicJob(today()),
    ...(country ? [isOpenToCountry(country)] : []),
  ];
  const isUnfiltered = Object.values(query).every((value) => value === undefined);
  return listPublicKeys(db, conditions, { ...slice, isUnfiltered });
};

/** Returns the content of a company's page, or null if visitors cannot see the company. */
export const loadCompanyPage = async (
  db: Queryable,
  id: string,
  jobIds: readonly string[],
  publicUrl: string,
): Promise<CompanyPageData | null> => {
  const row = await findPublicCompany(db, id);
  if (row === null) return null;
  const company = toPublicCompany(row);
  const { description, industry, companySize, answerDays } = row;
  const jobs: JobLine[] = (await findPublicJobs(db, jobIds)).map((job) => toJobLine(job, publicUrl));
  const { answers } = company;
  return {
    kind: 'company',
    path: companyPagePath(company),
    company,
    description,
    industry,
    companySize,
    answerDays,
    answers,
    jobs,
  };
};

/** Counts a read by the client at an IP address. Throws `tooMany` if the limit is exceeded. */
export type CountRead = (address: string) => Promise<void>;

/** Creates a counter that combines concurrent reads into one SQL statement. */
export const createReadCounter = ({ db, limiter }: Platform): CountRead => {
  const count = createBatcher((networks: readonly string[]) =>
    limiter.countEach(db, RATE_LIMITS['public-reads'], networks),
  );
  return async (address) => {
    const refused = await count(clientNetwork(address));
    if (refused !== null) throw refused;
  };
};
