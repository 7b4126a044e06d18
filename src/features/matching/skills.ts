/**
 * Canonical skills: every spelling of a skill leads to one id, and some skills earn part credit for others.
 * Reads only the taxonomy beside it. Invariant: canonical keys depend on the words alone, so aliases, accents, plural,
 * gender and word order do not matter; an unknown skill is a key of its own that starts with `~`.
 */
import { remembering } from './bounded-cache.ts';
import type { ImportedSkill } from './imported-taxonomy.ts';
import { isUnknownWord, learnWord, wordsMeant } from './misspelling.ts';
import { SKILL_FAMILIES } from './taxonomy/skill-families.ts';
import { type Content, contentStems, foldText, stem, words } from './text.ts';

/** A known skill; `credits` says what offering this skill is worth (0-1) where another is asked. */
export interface Skill {
  readonly id: string;
  readonly label: string;
  readonly family: string;
  readonly aliases: readonly string[];
  readonly broader: readonly string[];
  readonly soft: boolean;
}

/** Offering the narrower skill nearly proves the broader one; the broader one is a start towards the narrower. */
const NARROWER_FOR_BROADER = 0.9;
const BROADER_FOR_NARROWER = 0.4;
const GRANDCHILD_FOR_BROADER = 0.8;

const byId = new Map<string, Skill>();
const idByCompact = new Map<string, string>();
const idByBag = new Map<string, string>();
/** required id → offered id → credit */
const credits = new Map<string, Map<string, number>>();
/** offered id → required id → credit; the same from the other side */
const earnings = new Map<string, Map<string, number>>();
/** First stem of every phrase that prose may contain → phrases, longest first. */
const phrasesByFirst = new Map<string, { stems: readonly string[]; id: string }[]>();

const compact = (text: string): string => words(text).join('');
const bagOf = (stems: readonly string[]): string => [...new Set(stems)].toSorted().join(' ');

function slug(label: string): string {
  return words(label.replace(/\.js\b/i, ' js').replace(/^\.NET/i, 'dotnet')).join('-');
}

function raiseIn(table: Map<string, Map<string, number>>, from: string, to: string, credit: number): void {
  const row = table.get(from) ?? new Map<string, number>();
  row.set(to, Math.max(row.get(to) ?? 0, credit));
  table.set(from, row);
}

function addCredit(required: string, offered: string, credit: number): void {
  if (required === offered) return;
  raiseIn(credits, required, offered, credit);
  raiseIn(earnings, offered, required, credit);
}

function addSpelling(id: string, spelling: string, inProse: boolean, isOurs = true): void {
  const parts = words(spelling);
  const key = parts.join('');
  if (key !== '' && !idByCompact.has(key)) idByCompact.set(key, id);
  for (const word of new Set([key, ...parts])) learnWord(word, isOurs);
  const stems = contentStems(spelling);
  const bag = bagOf(stems);
  if (bag !== '' && !idByBag.has(bag)) idByBag.set(bag, id);
  const first = stems[0];
  if (!inProse || first === undefined) return;
  const phrases = phrasesByFirst.get(first) ?? [];
  phrases.push({ stems, id });
  phrasesByFirst.set(first, phrases);
}

interface Line {
  id: string;
  label: string;
  family: string;
  aliases: string[];
  broader: string[];
  related: string[];
}

function parseLine(line: string, family: string): Line {
  const parts = line.split('|').map((part) => part.trim());
  const label = parts[0] ?? '';
  const list = (text: string): string[] =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  const section = (mark: string): string =>
    parts
      .slice(1)
      .find((part) => part.startsWith(mark))
      ?.slice(1) ?? '';
  const aliases = parts.slice(1).find((part) => part !== '' && !/^[\^~]/.test(part)) ?? '';
  return {
    id: slug(label),
    label,
    family,
    aliases: list(aliases),
    broader: list(section('^')),
    related: list(section('~')),
  };
}

