/**
 * Searches skills as the user types, by the start of a name, alias or word, even with one typo. Also returns the names of skills in a language. Does
 * not affect scores; skills.ts determines the skill that a text means. Results depend only on the words and the query, and are distinct.
 */
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { fnv1a, foldText } from '../text/text.ts';
import { closeness } from '../text/title-meaning.ts';
import { keysVersion } from './keys-version.ts';
import { COMMON_SKILLS } from './names/common-skills.ts';
import { SKILL_NAMES } from './names/skill-names.ts';
import { derivedFromSkills, isUnknownSkill, type Skill, skillKey } from './skills.ts';
import { SortedWords, type WordRange } from './sorted-words.ts';
import { prepareTitle, readTitleMeaning } from './titles.ts';

/** Rank of a match, best first. */
const MATCH_RANKS = {
  name: 0,
  spelling: 1,
  nameStart: 2,
  otherForm: 3,
  spellingStart: 4,
  nameWord: 5,
  spellingWord: 6,
  doer: 7,
  typo: 8,
  prefixTypo: 9,
  learnedMeaning: 10,
} as const;
type MatchRank = (typeof MATCH_RANKS)[keyof typeof MATCH_RANKS];

/** Shorter texts are one typo away from almost every word. */
const MIN_TYPO_LENGTH = 3;
/** Texts of at least this length may also be the misspelled start of a longer name. */
const MIN_PREFIX_TYPO_LENGTH = 5;

/** The minimum closeness of meaning between a skill and a text, and the maximum number of these suggestions. */
const MIN_CLOSENESS = 0.75;
const MAX_SUGGESTIONS_BY_MEANING = 3;

/** Words for people who have a skill: `bookkeeper`, `translator`, `accountant`, `diseñadora`. */
const DOER = /^(.{4,}?)(?:[aei]?[dt]or(?:a|as|es|s)?|ers?|ors?|ants?)$/;

/** A spelling of a skill, starting at one of its words. */
interface IndexedSpelling {
  readonly skill: number;
  /** The languages in which this spelling is the skill's name; null for an alias. */
  readonly nameIn: ReadonlySet<Language> | null;
  /** True if it starts at the spelling's first word. */
  readonly isStart: boolean;
}

