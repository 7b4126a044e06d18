/**
 * Maps words to concepts: `enfermera`, `enfermeiro` and `nursing` are one concept, so that titles and texts in English, Spanish and Portuguese are
 * comparable. Also contains the significance (weight) of each concept and its related concepts. A concept is the stem of an English word, or of a
 * word that the lexicon does not contain.
 */

import { type Content, contentStems, foldText, isStopWord, readContent, stem, words } from '../text/text.ts';
import { BOILERPLATE } from './words/common-words.ts';
import { COMPOUND_WORDS } from './words/compound-words.ts';
import { EVERYDAY_TITLES } from './words/everyday-titles.ts';
import { FURTHER_WORDS } from './words/further-words.ts';
import { RELATED_WORDS } from './words/related-words.ts';
import { FIELD_WORDS, HEAD_WORDS, RANK_WORDS } from './words/title-words.ts';

const HEAD_WEIGHT = 0.42;
const RANK_WEIGHT = 0.1;
const BOILERPLATE_WEIGHT = 0.15;
const NUMBER_WEIGHT = 0.2;
const MAX_PHRASE_WORDS = 4;

/** Concepts by exact word (with gender and number forms), by phrase of stems, and by stem. */
const byWord = new Map<string, readonly string[]>();
const byPhrase = new Map<string, readonly string[]>();
const byStem = new Map<string, readonly string[]>();
/** The maximum number of words in a phrase, by its first stem. */
const longestPhrase = new Map<string, number>();
const weights = new Map<string, number>();
/** The folded English words of concepts. */
const englishWords = new Map<string, string>();
const related = new Map<string, Map<string, number>>();

function inflections(word: string): string[] {
  if (word.endsWith('o')) return [word, `${word}s`, `${word.slice(0, -1)}a`, `${word.slice(0, -1)}as`];
  if (word.endsWith('or')) return [word, `${word}s`, `${word}es`, `${word}a`, `${word}as`];
  return [word, `${word}s`, `${word}es`];
}

function addSynonym(spelling: string, concepts: readonly string[], isExact = false): void {
  const parts = words(spelling).filter((word) => !isStopWord(word));
  const first = parts[0];
  if (first === undefined) return;
  if (parts.length > 1) {
    const key = parts.map(stem).join(' ');
    const start = stem(first);
    if (!byPhrase.has(key)) byPhrase.set(key, concepts);
    longestPhrase.set(start, Math.min(MAX_PHRASE_WORDS, Math.max(longestPhrase.get(start) ?? 0, parts.length)));
    return;
  }
  for (const form of inflections(first)) if (!byWord.has(form)) byWord.set(form, concepts);
  if (!isExact && !byStem.has(stem(first))) byStem.set(stem(first), concepts);
}

function visitLines(text: string, visit: (key: string, synonyms: string[]) => void): void {
  for (const line of text.trim().split('\n')) {
    const colon = line.indexOf(':');
    visit(
      line.slice(0, colon).trim(),
      line
        .slice(colon + 1)
        .split(',')
        .map((synonym) => synonym.trim()),
    );
  }
}

function load(): void {
  const sections: readonly (readonly [string, number])[] = [
    [HEAD_WORDS, HEAD_WEIGHT],
    [RANK_WORDS, RANK_WEIGHT],
    [FIELD_WORDS, 1],
    [FURTHER_WORDS, 1],
    [COMPOUND_WORDS, 1],
  ];
  // Concepts are added first. Otherwise a synonym could replace a word that is itself a concept.
  for (const [section, weight] of sections) {
    visitLines(section, (key) => {
      const concepts = contentStems(key);
      for (const concept of concepts) if (!weights.has(concept)) weights.set(concept, weight);
      if (concepts.length !== 1) return;
      addSynonym(key, concepts);
      const [concept = ''] = concepts;
      if (!englishWords.has(concept)) englishWords.set(concept, foldText(key));
    });
  }
  // The first synonym takes precedence, so compounds come before their parts.
  for (const section of [COMPOUND_WORDS, EVERYDAY_TITLES, ...sections.map(([text]) => text)]) {
    visitLines(section, (key, synonyms) => {
      const concepts = contentStems(key).flatMap((part) => byStem.get(part) ?? [part]);
      for (const synonym of synonyms) addSynonym(synonym, concepts, section === RANK_WORDS);
    });
  }
  for (const word of words(BOILERPLATE)) {
    const concept = byWord.get(word)?.[0] ?? stem(word);
    if (!weights.has(concept)) weights.set(concept, BOILERPLATE_WEIGHT);
  }
  for (const relation of RELATED_WORDS.trim().split(/,\s*|\n/)) addRelation(relation);
}

