/**
 * Canonical skills: all spellings of a skill resolve to one id, and some skills earn partial credit for others. Uses the taxonomy in this folder and
 * an imported one, if any. Canonical keys depend only on words, so aliases, accents, plural, gender and word order do not matter. The key of an
 * unknown skill starts with `~`.
 */
import { separateJoinedSkills, separateSkills } from '#shared/skill-list.ts';
import { contentStems, foldText, memoize, stem, toVisibleText, words } from '../text/text.ts';
import type { ImportedSkill } from './imported-taxonomy.ts';
import { addKnownWord, isUnknownWord, spellingCorrections } from './misspelling.ts';
import { addPhrase, significantWords } from './prose-skills.ts';
import { parseSkillLine, parseToolGroups, type SkillLine, type Spelling, slug } from './skill-lines.ts';
import { SKILL_FAMILIES, TOOL_GROUPS } from './words/skill-families.ts';
import { TOOL_RELATIONS } from './words/tool-relations.ts';

/** Exported from this file because importing it loads the names. */
export { programEvidence } from './prose-skills.ts';

/** A known skill. `soft` skills count less. */
export interface Skill {
  readonly id: string;
  readonly label: string;
  readonly family: string;
  readonly aliases: readonly string[];
  readonly broader: readonly string[];
  readonly soft: boolean;
}

/** A narrower skill almost proves the broader one. A broader skill is only partial evidence of the narrower one. */
const NARROWER_FOR_BROADER = 0.9;
const BROADER_FOR_NARROWER = 0.4;
const GRANDCHILD_FOR_BROADER = 0.8;

const byId = new Map<string, Skill>();
const idByCompact = new Map<string, string>();
const idByBag = new Map<string, string>();
const idByNameBag = new Map<string, string>();
/** The credit (0-1) for offering a skill where another one is required: required id, then offered id. */
const credits = new Map<string, Map<string, number>>();
const joinWords = (text: string): string => words(text).join('');
const wordBag = (stems: readonly string[]): string => [...new Set(stems)].toSorted().join(' ');
const MIN_PLURAL_LENGTH = 5;

/** Removes a plural s, the only inflection allowed in names. */
const singular = (word: string): string =>
  word.length >= MIN_PLURAL_LENGTH && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

/** Returns a word of a name without plural s and doubled letters, because people often double a letter or drop one of a pair. */
const nameForm = (word: string): string => singular(word).replace(/([a-z])\1+/g, '$1');
const toNameBag = (text: string): string => wordBag(significantWords(words(text)).map(nameForm));
const toNounBag = (text: string): string => wordBag(significantWords(words(text)).map(stem));

function raiseCredit(table: Map<string, Map<string, number>>, from: string, to: string, credit: number): void {
  const row = table.get(from) ?? new Map<string, number>();
  row.set(to, Math.max(row.get(to) ?? 0, credit));
  table.set(from, row);
}

function addCredit(required: string, offered: string, credit: number): void {
  if (required === offered) return;
  raiseCredit(credits, required, offered, credit);
}

/** Families of names: programs, programming languages and techniques. Other families contain common nouns. */
const NAME_FAMILIES = new Set(['software', 'data', 'tools']);

function addSpelling(id: string, { text, needs }: Spelling, isName: boolean, isOurs = true): void {
  const parts = words(text);
  const key = parts.join('');
  if (key !== '' && !idByCompact.has(key)) idByCompact.set(key, id);
  for (const word of new Set([key, ...parts])) addKnownWord(word, isOurs);
  const bags = isName ? idByNameBag : idByBag;
  const bag = isName ? toNameBag(text) : toNounBag(text);
  if (bag !== '' && !bags.has(bag)) bags.set(bag, id);
  addPhrase(id, text, needs, isName);
}

const parseSkillLines = (text: string): SkillLine[] => text.trim().split('\n').map(parseSkillLine);

/** Returns every line with its family, including separately listed broader skills and relations of programs. */
function familyLines(tools: readonly SkillLine[]): (readonly [family: string, line: SkillLine])[] {
  const relations = new Map(parseSkillLines(TOOL_RELATIONS).map((line) => [line.id, line]));
  const withRelations = (line: SkillLine): SkillLine => ({
    ...line,
    broader: [...line.broader, ...(relations.get(line.id)?.broader ?? [])],
    related: relations.get(line.id)?.related ?? [],
  });
  return [
    ...Object.entries(SKILL_FAMILIES).flatMap(([family, text]) =>
      parseSkillLines(text).map((line) => [family, line] as const),
    ),
    ...tools.map((line) => ['tools', withRelations(line)] as const),
  ];
}