interface SuggestionIndex {
  readonly names: readonly Readonly<Record<Language, string>>[];
  /** Rank of each skill. Lower ranks are more common skills. */
  readonly ranks: readonly number[];
  readonly common: readonly number[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly keys: SortedWords;
  /** Spellings of each key, in the order of `keys`. */
  readonly spellings: readonly (readonly IndexedSpelling[])[];
}

/** Returns the form used for comparison, folded and without spaces. People write `Type Script` and `node.js` with and without spaces or dots. */
const joinWords = (text: string): string => foldText(text).replaceAll(' ', '');

const splitLines = (text: string): string[] => text.trim().split('\n');

/** The label and, if there are any, the names in other languages, by label. */
const namesByLabel = new Map(
  splitLines(SKILL_NAMES).map((line) => {
    const columns = line.split('|').map((part) => part.trim());
    return [columns[0] ?? '', columns] as const;
  }),
);

/** Returns the name of a skill in each language, or the label if there is none. */
function translatedNames({ label }: Skill): Record<Language, string> {
  const columns = namesByLabel.get(label) ?? [];
  const names = LANGUAGES.map((language, index) => [language, columns[index] || label]);
  return Object.fromEntries(names) as Record<Language, string>;
}

/** Returns every spelling of a skill, with the languages in which it is the skill's name. */
function skillSpellings(skill: Skill, names: Readonly<Record<Language, string>>): Map<string, Set<Language> | null> {
  const spellings = new Map<string, Set<Language> | null>();
  for (const [language, name] of Object.entries(names) as [Language, string][]) {
    spellings.set(name, new Set([...(spellings.get(name) ?? []), language]));
  }
  for (const alias of [skill.label, ...skill.aliases]) if (!spellings.has(alias)) spellings.set(alias, null);
  return spellings;
}

function buildIndex(skills: readonly Skill[]): SuggestionIndex {
  const byKey = new Map<string, IndexedSpelling[]>();
  const addSpelling = (key: string, spelling: IndexedSpelling): void => {
    if (key === '') return;
    const spellings = byKey.get(key);
    if (spellings === undefined) byKey.set(key, [spelling]);
    else spellings.push(spelling);
  };
  const names = skills.map(translatedNames);
  skills.forEach((skill, number) => {
    for (const [text, nameIn] of skillSpellings(skill, names[number] ?? translatedNames(skill))) {
      const words = foldText(text).split(' ');
      words.forEach((_, index) => {
        addSpelling(words.slice(index).join(''), { skill: number, nameIn, isStart: index === 0 });
      });
    }
  });
  const numbers = new Map(skills.map(({ id }, number) => [id, number]));
  const common = splitLines(COMMON_SKILLS).flatMap((label) => skills.findIndex((skill) => skill.label === label));
  const commonRanks = new Map(common.map((number, index) => [number, index]));
  const keys = new SortedWords(byKey.keys());
  return {
    names,
    ranks: skills.map(({ label }, number) => commonRanks.get(number) ?? common.length + label.length),
    common,
    numbers,
    keys,
    spellings: keys.words.map((key) => byKey.get(key) ?? []),
  };
}

const currentIndex = derivedFromSkills(buildIndex);

/** Skills with their best rank so far. */
type FoundSkills = Map<number, MatchRank>;

const recordMatch = (found: FoundSkills, skill: number, rank: MatchRank): void => {
  const before = found.get(skill);
  if (before === undefined || rank < before) found.set(skill, rank);
};

function toMatchRank({ nameIn, isStart }: IndexedSpelling, language: Language, isWhole: boolean): MatchRank {
  const isName = nameIn?.has(language) ?? false;
  if (!isStart) return isName ? MATCH_RANKS.nameWord : MATCH_RANKS.spellingWord;
  if (isWhole) return isName ? MATCH_RANKS.name : MATCH_RANKS.spelling;
  return isName ? MATCH_RANKS.nameStart : MATCH_RANKS.spellingStart;
}

function visitSpellings(
  { keys, spellings }: SuggestionIndex,
  { from, to, length }: WordRange,
  visit: (spelling: IndexedSpelling, isWhole: boolean) => void,
): void {
  for (let index = from; index < to; index++) {
    const isWhole = keys.words[index]?.length === length;
    for (const spelling of spellings[index] ?? []) visit(spelling, isWhole);
  }
}

/** Adds skills with one typo in `key`. Prefix matches need a minimum length. */
function addTypos(current: SuggestionIndex, key: string, found: FoundSkills): void {
  current.keys.visitWithOneTypo(key, (range) => {
    if (range.length < MIN_TYPO_LENGTH) return;
    const isLong = key.length >= MIN_PREFIX_TYPO_LENGTH;
    // In sorted order, only the first word can match in full.
    const isFirstWhole = current.keys.words[range.from]?.length === range.length;
    if (!(isLong || isFirstWhole)) return;
    const searchedRange = isLong ? range : { ...range, to: range.from + 1 };
    visitSpellings(current, searchedRange, ({ skill }, isWhole) => {
      recordMatch(found, skill, isWhole ? MATCH_RANKS.typo : MATCH_RANKS.prefixTypo);
    });
  });
}

/** Adds skills by the word for a person with the skill, with one typo if there is no other match. */
function addDoers(current: SuggestionIndex, key: string, found: FoundSkills): void {
  const stem = DOER.exec(key)?.[1];
  if (stem === undefined) return;
  const range = current.keys.findPrefixRange(stem);
  if (range === null) return addTypos(current, stem, found);
  visitSpellings(current, range, ({ skill, isStart, nameIn }) => {
    if (isStart && nameIn !== null) recordMatch(found, skill, MATCH_RANKS.doer);
  });
}

/** Learned meanings of skills. Excludes programs, because their names do not describe work. */
const skillMeanings = derivedFromSkills((skills) =>
  skills.filter(({ family }) => family !== 'tools').map(({ id, label }) => ({ id, meaning: readTitleMeaning(label) })),
);

/** Adds the skills closest in meaning to a text about work that matches no spelling: `servicio al cliente por chat`. */
function addCloseInMeaning(current: SuggestionIndex, typed: string, found: FoundSkills): void {
  if (prepareTitle(typed)?.isKnown !== true) return;
  const meaning = readTitleMeaning(typed);
  const close = skillMeanings()
    .map(({ id, meaning: other }) => ({ id, value: closeness(meaning, other) }))
    .filter(({ value }) => value >= MIN_CLOSENESS)
    .toSorted((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1));
  for (const { id } of close.slice(0, MAX_SUGGESTIONS_BY_MEANING)) {
    const skill = current.numbers.get(id);
    if (skill !== undefined) recordMatch(found, skill, MATCH_RANKS.learnedMeaning);
  }
}

function findSkills(current: SuggestionIndex, typed: string, language: Language, limit: number): FoundSkills {
  const found: FoundSkills = new Map();
  const key = joinWords(typed);
  if (key === '') return found;
  const range = current.keys.findPrefixRange(key);
  if (range !== null) {
    visitSpellings(current, range, (spelling, isWhole) => {
      recordMatch(found, spelling.skill, toMatchRank(spelling, language, isWhole));
    });
  }
  // Other forms of a name: a different word order, a plural, "advanced" before the name.
  const sameSkill = current.numbers.get(skillKey(typed));
  if (sameSkill !== undefined) recordMatch(found, sameSkill, MATCH_RANKS.otherForm);
  const isNamed = [...found.values()].some((rank) => rank <= MATCH_RANKS.spelling);
  if (key.length >= MIN_TYPO_LENGTH && !isNamed && found.size < limit) {
    addDoers(current, key, found);
    addTypos(current, key, found);
  }
  if (found.size === 0) addCloseInMeaning(current, typed, found);
  return found;
}

/**
 * Returns names of the best matching skills in a language, at most `limit`. Exact matches come first, then matches by the start of the name, an alias
 * or a word, then matches with one typo. If there are none, returns the closest in meaning. Among equal matches, common skills come first,
 * then shorter names. Returns the most common skills for a blank text.
 */
export function searchSkills(typed: string, language: Language, limit: number): string[] {
  const current = currentIndex();
  const translatedName = (skill: number): string => current.names[skill]?.[language] ?? '';
  if (typed.trim() === '') return current.common.slice(0, limit).map(translatedName);
  const found = findSkills(current, typed, language, limit);
  const skillRank = (skill: number): number => current.ranks[skill] ?? 0;
  const byRank = [...found].toSorted(
    ([a, matchA], [b, matchB]) => matchA - matchB || skillRank(a) - skillRank(b) || a - b,
  );
  return byRank.slice(0, limit).map(([skill]) => translatedName(skill));
}

/** Returns the name of a skill in a language, or null if the text names no known skill. */
export function skillName(text: string, language: Language): string | null {
  const key = skillKey(text);
  if (key === '' || isUnknownSkill(key)) return null;
  const current = currentIndex();
  return current.names[current.numbers.get(key) ?? -1]?.[language] ?? null;
}

const namesHash = fnv1a(`${SKILL_NAMES}${COMMON_SKILLS}`);

/** Returns a version that changes with the words of the taxonomy and the names. */
export const skillNamesVersion = (): string => `${keysVersion() >>> 0}.${namesHash >>> 0}`;
