/**
 * Parses a search: the words that a row must have, their equivalents in other words or languages, and the meaning of the search. Searches for
 * people and for jobs share this code, in memory and in SQL. A row that contains all words as typed always matches; meanings only add rows.
 */
import { isPhrase, isRank, relatedConcepts, toEnglishWords } from '../taxonomy/lexicon.ts';
import { type Nearness, occupationsNear } from '../taxonomy/near-occupations.ts';
import { findSkill, isUnknownSkill, skillKeys } from '../taxonomy/skills.ts';
import { readTitleConcepts, titleReadings } from '../taxonomy/title-concepts.ts';
import { prepareTitle, readTitleMeaning } from '../taxonomy/titles.ts';
import { fnv1a, isStopWord, memoize } from '../text/text.ts';
import type { QueryWord } from './tables.ts';

export type { QueryWord } from './tables.ts';

/** A condition on a row. `word` matches its search text; `skill` is a canonical key in its skill list. */
export type SearchCondition =
  | { readonly word: QueryWord }
  | { readonly skill: string }
  | { readonly all: readonly SearchCondition[] }
  | { readonly any: readonly SearchCondition[] };

/** A parsed search for finding and sorting rows. Contains only plain data. */
export interface Search {
  readonly condition: SearchCondition;
  /** The condition that also accepts related work (occupations with a similar meaning), for the score index. */
  readonly wide: SearchCondition;
  /** True if every word is known as work or a technique, and none names a program. Searches in SQL then use `wide` if they find nothing. */
  readonly canWiden: boolean;
  /**
   * The words as typed, without fillers. Rows with all of these words in the name come first. Rows with all of them in the text rank higher. Empty if
   * names are hidden.
   */
  readonly typed: readonly QueryWord[];
  /** The learned meaning of the known words in the search; null if no word is known. */
  readonly meaning: Int8Array | null;
  /** Canonical keys of the skills in the search. If it names techniques or programs, only these. */
  readonly skills: readonly string[];
  /** True if `skills` are techniques or programs. */
  readonly namesSkills: boolean;
  /**
   * `tool` if the known words are all programs, `technique` if they are techniques or techniques and programs, otherwise `work`. For `work`, titles
   * count more than skills.
   */
  readonly target: 'work' | 'technique' | 'tool';
}

/** Additional words rarely narrow the result, and each word costs an index scan. */
const MAX_WORDS = 12;
/** Words without three consecutive letters or digits (`c++`) match only at the start of a word. */
const THREE_LETTERS_OR_DIGITS = /[a-z0-9]{3}/u;
const MAX_PHRASE_WORDS = 4;

/** Limits for occupations that match the meaning of a search. */
const DIRECT_NEARNESS = { minCloseness: 0.7, leeway: 0.2, count: 6 };
/** Wider limits, which also include related work. */
const RELATED_NEARNESS = { minCloseness: 0.5, leeway: 0.5, count: 16 };
/** Related concepts with at least this credit for each other (0-1) are synonyms: `seller`, `sales`. */
const MIN_SYNONYM_CREDIT = 0.8;

/** Words in a search that do not describe the work or the people. */
const FILLERS = new Set(
  `remote remoto remota remotos remotas remotely online job jobs work works position positions role roles trabajo trabajos trabalho trabalhos empleo
   empleos emprego empregos vaga vagas vacante vacantes puesto puestos cargo cargos hire hiring contratar contratacion contratacao busco buscar buscando
   procuro procurar need needed necesito preciso asap urgent urgente immediately inmediato inmediata inmediatamente imediato imediata imediatamente
   available disponible disponibles disponivel disponiveis est edt cst cdt mst mdt pst pdt timezone looking someone alguien alguem person people
   persona personas pessoa pessoas candidate candidates candidato candidatos candidata candidatas professional professionals profesional
   profesionales profissional profissionais latam latin america latinoamerica based located near cerca perto home office area casa freelance
   freelancer expert experto experta specialist especialista`.split(/\s+/),
);

/**
 * Returns true for fillers and stop words. Stop words that are also abbreviations of titles are not fillers: `pm` is a time of day and a project
 * manager.
 */
const isFiller = (word: string): boolean =>
  FILLERS.has(word) || (isStopWord(word) && titleReadings(word).every((reading) => reading === word));

const NUMBER = String.raw`\d+(?: (?:to |a )?\d+)?`;
const UNITS = 'hr|hrs|hour|hours|h|hora|horas|usd|dollars|dolares';
const PERIOD = '(?: (?:a |per |por |al |na )?(?:week|semana|month|mes|day|dia))?';
/**
 * Pay, weekly hours, years of experience, working time and time zones in a folded search: `under 30 hr`, `20 hours a week`, `5 years of experience`.
 * Most have filters, and texts do not repeat them word for word. Linear time: no part can match in two ways.
 */