function addLine(family: string, { id, label, spellings, broader }: SkillLine): void {
  if (byId.has(id)) throw new Error(`The skill ${label} is listed twice in the taxonomy`);
  const aliases = spellings.slice(1).map(({ text }) => text);
  byId.set(id, { id, label, family, aliases, broader: broader.map(slug), soft: family === 'soft' });
}

function relate(a: string, b: string, credit: number): void {
  addCredit(a, b, credit);
  addCredit(b, a, credit);
}

function load(): void {
  const groups = TOOL_GROUPS.flatMap(parseToolGroups);
  const lines = familyLines(groups.flatMap(({ tools }) => tools));
  for (const [family, line] of lines) addLine(family, line);
  // Labels are added first. Otherwise an alias could replace another skill's label.
  for (const [family, { id, spellings }] of lines) {
    for (const label of spellings.slice(0, 1)) addSpelling(id, label, NAME_FAMILIES.has(family));
  }
  for (const [family, { id, spellings }] of lines) {
    for (const alias of spellings.slice(1)) addSpelling(id, alias, NAME_FAMILIES.has(family));
  }
  for (const [, { id, label, related }] of lines) {
    for (const { to, credit } of related) {
      if (!byId.has(slug(to))) throw new Error(`${label}: unknown related skill "${to}"`);
      relate(id, slug(to), credit);
    }
  }
  for (const { tools, credit } of groups) {
    for (const [index, { id }] of tools.entries())
      for (const other of tools.slice(index + 1)) relate(id, other.id, credit);
  }
  for (const skill of byId.values()) addBroaderCredits(skill);
}

function addBroaderCredits(skill: Skill): void {
  for (const parent of skill.broader) {
    const parentSkill = byId.get(parent);
    if (parentSkill === undefined) throw new Error(`${skill.label}: unknown broader skill "${parent}"`);
    addCredit(parent, skill.id, NARROWER_FOR_BROADER);
    addCredit(skill.id, parent, BROADER_FOR_NARROWER);
    for (const grandparent of parentSkill.broader) addCredit(grandparent, skill.id, GRANDCHILD_FOR_BROADER);
  }
}

load();

/** Words about the level of a skill: `Advanced Excel`, `Excel (intermediate)`, `conocimientos de SQL`. */
const LEVEL_WORDS = new Set(
  contentStems(
    `advanced intermediate basic beginner expert knowledge skills skill experience proficiency proficient strong solid
     years year fluent native avanzado intermedio basico experto conocimientos conocimiento manejo habilidades dominio
     experiencia nivel anos avancado basico intermediario iniciante cc conhecimento experiencia nivel fluente understanding familiarity hands`,
  ),
);

function findSkillId(text: string): string | null {
  const direct = idByCompact.get(joinWords(text));
  if (direct !== undefined) return direct;
  const sameWords = idByNameBag.get(toNameBag(text)) ?? idByBag.get(toNounBag(text));
  if (sameWords !== undefined) return sameWords;
  const significant = significantWords(words(text));
  const core = significant.filter((word) => !LEVEL_WORDS.has(stem(word)) && !/^\d+$/.test(word));
  if (core.length === 0 || core.length === significant.length) return null;
  return (
    idByCompact.get(core.join('')) ??
    idByNameBag.get(wordBag(core.map(nameForm))) ??
    idByBag.get(wordBag(core.map(stem))) ??
    null
  );
}

const MAX_SPLIT_WORDS = 3;
const MAX_READINGS = 9;

/** Returns readings of the words with typos in unknown words corrected, without the original. At most `MAX_READINGS`. */
function correctedReadings(written: readonly string[]): string[] {
  let all: string[] = [''];
  for (const word of written) {
    const corrections = spellingCorrections(word);
    const options = corrections.length === 0 ? [word] : corrections;
    all = all.flatMap((start) => options.map((option) => `${start} ${option}`)).slice(0, MAX_READINGS);
  }
  return all.filter((reading) => reading.slice(1) !== written.join(' '));
}

/** Returns the only skill in a text after correcting typos, or null if there is none or more than one. */
function findCorrectedSkillId(text: string): string | null {
  const written = words(text);
  const ids = new Set(correctedReadings(written).map(findSkillId));
  // A misspelled name that is also split: `Java Scrpt`.
  if (written.length > 1 && written.length <= MAX_SPLIT_WORDS && written.some(isUnknownWord)) {
    for (const correction of spellingCorrections(written.join(''))) ids.add(idByCompact.get(correction) ?? null);
  }
  ids.delete(null);
  const [only] = ids;
  return ids.size === 1 ? (only ?? null) : null;
}

