/**
 * Determines whether an everyday word in a text means a program: `Excel` but not "excel at", `Go` next to `Python` but not "Go home". The caller
 * looks up the programs (`FindNeighbor`). Reads only the sentence around a mention and only the first mentions, so the time is linear.
 */
import { DIGITAL_WORDS, TOOL_TRADES, TOOL_USERS } from '../taxonomy/words/tool-context.ts';
import { isStopWord, parseWordSet, withoutAccents, words } from './text.ts';

/**
 * Evidence that prose needs for a spelling. `none`: the words alone suffice. `letters`: exact capitals (`HR`, `iOS`). `capital`: a capital letter
 * within a sentence, in a phrase that can name a program ("in Excel"). `context`: a capital letter, and in addition another program in a list, a word
 * such as "developer", a phrase about skills, or a preposition such as "in" or "using" in a sentence about work with programs. `person` (also names
 * of people, places and seasons): like `context`, but "in" does not suffice ("in Spring"). `listed`: counts only in lists of skills, never in prose.
 */
export type Evidence = 'none' | 'letters' | 'capital' | 'context' | 'person' | 'listed';

/** The source of a text. In titles and skills, all words may be capitalized. A skill in a list is a claim, so it needs less evidence. */
export type TextKind = 'prose' | 'title' | 'skill';

/** A name at the start or end of an item: its number of words, and the evidence that it needs. */
export interface Neighbor {
  readonly length: number;
  readonly needs: Evidence;
}

/** Finds a name at one end of an item's words. Returns null if there is none. */
export type FindNeighbor = (words: readonly string[], side: 'start' | 'end') => Neighbor | null;

const LETTER = /[\p{L}\p{N}]/u;
const CAPITAL = /^\p{Lu}/u;
const JOINING_SIGNS = new Set(['-', '’', "'", '_', '@']);

const titleCase = (spelling: string): string =>
  spelling.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Returns true if a word at this position is not part of a longer word. */
function isWholeWord(text: string, start: number, end: number): boolean {
  const before = text[start - 1] ?? ' ';
  const after = text[end] ?? ' ';
  const continuesBefore = LETTER.test(before) || JOINING_SIGNS.has(before) || before === '.';
  const continuesAfter =
    LETTER.test(after) ||
    JOINING_SIGNS.has(after) ||
    ((after === '.' || after === '+') && LETTER.test(text[end + 1] ?? ' '));
  return !continuesBefore && !continuesAfter;
}

const OPENERS = new Set(Array.from(' \t"\'“‘«¿¡(-*'));
const SENTENCE_ENDS = new Set(Array.from('.!?\n\r•·'));

/** Returns true at the start of a sentence, a line or a bullet item. */
function beginsSentence(text: string, start: number): boolean {
  let index = start - 1;
  while (index >= 0 && OPENERS.has(text[index] ?? '')) index -= 1;
  return index < 0 || SENTENCE_ENDS.has(text[index] ?? '');
}

const CONTEXT_LENGTH = 30;
const LOWER_CASE = /\p{Ll}{2}/u;

/** Returns true if the surrounding text is in capitals. A capital letter is then no evidence. */
const isAllCaps = (text: string, start: number, end: number): boolean =>
  !LOWER_CASE.test(text.slice(Math.max(0, start - CONTEXT_LENGTH), start)) &&
  !LOWER_CASE.test(text.slice(end, end + CONTEXT_LENGTH));

const CONJUNCTION = '(?:and|or|y|e|o|ou|u)';
/** A preposition that is repeated before each item: `no Word e no Excel`, `in Chef and in Puppet`. */
const REPEATED = '(?:(?:in|with|en|con|em|com|no|na)\\s)?';
const DELIMITER = `[,;/|&(]\\s{0,2}(?:${CONJUNCTION}\\s{1,2})?`;
const DELIMITER_AFTER = new RegExp(`^\\s{0,2}(?:${DELIMITER}|(?<=\\s)${CONJUNCTION}\\s)\\s?${REPEATED}`, 'i');
const DELIMITER_BEFORE = new RegExp(`(?:${DELIMITER}|\\s${CONJUNCTION}\\s{1,2})${REPEATED}$`, 'i');
const ITEM_END = new RegExp(`[,;/|&()\\n]|\\.(?:\\s|$)|\\s${CONJUNCTION}\\s`, 'i');
const ITEM_START = /[^,;/|&()\n:.]{0,80}$/;
const LAST_CONJUNCTION = /\s(?:and|or|y|e|o|ou|u)\s(?:(?:in|with|en|con|em|com|no|na)\s)?/i;
/** Capitalized names with one of these evidence levels are evidence for their neighbors. */
const EVIDENCE_FOR_NEIGHBORS: ReadonlySet<Evidence> = new Set(['capital', 'letters']);
/** Capitalized names with one of these evidence levels are evidence for each other in texts about programs. */
const MUTUAL_EVIDENCE: ReadonlySet<Evidence> = new Set(['context', 'person']);
const MAX_ITEM_LENGTH = 40;
const MAX_DELIMITER_LENGTH = 12;
const MAX_ITEMS = 4;

