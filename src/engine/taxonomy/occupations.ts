/**
 * Maps titles to occupations: `ReactJS developer` and `Desarrollador frontend` are one occupation, and so are babysitter and nanny. Uses concepts
 * (lexicon.ts), so a title in one language covers three languages. Rank, gender and word order do not matter.
 */
import { fnv1a, memoize, words } from '../text/text.ts';
import { type SparseVector, unitVector } from '../text/vector.ts';
import type { ImportedOccupation } from './imported-taxonomy.ts';
import { KnownTitles, type OccupationWeights } from './known-titles.ts';
import { conceptWeight, isRank, readConcepts } from './lexicon.ts';
import { OFFICE_OCCUPATIONS } from './words/occupations-office.ts';
import { SERVICE_OCCUPATIONS } from './words/occupations-service.ts';
import { TRADE_OCCUPATIONS } from './words/occupations-trades.ts';

export interface Occupation {
  readonly id: string;
  readonly label: string;
  /** The group of related work, `family.group`. */
  readonly group: string;
  readonly family: string;
  /** Vector index of the broader occupation (of this occupation if it has none), and of its group. */
  readonly index: number;
  readonly groupIndex: number;
}

/** An occupation found in a title, and the similarity (0-1) of the title to one of the occupation's titles. */
export interface OccupationMatch {
  readonly occupation: Occupation;
  readonly strength: number;
}

interface Title {
  readonly number: number;
  readonly occupation: Occupation;
  readonly concepts: readonly string[];
  readonly weight: number;
}

const MIN_STRENGTH = 0.4;
const MAX_OCCUPATIONS = 3;
const titlesByConcept = new Map<string, Title[]>();
let titleCount = 0;
const occupations: Occupation[] = [];

/** Returns the concepts that describe the work. Omits ranks, unless there is nothing else. */
export function workConcepts(concepts: readonly string[]): string[] {
  const unique = [...new Set(concepts)];
  const work = unique.filter((concept) => !isRank(concept));
  return work.length === 0 ? unique : work;
}

const sumConceptWeights = (concepts: readonly string[]): number =>
  concepts.reduce((sum, concept) => sum + conceptWeight(concept), 0);

const knownTitles = new KnownTitles();
const occupationTitleWords = new Set<string>();

/** Weight of the same group relative to the same occupation. */
const GROUP_WORTH = 0.5;

function addTitle(occupation: Occupation, text: string): void {
  const concepts = workConcepts(readConcepts(text));
  for (const word of words(text)) occupationTitleWords.add(word);
  knownTitles.add(concepts, [
    [occupation.index, 1],
    [occupation.groupIndex, GROUP_WORTH],
  ]);
  const title = { number: titleCount++, occupation, concepts, weight: sumConceptWeights(concepts) };
  for (const concept of concepts) {
    const titles = titlesByConcept.get(concept) ?? [];
    titles.push(title);
    titlesByConcept.set(concept, titles);
  }
}

const groups: string[] = [];

function groupNumber(group: string): number {
  if (!groups.includes(group)) groups.push(group);
  return groups.indexOf(group);
}

function load(text: string): void {
  let group = '';
  let broader = 0;
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('# ')) {
      group = line.slice(2).trim();
      continue;
    }
    const isNarrower = line.startsWith('> ');
    const [label = '', alternates = ''] = line
      .replace('> ', '')
      .split('|')
      .map((part) => part.trim());
    if (!isNarrower) broader = occupations.length;
    const occupation = {
      id: words(label).join('-'),
      label,
      group,
      family: group.split('.')[0] ?? group,
      index: broader,
      groupIndex: -1 - groupNumber(group),
    };
    occupations.push(occupation);
    for (const title of [label, ...alternates.split(',')]) if (title.trim() !== '') addTitle(occupation, title);
  }
}

for (const text of [OFFICE_OCCUPATIONS, SERVICE_OCCUPATIONS, TRADE_OCCUPATIONS]) load(text);

/** Weights of shared concepts by title number. All 0 between calls. */
const shared = new Float64Array(titleCount);