/** Adds a relation written as `concept concept tenths`. */
function addRelation(relation: string): void {
  const parts = relation.split(' ');
  const strength = Number(parts.pop()) / 10;
  const [a = '', b = ''] = parts.flatMap((part) => contentStems(part));
  if (parts.length !== 2 || !weights.has(a) || !weights.has(b) || !(strength > 0 && strength < 1)) {
    throw new Error(`Not a relation of two known concepts: "${relation}"`);
  }
  related.set(a, (related.get(a) ?? new Map<string, number>()).set(b, strength));
  related.set(b, (related.get(b) ?? new Map<string, number>()).set(a, strength));
}

load();

/** Returns the concepts of a parsed text, in order, with repetitions. Phrases take precedence over their words. */
export function conceptsIn({ words: content, stems }: Pick<Content, 'words' | 'stems'>): string[] {
  const result: string[] = [];
  for (let index = 0; index < content.length; ) {
    const length = phraseLength(stems, index);
    if (length > 1) result.push(...(byPhrase.get(stems.slice(index, index + length).join(' ')) ?? []));
    else {
      const concepts = byWord.get(content[index] ?? '') ?? byStem.get(stems[index] ?? '');
      if (concepts === undefined) result.push(stems[index] ?? '');
      else result.push(...concepts);
    }
    index += length;
  }
  return result;
}

function phraseLength(stems: readonly string[], index: number): number {
  const longest = longestPhrase.get(stems[index] ?? '') ?? 1;
  for (let length = Math.min(longest, stems.length - index); length > 1; length--) {
    if (byPhrase.has(stems.slice(index, index + length).join(' '))) return length;
  }
  return 1;
}

/** Returns true if the lexicon contains these words as a phrase. */
export function isPhrase(text: string): boolean {
  return byPhrase.has(contentStems(text).join(' '));
}

/** Returns the concepts of a text in order, with repetitions. */
export function readConcepts(text: string): string[] {
  return conceptsIn(readContent(text));
}

/** Returns the folded English words of these concepts. Omits concepts without an English word. */
export function toEnglishWords(concepts: readonly string[]): string[] {
  return [...new Set(concepts)].flatMap((concept) => englishWords.get(concept) ?? []);
}

/** Returns true for a folded word of the lexicon, in any of its forms. */
export function isLexiconWord(word: string): boolean {
  return byWord.has(word) || byStem.has(stem(word));
}

/** Returns every folded word of the lexicon, in all forms. */
export const lexiconWords = (): ReadonlySet<string> => new Set(byWord.keys());

/** Returns how much a concept says about the work, 0-1: 1 for fields, less for heads, little for ranks and boilerplate. */
export function conceptWeight(concept: string): number {
  return weights.get(concept) ?? (/^\d/.test(concept) ? NUMBER_WEIGHT : 1);
}

/** Returns true for words about seniority, place or terms of employment instead of the work. */
export function isRank(concept: string): boolean {
  return weights.get(concept) === RANK_WEIGHT;
}

/** Returns true for kinds of workers (`developer`, `manager`) in any field. */
export function isHead(concept: string): boolean {
  return weights.get(concept) === HEAD_WEIGHT;
}

/** Returns related concepts with their credit (0-1), or undefined if there are none. */
export function relatedConcepts(concept: string): ReadonlyMap<string, number> | undefined {
  return related.get(concept);
}
