/**
 * Titles with known occupations. A lookup compares titles by the concepts that they share; rare concepts count more. It returns the occupations of a
 * title's nearest neighbors, not the title's meaning. Results depend only on the added titles and the concepts, not on their order.
 */

import { type SparseVector, unitVector } from '../text/vector.ts';
import { conceptWeight } from './lexicon.ts';

/** The occupation and groups of a title as numbers, with their weights. */
export type OccupationWeights = readonly (readonly [key: number, weight: number])[];

/** Titles with a similarity below this share of the best similarity are ignored. */
const MIN_SHARE_OF_BEST = 0.6;
/** The exponent of the similarity. A title with half the similarity counts one eighth as much. */
const SHARPNESS = 3;
const MAX_OCCUPATIONS = 24;
/** Titles with a similarity below this value are unrelated, even the nearest one. */
const MIN_SIMILARITY = 0.3;

/** A set of known titles. Add all of them before the first query, because each title changes the inverse document frequencies. */
export class KnownTitles {
  readonly #postings = new Map<string, number[]>();
  readonly #titles: string[][] = [];
  readonly #occupations: OccupationWeights[] = [];
  #lengths = new Float64Array(0);
  #shared = new Float64Array(0);

  add(concepts: readonly string[], occupations: OccupationWeights): void {
    const unique = [...new Set(concepts)];
    const number = this.#titles.push(unique) - 1;
    this.#occupations.push(occupations);
    for (const concept of unique) {
      const titles = this.#postings.get(concept);
      if (titles === undefined) this.#postings.set(concept, [number]);
      else titles.push(number);
    }
  }

  /**
   * Returns the smoothed inverse document frequency of a concept: ln(1 + N / (1 + n)) / ln(1 + N), if n of N titles have it. It is 1 for unknown
   * concepts, lower for more frequent ones, and always above 0.
   */
  idf(concept: string): number {
    return this.#idf(concept) / Math.log(1 + this.#titles.length);
  }

  #idf(concept: string): number {
    return Math.log(1 + this.#titles.length / (1 + (this.#postings.get(concept)?.length ?? 0)));
  }

  #squaredWeight(concept: string): number {
    const weight = conceptWeight(concept) * this.#idf(concept);
    return weight * weight;
  }

  #length(concepts: readonly string[]): number {
    let sum = 0;
    for (const concept of concepts) sum += this.#squaredWeight(concept);
    return Math.sqrt(sum);
  }

  #prepare(): void {
    if (this.#lengths.length === this.#titles.length) return;
    this.#lengths = Float64Array.from(this.#titles, (concepts) => this.#length(concepts));
    this.#shared = new Float64Array(this.#titles.length);
  }

  /** Returns the occupations of the titles nearest to these concepts, as a unit vector, or null if none is near. */
  nearestOccupations(concepts: readonly string[]): SparseVector | null {
    this.#prepare();
    const unique = [...new Set(concepts)];
    const length = this.#length(unique);
    const touched: number[] = [];
    for (const concept of unique) {
      const weight = this.#squaredWeight(concept);
      for (const number of this.#postings.get(concept) ?? []) {
        if (this.#shared[number] === 0) touched.push(number);
        this.#shared[number] = (this.#shared[number] ?? 0) + weight;
      }
    }
    let best = 0;
    const similarities = touched.map((number) => {
      const value = (this.#shared[number] ?? 0) / (length * (this.#lengths[number] ?? 1));
      this.#shared[number] = 0;
      if (value > best) best = value;
      return value;
    });
    if (best < MIN_SIMILARITY) return null;
    const bestWorths = new Map<number, number>();
    touched.forEach((number, index) => {
      const value = similarities[index] ?? 0;
      if (value < MIN_SHARE_OF_BEST * best) return;
      const worth = value ** SHARPNESS;
      for (const [key, weight] of this.#occupations[number] ?? []) {
        bestWorths.set(key, Math.max(bestWorths.get(key) ?? 0, worth * weight));
      }
    });
    const byWorth = [...bestWorths].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
    return unitVector(new Map(byWorth.slice(0, MAX_OCCUPATIONS)));
  }
}
