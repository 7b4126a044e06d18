/**
 * Likeness of titles, remembered for the pairs met lately: a market has far fewer titles than people, and comparing two
 * costs more than all other factors together. Titles count as the same where they are one object, as `prepareTitle` gives.
 * Invariant: answers what `titleLikeness` does; the memory is of fixed size.
 */
import { type PreparedTitle, titleLikeness } from '../taxonomy/titles.ts';

const SLOTS = 1 << 18;
const ones = Array.from<PreparedTitle | undefined>({ length: SLOTS });
const others = Array.from<PreparedTitle | undefined>({ length: SLOTS });
const likenesses = new Float64Array(SLOTS);

/** A number that differs for nearly all titles: the sum of the hashed letter groups it is made of. */
function spread({ letters: { keys } }: PreparedTitle): number {
  let sum = keys.length;
  for (let i = 0; i < keys.length; i++) sum = (sum + (keys[i] ?? 0)) | 0;
  return sum;
}

/** How alike two titles are, 0-1. */
export function rememberedLikeness(one: PreparedTitle, other: PreparedTitle): number {
  // The last steps of MurmurHash3, so that all bits of both take part.
  const first = Math.imul(spread(one), 0x85eb_ca6b) ^ spread(other);
  const second = Math.imul(first ^ (first >>> 16), 0xc2b2_ae35);
  const slot = (second ^ (second >>> 13)) & (SLOTS - 1);
  if (ones[slot] === one && others[slot] === other) return likenesses[slot] ?? 0;
  const beside = slot ^ 1;
  if (ones[beside] === one && others[beside] === other) return likenesses[beside] ?? 0;
  // What was here moves beside, so that two pairs that meet in a slot are both remembered.
  ones[beside] = ones[slot];
  others[beside] = others[slot];
  likenesses[beside] = likenesses[slot] ?? 0;
  ones[slot] = one;
  others[slot] = other;
  return (likenesses[slot] = titleLikeness(one, other));
}
