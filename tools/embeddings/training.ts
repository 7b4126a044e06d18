/**
 * Learns the table by gradient descent with a step size for each row (Adagrad, Duchi et al. 2011). The vectors of two titles for the same work should
 * be closer than those of other titles in a batch (InfoNCE in both directions, van den Oord et al. 2018). Deterministic for a seed.
 */

import { workConcepts } from '../../src/engine/taxonomy/occupations.ts';
import { readTitleConcepts } from '../../src/engine/taxonomy/title-concepts.ts';
import { readContent } from '../../src/engine/text/text.ts';
import { DIMENSIONS, TABLE_ROWS, titleFeatures } from '../../src/engine/text/title-features.ts';
import { createSeededDraw, type Draw } from '../resumes/people/seeded.ts';
import { PairSampler, type SamplingSettings, type TextPair, UNKNOWN_RELATION } from './pairs.ts';
import type { TitleGroup } from './title-groups.ts';
import { withTranslations } from './translations.ts';

export interface TrainingSettings extends SamplingSettings {
  readonly seed: number;
  readonly batches: number;
  readonly temperature: number;
  /** The initial step size. It falls linearly to a tenth. */
  readonly rate: number;
  /** Share of a text's features that each batch leaves out, because no title should depend on a single feature. */
  readonly dropShare: number;
}

interface Features {
  readonly rows: Int32Array;
  readonly weights: Float32Array;
}

/** The features of each text, the unit vector of the sum of its rows, and the length of that sum. */
interface EncodedTexts {
  readonly features: readonly Features[];
  readonly units: Float32Array;
  readonly lengths: Float32Array;
}

const INITIAL_RANGE = 0.02;
const FINAL_RATE_SHARE = 0.1;
const EPSILON = 1e-6;
/** Pairs with a gradient below this value divided by the batch size are skipped. This saves half of the time. */
const NEGLIGIBLE = 1e-4;
const REPORT_EVERY = 500;

export class TitleTrainer {
  readonly table = new Float32Array(TABLE_ROWS * DIMENSIONS);
  private readonly squares = new Float32Array(TABLE_ROWS);
  private readonly gradients = new Float32Array(TABLE_ROWS * DIMENSIONS);
  private readonly touched = new Uint8Array(TABLE_ROWS);
  private readonly featuresByText = new Map<string, Features>();
  private readonly settings: TrainingSettings;
  private readonly draw: Draw;

  constructor(settings: TrainingSettings) {
    this.settings = settings;
    this.draw = createSeededDraw(settings.seed);
    for (let index = 0; index < this.table.length; index++)
      this.table[index] = (this.draw.next() - 0.5) * INITIAL_RANGE;
  }

  /** Trains on the groups. `onProgress` receives the number of batches so far and the mean loss since its last call. */
  train(groups: readonly TitleGroup[], onProgress: (batches: number, loss: number) => void): void {
    const sampler = new PairSampler(
      withTranslations(groups, this.draw),
      this.settings,
      createSeededDraw(this.settings.seed + 1),
    );
    let losses = 0;
    for (let batch = 1; batch <= this.settings.batches; batch++) {
      const done = (batch - 1) / this.settings.batches;
      const pairs = sampler.nextBatch();
      losses += this.step(pairs, sampler.relations(pairs), this.settings.rate * (1 - done * (1 - FINAL_RATE_SHARE)));
      if (batch % REPORT_EVERY !== 0) continue;
      onProgress(batch, losses / REPORT_EVERY);
      losses = 0;
    }
  }

  private step(pairs: readonly TextPair[], relations: Float32Array, rate: number): number {
    const firsts = this.encode(pairs.map(({ first }) => first));
    const seconds = this.encode(pairs.map(({ second }) => second));
    const logits = this.logits(firsts.units, seconds.units, relations);
    const { cosineGradients, loss } = calculateCosineGradients(logits, relations, this.settings.temperature);
    const firstGradients = weightedSums(cosineGradients, pairs.length, 1, seconds.units);
    const secondGradients = weightedSums(cosineGradients, 1, pairs.length, firsts.units);
    this.accumulateGradients(firsts, firstGradients);
    this.accumulateGradients(seconds, secondGradients);
    this.applyGradients(rate);
    return loss;
  }

