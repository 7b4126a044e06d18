/**
 * Upper bounds of the similarity between one title and all titles of a side, from inverted lists of their components. Computing them costs about as
 * much as a hundred comparisons. Recent comparisons are cached by title. A bound is never less than `highestSimilarity`.
 */
import { fieldToTitleSimilarity, highestSimilarity } from '../scoring/title-factor.ts';
import {
  bestOccupationFit,
  type CommonViews,
  commonMeaning,
  type Meaning,
  maxSimilarity,
  type PreparedTitle,
} from '../taxonomy/titles.ts';
import { closeness } from '../text/title-meaning.ts';
import type { SparseVector } from '../text/vector.ts';
import type { SideColumns } from './columns.ts';
import { Dictionary } from './tables.ts';

type Occupation = PreparedTitle['occupations'][number]['occupation'];

/** The rows for each key, with their weights. */
class WeightedLists {
  private readonly lists = new Map<number, { rows: number[]; weights: number[] }>();

  add(key: number, row: number, weight: number): void {
    let list = this.lists.get(key);
    if (list === undefined) this.lists.set(key, (list = { rows: [], weights: [] }));
    list.rows.push(row);
    list.weights.push(weight);
  }

  addAll({ keys, weights }: SparseVector, row: number): void {
    keys.forEach((key, index) => this.add(key, row, weights[index] ?? 0));
  }

  /** Adds the weight of each row with a key to `into`, multiplied by the factor and increased by the constant. */
  addScaled(key: number, into: Float64Array, factor: number, constant: number): void {
    const list = this.lists.get(key);
    if (list === undefined) return;
    const { rows, weights } = list;
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index] ?? 0;
      into[row] = (into[row] ?? 0) + factor * (weights[index] ?? 0) + constant;
    }
  }

  /** Writes the dot product of every row with a vector to `into`. Adds keys in the same order as `cosine`, so that rounding is the same. */
  dotProducts(vector: SparseVector | null, into: Float64Array): void {
    into.fill(0);
    if (vector === null) return;
    const { keys, weights } = vector;
    for (let index = 0; index < keys.length; index++) this.addScaled(keys[index] ?? 0, into, weights[index] ?? 0, 0);
  }
}

const NO_MEANING: Meaning = { meaning: new Int8Array(0), isKnown: false };

/** Added to bounds, because sums in a different order are rounded differently. */
const ROUNDING = 1e-9;
const allReadings = (title: PreparedTitle): readonly PreparedTitle[] => [title, ...title.others];

const createSums = (count: number) => ({
  words: new Float64Array(count),
  letters: new Float64Array(count),
  field: new Float64Array(count),
  nearest: new Float64Array(count),
  imported: new Float64Array(count),
});

/** All titles of a side that have a meaning. */
export class TitleBounds {
  private readonly columns: SideColumns;
  private readonly occupations = new Dictionary<string, Occupation>();
  /** The title numbers of all readings of all titles. */
  private readonly rowTitles: number[] = [];
  private readonly totals: number[] = [];
  /** Index of each reading's first occupation in `occupationNumbers` and `strengths`. */
  private readonly occupationStarts: number[] = [0];
  private readonly occupationNumbers: number[] = [];
  private readonly strengths: number[] = [];
  /** 1 for readings near known titles, 2 for readings near imported titles, 3 for both. */
  private readonly near: number[] = [];
  /** The learned meaning of each reading. */
  private readonly meanings: Meaning[] = [];
  private readonly letters = new WeightedLists();
  private readonly field = new WeightedLists();
  private readonly nearest = new WeightedLists();
  private readonly imported = new WeightedLists();
  private readonly words = new WeightedLists();
  /** Credits of related words, by related word. */
  private readonly relatedWords = new WeightedLists();
  /** The number of titles read. */
  private readCount = 0;
  /** The similarity of every reading to the current title, for each view. */
  private sums = createSums(0);

  constructor(columns: SideColumns) {
    this.columns = columns;
  }

  /** Reads titles added since the last call. */
  catchUp(): void {
    for (; this.readCount < this.columns.titles.size; this.readCount++) {
      const title = this.columns.title(this.readCount);
      if (title !== null) for (const reading of allReadings(title)) this.add(this.readCount, reading);
    }
  }

