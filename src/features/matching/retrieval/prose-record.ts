/**
 * A prepared text inside a record: words by their numbers in a dictionary, in the order of their hashes; the weight that most of them
 * have goes without saying. Invariant: what was written is read back to the last bit.
 */
import type { Prose } from '../scoring/prose.ts';
import type { ByteReader, ByteWriter } from './bytes.ts';
import type { Dictionary } from './dictionary.ts';

export const writeProse = (writer: ByteWriter, terms: Dictionary<number, number>, prose: Prose | null): void => {
  writer.count(prose === null ? 0 : prose.length + 1);
  if (prose === null) return;
  const different = [...Map.groupBy(prose.weights, (weight) => weight)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([weight]) => weight);
  const numbers = new Map(different.map((weight, number) => [weight, number]));
  writer.count(different.length);
  for (const weight of different) writer.float(weight);
  writer.count(prose.hashes.length);
  prose.hashes.forEach((hash, at) => {
    const weight = numbers.get(prose.weights[at] ?? 0) ?? 0;
    writer.count(2 * terms.intern(hash, () => hash) + (weight === 0 ? 0 : 1));
    if (weight > 0) writer.count(weight);
  });
};

export const readProse = (reader: ByteReader, terms: Dictionary<number, number>): Prose | null => {
  const length = reader.count() - 1;
  if (length < 0) return null;
  const different = Float64Array.from({ length: reader.count() }, () => reader.float());
  const hashes = new Int32Array(reader.count());
  const weights = new Float64Array(hashes.length);
  let total = 0;
  for (let at = 0; at < hashes.length; at++) {
    const packed = reader.count();
    const weight = different[packed & 1 ? reader.count() : 0] ?? 0;
    hashes[at] = terms.values[packed >>> 1] ?? 0;
    weights[at] = weight;
    total += weight;
  }
  return { hashes, weights, total, length };
};