  private cachedFeatures(text: string): Features {
    const cached = this.featuresByText.get(text);
    if (cached !== undefined) return cached;
    const { rows, weights } = titleFeatures(readContent(text).stems, workConcepts(readTitleConcepts(text)));
    const features = { rows: Int32Array.from(rows), weights: Float32Array.from(weights) };
    this.featuresByText.set(text, features);
    return features;
  }

  /** Returns a random part of the features. */
  private dropFeatures({ rows, weights }: Features): Features {
    const kept = rows.map((_, index) => index).filter(() => !this.draw.chance(this.settings.dropShare));
    return {
      rows: kept.map((index) => rows[index] as number),
      weights: Float32Array.from(kept, (index) => weights[index] as number),
    };
  }

  private encode(texts: readonly string[]): EncodedTexts {
    const features = texts.map((text) => this.dropFeatures(this.cachedFeatures(text)));
    const units = new Float32Array(texts.length * DIMENSIONS);
    const lengths = new Float32Array(texts.length);
    features.forEach(({ rows, weights }, index) => {
      const start = index * DIMENSIONS;
      for (let feature = 0; feature < rows.length; feature++) {
        const from = (rows[feature] as number) * DIMENSIONS;
        const weight = weights[feature] as number;
        for (let d = 0; d < DIMENSIONS; d++)
          units[start + d] = (units[start + d] as number) + weight * (this.table[from + d] as number);
      }
      let squares = EPSILON;
      for (let d = 0; d < DIMENSIONS; d++) squares += (units[start + d] as number) * (units[start + d] as number);
      const length = Math.sqrt(squares);
      lengths[index] = length;
      for (let d = 0; d < DIMENSIONS; d++) units[start + d] = (units[start + d] as number) / length;
    });
    return { features, units, lengths };
  }

  /** Returns cosines divided by the temperature, and minus infinity for pairs whose relation is not known. */
  private logits(firsts: Float32Array, seconds: Float32Array, relations: Float32Array): Float32Array {
    const size = firsts.length / DIMENSIONS;
    const { temperature } = this.settings;
    const logits = new Float32Array(size * size);
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < size; column++) {
        const index = row * size + column;
        const isKnown = relations[index] !== UNKNOWN_RELATION;
        logits[index] = isKnown ? dotProduct(firsts, row, seconds, column) / temperature : Number.NEGATIVE_INFINITY;
      }
    }
    return logits;
  }

  /** Backpropagates the gradient of each unit vector through the normalization, and adds it to the gradients of the text's rows. */
  private accumulateGradients({ features, units, lengths }: EncodedTexts, unitGradients: Float32Array): void {
    features.forEach(({ rows, weights }, index) => {
      const start = index * DIMENSIONS;
      const length = lengths[index] as number;
      let along = 0;
      for (let d = 0; d < DIMENSIONS; d++) along += (unitGradients[start + d] as number) * (units[start + d] as number);
      for (let d = 0; d < DIMENSIONS; d++)
        unitGradients[start + d] =
          ((unitGradients[start + d] as number) - along * (units[start + d] as number)) / length;
      for (let feature = 0; feature < rows.length; feature++) {
        const row = rows[feature] as number;
        const weight = weights[feature] as number;
        const to = row * DIMENSIONS;
        this.touched[row] = 1;
        for (let d = 0; d < DIMENSIONS; d++)
          this.gradients[to + d] = (this.gradients[to + d] as number) + weight * (unitGradients[start + d] as number);
      }
    });
  }

  /** Takes one step of Adagrad for every row that the batch touched. */
  private applyGradients(rate: number): void {
    for (let row = 0; row < TABLE_ROWS; row++) {
      if (this.touched[row] === 0) continue;
      this.touched[row] = 0;
      const from = row * DIMENSIONS;
      let squares = 0;
      for (let d = 0; d < DIMENSIONS; d++)
        squares += (this.gradients[from + d] as number) * (this.gradients[from + d] as number);
      const squareSum = (this.squares[row] as number) + squares / DIMENSIONS;
      this.squares[row] = squareSum;
      const step = rate / Math.sqrt(squareSum + EPSILON * EPSILON);
      for (let d = 0; d < DIMENSIONS; d++) {
        this.table[from + d] = (this.table[from + d] as number) - step * (this.gradients[from + d] as number);
        this.gradients[from + d] = 0;
      }
    }
  }
}