function load(): void {
  const lines = Object.entries(SKILL_FAMILIES).flatMap(([family, text]) =>
    text
      .trim()
      .split('\n')
      .map((line) => parseLine(line, family)),
  );
  for (const line of lines) {
    if (byId.has(line.id)) throw new Error(`The skill ${line.label} stands twice in the taxonomy`);
    byId.set(line.id, { ...line, broader: line.broader.map(slug), soft: line.family === 'soft' });
    addSpelling(line.id, line.label, !line.aliases.includes(`!${line.label.toLowerCase()}`));
  }
  for (const line of lines) {
    for (const alias of line.aliases) addSpelling(line.id, alias.replace(/^!/, ''), !alias.startsWith('!'));
    for (const related of line.related) {
      const match = /^(.*?) (\d+)$/.exec(related);
      const other = slug(match?.[1] ?? related);
      if (!byId.has(other) || match === null) throw new Error(`${line.label}: unknown related skill "${related}"`);
      addCredit(line.id, other, Number(match[2]) / 10);
      addCredit(other, line.id, Number(match[2]) / 10);
    }
  }
  for (const skill of byId.values()) addBroaderCredits(skill);
  for (const phrases of phrasesByFirst.values()) phrases.sort((a, b) => b.stems.length - a.stems.length);
}

function addBroaderCredits(skill: Skill): void {
  for (const parent of skill.broader) {
    const known = byId.get(parent);
    if (known === undefined) throw new Error(`${skill.label}: unknown broader skill "${parent}"`);
    addCredit(parent, skill.id, NARROWER_FOR_BROADER);
    addCredit(skill.id, parent, BROADER_FOR_NARROWER);
    for (const grandparent of known.broader) addCredit(grandparent, skill.id, GRANDCHILD_FOR_BROADER);
  }
}

load();

/** Words around a skill that say how well, not what: `Advanced Excel`, `Excel (intermediate)`, `conocimientos de SQL`. */
const LEVEL_WORDS = new Set(
  contentStems(
    `advanced intermediate basic beginner expert knowledge skills skill experience proficiency proficient strong solid
     years year fluent native avanzado intermedio basico experto conocimientos conocimiento manejo habilidades dominio
     experiencia nivel anos avancado basico intermediario iniciante cc conhecimento experiencia nivel fluente understanding familiarity hands`,
  ),
);

function lookup(text: string): string | null {
  const direct = idByCompact.get(compact(text));
  if (direct !== undefined) return direct;
  const stems = contentStems(text);
  const found = idByBag.get(bagOf(stems));
  if (found !== undefined) return found;
  const core = stems.filter((each) => !LEVEL_WORDS.has(each) && !/^\d+$/.test(each));
  return core.length === 0 || core.length === stems.length ? null : (idByBag.get(bagOf(core)) ?? null);
}

const MOST_PARTS = 3;
const MOST_READINGS = 9;

/** Every way to read the words once the slips in the unknown ones are mended; without the way they were written. */
function readings(written: readonly string[]): string[] {
  let all: string[] = [''];
  for (const word of written) {
    const meant = wordsMeant(word);
    const options = meant.length === 0 ? [word] : meant;
    all = all.flatMap((start) => options.map((option) => `${start} ${option}`)).slice(0, MOST_READINGS);
  }
  return all.filter((reading) => reading.slice(1) !== written.join(' '));
}

/** The one skill a text names once the slips of the keyboard are mended; null when it names none, or several. */
function lookupMended(text: string): string | null {
  const written = words(text);
  const named = new Set(readings(written).map(lookup));
  // A name that was taken apart as well: `Java Scrpt`.
  if (written.length > 1 && written.length <= MOST_PARTS && written.some(isUnknownWord)) {
    for (const meant of wordsMeant(written.join(''))) named.add(idByCompact.get(meant) ?? null);
  }
  named.delete(null);
  const [only] = named;
  return named.size === 1 ? (only ?? null) : null;
}