  private add(title: number, reading: PreparedTitle): void {
    const row = this.rowTitles.length;
    const { totalWeight, occupations, hashes, near, weights } = reading;
    this.rowTitles.push(title);
    this.totals.push(totalWeight);
    for (const { occupation, strength } of occupations) {
      this.occupationNumbers.push(this.occupations.intern(occupation.id, () => occupation));
      this.strengths.push(strength);
    }
    this.occupationStarts.push(this.strengths.length);
    this.near.push((reading.nearest === null ? 0 : 1) + (reading.imported === null ? 0 : 2));
    this.meanings.push({ meaning: reading.meaning, isKnown: reading.isKnown });
    this.letters.addAll(reading.letters, row);
    this.field.addAll(reading.field, row);
    if (reading.nearest !== null) this.nearest.addAll(reading.nearest, row);
    if (reading.imported !== null) this.imported.addAll(reading.imported, row);
    hashes.forEach((hash, index) => {
      const weight = weights[index] ?? 0;
      this.words.add(hash, row, weight);
      near[index]?.hashes.forEach((other, position) =>
        this.relatedWords.add(other, row, weight * (near[index]?.worths[position] ?? 0)),
      );
    });
  }

  /** Returns upper bounds of the similarity (0-1) of all titles to one title, by number. */
  upperBounds(own: PreparedTitle): Float64Array {
    this.catchUp();
    const upperBounds = new Float64Array(this.columns.titles.size);
    for (const reading of allReadings(own)) this.raise(upperBounds, reading);
    return upperBounds;
  }

  /** Returns the closeness (-1 to 1) of all titles to a meaning, by number. Uses the closest reading of each title. */
  closenessTo(meaning: Int8Array): Float32Array {
    this.catchUp();
    const values = new Float32Array(this.columns.titles.size).fill(-1);
    for (let row = 0; row < this.rowTitles.length; row++) {
      const title = this.rowTitles[row] ?? 0;
      const value = closeness(meaning, this.meanings[row]?.meaning ?? NO_MEANING.meaning);
      if (value > (values[title] ?? -1)) values[title] = value;
    }
    return values;
  }

  private sumWords({ hashes, near, weights }: PreparedTitle, into: Float64Array): void {
    into.fill(0);
    hashes.forEach((hash, index) => {
      const weight = weights[index] ?? 0;
      this.words.addScaled(hash, into, 1, weight);
      this.relatedWords.addScaled(hash, into, 1, 0);
      near[index]?.hashes.forEach((other, position) =>
        this.words.addScaled(other, into, 0, weight * (near[index]?.worths[position] ?? 0)),
      );
    });
  }

  private raise(upperBounds: Float64Array, own: PreparedTitle): void {
    if (this.rowTitles.length > this.sums.words.length) this.sums = createSums(Math.ceil(this.rowTitles.length * 1.1));
    const { words, letters, field, nearest, imported } = this.sums;
    this.sumWords(own, words);
    this.letters.dotProducts(own.letters, letters);
    this.field.dotProducts(own.field, field);
    this.nearest.dotProducts(own.nearest, nearest);
    this.imported.dotProducts(own.imported, imported);
    const occupations = Float64Array.from(this.occupations.values, (occupation) =>
      bestOccupationFit(own.occupations, occupation),
    );
    const ownNear = (own.nearest === null ? 0 : 1) + (own.imported === null ? 0 : 2);
    const views: CommonViews = { words: 0, letters: 0, field: 0, nearest: 0, occupation: 0, imported: 0, meaning: 0 };
    for (let row = 0; row < this.rowTitles.length; row++) {
      const near = ownNear & (this.near[row] ?? 0);
      views.words = Math.min(1, (words[row] ?? 0) / (own.totalWeight + (this.totals[row] ?? 0)));
      views.letters = letters[row] ?? 0;
      views.field = field[row] ?? 0;
      views.nearest = (near & 1) === 0 ? views.words : (nearest[row] ?? 0);
      views.imported = (near & 2) === 0 ? -1 : (imported[row] ?? 0);
      views.occupation = own.occupations.length === 0 ? -1 : this.occupationBound(row, occupations);
      views.meaning = commonMeaning(own, this.meanings[row] ?? NO_MEANING);
      const upperBound = Math.min(1, Math.max(maxSimilarity(views), fieldToTitleSimilarity(views.field)) + ROUNDING);
      const title = this.rowTitles[row] ?? 0;
      if (upperBound > (upperBounds[title] ?? 0)) upperBounds[title] = upperBound;
    }
  }