/** Returns the dot product of two rows. Adding four sums in parallel is twice as fast. */
function dotProduct(array: Float32Array, row: number, other: Float32Array, otherRow: number): number {
  const left = row * DIMENSIONS;
  const right = otherRow * DIMENSIONS;
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let d = 0; d < DIMENSIONS; d += 4) {
    first += (array[left + d] as number) * (other[right + d] as number);
    second += (array[left + d + 1] as number) * (other[right + d + 1] as number);
    third += (array[left + d + 2] as number) * (other[right + d + 2] as number);
    fourth += (array[left + d + 3] as number) * (other[right + d + 3] as number);
  }
  return first + second + third + fourth;
}

/**
 * Returns, for each row, the sum of `from`'s rows weighted by its gradients, four at a time. Gradients are `outerStride` apart from row to row
 * and `innerStride` within one row.
 */
function weightedSums(
  cosineGradients: Float32Array,
  outerStride: number,
  innerStride: number,
  from: Float32Array,
): Float32Array {
  const size = from.length / DIMENSIONS;
  const sums = new Float32Array(from.length);
  const offsets = new Int32Array(size + 3);
  const weights = new Float64Array(size + 3);
  const minGradient = NEGLIGIBLE / size;
  for (let row = 0; row < size; row++) {
    let count = 0;
    for (let index = 0; index < size; index++) {
      const gradient = cosineGradients[row * outerStride + index * innerStride] as number;
      if (Math.abs(gradient) < minGradient) continue;
      offsets[count] = index * DIMENSIONS;
      weights[count++] = gradient;
    }
    weights.fill(0, count, count + 3);
    const to = row * DIMENSIONS;
    for (let index = 0; index < count; index += 4) {
      const [a, b, c, d] = [
        offsets[index] as number,
        offsets[index + 1] as number,
        offsets[index + 2] as number,
        offsets[index + 3] as number,
      ];
      const [wa, wb, wc, wd] = [
        weights[index] as number,
        weights[index + 1] as number,
        weights[index + 2] as number,
        weights[index + 3] as number,
      ];
      for (let i = 0; i < DIMENSIONS; i++) {
        sums[to + i] =
          (sums[to + i] as number) +
          wa * (from[a + i] as number) +
          wb * (from[b + i] as number) +
          wc * (from[c + i] as number) +
          wd * (from[d + i] as number);
      }
    }
  }
  return sums;
}

/**
 * Calculates the gradient of the loss with respect to each cosine, as the mean of both directions. The target share of a pair is its relation, so
 * that related work comes closer than other work, and the same work closest. The returned loss is for progress reports and ignores related work.
 */
function calculateCosineGradients(
  logits: Float32Array,
  relations: Float32Array,
  temperature: number,
): { cosineGradients: Float32Array; loss: number } {
  const size = Math.sqrt(logits.length);
  const largest = 1 / temperature;
  const cosineGradients = new Float32Array(size * size);
  const shares = new Float64Array(size);
  let loss = 0;
  const addDirection = (innerStride: number, outerStride: number): void => {
    for (let out = 0; out < size; out++) {
      let sum = 0;
      let relationSum = 0;
      for (let index = 0; index < size; index++) {
        const position = out * outerStride + index * innerStride;
        const share = Math.exp((logits[position] as number) - largest);
        shares[index] = share;
        sum += share;
        relationSum += Math.max(0, relations[position] as number);
      }
      for (let index = 0; index < size; index++) {
        const position = out * outerStride + index * innerStride;
        cosineGradients[position] =
          (cosineGradients[position] as number) +
          ((shares[index] as number) / sum - Math.max(0, relations[position] as number) / relationSum) /
            (2 * size * temperature);
      }
      loss -= Math.log((shares[out] as number) / sum) / (2 * size);
    }
  };
  addDirection(1, size);
  addDirection(size, 1);
  return { cosineGradients, loss };
}
