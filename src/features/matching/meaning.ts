/**
 * What a language model outside makes of a title, a vector, and how alike two titles are by it. The model is asked elsewhere;
 * here its stored vectors are only read and compared, so scores stay pure. Vectors count only where the process says which
 * model they are compared by, and by default none is: then nothing here changes any score.
 * Invariant: a vector counts only for the very text and the very model it was made of and by; anything else is unknown.
 */
import { withoutIdentity } from './identity.ts';
import { hashToken } from './text.ts';

/** A title's vector in whole numbers, of any length but zero, with the cosines that mean chance and the same work. */
export interface Meaning {
  readonly vector: Int8Array;
  readonly length: number;
  readonly levels: MeaningLevels;
}

/** What cosines mean to a model: up to `chance` two titles have nothing in common, from `same` on they name the same work. */
export interface MeaningLevels {
  readonly chance: number;
  readonly same: number;
}

/** Enough for any title; nothing longer is sent anywhere. */
const LONGEST_TEXT = 200;
const EMAIL = /\S+@\S+/g;
const SPACES = /\s+/g;

/** What a model is asked about: the title without anything that says who somebody is; '' where nothing is left. */
export const meaningText = (title: string): string =>
  withoutIdentity(title).replace(EMAIL, ' ').replace(SPACES, ' ').trim().slice(0, LONGEST_TEXT);

let model: string | null = null;

/** Names the model that vectors are compared by, for the rest of the process; null: by none. */
export function compareMeaningsBy(name: string | null): void {
  model = name;
}

/** The model that vectors are compared by; null where there is none. */
export const meaningModel = (): string | null => model;

/**
 * What tells the vector of a title from any other: a signed 32-bit hash of its text and of the model. Null where there is no model, or
 * nothing to ask it about.
 */
export function meaningKey(title: string): number | null {
  const text = meaningText(title);
  return model === null || text === '' ? null : hashToken(`${model}\n${text}`);
}

/** Key (4 bytes), chance and same in hundredths (1 each), then a byte for each number of the vector. */
const HEADER = 6;
const HUNDREDTHS = 100;
const MOST = 127;

const toHundredths = (cosine: number): number => Math.round(HUNDREDTHS * Math.min(1, Math.max(0, cosine)));

/** A vector as it is stored: its key and levels, then whole numbers in proportion, which keep its direction to within a hundredth. */
export function packMeaning(key: number, { chance, same }: MeaningLevels, vector: readonly number[]): Uint8Array {
  const packed = new Uint8Array(HEADER + vector.length);
  new DataView(packed.buffer).setInt32(0, key);
  packed.set([toHundredths(chance), toHundredths(same)], 4);
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  packed.set(
    Int8Array.from(vector, (value) => Math.round((MOST * value) / largest)),
    HEADER,
  );
  return packed;
}

/** A stored vector as it is compared; null where it is none of this title by the model of this process. */
export function readMeaning(packed: Uint8Array | null | undefined, title: string): Meaning | null {
  if (!packed || packed.length <= HEADER) return null;
  const view = new DataView(packed.buffer, packed.byteOffset, packed.length);
  if (view.getInt32(0) !== meaningKey(title)) return null;
  const vector = Int8Array.from(packed.subarray(HEADER), (byte) => (byte << 24) >> 24);
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  const levels = { chance: view.getUint8(4) / HUNDREDTHS, same: view.getUint8(5) / HUNDREDTHS };
  return length === 0 || levels.same <= levels.chance ? null : { vector, length, levels };
}

/** How alike two titles are, 0-100, between the asking side's levels; null where one is unknown or they cannot be compared. */
export function meaningScore(asked: Meaning | null, offered: Meaning | null): number | null {
  if (asked === null || offered === null || asked.vector.length !== offered.vector.length) return null;
  let product = 0;
  for (let at = 0; at < asked.vector.length; at++) product += (asked.vector[at] ?? 0) * (offered.vector[at] ?? 0);
  const { chance, same } = asked.levels;
  const share = (product / (asked.length * offered.length) - chance) / (same - chance);
  return 100 * Math.min(1, Math.max(0, share));
}
