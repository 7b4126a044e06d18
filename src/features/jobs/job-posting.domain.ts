/**
 * The facts on a job's public page, and the same facts as schema.org data. One function returns both, so that the page and the data cannot differ.
 * Pure.
 * Requirements: https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
import type { Country, JobPosting, MonetaryAmount, Organization, WithContext } from 'schema-dts';
import type { Language } from '#shared/languages.ts';
import { LATIN_AMERICA } from '#shared/latin-america.ts';
import type { WorkType } from '#shared/vocabulary.ts';
import { distinctLines, parseExperienceLevel } from './jobs.domain.ts';
import { companyPagePath, jobPagePath } from './public-address.domain.ts';
import type { PublicJob } from './public-jobs.contract.ts';

/** A public job with the fields that only its page shows. */
export interface PublicJobDetail extends PublicJob {
  /** The IANA time zone that `timezone` states, or null if it states none. */
  zone: string | null;
  /** The number of days within which the company promises to answer. */
  answerDays: number;
}

export interface JobFacts {
  title: string;
  language: Language;
  /** The canonical path, without a language. */
  path: string;
  /** Whole USD per hour. The lower end is null if not stated. Null if negotiable. */
  pay: { from: number | null; to: number } | null;
  jobType: WorkType | null;
  hoursPerWeek: number | null;
  timezone: string | null;
  zone: string | null;
  /** Where people may work from. `isAnywhere` means all of Latin America. */
  countries: readonly string[];
  isAnywhere: boolean;
  startDate: string | null;
  openings: number;
  experience: string | null;
  /** Days such as `2027-02-01`. */
  postedOn: string;
  lastDay: string;
  skills: readonly string[];
  description: string;
  responsibilities: readonly string[];
  benefits: readonly string[];
}

const EMPLOYMENT_TYPE: Record<WorkType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
};

/** Returns the end of an application day (`applicationDay`) as a timestamp. The day ends at midnight in UTC-8. */
const endOfDay = (day: string): string => `${day}T23:59:59-08:00`;

const toJobFacts = (job: PublicJobDetail): JobFacts => ({
  title: job.title,
  language: job.language,
  path: jobPagePath(job),
  pay: job.hourlyBudget === null ? null : { from: job.hourlyBudgetFrom, to: job.hourlyBudget },
  jobType: job.jobType,
  hoursPerWeek: job.hoursPerWeek,
  timezone: job.timezone,
  zone: job.zone,
  countries: job.countries.length === 0 ? LATIN_AMERICA : job.countries,
  isAnywhere: job.countries.length === 0,
  startDate: job.startDate,
  openings: job.openings,
  experience: job.experience,
  postedOn: job.createdAt.slice(0, 10),
  lastDay: job.validThrough,
  skills: job.requiredSkills,
  description: job.description,
  responsibilities: distinctLines(job.responsibilities),
  benefits: distinctLines(job.benefits),
});

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);

const htmlList = (lines: readonly string[]): string =>
  lines.length === 0 ? '' : `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;

/** Returns the text as HTML, which search engines require. Escapes all user-written text. */
const toHtml = ({ description, responsibilities, benefits }: JobFacts): string =>
  [
    ...description
      .split(/\n\s*\n/)
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`),
    htmlList(responsibilities),
    htmlList(benefits),
  ].join('');

const COUNTRY_NAMES = new Intl.DisplayNames(['en'], { type: 'region' });

const toCountry = (code: string): Country => ({ '@type': 'Country', name: COUNTRY_NAMES.of(code) ?? code });

const toSalary = ({ from, to }: NonNullable<JobFacts['pay']>): MonetaryAmount => ({
  '@type': 'MonetaryAmount',
  currency: 'USD',
  value: {
    '@type': 'QuantitativeValue',
    unitText: 'HOUR',
    ...(from === to ? { value: to } : { ...(from === null ? {} : { minValue: from }), maxValue: to }),
  },
});

const toOrganization = ({ company }: PublicJobDetail, publicUrl: string): Organization => ({
  '@type': 'Organization',
  name: company.companyName,
  url: publicUrl + companyPagePath(company),
  ...(company.logoUrl === null ? {} : { logo: publicUrl + company.logoUrl }),
});

/** Returns the required months of experience for a stated range, such as 36 for `3-5`. */
const toExperience = ({ experience }: JobFacts): Pick<JobPosting & object, 'experienceRequirements'> => {
  const level = experience === null ? null : parseExperienceLevel(experience);
  const years = level === null ? 0 : Number.parseInt(level, 10);
  return years === 0
    ? {}
    : { experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 12 * years } };
};

const statedProperties = (facts: JobFacts): Partial<Exclude<JobPosting, string>> => ({
  ...(facts.pay === null ? {} : { baseSalary: toSalary(facts.pay) }),
  ...(facts.jobType === null ? {} : { employmentType: EMPLOYMENT_TYPE[facts.jobType] }),
  ...(facts.hoursPerWeek === null ? {} : { workHours: `${facts.hoursPerWeek} hours a week` }),
  ...(facts.startDate === null ? {} : { jobStartDate: facts.startDate }),
  ...(facts.benefits.length === 0 ? {} : { jobBenefits: facts.benefits.join(', ') }),
});

/** Returns a job's facts and its JobPosting, for the site at `publicUrl`. */
export const describeJob = (
  job: PublicJobDetail,
  publicUrl: string,
): { facts: JobFacts; posting: WithContext<Exclude<JobPosting, string>> } => {
  const facts = toJobFacts(job);
  const posting = {
    '@context': 'https://schema.org' as const,
    '@type': 'JobPosting' as const,
    title: facts.title,
    description: toHtml(facts),
    identifier: { '@type': 'PropertyValue' as const, name: job.company.companyName, value: job.id },
    url: publicUrl + facts.path,
    datePosted: facts.postedOn,
    validThrough: endOfDay(facts.lastDay),
    hiringOrganization: toOrganization(job, publicUrl),
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: facts.countries.map(toCountry),
    directApply: true,
    totalJobOpenings: facts.openings,
    skills: facts.skills.join(', '),
    ...statedProperties(facts),
    ...toExperience(facts),
  };
  return { facts, posting };
};