/** Returns the occupations that a title may name, best first, at most three. Returns none if none is known. */
export function findOccupations(concepts: readonly string[]): OccupationMatch[] {
  const work = workConcepts(concepts);
  const total = sumConceptWeights(work);
  const touched: Title[] = [];
  for (const concept of work) {
    const weight = conceptWeight(concept);
    for (const title of titlesByConcept.get(concept) ?? []) {
      if (shared[title.number] === 0) touched.push(title);
      shared[title.number] = (shared[title.number] ?? 0) + weight;
    }
  }
  const best = new Map<Occupation, number>();
  for (const title of touched) {
    const weight = shared[title.number] ?? 0;
    shared[title.number] = 0;
    const strength = weight / (total + title.weight - weight);
    if (strength >= MIN_STRENGTH && strength > (best.get(title.occupation) ?? 0)) best.set(title.occupation, strength);
  }
  const matches = [...best].map(([occupation, strength]) => ({ occupation, strength }));
  return matches
    .toSorted((a, b) => b.strength - a.strength || (a.occupation.id < b.occupation.id ? -1 : 1))
    .slice(0, MAX_OCCUPATIONS);
}

const SAME_BROADER = 0.9;
const SAME_GROUP = 0.5;
const SAME_FAMILY = 0.12;

/** Returns the similarity of two occupations, 0-1. */
export function occupationSimilarity(a: Occupation, b: Occupation): number {
  if (a === b) return 1;
  if (a.index === b.index) return SAME_BROADER;
  if (a.group === b.group) return SAME_GROUP;
  return a.family === b.family ? SAME_FAMILY : 0;
}

/**
 * The maximum number of entries in a vector, enough to distinguish fields. Without a limit, words such as `manager`,
 * which occur in most fields, would make vectors long.
 */
const MAX_FIELD_ENTRIES = 16;

/** Returns the share of each occupation and group among the titles with a concept. Titles with less weight count more. */
const occupationShares = memoize((concept: string): ReadonlyMap<number, number> => {
  const shares = new Map<number, number>();
  let total = 0;
  for (const { occupation, weight } of titlesByConcept.get(concept) ?? []) {
    const share = 1 / weight;
    total += share;
    shares.set(occupation.index, (shares.get(occupation.index) ?? 0) + share);
    shares.set(occupation.groupIndex, (shares.get(occupation.groupIndex) ?? 0) + share);
  }
  for (const [key, share] of shares) shares.set(key, share / total);
  return shares;
});

/**
 * Returns the field of work of a title's concepts, as a unit vector of occupations and groups. Unlike the result of `findOccupations`, it is never
 * empty for a title with a known word.
 */
export function fieldOfWork(concepts: readonly string[]): SparseVector {
  const sums = new Map<number, number>();
  for (const concept of workConcepts(concepts)) {
    const weight = conceptWeight(concept);
    for (const [key, share] of occupationShares(concept)) sums.set(key, (sums.get(key) ?? 0) + weight * share);
  }
  if (sums.size <= MAX_FIELD_ENTRIES) return unitVector(sums);
  return unitVector(new Map([...sums].toSorted((a, b) => b[1] - a[1]).slice(0, MAX_FIELD_ENTRIES)));
}

/** Returns true if a title of an occupation has this concept. */
export const isInKnownTitle = (concept: string): boolean => titlesByConcept.has(concept);

/** Returns the normalized inverse document frequency (above 0, at most 1) of a concept among the titles of our occupations. */
export const idf = (concept: string): number => knownTitles.idf(concept);

/** Returns the occupations and groups of the nearest known titles, as a unit vector, or null if none is near. */
export const nearestOccupations = (concepts: readonly string[]): SparseVector | null =>
  knownTitles.nearestOccupations(concepts);

/** Returns every folded word of an occupation's title. */
export const allTitleWords = (): ReadonlySet<string> => occupationTitleWords;

/** Returns every occupation of our own lists, without imported ones. */
export function allOccupations(): readonly Occupation[] {
  return occupations;
}

/** Weights of the same group relative to the same occupation (1), narrowest group first. */
const IMPORTED_GROUP_WORTHS = [0.7, 0.45, 0.2];
const importedTitles = new KnownTitles();
let importedCount = 0;

/** Adds occupations with titles and groups for the rest of the process. They are stored separately from our own occupations. */
export function addImportedTitles(imported: readonly ImportedOccupation[]): void {
  for (const { label, titles, groups: codes } of imported) {
    const own = fnv1a(`occupation ${importedCount++}`);
    const broader = codes.map((code, index) => [fnv1a(`group ${code}`), IMPORTED_GROUP_WORTHS[index] ?? 0] as const);
    const occupationWeights: OccupationWeights = [[own, 1], ...broader.filter(([, worth]) => worth > 0)];
    for (const title of [label, ...titles]) importedTitles.add(workConcepts(readConcepts(title)), occupationWeights);
  }
}

/** Returns the imported occupations and groups of the nearest imported titles, or null if none is near. */
export const nearestImported = (concepts: readonly string[]): SparseVector | null =>
  importedTitles.nearestOccupations(concepts);
