/**
 * Titles whose occupation is known, to be found by the concepts they share with another title: rare concepts count more than common
 * ones. Says what work a title's nearest neighbours are, never what a title means.
 * Invariant: what is found depends on the titles added and the concepts asked about alone, in no order.
 */

import { type SparseVector, unitVector } from '../text/vector.ts';
import { conceptWeight } from './lexicon.ts';

/** What a title is known as: whole numbers for its occupation and the groups that holds, each with what agreement there is worth. */
export type Places = readonly (readonly [key: number, weight: number])[];

/** Titles that are less alike than this share of the best one say nothing. */
const NEAR_BEST = 0.6;
/** A title that is half as alike counts an eighth. */
const SHARPNESS = 3;
const MAX_PLACES = 24;
/** Below this similarity the nearest title is a stranger. */
const STRANGER = 0.3;

/** A set of known titles. Add all before asking: the first question fixes the inverse document frequencies. */
export class KnownTitles {
  readonly #postings = new Map<string, number[]>();
  readonly #titles: string[][] = [];
  readonly #places: Places[] = [];
  #lengths = new Float64Array(0);
  #shared = new Float64Array(0);

  add(concepts: readonly string[], places: Places): void {
    const unique = [...new Set(concepts)];
    const number = this.#titles.push(unique) - 1;
    this.#places.push(places);
    for (const concept of unique) {
      const titles = this.#postings.get(concept);
      if (titles === undefined) this.#postings.set(concept, [number]);
      else titles.push(number);
    }
  }

  /**
   * The smoothed inverse document frequency of a concept, ln(1 + N / (1 + n)) where n of N titles have it, divided by ln(1 + N), its value
   * for n = 0: 1 where none has it, less the more have it, and above 0 where all have.
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

  /** Where the titles nearest to these concepts are at home, as a direction; null where none is near. */
  placesOf(concepts: readonly string[]): SparseVector | null {
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
    const alike = touched.map((number) => {
      const value = (this.#shared[number] ?? 0) / (length * (this.#lengths[number] ?? 1));
      this.#shared[number] = 0;
      if (value > best) best = value;
      return value;
    });
    if (best < STRANGER) return null;
    const sums = new Map<number, number>();
    touched.forEach((number, at) => {
      const value = alike[at] ?? 0;
      if (value < NEAR_BEST * best) return;
      const worth = value ** SHARPNESS;
      for (const [key, weight] of this.#places[number] ?? []) {
        sums.set(key, Math.max(sums.get(key) ?? 0, worth * weight));
      }
    });
    return unitVector(new Map([...sums].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MAX_PLACES)));
  }
}