/** The evidence from the other items of a list: a program, a name that may be a program, or nothing. */
type ListEvidence = 'program' | 'name' | 'nothing';

/** Returns the evidence from an item of a list, or null if the next item determines it. */
function judgeItem(neighbor: Neighbor | null, isCapital: boolean, isWhole: boolean): ListEvidence | null {
  if (neighbor === null) return 'nothing';
  if (neighbor.needs === 'none') return 'program';
  if (!isCapital) return isWhole ? null : 'nothing';
  return EVIDENCE_FOR_NEIGHBORS.has(neighbor.needs) ? 'program' : null;
}

/** Returns the evidence from the list to the right of a name. */
function listAfter(text: string, end: number, find: FindNeighbor): ListEvidence {
  let index = end;
  let best: ListEvidence = 'nothing';
  for (let items = 0; items < MAX_ITEMS; items++) {
    const delimiter = DELIMITER_AFTER.exec(text.slice(index, index + MAX_DELIMITER_LENGTH));
    if (delimiter === null) return best;
    index += delimiter[0].length;
    const ahead = text.slice(index, index + MAX_ITEM_LENGTH);
    const item = ahead.slice(0, ITEM_END.exec(ahead)?.index ?? MAX_ITEM_LENGTH);
    const parts = words(item);
    const neighbor = find(parts, 'start');
    const isCapital = CAPITAL.test(item.trimStart());
    const verdict = judgeItem(neighbor, isCapital, neighbor?.length === parts.length);
    if (verdict !== null) return verdict === 'program' ? verdict : best;
    if (isCapital && neighbor !== null && MUTUAL_EVIDENCE.has(neighbor.needs)) best = 'name';
    index += item.trimEnd().length;
  }
  return best;
}

/** Returns the evidence from the list to the left of a name. `edge` is the start of the unbroken sequence of names before the name. */
function listBefore(text: string, start: number, find: FindNeighbor): { proves: ListEvidence; edge: number } {
  let edge = start;
  let best: ListEvidence = 'nothing';
  for (let items = 0; items < MAX_ITEMS; items++) {
    const delimiter = DELIMITER_BEFORE.exec(text.slice(Math.max(0, edge - MAX_DELIMITER_LENGTH), edge));
    if (delimiter === null) return { proves: best, edge };
    const index = edge - delimiter[0].length;
    const last = ITEM_START.exec(text.slice(Math.max(0, index - MAX_ITEM_LENGTH), index))?.[0] ?? '';
    const item = last.split(LAST_CONJUNCTION).at(-1) ?? '';
    const parts = words(item);
    const neighbor = find(parts, 'end');
    const name = item
      .trimEnd()
      .split(/\s+/)
      .slice(-(neighbor?.length ?? 1))
      .join(' ');
    const isCapital = CAPITAL.test(name);
    const verdict = judgeItem(neighbor, isCapital, neighbor?.length === parts.length);
    if (verdict !== null) return { proves: verdict === 'program' ? verdict : best, edge };
    if (isCapital && neighbor !== null && MUTUAL_EVIDENCE.has(neighbor.needs)) best = 'name';
    edge = index - (item.length - item.trimEnd().length) - name.length;
  }
  return { proves: best, edge };
}

const digital = parseWordSet(DIGITAL_WORDS);
const trades = parseWordSet(TOOL_TRADES);
const users = parseWordSet(TOOL_USERS);

