/** Converts the optional profile parts to their stored form, and finds dates too far in the future. Pure. */
import type { FieldRefusal, Refusal } from '#shared/errors.ts';
import { canonicalLanguageTag } from '#shared/language-tags.ts';
import { dateSortKey } from '#shared/partial-date.ts';
import { orNull } from '#shared/schema.ts';
import { DAY_MS } from '#shared/time.ts';
import type { Education, Position, SentProfile, ShownProfile, SpokenLanguage } from './profile.contract.ts';

type SentEntry<Field extends keyof SentProfile> = NonNullable<SentProfile[Field]>[number] extends infer Entry
  ? Entry
  : never;

/** Sorts after every date, so that current entries come first. */
const ONGOING = '9999';

/** Orders positions newest first: current ones, then by end, then by start. */
const byNewest = (a: Position, b: Position): number => {
  const [endA, endB] = [dateSortKey(a.end ?? ONGOING), dateSortKey(b.end ?? ONGOING)];
  if (endA !== endB) return endA < endB ? 1 : -1;
  const [startA, startB] = [dateSortKey(a.start), dateSortKey(b.start)];
  return startA === startB ? 0 : startA < startB ? 1 : -1;
};

const toPosition = ({ title, company, start, end, summary }: SentEntry<'positions'>): Position => ({
  title,
  company: orNull(company),
  start,
  end: orNull(end),
  summary: orNull(summary),
});

const toEducation = ({ school, degree, field, start, end }: SentEntry<'education'>): Education => ({
  school: orNull(school),
  degree: orNull(degree),
  field: orNull(field),
  start: orNull(start),
  end: orNull(end),
});

const toLanguage = ({ language, level }: SentEntry<'languages'>): SpokenLanguage => ({
  language: canonicalLanguageTag(language),
  level,
});

/** Converts each sent field to its stored value. '' and null mean "not stated". Education and languages keep the order they were sent in. */
export const PROFILE_WRITERS = {
  country: orNull,
  city: orNull,
  englishLevel: orNull,
  languages: (items: SentProfile['languages']): SpokenLanguage[] => (items ?? []).map(toLanguage),
  availableFrom: orNull,
  linkedinUrl: orNull,
  portfolioUrl: orNull,
  positions: (items: SentProfile['positions']): Position[] => (items ?? []).map(toPosition).toSorted(byNewest),
  education: (items: SentProfile['education']): Education[] => (items ?? []).map(toEducation),
};

/** Returns the stored form of a profile that is sent as a whole. */
export const toStoredProfile = (profile: SentProfile): ShownProfile => ({
  country: PROFILE_WRITERS.country(profile.country),
  city: PROFILE_WRITERS.city(profile.city),
  englishLevel: PROFILE_WRITERS.englishLevel(profile.englishLevel),
  languages: PROFILE_WRITERS.languages(profile.languages),
  availableFrom: PROFILE_WRITERS.availableFrom(profile.availableFrom),
  linkedinUrl: PROFILE_WRITERS.linkedinUrl(profile.linkedinUrl),
  portfolioUrl: PROFILE_WRITERS.portfolioUrl(profile.portfolioUrl),
  positions: PROFILE_WRITERS.positions(profile.positions),
  education: PROFILE_WRITERS.education(profile.education),
});

export const pickProfileFields = (row: ShownProfile): ShownProfile => ({
  country: row.country,
  city: row.city,
  englishLevel: row.englishLevel,
  languages: row.languages,
  availableFrom: row.availableFrom,
  linkedinUrl: row.linkedinUrl,
  portfolioUrl: row.portfolioUrl,
  positions: row.positions,
  education: row.education,
});

/** How many years in the future education may end and work may begin. */
const YEARS_TO_DEGREE = 10;
const YEARS_TO_START = 2;
const FUTURE = 'in-the-future';
const TOO_FAR = 'too-far-ahead';

const addYears = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/**
 * Returns errors for dates too far in the future. `now` is in milliseconds. Tomorrow is allowed, because it has already begun in some time
 * zones. A position with an end date must have ended. Dates are compared as texts: a year without a month sorts before the months of that year, so
 * the current year is never too late.
 */
export const findFutureDateErrors = (profile: SentProfile, now: number): FieldRefusal[] => {
  const day = new Date(now + DAY_MS).toISOString().slice(0, 10);
  const month = day.slice(0, 7);
  const errorIfAfter = (
    value: string | null | undefined,
    latest: string,
    path: string,
    refusal: Refusal,
  ): FieldRefusal[] => (value && value > latest ? [{ path, refusal }] : []);
  return [
    ...errorIfAfter(profile.availableFrom, addYears(day, YEARS_TO_START), 'availableFrom', TOO_FAR),
    ...(profile.positions ?? []).flatMap(({ start, end }, index) => [
      ...errorIfAfter(start, month, `positions.${index}.start`, FUTURE),
      ...errorIfAfter(end, month, `positions.${index}.end`, FUTURE),
    ]),
    ...(profile.education ?? []).flatMap(({ start, end }, index) => [
      ...errorIfAfter(start, addYears(month, 1), `education.${index}.start`, TOO_FAR),
      ...errorIfAfter(end, addYears(month, YEARS_TO_DEGREE), `education.${index}.end`, TOO_FAR),
    ]),
  ];
};
