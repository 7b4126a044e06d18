/**
 * How alike two job titles are: by their concepts, by the occupations they name, and by their letters for words nobody
 * listed. Rank (senior, junior) is left to the experience factor. Symmetric, 0-1.
 * Invariant: gendered endings, accents, language and word order change nothing.
 */
import { remembering } from './bounded-cache.ts';
import { conceptsOf, conceptWeight, relatedConcepts } from './lexicon.ts';
import { type OccupationMatch, occupationLikeness, occupationsOf, workConcepts } from './occupations.ts';
import { hashToken } from './text.ts';

/** A title ready to be compared. */
export interface PreparedTitle {
  readonly concepts: readonly string[];
  readonly weights: readonly number[];
  readonly totalWeight: number;
  /** For every concept, what other concepts are worth against it; the concept itself is worth 1. */
  readonly near: readonly (ReadonlyMap<string, number> | undefined)[];
  readonly occupations: readonly OccupationMatch[];
  /** Sorted hashes of the letters' trigrams with their weights, scaled to length 1. */
  readonly grams: Int32Array;
  readonly gramWeights: Float64Array;
}

const WITH_OCCUPATION = { words: 0.4, occupation: 0.4, letters: 0.2 };
const WITHOUT_OCCUPATION = { words: 0.65, letters: 0.35 };

/** Sorted hashes with weights, scaled so that the product of a vector with itself is 1. */
function gramVector(concepts: readonly string[]): { grams: Int32Array; gramWeights: Float64Array } {
  const sums = new Map<number, number>();
  for (const concept of concepts) {
    const padded = `_${concept}_`;
    for (let i = 0; i + 3 <= padded.length; i++) {
      const hash = hashToken(padded.slice(i, i + 3));
      sums.set(hash, (sums.get(hash) ?? 0) + conceptWeight(concept));
    }
  }
  const sorted = [...sums].toSorted((a, b) => a[0] - b[0]);
  const length = Math.sqrt(sorted.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
  return {
    grams: Int32Array.from(sorted, ([hash]) => hash),
    gramWeights: Float64Array.from(sorted, ([, weight]) => weight / length),
  };
}

/** Prepares the concepts of a title, or null when it says nothing. */
export function prepareConcepts(all: readonly string[]): PreparedTitle | null {
  const concepts = workConcepts(all);
  if (concepts.length === 0) return null;
  const weights = concepts.map(conceptWeight);
  return {
    concepts,
    weights,
    totalWeight: weights.reduce((sum, weight) => sum + weight, 0),
    near: concepts.map(relatedConcepts),
    occupations: occupationsOf(all),
    ...gramVector(concepts),
  };
}

const readTitle = remembering((text: string) => prepareConcepts(conceptsOf(text)));

/** Prepares a title, or null when it is empty or has only stop words. */
export function prepareTitle(text: string | null | undefined): PreparedTitle | null {
  return text === null || text === undefined || text === '' ? null : readTitle(text);
}

function coverage(a: PreparedTitle, b: PreparedTitle): number {
  let sum = 0;
  for (let i = 0; i < a.concepts.length; i++) {
    const concept = a.concepts[i] ?? '';
    const near = a.near[i];
    let best = 0;
    for (const other of b.concepts) {
      const worth = other === concept ? 1 : (near?.get(other) ?? 0);
      if (worth > best) best = worth;
    }
    sum += best * (a.weights[i] ?? 0);
  }
  return sum;
}

function wordLikeness(a: PreparedTitle, b: PreparedTitle): number {
  return (coverage(a, b) + coverage(b, a)) / (a.totalWeight + b.totalWeight);
}

function letterLikeness(a: PreparedTitle, b: PreparedTitle): number {
  let sum = 0;
  let i = 0;
  let j = 0;
  while (i < a.grams.length && j < b.grams.length) {
    const left = a.grams[i] ?? 0;
    const right = b.grams[j] ?? 0;
    if (left === right) sum += (a.gramWeights[i++] ?? 0) * (b.gramWeights[j++] ?? 0);
    else if (left < right) i++;
    else j++;
  }
  return sum;
}

function bestOccupations(a: PreparedTitle, b: PreparedTitle): number {
  let best = 0;
  for (const left of a.occupations) {
    for (const right of b.occupations) {
      const likeness = left.strength * right.strength * occupationLikeness(left.occupation, right.occupation);
      if (likeness > best) best = likeness;
    }
  }
  return best;
}

/** How alike two titles are, 0 (nothing in common) to 1 (the same work). */
export function titleLikeness(a: PreparedTitle, b: PreparedTitle): number {
  const byWords = wordLikeness(a, b);
  if (byWords > 0.999) return 1;
  const byLetters = letterLikeness(a, b);
  if (a.occupations.length === 0 || b.occupations.length === 0) {
    return WITHOUT_OCCUPATION.words * byWords + WITHOUT_OCCUPATION.letters * byLetters;
  }
  return (
    WITH_OCCUPATION.words * byWords +
    WITH_OCCUPATION.occupation * bestOccupations(a, b) +
    WITH_OCCUPATION.letters * byLetters
  );
}

/** Folded, stemmed content words and occupation ids (`occ:nanny`) of a title, for retrieval. */
export function titleKeys(title: string): string[] {
  const concepts = conceptsOf(title);
  return [...new Set(concepts), ...occupationsOf(concepts).map(({ occupation }) => `occ:${occupation.id}`)];
}
