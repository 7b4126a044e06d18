/**
 * Languages as skills. A job may require "English", and a profile states the language with a level instead of listing it as a skill. Without this
 * conversion, the required language would be missing.
 */
import { LANGUAGE_LEVELS, type LanguageLevel } from '#shared/vocabulary.ts';

/** Labels of the taxonomy by ISO 639-1 code. Other languages count only if they are listed as skills. */
const SKILL_BY_LANGUAGE: Readonly<Record<string, string>> = {
  en: 'English',
  es: 'Spanish',
  pt: 'Portuguese',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  zh: 'Chinese',
  ja: 'Japanese',
  ru: 'Russian',
  ar: 'Arabic',
  nl: 'Dutch',
  ko: 'Korean',
  hi: 'Hindi',
  pl: 'Polish',
  tr: 'Turkish',
  he: 'Hebrew',
  sv: 'Swedish',
  el: 'Greek',
  uk: 'Ukrainian',
  ca: 'Catalan',
  qu: 'Quechua',
};

/** The minimum level at which a person can work in a language. */
const WORKING_LEVEL: LanguageLevel = 'B1';

const isWorkingLevel = (level: LanguageLevel): boolean =>
  LANGUAGE_LEVELS.indexOf(level) >= LANGUAGE_LEVELS.indexOf(WORKING_LEVEL);

/** A language of a profile: a BCP 47 tag and a level. */
export interface StatedLanguage {
  readonly language: string;
  readonly level: LanguageLevel;
}

/** Returns the stated languages of a profile that count as skills, by their labels in the taxonomy. */
export function spokenSkills({
  englishLevel,
  languages,
}: {
  englishLevel?: LanguageLevel | null | undefined;
  languages?: readonly StatedLanguage[] | null | undefined;
}): string[] {
  const stated = [...(languages ?? []), ...(englishLevel ? [{ language: 'en', level: englishLevel }] : [])];
  const labels = stated.flatMap(({ language, level }) => {
    const label = SKILL_BY_LANGUAGE[language.split('-', 1)[0] ?? ''];
    return label === undefined || !isWorkingLevel(level) ? [] : [label];
  });
  return [...new Set(labels)];
}
