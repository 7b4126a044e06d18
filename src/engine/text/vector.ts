/**
 * Sparse unit vectors with whole-number keys, for fast comparison of many pairs. Keys are sorted and unique. The dot product of a vector with itself
 * is 1 (0 for the empty vector).
 */

export interface SparseVector {
  readonly keys: Int32Array;
  readonly weights: Float64Array;
}

/** Returns the unit vector in the direction of these weights. */
export function unitVector(sums: ReadonlyMap<number, number>): SparseVector {
  const keys = Int32Array.from(sums.keys()).toSorted();
  const weights = Float64Array.from(keys, (key) => sums.get(key) ?? 0);
  const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  return { keys, weights: weights.map((weight) => weight / length) };
}

/** A vector with a hash: the number of its keys plus their sum. Almost all other sets of keys have a different hash. */
export interface HashedVector extends SparseVector {
  readonly hash: number;
}

/** Returns the unit vector in the direction of these weights, with its hash. */
export function hashedVector(sums: ReadonlyMap<number, number>): HashedVector {
  const vector = unitVector(sums);
  return { ...vector, hash: vector.keys.reduce((sum, key) => (sum + key) | 0, vector.keys.length) };
}

/** Returns the cosine of two vectors: 0 for nothing in common, 1 for the same direction. Weights are never negative here. */
export function cosine(a: SparseVector, b: SparseVector): number {
  let sum = 0;
  let i = 0;
  let j = 0;
  while (i < a.keys.length && j < b.keys.length) {
    const left = a.keys[i] ?? 0;
    const right = b.keys[j] ?? 0;
    if (left === right) sum += (a.weights[i++] ?? 0) * (b.weights[j++] ?? 0);
    else if (left < right) i++;
    else j++;
  }
  return sum;
}