function readKey(text: string): string {
  const found = findSkillId(text);
  if (found !== null) return found;
  const parenthesis = /^([^()]*)\(([^()]+)\)\s*$/.exec(text);
  if (parenthesis !== null) {
    const outside = findSkillId(parenthesis[1] ?? '') ?? findSkillId(parenthesis[2] ?? '');
    if (outside !== null) return outside;
  }
  const corrected = findCorrectedSkillId(text);
  if (corrected !== null) return corrected;
  const bag = wordBag(contentStems(text));
  if (bag !== '') return `~${bag}`;
  const folded = foldText(text);
  return folded === '' ? '' : `~${folded}`;
}

/** Returns the canonical key of a skill as written: the id of a known skill, `~words` for an unknown skill, '' for an empty text. */
export const skillKey = memoize(readKey);

function readEntry(written: string): readonly string[] {
  const entry = toVisibleText(written);
  if (findSkillId(entry) !== null) return [entry];
  const joined = separateJoinedSkills(entry);
  return joined.length > 1 && joined.every((part) => !isUnknownSkill(skillKey(part))) ? joined : separateSkills(entry);
}

/** Returns the skills in a list entry. "Excel, QuickBooks and payroll" contains three if all are known. */
export const statedSkills = memoize(readEntry);

/** Returns the distinct canonical keys of a list of skills, in order. */
export function skillKeys(skills: readonly string[]): string[] {
  const keys = new Set<string>();
  for (const skill of skills.flatMap(statedSkills)) {
    const key = skillKey(skill);
    if (key !== '') keys.add(key);
  }
  return [...keys];
}

export const isUnknownSkill = (key: string): boolean => key.startsWith('~');

/** Returns the credit of an offered skill for a required skill: 1 for the same skill, 0 for unrelated skills. */
export function skillCredit(required: string, offered: string): number {
  return required === offered ? 1 : (credits.get(required)?.get(offered) ?? 0);
}

/** Returns the credits for a required skill by offered key, excluding the skill itself. */
export function creditsFor(required: string): ReadonlyMap<string, number> | undefined {
  return credits.get(required);
}

/** Returns true for abilities that almost every job requires (communication, teamwork). They count less. */
export function isSoftSkill(key: string): boolean {
  return byId.get(key)?.soft ?? false;
}

/** Returns the label of a canonical key, or the key's words for an unknown skill. */
export function skillLabel(key: string): string {
  return byId.get(key)?.label ?? key.replace(/^~/, '');
}

/**
 * Adds external skills. A known label adds spellings to its skill; other labels become skills of the family `imported`. Known spellings do not change
 * their meaning. Imported names count in lists but not in prose.
 */
export function addSkills(skills: readonly ImportedSkill[]): void {
  const idsByKey = new Map<string, string>();
  for (const { label, aliases } of skills) {
    const id = findSkillId(label) ?? slug(label);
    if (id === '') continue;
    idsByKey.set(label, id);
    if (!byId.has(id)) byId.set(id, { id, label, family: 'imported', aliases, broader: [], soft: false });
    for (const spelling of [label, ...aliases]) {
      addSpelling(id, { text: spelling, needs: 'listed' }, false, false);
    }
  }
  for (const { label, broader } of skills) {
    const id = idsByKey.get(label);
    if (id === undefined || byId.get(id)?.family !== 'imported') continue;
    for (const parent of broader) {
      const wider = idsByKey.get(parent);
      if (wider === undefined) continue;
      addCredit(wider, id, NARROWER_FOR_BROADER);
      addCredit(id, wider, BROADER_FOR_NARROWER);
    }
  }
}

/** Returns the skill of a canonical key, or undefined for an unknown key. */
export const findSkill = (key: string): Skill | undefined => byId.get(key);

export const allSkills = (): readonly Skill[] => [...byId.values()];

/** Returns a function that calculates a value from all skills, on first use and again after skills were added. */
export function derivedFromSkills<Made extends object>(make: (skills: readonly Skill[]) => Made): () => Made {
  let cached: Made | null = null;
  let count = 0;
  return () => {
    if (cached === null || count !== byId.size) cached = make(allSkills());
    count = byId.size;
    return cached;
  };
}
