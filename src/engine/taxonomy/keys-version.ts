/**
 * The version of the keys this engine reads out of words. Who stores keys stores it beside them, and finds by it what another
 * engine left behind. It knows nothing of tables.
 * Invariant: the same code, words and imported taxonomy give the same version in every process, and other words another one.
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
import { RELATED_WORDS } from './words/related-words.ts';
import { SKILL_FAMILIES, TOOL_GROUPS } from './words/skill-families.ts';
import { TITLE_ABBREVIATIONS } from './words/title-abbreviations.ts';
import { FIELD_WORDS, HEAD_WORDS, RANK_WORDS } from './words/title-words.ts';
import { TOOL_RELATIONS } from './words/tool-relations.ts';

/**
 * To be raised with every change of code after which stored columns would come out otherwise: reading skills, titles or time zones
 * here, or deriving columns from them where they are stored. Changed words need no raise, they are hashed.
 */
const KEYS_VERSION = 13;

/** Every word of our own taxonomy. */
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
];

const hashOf = (texts: readonly string[]): number => fnv1a(texts.join('\n'));

/** Of all that was taken in from outside, in the order in which it came. */
let imported = 0;
let version: number | null = null;

/** Counts the words of a taxonomy from outside in. */
export function noteImported({ skills, occupations }: ImportedTaxonomy): void {
  const names = skills.flatMap(({ label, aliases }) => [label, ...aliases]);
  const titles = occupations.flatMap((occupation) => [occupation.label, ...occupation.titles, ...occupation.groups]);
  imported = hashOf([String(imported), ...names, '', ...titles]);
  version = null;
}

/** The version of the keys that this process derives, a signed 32-bit integer without order; made when it is first asked. */
export function keysVersion(): number {
  version ??= hashOf([String(KEYS_VERSION), String(imported), ...ownWords()]);
  return version;
}
