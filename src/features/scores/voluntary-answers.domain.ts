/**
 * The categories of the voluntary questions about sex and race or ethnicity, and the form in which an answer is kept. Pure.
 * Invariant: every answer has the same length, so that what is sealed says nothing by its size.
 */

export const SEX_CODES = ['female', 'male'] as const;

/** The categories of the EEO-1 report (United States) and of the Brazilian census (IBGE). No code stands in both. */
export const RACE_CODES = {
  'eeo-1': [
    'hispanic-or-latino',
    'white',
    'black',
    'native-hawaiian-or-pacific-islander',
    'asian',
    'american-indian-or-alaska-native',
    'two-or-more',
  ],
  ibge: ['branca', 'preta', 'parda', 'amarela', 'indigena'],
} as const;

/** Whose categories of race or ethnicity someone is asked by. */
export type Scheme = keyof typeof RACE_CODES;
export const SCHEMES = ['eeo-1', 'ibge'] as const satisfies readonly Scheme[];

export type SexCode = (typeof SEX_CODES)[number];
export type RaceCode = (typeof RACE_CODES)[Scheme][number];

/** What a person said of themselves; null where they prefer not to say. */
export interface VoluntaryAnswer {
  sex: SexCode | null;
  race: RaceCode | null;
}

/** The categories that someone is asked by who lives in a country (ISO 3166-1 alpha-2, null where unknown). */
export const schemeOf = (country: string | null): Scheme => (country === 'BR' ? 'ibge' : 'eeo-1');

/** Whether a category of race or ethnicity is one of a scheme. */
export const isRaceOf = (scheme: Scheme, race: RaceCode): boolean =>
  (RACE_CODES[scheme] as readonly RaceCode[]).includes(race);

/** Longer than the longest answer. */
const PACKED_LENGTH = 128;

/** The categories of race or ethnicity of all schemes. */
export const allRaces = (): RaceCode[] => [...RACE_CODES['eeo-1'], ...RACE_CODES.ibge];

/** An answer as the text that is sealed. It names the key it is kept under, so that it cannot be put under another one. */
export const packAnswer = (key: string, { sex, race }: VoluntaryAnswer): string =>
  JSON.stringify({ key, sex, race }).padEnd(PACKED_LENGTH);

/** The one of `codes` that a value is; null for no answer, undefined for anything else. */
const readCode = <Code extends string>(codes: readonly Code[], value: unknown): Code | null | undefined =>
  value === null ? null : codes.find((code) => code === value);

/** The answer of a text; null where it is none, or was kept under another key. */
export const unpackAnswer = (key: string, text: string): VoluntaryAnswer | null => {
  let packed: Record<string, unknown>;
  try {
    packed = JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
  const sex = readCode(SEX_CODES, packed.sex);
  const race = readCode(allRaces(), packed.race);
  return packed.key !== key || sex === undefined || race === undefined ? null : { sex, race };
};