  private occupationBound(row: number, similarities: Float64Array): number {
    let best = -1;
    for (let index = this.occupationStarts[row] ?? 0; index < (this.occupationStarts[row + 1] ?? 0); index++) {
      best = Math.max(best, (this.strengths[index] ?? 0) * (similarities[this.occupationNumbers[index] ?? 0] ?? 0));
    }
    return best;
  }
}

/** The maximum number of titles in the cache. */
const MAX_TITLES = 600;
/** Cache entries contain the similarity in steps, and a flag if it is exact instead of an upper bound. */
const STEPS = 32_767;
const COMPARED_FLAG = 32_768;

/** Similarities of titles to one title, by number: 0-1, rounded up; 0 for titles without a meaning. */
export interface Similarities {
  /** Returns an upper bound without comparing titles. */
  upperBound(number: number): number;
  isCompared(number: number): boolean;
  /** Returns the exact similarity. Compares the titles unless the result is cached. */
  similarity(number: number): number;
}

const toSteps = (similarity: number): number => Math.min(STEPS, Math.ceil(similarity * STEPS));
const NO_SIMILARITIES: Similarities = { upperBound: () => 0, isCompared: () => true, similarity: () => 0 };

/** A side with its title and the readings of the title. */
interface TitledSide {
  title: PreparedTitle | null;
  titleText: string;
  titleConcepts: readonly string[];
}

/** Similarities by title number of the other side. */
export class TitleSimilarityCache {
  private readonly cache = new Map<string, Uint16Array>();
  private readonly columns: SideColumns;
  private readonly bounds: TitleBounds;

  constructor(columns: SideColumns) {
    this.columns = columns;
    this.bounds = new TitleBounds(columns);
  }

  /** Prepares new titles for comparison, which would otherwise delay the next search. */
  catchUp(): void {
    this.bounds.catchUp();
  }

  /** Returns the closeness of all titles to a meaning, by number. */
  closenessTo(meaning: Int8Array): Float32Array {
    return this.bounds.closenessTo(meaning);
  }

  private similarities(key: string, own: PreparedTitle): Uint16Array {
    const { size } = this.columns.titles;
    let similarities = this.cache.get(key);
    if (similarities === undefined || similarities.length < size) {
      const existing = similarities ?? new Uint16Array(0);
      similarities = Uint16Array.from(this.bounds.upperBounds(own), toSteps);
      similarities.set(existing);
    }
    // A Map keeps insertion order, so the first key is the least recently used.
    this.cache.delete(key);
    this.cache.set(key, similarities);
    const [oldest] = this.cache.keys();
    if (this.cache.size > MAX_TITLES && oldest !== undefined) this.cache.delete(oldest);
    return similarities;
  }

  /** Returns the similarities of all titles to the title of a side; all 0 if it has no meaning. */
  similaritiesTo({ title: own, titleText, titleConcepts }: TitledSide): Similarities {
    if (own === null) return NO_SIMILARITIES;
    const similarities = this.similarities(`${titleText}\n${titleConcepts.join('\n')}`, own);
    return {
      upperBound: (number) => ((similarities[number] ?? 0) & STEPS) / STEPS,
      isCompared: (number) => ((similarities[number] ?? 0) & COMPARED_FLAG) !== 0,
      similarity: (number) => {
        if (((similarities[number] ?? 0) & COMPARED_FLAG) === 0) {
          const other = this.columns.title(number);
          similarities[number] = COMPARED_FLAG | (other === null ? 0 : toSteps(highestSimilarity(own, other)));
        }
        return ((similarities[number] ?? 0) & STEPS) / STEPS;
      },
    };
  }
}
