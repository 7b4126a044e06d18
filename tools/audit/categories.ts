/**
 * The categories of the audit: those of the EEO-1 report (United States) and of the Brazilian census (IBGE), with their codes in files and answers
 * and their names in reports.
 */
import {
  type RACE_CODES,
  RACE_SCHEMES,
  type RaceScheme,
  type SexCode,
} from '../../src/features/scores/voluntary-answers.domain.ts';

export { RACE_SCHEMES, type RaceScheme };

export const SEXES: Record<SexCode, string> = { female: 'Female', male: 'Male' };

type RaceNames = { [Name in RaceScheme]: Record<(typeof RACE_CODES)[Name][number], string> };

export const RACES: RaceNames = {
  'eeo-1': {
    'hispanic-or-latino': 'Hispanic or Latino',
    white: 'White',
    black: 'Black or African American',
    'native-hawaiian-or-pacific-islander': 'Native Hawaiian or Other Pacific Islander',
    asian: 'Asian',
    'american-indian-or-alaska-native': 'American Indian or Alaska Native',
    'two-or-more': 'Two or more races',
  },
  ibge: { branca: 'Branca', preta: 'Preta', parda: 'Parda', amarela: 'Amarela', indigena: 'Indígena' },
};

/** A person's answers; null if unanswered. */
export interface Answer {
  sex: string | null;
  race: string | null;
}

export type NamedCategory = readonly [code: string, name: string];

export const sexes = (): NamedCategory[] => Object.entries(SEXES);
export const races = (scheme: RaceScheme): NamedCategory[] => Object.entries(RACES[scheme]);

/** Returns all combinations of a sex with a race or ethnicity. A code is `sex/race`. */
export const crossedCategories = (scheme: RaceScheme): NamedCategory[] =>
  sexes().flatMap(([sex, sexName]) =>
    races(scheme).map(([race, raceName]): NamedCategory => [`${sex}/${race}`, `${sexName}, ${raceName}`]),
  );