const TERMS = new RegExp(
  `(?<= |^)(?:${[
    `(?:under|below|over|max|up to|hasta|menos de|ate) ${NUMBER}(?: (?:${UNITS}))?`,
    `${NUMBER} (?:(?:per|an|por|la|por la) )?(?:${UNITS})${PERIOD}`,
    `${NUMBER} (?:year|years|yr|yrs|ano|anos)(?: (?:of |de )?(?:experience|experiencia))?`,
    '(?:full|part) time|tiempo (?:completo|parcial)|medio tiempo|jornada completa|media jornada|(?:tempo|periodo) integral|meio periodo',
    'time zone|zona horaria|fuso horario',
  ].join('|')})(?= |$)`,
  'gu',
);

/** Short forms of which each word alone means something else. */
const SHORT_FORMS = new Map([
  ['dev ops', 'devops'],
  ['salesforce admin', 'salesforce administrator'],
]);
const SHORT_FORM = new RegExp(`(?<= |^)(?:${[...SHORT_FORMS.keys()].join('|')})(?= |$)`, 'gu');

const splitWords = (text: string): string[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);

/** Returns the first words of a folded search without terms of work, or all of its first words if it states nothing else. */
function searchedWords(folded: string): string[] {
  const text = folded.replaceAll(SHORT_FORM, (form) => SHORT_FORMS.get(form) ?? form);
  const words = splitWords(text.replaceAll(TERMS, ' '));
  return words.some((word) => !isFiller(word)) ? words : splitWords(text);
}

/** Separates the words that identify a person (name, place) from the rest of a search text. Folded texts never contain it. */
export const PERSON_SEPARATOR = ' | ';

/** Creates the query word for a word as typed. */
const typedWord = (text: string): QueryWord => ({ text, isStart: !THREE_LETTERS_OR_DIGITS.test(text) });
const wordCondition = (text: string): SearchCondition => ({ word: typedWord(text) });
/** Creates the condition for a word that was not typed: a synonym, an English word or an occupation marker. It does not match names. */
const synonym = (text: string): SearchCondition => ({ word: { text, isStart: true, notInName: true } });

const all = (conditions: readonly SearchCondition[]): SearchCondition =>
  conditions.length === 1 && conditions[0] !== undefined ? conditions[0] : { all: conditions };
const any = (conditions: readonly SearchCondition[]): SearchCondition =>
  conditions.length === 1 && conditions[0] !== undefined ? conditions[0] : { any: conditions };

/** Returns the word that marks an occupation in search texts. Folded texts never contain it. */
const occupationWord = (id: string): string => `#${(fnv1a(id) >>> 0).toString(36)}`;

/** Returns markers for search texts: the occupations nearest to a title. Searches in other words and languages find the title by these markers. */
export const occupationMarkers = memoize((title: string): readonly string[] =>
  title.trim() === '' ? [] : occupationsNear(title).map(occupationWord),
);

/** Returns true for words like `senior`. A rank is not a condition, because most titles do not state one. */
const isRankWord = (word: string): boolean => {
  const concepts = readTitleConcepts(word);
  return concepts.length > 0 && concepts.every(isRank);
};

/** Returns the skill that a text names, or null. */
function findNamedSkill(text: string): string | null {
  const [key, ...more] = skillKeys([text]);
  return key === undefined || more.length > 0 || isUnknownSkill(key) ? null : key;
}

/** A part of a search: a word, or several words with one meaning (`atención al cliente`). */
interface Part {
  readonly words: readonly string[];
  readonly skill: string | null;
  readonly isKnown: boolean;
}

function readPartAt(words: readonly string[], index: number): { part: Part; length: number } {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - index); length > 1; length--) {
    const phrase = words.slice(index, index + length);
    if (isFiller(phrase[0] ?? '') || isFiller(phrase.at(-1) ?? '')) continue;
    const text = phrase.join(' ');
    const skill = findNamedSkill(text);
    if (skill !== null || isPhrase(text)) {
      return { part: { words: phrase.filter((word) => !isFiller(word)), skill, isKnown: true }, length };
    }
  }
  const word = words[index] ?? '';
  const skill = findNamedSkill(word);
  return { part: { words: [word], skill, isKnown: skill !== null || prepareTitle(word)?.isKnown === true }, length: 1 };
}

function readParts(words: readonly string[]): Part[] {
  const parts: Part[] = [];
  for (let index = 0; index < words.length; ) {
    const { part, length } = readPartAt(words, index);
    if (length > 1 || !isFiller(words[index] ?? '')) parts.push(part);
    index += length;
  }
  return parts;
}

/** Returns the condition for the English words of a text. Returns none unless the lexicon has a word for each of its concepts. */
function englishConditions(text: string): SearchCondition[] {
  const concepts = [...new Set(readTitleConcepts(text))];
  const english = concepts.map((concept) => toEnglishWords([concept])[0]);
  if (concepts.length === 0 || english.includes(undefined)) return [];
  return [all(english.map((word) => synonym(word ?? '')))];
}