const MAX_SENTENCE = 120;
const SENTENCE_END = /[.!?](?=\s)|[\n\r•]/;
const LAST_SENTENCE_END = /^[^]*(?:[.!?]\s|[\n\r•])/;
const WORD = /[\p{L}\p{N}+#]{1,40}/gu;

/** Returns a token in the spelling for looking up programs: `cplusplus` for `C++`. */
const plainName = (token: string): string =>
  withoutAccents(token).replace('++', 'plusplus').replace('#', 'sharp').replaceAll('+', '');

/** Returns what the rest of the sentence mentions: a program, work with programs, or neither. */
function sentenceSetting(
  text: string,
  start: number,
  end: number,
  find: FindNeighbor,
): 'program' | 'digital' | 'other' {
  const before = text.slice(Math.max(0, start - MAX_SENTENCE), start).replace(LAST_SENTENCE_END, '');
  const ahead = text.slice(end, end + MAX_SENTENCE);
  const after = ahead.slice(0, SENTENCE_END.exec(ahead)?.index ?? MAX_SENTENCE);
  let isDigital = false;
  for (const { 0: match, index } of `${before} ${after}`.matchAll(WORD)) {
    const word = plainName(match);
    const needs = find([word], 'start')?.needs;
    if (needs === 'none' || (needs === 'capital' && index > 1 && CAPITAL.test(match))) return 'program';
    isDigital ||= digital.has(word);
  }
  return isDigital ? 'digital' : 'other';
}

const EDGE = '(?<![\\p{L}\\p{N}])';
const MAKER = '(?:(?:Microsoft|MS|Adobe|Google|Apache|Amazon|AWS|Apple|SAP|Oracle|Atlassian)\\s)?';
const phrasePattern = (phrases: string): RegExp => new RegExp(`${EDGE}(?:${phrases})\\s${MAKER}$`, 'iu');

/** Phrases about skills: `experience with`, `manejo de`, `domínio de`. */
const SKILL_PHRASE = phrasePattern(
  `(?:experienced?|expertise|expert|proficien(?:cy|t)|knowledge|knowledgeable|familiar(?:ity)?|skill(?:ed|s)|fluen(?:cy|t)|certified|competent|comfortable)\\s(?:of|in|with|on|using)(?:\\sthe)?|years\\sof|(?:experiencia|manejo|dominio|conocimientos?|uso|nivel|certificad[oa]|años)\\s(?:de|del|en|con)|(?:experi[eê]ncia|dom[ií]nio|conhecimentos?|uso|n[ií]vel|anos)\\s(?:de|em|com|do|no|na)`,
);
/** Phrases about making: `written in`, `programo en`, `desenvolvo em`. */
const MAKING_PHRASE = phrasePattern(
  `(?:written|wrote|writes?|writing|coded?|codes|coding|programm?(?:ed|ing|s)?|develop(?:ed|ing|ment|s)?|built|made|tested|implemented|automated)\\s(?:[\\p{L}-]{2,20}\\s){0,2}(?:in|with|using)|(?:programo|programar|programaci[oó]n|desarroll(?:o|ar|ado|ados)|escrit[oa]s?)\\s(?:en|con)|(?:programo|programar|programa[cç][aã]o|desenvolv(?:o|er|imento)|escrit[oa]s?)\\s(?:em|com|no)`,
);
/** Prepositions of place and means before a program: `in`, `via`, `using`, `no`. */
const PLACE_PREPOSITION = phrasePattern(
  '(?:in|on|inside|over|via|using|uses?|used|through|into|en|usando|uso|mediante|v[ií]a|em|no|na|pelo|pela)(?:\\s(?:the|el|o))?',
);
/** Other prepositions that may precede a program: `with`, `to`, `from`. */
const OTHER_PREPOSITION = phrasePattern('(?:with|to|from|between|con|por|de|desde|com|do|da|ao)');
/** `Advanced Excel`, `strong Tableau`. */
const RATING_BEFORE = phrasePattern('advanced|basic|intermediate|strong|good|excellent|solid');
const RATING_AFTER =
  /^\s(?:skills?|knowledge|experience|expertise|proficiency|certificat\p{L}{1,6}|certified|(?:avanzad|intermedi|b[aá]sic|avan[cç]ad|intermedi[aá]ri)[oa])(?!\p{L})/iu;

/** Returns the text before a position, limited to the maximum length of a phrase. */
const textBefore = (text: string, start: number): string => text.slice(Math.max(0, start - 70), start);

const FIRST_WORD = /^\s([\p{L}\p{N}]{1,30})/u;
/** Words after a name that turn it into an everyday expression: `Front of house`, `Make up`, `Primavera do Leste`. */
const CONTINUING_WORDS = new Set('of up to de del do da dos das'.split(' '));
const FREQUENCY_WORDS = parseWordSet(
  'daily weekly monthly every each since diario diariamente semanal semanalmente intermediate advanced',
);
const LEVEL_WORD = /^(?:avanzad|intermedi|basic|avancad|intermediari)[oa]$/;

/**
 * Returns false if the next word makes the name part of a different expression ("Front of house", "Zoom lens"). Returns true for punctuation, stop
 * words, numbers, levels and words about programs ("Spark jobs").
 */
function isComplete(text: string, end: number): boolean {
  const next = FIRST_WORD.exec(text.slice(end, end + MAX_ITEM_LENGTH))?.[1];
  if (next === undefined) return true;
  const word = withoutAccents(next);
  if (CONTINUING_WORDS.has(word)) return false;
  if (isStopWord(word) || /^\d/.test(word) || FREQUENCY_WORDS.has(word) || LEVEL_WORD.test(word)) return true;
  return digital.has(word) || trades.has(word);
}

const NEXT_WORD = /^\s(\p{L}{3,20})(?!\p{L})/u;
const BEFORE_WORD = /(\p{L}{3,20})(?:\s(?:en|em|de|in|-|–))?[\s(|-]{1,3}$/u;
const wordAfter = (text: string, end: number): string =>
  withoutAccents(NEXT_WORD.exec(text.slice(end, end + CONTEXT_LENGTH))?.[1] ?? '');
const wordBefore = (text: string, start: number): string =>
  withoutAccents(BEFORE_WORD.exec(text.slice(Math.max(0, start - CONTEXT_LENGTH), start))?.[1] ?? '');

const PRODUCT_AFTER =
  /^\s(?:development|desarrollo|desenvolvimento|microservices?|scripts?|back-?end|framework)(?!\p{L})/iu;
const LANGUAGE_BEFORE = /(?<!\p{L})(?:lenguajes?|linguage[mn]s?)(?: (?:en|em|de))?\s$/iu;

/** Returns true if the name is next to a trade: `Go developer`, `programador Swift`. */
function hasTrade(text: string, start: number, end: number, needs: Evidence): boolean {
  const isTrade = (word: string): boolean => trades.has(word) || (needs === 'capital' && users.has(word));
  return isTrade(wordAfter(text, end)) || isTrade(wordBefore(text, start));
}

/** The end of the text before a name that follows another capitalized item: `Reddit and Slack`. */
const ENUMERATED = /(?<=\s)\p{Lu}\p{L}{2,20}(?:,?\s(?:and|or|y|e|o|ou)\s|,\s)$/u;
const BEFORE_BARE = /(?:^|(?<=[\s,;]))(\p{L}{1,20})[,;]?\s$/u;
const DETERMINERS = new Set('a an the my our your his her their each every some any no'.split(' '));

/** Returns false after a determiner or a capitalized word ("a Zoom lens", "Hotel Outlook"), otherwise true ("we use Excel"). */
function isBare(text: string, start: number): boolean {
  const word = BEFORE_BARE.exec(text.slice(Math.max(0, start - CONTEXT_LENGTH), start))?.[1] ?? 'A';
  return !CAPITAL.test(word) && !DETERMINERS.has(word);
}

/** Returns true if a capitalized name in prose is part of a phrase that is typical of programs. */
function hasPhrase(text: string, start: number, end: number, needs: Evidence, find: FindNeighbor): boolean {
  const before = textBefore(text, start);
  if (needs === 'capital' && (RATING_BEFORE.test(before) || RATING_AFTER.test(text.slice(end, end + CONTEXT_LENGTH))))
    return true;
  if (!isComplete(text, end)) return false;
  if (MAKING_PHRASE.test(before) || SKILL_PHRASE.test(before)) return true;
  if (needs === 'person') return false;
  const isPlaced = PLACE_PREPOSITION.test(before);
  if (needs === 'capital' && (isPlaced || OTHER_PREPOSITION.test(before) || ENUMERATED.test(before))) return true;
  const context = sentenceSetting(text, start, end, find);
  if (needs === 'capital') return context === 'program' || (context === 'digital' && isBare(text, start));
  if (context === 'program' && digital.has(wordAfter(text, end))) return true;
  return (isPlaced && context !== 'other') || (OTHER_PREPOSITION.test(before) && context === 'program');
}

/** Returns true if a trade, a word such as "framework" or another program is next to the name. */
function hasAccompaniment(text: string, start: number, end: number, needs: Evidence, find: FindNeighbor): boolean {
  if (hasTrade(text, start, end, needs) || PRODUCT_AFTER.test(text.slice(end, end + CONTEXT_LENGTH))) return true;
  if (LANGUAGE_BEFORE.test(textBefore(text, start))) return true;
  const left = listBefore(text, start, find);
  const right = listAfter(text, end, find);
  if (left.proves === 'program' || right === 'program') return true;
  if (needs === 'person' || (left.proves === 'nothing' && right === 'nothing')) return false;
  const before = textBefore(text, left.edge);
  return (
    PLACE_PREPOSITION.test(before) ||
    OTHER_PREPOSITION.test(before) ||
    SKILL_PHRASE.test(before) ||
    sentenceSetting(text, start, end, find) !== 'other'
  );
}

const ENDS_ITEM = new RegExp(`^(?:\\s{0,2}(?:[,;/|&()\\n]|$)|\\.(?:\\s|$)|\\s${CONJUNCTION}\\s)`, 'i');

/** Returns true if a lowercase name is a whole item of a list with a program, or is part of a phrase that is typical of programs. */
function hasLowerCaseEvidence(text: string, start: number, end: number, needs: Evidence, find: FindNeighbor): boolean {
  const before = textBefore(text, start);
  if (needs === 'capital' && isComplete(text, end)) {
    if (SKILL_PHRASE.test(before) || MAKING_PHRASE.test(before)) return true;
    if (PLACE_PREPOSITION.test(before) && sentenceSetting(text, start, end, find) !== 'other') return true;
  }
  if (!ENDS_ITEM.test(text.slice(end, end + MAX_DELIMITER_LENGTH))) return false;
  const left = listBefore(text, start, find);
  if (left.proves === 'program') return true;
  const isItem = left.edge < start || beginsSentence(text, start) || SKILL_PHRASE.test(before);
  return isItem && listAfter(text, end, find) === 'program';
}

const TITLE_PART = /[()|/–—,]|\s-\s/;

/** Returns true if a title also names another program, or a trade that works with programs. */
function hasTitleEvidence(text: string, start: number, end: number, needs: Evidence, find: FindNeighbor): boolean {
  if (hasAccompaniment(text, start, end, needs, find)) return true;
  const isOwnPart =
    TITLE_PART.test(text.slice(Math.max(0, start - 2), start)) && !/^\s?[\p{L}\p{N}]/u.test(text.slice(end, end + 2));
  const parts = words(text.slice(0, MAX_SENTENCE));
  if (parts.some((part) => find([part], 'start')?.needs === 'none')) return true;
  if (!isOwnPart && !isComplete(text, end)) return false;
  const isTrade = (part: string): boolean =>
    trades.has(part) || ((needs === 'capital' || isOwnPart) && users.has(part));
  return (isOwnPart || needs !== 'person') && parts.some(isTrade);
}

/** The maximum number of mentions of a name that are checked. */
const MAX_MENTIONS = 30;

/** Yields the positions of a name that are not part of a longer word. */
function* findMentions(text: string, name: string): Generator<[start: number, end: number]> {
  let count = 0;
  for (let start = text.indexOf(name); start >= 0 && count < MAX_MENTIONS; start = text.indexOf(name, start + 1)) {
    const end = start + name.length;
    if (!isWholeWord(text, start, end)) continue;
    count += 1;
    yield [start, end];
  }
}

/** Returns true if the text contains the evidence that a spelling needs. */
export function hasEvidence(
  text: string,
  spelling: string,
  needs: Evidence,
  kind: TextKind,
  find: FindNeighbor,
): boolean {
  if (needs === 'none') return true;
  if (needs === 'listed') return false;
  // An article (`los`) is not an abbreviation (`LOS`), not even in a title.
  const isStated = kind === 'skill' || (kind === 'title' && needs === 'letters');
  if (isStated && EVIDENCE_FOR_NEIGHBORS.has(needs) && !isStopWord(spelling.toLowerCase())) return true;
  const name = needs === 'letters' ? spelling : titleCase(spelling);
  const capitalsSuffice = needs === 'capital' && name.includes(' ');
  for (const [start, end] of findMentions(text, name)) {
    if (needs === 'letters') {
      if (!isAllCaps(text, start, end)) return true;
      continue;
    }
    if (capitalsSuffice) return true;
    if (kind === 'title' && hasTitleEvidence(text, start, end, needs, find)) return true;
    if (hasAccompaniment(text, start, end, needs, find)) return true;
    if (!beginsSentence(text, start) && hasPhrase(text, start, end, needs, find)) return true;
  }
  if (needs === 'letters' || needs === 'person' || name === spelling) return false;
  for (const [start, end] of findMentions(text, spelling)) {
    if (hasLowerCaseEvidence(text, start, end, needs, find)) return true;
  }
  return false;
}
