/** Converts a profile to the texts of a PDF sheet, in one of the product's languages. Pure. The PDF worker lays them out. */
import { dateTimeFormat } from '#shared/date-format.ts';
import { fullName } from '#shared/full-name.ts';
import { LANGUAGE_FACTS, type Language } from '#shared/languages.ts';
import { isYearOnly } from '#shared/partial-date.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { LanguageLevel } from '#shared/vocabulary.ts';
import type { profileFieldsEn, profileSheetEn } from '#shared/words/profile-words.en.ts';
import type { Candidate, Commitment } from './candidates.contract.ts';
import type { Education, Position, SpokenLanguage } from './profile.contract.ts';

interface SheetEntry {
  title: string;
  /** Small text under the title. */
  facts: string;
  text: string;
}

export interface ProfileSheet {
  language: Language;
  name: string;
  title: string;
  /** Parts of the line under the job title. */
  contact: string[];
  links: string[];
  sections: { heading: string; text?: string; entries?: SheetEntry[] }[];
}

export interface SheetLabels {
  fields: TranslationOf<typeof profileFieldsEn>;
  sheet: TranslationOf<typeof profileSheetEn>;
}

export interface SheetPerson {
  firstName: string;
  lastName: string;
  email: string;
}
export type SheetProfile = Omit<
  Candidate,
  'user' | 'userId' | 'id' | 'approvalStatus' | 'createdAt' | 'zone' | keyof Commitment
>;

const joinPresent = (parts: readonly (string | null)[], separator: string): string =>
  parts.filter(Boolean).join(separator);

const displayName = (locale: string, type: 'region' | 'language', code: string): string =>
  new Intl.DisplayNames([locale], { type }).of(code) ?? code;

const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Formats a day, month or year with its stated precision. */
const dateText = (locale: string, date: string): string => {
  if (isYearOnly(date)) return date;
  const isDay = date.length > 7;
  const format = dateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    ...(isDay ? { day: 'numeric' } : {}),
    timeZone: 'UTC',
  });
  return format.format(new Date(`${isDay ? date : `${date}-01`}T00:00:00Z`));
};

const spanText = (locale: string, start: string | null, end: string | null, open: string | null): string =>
  start !== null && start === end
    ? dateText(locale, start)
    : joinPresent([start && dateText(locale, start), end === null ? open : dateText(locale, end)], ' – ');

/** Returns the languages, including English if its level is stated separately. */
export const allLanguages = ({ languages, englishLevel }: SheetProfile): SpokenLanguage[] =>
  englishLevel === null || languages.some(({ language }) => /^en(?:-|$)/.test(language))
    ? languages
    : [...languages, { language: 'en', level: englishLevel }];

const levelText = (level: LanguageLevel, labels: SheetLabels): string =>
  level === 'native' ? labels.sheet.native : level;

const positionEntry =
  (locale: string, labels: SheetLabels) =>
  (position: Position): SheetEntry => ({
    title: position.title,
    facts: joinPresent([position.company, spanText(locale, position.start, position.end, labels.sheet.today)], ' · '),
    text: position.summary ?? '',
  });

const educationEntry =
  (locale: string, labels: SheetLabels) =>
  (entry: Education): SheetEntry => {
    const studied = joinPresent([entry.degree, entry.field], ', ');
    const isOpen = entry.start !== null && entry.end === null;
    const dates = spanText(locale, entry.start, entry.end, null);
    const span = isOpen ? `${labels.sheet.started} ${dates}` : dates;
    return {
      title: studied || (entry.school ?? ''),
      facts: joinPresent([studied === '' ? null : entry.school, span], ' · '),
      text: '',
    };
  };

const availabilityText = ({ availability, availableFrom }: SheetProfile, locale: string, labels: SheetLabels): string =>
  capitalize(
    joinPresent(
      [
        availability && labels.sheet.workType[availability],
        availableFrom && `${labels.sheet.from} ${dateText(locale, availableFrom)}`,
      ],
      ', ',
    ),
  );

/** Returns the sheet of a profile. Empty sections are omitted. */
export const profileSheet = (
  person: SheetPerson,
  profile: SheetProfile,
  language: Language,
  labels: SheetLabels,
): ProfileSheet => {
  const { locale } = LANGUAGE_FACTS[language];
  const { city, country, linkedinUrl, portfolioUrl, positions, education } = profile;
  const place = joinPresent([city, country && displayName(locale, 'region', country)], ', ');
  const languages = allLanguages(profile).map(
    (spoken) => `${capitalize(displayName(locale, 'language', spoken.language))} (${levelText(spoken.level, labels)})`,
  );
  const sections: ProfileSheet['sections'] = [
    { heading: labels.sheet.summary, text: profile.bio ?? '' },
    { heading: labels.sheet.positions, entries: positions.map(positionEntry(locale, labels)) },
    { heading: labels.sheet.education, entries: education.map(educationEntry(locale, labels)) },
    { heading: labels.fields.skills, text: profile.skills.join(', ') },
    { heading: labels.sheet.languages, text: languages.join(', ') },
    { heading: labels.fields.availability, text: availabilityText(profile, locale, labels) },
  ];
  return {
    language,
    name: fullName(person),
    title: profile.jobTitle,
    contact: [person.email, place].filter(Boolean),
    links: [linkedinUrl, portfolioUrl].flatMap((url) => (url ? [url] : [])),
    sections: sections.filter(({ text, entries }) => Boolean(text) || (entries?.length ?? 0) > 0),
  };
};
