/** How what a profile says beside the trade is kept, and what of it cannot be true today. Pure. */
import type { FieldRefusal, Refusal } from '#shared/errors.ts';
import { canonicalLanguageTag } from '#shared/language-tags.ts';
import { dateSortKey } from '#shared/partial-date.ts';
import { orNull } from '#shared/schema.ts';
import { DAY_MS } from '#shared/time.ts';
import type { Education, Position, SentProfile, ShownProfile, SpokenLanguage } from './profile.contract.ts';

type Sent<Field extends keyof SentProfile> = NonNullable<SentProfile[Field]>[number] extends infer Entry
  ? Entry
  : never;

/** After every date: what lasts comes before what ended. */
const STILL = '9999';

/** Newest first: what lasts, then what ended last; of those, what began last. */
const byNewest = (a: Position, b: Position): number => {
  const [endA, endB] = [dateSortKey(a.end ?? STILL), dateSortKey(b.end ?? STILL)];
  if (endA !== endB) return endA < endB ? 1 : -1;
  const [startA, startB] = [dateSortKey(a.start), dateSortKey(b.start)];
  return startA === startB ? 0 : startA < startB ? 1 : -1;
};

const toPosition = ({ title, company, start, end, summary }: Sent<'positions'>): Position => ({
  title,
  company: orNull(company),
  start,
  end: orNull(end),
  summary: orNull(summary),
});

const toEducation = ({ school, degree, field, start, end }: Sent<'education'>): Education => ({
  school: orNull(school),
  degree: orNull(degree),
  field: orNull(field),
  start: orNull(start),
  end: orNull(end),
});

const toLanguage = ({ language, level }: Sent<'languages'>): SpokenLanguage => ({
  language: canonicalLanguageTag(language),
  level,
});

/** How each field that may be sent is kept; '' and null are "not stated". Studies and languages keep the order they were sent in. */
export const PROFILE_WRITERS = {
  country: orNull,
  city: orNull,
  englishLevel: orNull,
  languages: (sent: SentProfile['languages']): SpokenLanguage[] => (sent ?? []).map(toLanguage),
  availableFrom: orNull,
  linkedinUrl: orNull,
  portfolioUrl: orNull,
  positions: (sent: SentProfile['positions']): Position[] => (sent ?? []).map(toPosition).toSorted(byNewest),
  education: (sent: SentProfile['education']): Education[] => (sent ?? []).map(toEducation),
};

/** A profile that is sent whole, as it is kept. */
export const keptProfile = (sent: SentProfile): ShownProfile => ({
  country: PROFILE_WRITERS.country(sent.country),
  city: PROFILE_WRITERS.city(sent.city),
  englishLevel: PROFILE_WRITERS.englishLevel(sent.englishLevel),
  languages: PROFILE_WRITERS.languages(sent.languages),
  availableFrom: PROFILE_WRITERS.availableFrom(sent.availableFrom),
  linkedinUrl: PROFILE_WRITERS.linkedinUrl(sent.linkedinUrl),
  portfolioUrl: PROFILE_WRITERS.portfolioUrl(sent.portfolioUrl),
  positions: PROFILE_WRITERS.positions(sent.positions),
  education: PROFILE_WRITERS.education(sent.education),
});

/** Exactly the fields of a profile beside the trade, of whatever holds them. */
export const profileOf = (row: ShownProfile): ShownProfile => ({
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

/** A course may end so many years from now, and work begin. */
const YEARS_TO_DEGREE = 10;
const YEARS_TO_START = 2;
const FUTURE = 'in-the-future';
const TOO_FAR = 'too-far-ahead';

const yearsOn = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/**
 * What of a profile lies further ahead than it can. `now` in ms; it is tomorrow already somewhere. A job that has an end has ended: it
 * stays open while it lasts. As texts, a year alone is before the months of that year, so this year is never too late.
 */
export const futureErrors = (profile: SentProfile, now: number): FieldRefusal[] => {
  const day = new Date(now + DAY_MS).toISOString().slice(0, 10);
  const month = day.slice(0, 7);
  const after = (value: string | null | undefined, latest: string, path: string, refusal: Refusal): FieldRefusal[] =>
    value && value > latest ? [{ path, refusal }] : [];
  return [
    ...after(profile.availableFrom, yearsOn(day, YEARS_TO_START), 'availableFrom', TOO_FAR),
    ...(profile.positions ?? []).flatMap(({ start, end }, index) => [
      ...after(start, month, `positions.${index}.start`, FUTURE),
      ...after(end, month, `positions.${index}.end`, FUTURE),
    ]),
    ...(profile.education ?? []).flatMap(({ start, end }, index) => [
      ...after(start, yearsOn(month, 1), `education.${index}.start`, TOO_FAR),
      ...after(end, yearsOn(month, YEARS_TO_DEGREE), `education.${index}.end`, TOO_FAR),
    ]),
  ];
};
