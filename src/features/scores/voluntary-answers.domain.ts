/**
 * The categories of the voluntary questions about sex and race or ethnicity, and the stored form of
 * an answer. Pure. Invariant: every answer has the same length, so that the size of the encrypted
 * text reveals nothing.
 */

export const SEX_CODES = ['female', 'male'] as const;

/** The categories of the EEO-1 report (United States) and of the Brazilian census (IBGE). The codes are disjoint. */
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

/** A set of categories of race or ethnicity. */
export type RaceScheme = keyof typeof RACE_CODES;
export const RACE_SCHEMES = ['eeo-1', 'ibge'] as const satisfies readonly RaceScheme[];

export type SexCode = (typeof SEX_CODES)[number];
export type RaceCode = (typeof RACE_CODES)[RaceScheme][number];

/** A person's answers. Null if they prefer not to say. */
export interface VoluntaryAnswer {
  sex: SexCode | null;
  race: RaceCode | null;
}

/** Returns the categories for residents of a country (ISO 3166-1 alpha-2, null if unknown). */
export const countryRaceScheme = (country: string | null): RaceScheme => (country === 'BR' ? 'ibge' : 'eeo-1');

/** Returns true if a race or ethnicity category belongs to the given scheme. */
export const hasRace = (scheme: RaceScheme, race: RaceCode): boolean =>
  (RACE_CODES[scheme] as readonly RaceCode[]).includes(race);

/** Longer than the longest answer. */
const PACKED_LENGTH = 128;

/** Lists the categories of race or ethnicity of all schemes. */
export const allRaces = (): RaceCode[] => [...RACE_CODES['eeo-1'], ...RACE_CODES.ibge];

/**
 * Builds the plain text of an answer before encryption. The text includes the key of the answer's row, so that
 * an encrypted answer that was copied to another row is rejected.
 */
export const packAnswer = (key: string, { sex, race }: VoluntaryAnswer): string =>
  JSON.stringify({ key, sex, race }).padEnd(PACKED_LENGTH);

/** Returns the matching code, null for no answer, or undefined for anything else. */
const readCode = <Code extends string>(codes: readonly Code[], value: unknown): Code | null | undefined =>
  value === null ? null : codes.find((code) => code === value);

/** Parses an answer. Returns null if it is invalid or was stored under another key. */
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