function readKey(text: string): string {
  const whole = lookup(text);
  if (whole !== null) return whole;
  const parenthesis = /^([^()]*)\(([^()]+)\)\s*$/.exec(text);
  if (parenthesis !== null) {
    const outside = lookup(parenthesis[1] ?? '') ?? lookup(parenthesis[2] ?? '');
    if (outside !== null) return outside;
  }
  const mended = lookupMended(text);
  if (mended !== null) return mended;
  const bag = bagOf(contentStems(text));
  if (bag !== '') return `~${bag}`;
  const folded = foldText(text);
  return folded === '' ? '' : `~${folded}`;
}

/** The canonical key of one skill as written: the id of a known skill, `~words` for an unknown one, '' for none. */
export const skillKey = remembering(readKey);

/** Canonical keys of a list of skills, without repeats, in the list's order. */
export function skillKeys(skills: readonly string[]): string[] {
  const keys = new Set<string>();
  for (const skill of skills) {
    const key = skillKey(skill);
    if (key !== '') keys.add(key);
  }
  return [...keys];
}

/** Whether a key is of a skill that the taxonomy does not know. */
export const isUnknownSkill = (key: string): boolean => key.startsWith('~');

/** What an offered skill is worth where another is required: 1 the same, 0 nothing. */
export function skillCredit(required: string, offered: string): number {
  return required === offered ? 1 : (credits.get(required)?.get(offered) ?? 0);
}

/** Offered key → credit, for one required skill; without the skill itself. */
export function creditsFor(required: string): ReadonlyMap<string, number> | undefined {
  return credits.get(required);
}

/** Required key → credit, for one offered skill; without the skill itself. */
export function earnedBy(offered: string): ReadonlyMap<string, number> | undefined {
  return earnings.get(offered);
}

/** Prose has more words than a list of skills, and so more that only look like a slip. */
const LONG_IN_PROSE = 7;

function stemInProse(word: string, own: string): string {
  if (word.length < LONG_IN_PROSE || phrasesByFirst.has(own)) return own;
  const [meant, other] = wordsMeant(word);
  return meant === undefined || other !== undefined ? own : stem(meant);
}

/** Ids of the known skills that prose mentions. */
export function skillsIn({ words: all, stems: own }: Content): Set<string> {
  const stems = all.map((word, at) => stemInProse(word, own[at] ?? ''));
  const found = new Set<string>();
  for (let at = 0; at < stems.length; ) {
    const phrase = phrasesByFirst
      .get(stems[at] ?? '')
      ?.find(({ stems: expected }) => expected.every((one, i) => stems[at + i] === one));
    if (phrase === undefined) at += 1;
    else {
      found.add(phrase.id);
      at += phrase.stems.length;
    }
  }
  return found;
}

/** True for abilities that nearly every post asks for (communication, teamwork); they count half. */
export function isSoftSkill(key: string): boolean {
  return byId.get(key)?.soft ?? false;
}

/** The name people know a canonical key by; the words of the key for an unknown skill. */
export function skillLabel(key: string): string {
  return byId.get(key)?.label ?? key.replace(/^~/, '');
}

/**
 * Adds skills from outside: a label that is known gives its skill further spellings, others become skills of the family
 * `imported`. Spellings that mean something already keep their meaning. Imported names count in lists, not in prose.
 */
export function addSkills(skills: readonly ImportedSkill[]): void {
  const idOf = new Map<string, string>();
  for (const { label, aliases } of skills) {
    const id = lookup(label) ?? slug(label);
    if (id === '') continue;
    idOf.set(label, id);
    if (!byId.has(id)) byId.set(id, { id, label, family: 'imported', aliases, broader: [], soft: false });
    for (const spelling of [label, ...aliases]) addSpelling(id, spelling, false, false);
  }
  for (const { label, broader } of skills) {
    const id = idOf.get(label);
    if (id === undefined || byId.get(id)?.family !== 'imported') continue;
    for (const parent of broader) {
      const wider = idOf.get(parent);
      if (wider === undefined) continue;
      addCredit(wider, id, NARROWER_FOR_BROADER);
      addCredit(id, wider, BROADER_FOR_NARROWER);
    }
  }
}

/** Every known skill, for tests and tools. */
export function allSkills(): readonly Skill[] {
  return [...byId.values()];
}
