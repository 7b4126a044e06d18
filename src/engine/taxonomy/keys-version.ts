/**
 * The version of the keys that the engine derives from words. It is stored with derived keys, so that keys of other versions can be found. The same
 * code, words and imported taxonomy produce the same version in every process. Different words produce a different version.
 */

import { ZONE_NAMES } from '#shared/words/zone-names.ts';
import { fnv1a } from '../text/text.ts';
import type { ImportedTaxonomy } from './imported-taxonomy.ts';
import { BOILERPLATE, STOP_WORDS } from './words/common-words.ts';
import { COMPOUND_WORDS } from './words/compound-words.ts';
import { EVERYDAY_TITLES } from './words/everyday-titles.ts';
import { FALSE_FRIENDS } from './words/false-friends.ts';
import { FURTHER_WORDS } from './words/further-words.ts';
import { BROAD_HEADS, CRAFT_HEADS, OPEN_HEADS, TRADE_HEADS } from './words/head-words.ts';
import { OFFICE_OCCUPATIONS } from './words/occupations-office.ts';
import { SERVICE_OCCUPATIONS } from './words/occupations-service.ts';
import { TRADE_OCCUPATIONS } from './words/occupations-trades.ts';
import { GIVEN_LIKE_OTHERS, GIVEN_NAME_WORDS, SURNAME_WORDS } from './words/person-names.ts';
import { PLACE_NAMES } from './words/place-names.ts';
import { RELATED_WORDS } from './words/related-words.ts';
import { SKILL_FAMILIES, TOOL_GROUPS } from './words/skill-families.ts';
import { TITLE_ABBREVIATIONS } from './words/title-abbreviations.ts';
import { FIELD_WORDS, HEAD_WORDS, RANK_WORDS } from './words/title-words.ts';
import { DIGITAL_WORDS, TOOL_TRADES, TOOL_USERS } from './words/tool-context.ts';
import { TOOL_RELATIONS } from './words/tool-relations.ts';

/**
 * Increase this number with every code change that alters stored columns: parsing of skills, titles or time zones, or the derivation of columns
 * elsewhere. Changed words do not require an increase, because the version includes their hash.
 */
const KEYS_VERSION = 19;

export const ownWords = (): string[] => [
  ...Object.entries(SKILL_FAMILIES).flat(),
  ...TOOL_GROUPS,
  TOOL_RELATIONS,
  OFFICE_OCCUPATIONS,
  SERVICE_OCCUPATIONS,
  TRADE_OCCUPATIONS,
  HEAD_WORDS,
  RANK_WORDS,
  FIELD_WORDS,
  FURTHER_WORDS,
  COMPOUND_WORDS,
  EVERYDAY_TITLES,
  OPEN_HEADS,
  BROAD_HEADS,
  CRAFT_HEADS,
  TRADE_HEADS,
  TITLE_ABBREVIATIONS,
  RELATED_WORDS,
  STOP_WORDS,
  BOILERPLATE,
  FALSE_FRIENDS,
  ZONE_NAMES,
  DIGITAL_WORDS,
  TOOL_TRADES,
  TOOL_USERS,
  GIVEN_NAME_WORDS,
  GIVEN_LIKE_OTHERS,
  SURNAME_WORDS,
  PLACE_NAMES,
];

const hashTexts = (texts: readonly string[]): number => fnv1a(texts.join('\n'));

/** Hash of all imported taxonomies, in the order of their import. */
let importedHash = 0;
let version: number | null = null;

export function addImportedWords({ skills, occupations }: ImportedTaxonomy): void {
  const names = skills.flatMap(({ label, aliases }) => [label, ...aliases]);
  const titles = occupations.flatMap((occupation) => [occupation.label, ...occupation.titles, ...occupation.groups]);
  importedHash = hashTexts([String(importedHash), ...names, '', ...titles]);
  version = null;
}

/** Returns the version of keys in this process. It is a hash (signed 32-bit integer), so its order means nothing. Calculated on first use. */
export function keysVersion(): number {
  version ??= hashTexts([String(KEYS_VERSION), String(importedHash), ...ownWords()]);
  return version;
}
