/** Compares the values that the parser finds in job ads with those that a careful person would enter. */
import { skillKeys } from '#engine/matching.domain.ts';
import { parseJobAd } from '#features/jobs/ad/job-ad.domain.ts';
import type { JobAdCase } from './job-ad-case.ts';

export const AD_FIELDS = ['title', 'skills', 'experience', 'pay', 'jobType', 'timezone', 'responsibilities'] as const;
export type AdField = (typeof AD_FIELDS)[number];

/** The number of expected, found and correct values by field. */
export type AdFigures = Record<AdField, { expected: number; found: number; right: number }>;

const comparableValues = (value: unknown): string[] => (value === null ? [] : [JSON.stringify(value)]);

/** Returns the expected values of an ad by field, as strings that can be compared. */
const expectedValues = (ad: JobAdCase): Record<AdField, string[]> => ({
  title: comparableValues(ad.title?.toLowerCase() ?? null),
  skills: skillKeys(ad.skills),
  experience: comparableValues(ad.experience),
  pay: comparableValues(ad.pay),
  jobType: comparableValues(ad.jobType),
  timezone: comparableValues(ad.timezone),
  responsibilities: [...ad.responsibilities],
});

const readValues = (text: string): Record<AdField, string[]> => {
  const ad = parseJobAd(text);
  const { hourlyBudget: to, hourlyBudgetFrom: from } = ad;
  return {
    title: comparableValues(ad.title?.toLowerCase() ?? null),
    skills: skillKeys(ad.requiredSkills),
    experience: comparableValues(ad.experience),
    pay: comparableValues(to === null ? null : { from, to }),
    jobType: comparableValues(ad.jobType),
    timezone: comparableValues(ad.timezone),
    responsibilities: ad.responsibilities?.split('\n') ?? [],
  };
};

/** Returns the missed and incorrect values, one per line. */
export const adMisses = (ad: JobAdCase): string[] => {
  const [expected, found] = [expectedValues(ad), readValues(ad.text)];
  return AD_FIELDS.flatMap((field) => [
    ...expected[field].filter((value) => !found[field].includes(value)).map((value) => `${field}: missed ${value}`),
    ...found[field].filter((value) => !expected[field].includes(value)).map((value) => `${field}: wrong ${value}`),
  ]);
};

export const adFigures = (ads: readonly JobAdCase[]): AdFigures => {
  const figures = Object.fromEntries(
    AD_FIELDS.map((field) => [field, { expected: 0, found: 0, right: 0 }]),
  ) as AdFigures;
  for (const ad of ads) {
    const [expected, found] = [expectedValues(ad), readValues(ad.text)];
    for (const field of AD_FIELDS) {
      figures[field].expected += expected[field].length;
      figures[field].found += found[field].length;
      figures[field].right += found[field].filter((value) => expected[field].includes(value)).length;
    }
  }
  return figures;
};