/** Returns the conditions for the synonyms of a text with exactly one concept. Returns none for other texts. */
const findSynonyms = (text: string): SearchCondition[] =>
  readTitleConcepts(text).length === 1
    ? [...(relatedConcepts(readTitleConcepts(text)[0] ?? '') ?? [])]
        .filter(([, credit]) => credit >= MIN_SYNONYM_CREDIT)
        .flatMap(([concept]) => toEnglishWords([concept]).map(synonym))
    : [];

/** Returns the condition for rows that contain a part: as typed, in English, as a synonym or as a skill. */
function partCondition({ words, skill, isKnown }: Part): SearchCondition {
  const text = words.join(' ');
  const typed = all(words.map(wordCondition));
  if (!isKnown) return typed;
  return any([
    typed,
    ...titleReadings(text).flatMap(englishConditions),
    ...(skill === null ? findSynonyms(text) : [{ skill }]),
  ]);
}

/**
 * The skill families of techniques (`software`, `data`) and of programs (`tools`). A row must contain the skill, unless the search names a single
 * technique and nothing else that is known.
 */
const NAMED_FAMILIES = new Set(['software', 'data', 'tools']);

const skillFamily = ({ skill }: Part): string => (skill === null ? '' : (findSkill(skill)?.family ?? ''));

const namesTechniqueOrProgram = (part: Part): boolean => NAMED_FAMILIES.has(skillFamily(part));

function toTarget(parts: readonly Part[]): Search['target'] {
  if (parts.length === 0 || !parts.every(namesTechniqueOrProgram)) return 'work';
  return parts.every((part) => skillFamily(part) === 'tools') ? 'tool' : 'technique';
}

/** Returns the condition for the work in a search: rows with all of the words, or with an occupation that matches its meaning. */
function workConditions(parts: readonly Part[], topic: string, near: Nearness): SearchCondition[] {
  if (parts.length === 0) return [];
  const occupations = occupationsNear(topic, near);
  return [any([all(parts.map(partCondition)), ...occupations.map((id) => synonym(occupationWord(id)))])];
}

/** Returns the search for viewers who hide names. Names do not affect its order. */
export const ignoreNames = (search: Search): Search => ({ ...search, typed: [] });

/** Returns the search with related work also in SQL, so that it finds the same rows as the score index. */
export const withRelated = (search: Search): Search => ({ ...search, condition: search.wide });

/** Returns a search for a folded word exactly as typed, without synonyms. */
export const searchForWord = (text: string): Search => ({
  condition: wordCondition(text),
  wide: wordCondition(text),
  canWiden: false,
  typed: [typedWord(text)],
  meaning: null,
  skills: [],
  namesSkills: false,
  target: 'work',
});

const NO_WORDS: ReadonlySet<string> = new Set();

/**
 * Parses a folded search (lowercase, without accents). Returns null if it has no words, because it then matches nothing. Rows do not need the
 * `optional` words unless the search has no others, but rows that have them rank higher.
 */
export function readSearch(folded: string, optional: ReadonlySet<string> = NO_WORDS): Search | null {
  const written = searchedWords(folded);
  if (written.length === 0) return null;
  const meaningful = readParts(written);
  const parts =
    meaningful.length > 0 ? meaningful : written.map((word): Part => ({ words: [word], skill: null, isKnown: false }));
  const hasMainWord = ({ words }: Part): boolean => !words.every((word) => optional.has(word) || isRankWord(word));
  const mainParts = parts.some(hasMainWord) ? parts.filter(hasMainWord) : parts;
  const knownParts = mainParts.filter(({ isKnown }) => isKnown);
  const topic = knownParts.flatMap(({ words }) => words).join(' ');
  const named = knownParts.filter(namesTechniqueOrProgram);
  const target = toTarget(knownParts);
  const unknownConditions = mainParts.filter(({ isKnown }) => !isKnown).map(partCondition);
  // A technique on its own also means the work named after it: `react` also finds React developers.
  const required = target === 'technique' && knownParts.length === 1 ? [] : named;
  const work = knownParts.filter((part) => !required.includes(part));
  const wide = all([
    ...unknownConditions,
    ...(target === 'tool' ? knownParts.map(partCondition) : workConditions(knownParts, topic, RELATED_NEARNESS)),
  ]);
  return {
    condition: all([
      ...unknownConditions,
      ...required.map(partCondition),
      ...workConditions(work, topic, DIRECT_NEARNESS),
    ]),
    wide,
    canWiden: unknownConditions.length === 0 && !knownParts.some((part) => skillFamily(part) === 'tools'),
    typed: [...new Set(parts.flatMap(({ words }) => words))].map(typedWord),
    meaning: topic === '' ? null : readTitleMeaning(titleReadings(topic)[0] ?? topic),
    skills: (named.length > 0 ? named : knownParts).flatMap(({ skill }) => skill ?? []),
    namesSkills: named.length > 0,
    target,
  };
}
