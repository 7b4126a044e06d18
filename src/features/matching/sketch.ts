/**
 * Sketches: what one side's skills, title and text say, as bits of fixed width, and what the other side would give for each
 * bit. With them a database can put thousands of rows in a rough order by counting bits, and hand only the best to the
 * engine. A sketch is never shown and never a score.
 * Invariant: a function of the prepared side alone; features share bits by chance, so a bit may be set for another's sake.
 */

import { type PreparedCandidate, type PreparedJob, requirementWeight } from './prepare.ts';
import type { Prose } from './prose.ts';
import { served, servedInWords, titleFeatures, titleWorth, WELL_SERVED } from './sketch-features.ts';
import { hashToken } from './text.ts';
import type { PreparedTitle } from './titles.ts';

/** Wide enough that a bit set by chance is rare: some 100 skills served, 10 features of a title, 30 to 130 words. */
export const SKETCH_BITS = { skills: 2048, title: 512, text: 1024 } as const;

/** The columns of a sketch; each a string of zeros and ones. */
export interface Sketch {
  readonly skillBits: string;
  readonly titleBits: string;
  readonly textBits: string;
}

/** Weights of bits in steps: `unit` for the bits of the first mask, twice that for the second, four times for the third. */
export interface BitWeights {
  readonly unit: number;
  /** Hexadecimal, as long as the sketch's column. */
  readonly masks: readonly string[];
}

/** What one side would give for each bit of the other's sketch. */
export interface Wishes {
  /** The share of the required skills that is fulfilled, 0-1; for a candidate what they weigh. */
  readonly skills: BitWeights;
  /** Likeness of titles, 0-1. */
  readonly title: BitWeights;
  /** Share of the text that is covered, 0-1; for a candidate how firmly words are said. */
  readonly text: BitWeights;
}

const MASKS = 3;
const MOST_STEPS = 2 ** MASKS - 1;
const HEX_BITS = 4;

/** How well a candidate serves a required skill, from the least on: each level's bits are set with those below it. */
const LEVELS = [
  { name: 'somewhat', from: 0.3, worth: 0.45 },
  { name: 'nearly', from: WELL_SERVED, worth: 0.8 },
  { name: 'wholly', from: 1, worth: 1 },
] as const;

const spread = (hash: number): number => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 7;
const bitOf = (hash: number, width: number): number => spread(hash) % width;

function toBits(hashes: Iterable<number>, width: number): string {
  const bits = Array.from({ length: width }, () => '0');
  for (const hash of hashes) bits[bitOf(hash, width)] = '1';
  return bits.join('');
}

const titleBits = (title: PreparedTitle | null): string =>
  toBits(titleFeatures(title).map(hashToken), SKETCH_BITS.title);

const textBits = (prose: Prose | null): string => toBits(prose?.hashes ?? [], SKETCH_BITS.text);

const levelsOf = (key: string, credit: number): string[] =>
  LEVELS.flatMap(({ name, from }) => (credit >= from ? [`${name} ${key}`] : []));

/** The sketch of a candidate, to be compared with the wishes of a job. */
export function sketchCandidate(candidate: PreparedCandidate): Sketch {
  const levels = [...served(candidate)].flatMap(([key, credit]) => levelsOf(key, credit));
  return {
    skillBits: toBits(levels.map(hashToken), SKETCH_BITS.skills),
    titleBits: titleBits(candidate.title),
    textBits: textBits(candidate.prose),
  };
}

/** Words of a post that are worth less than this are in every post. */
const TELLING = 0.3;

/** The sketch of a job, to be compared with the wishes of a candidate. */
export function sketchJob({ requirements, title, prose }: PreparedJob): Sketch {
  const telling = [...(prose?.hashes ?? [])].filter((_, at) => (prose?.weights[at] ?? 0) >= TELLING);
  return {
    skillBits: toBits(
      requirements.map(({ key }) => hashToken(key)),
      SKETCH_BITS.skills,
    ),
    titleBits: titleBits(title),
    textBits: toBits(telling, SKETCH_BITS.text),
  };
}

type Weights = Map<number, number>;

const raise = (weights: Weights, feature: string | number, width: number, weight: number): void => {
  const bit = bitOf(typeof feature === 'number' ? feature : hashToken(feature), width);
  weights.set(bit, Math.max(weights.get(bit) ?? 0, weight));
};

/** Weights rounded to steps of a seventh of the largest. */
function toBitWeights(weights: Weights, width: number): BitWeights {
  const unit = Math.max(0, ...weights.values()) / MOST_STEPS;
  const masks = Array.from({ length: MASKS }, () => Array.from({ length: width / HEX_BITS }, () => 0));
  for (const [bit, weight] of unit > 0 ? weights : []) {
    const steps = Math.round(weight / unit);
    for (const [step, mask] of masks.entries()) {
      const digit = Math.floor(bit / HEX_BITS);
      if ((steps >> step) & 1) mask[digit] = (mask[digit] ?? 0) | (8 >> (bit % HEX_BITS));
    }
  }
  return { unit, masks: masks.map((mask) => mask.map((digit) => digit.toString(16)).join('')) };
}

function titleWishes(title: PreparedTitle | null): BitWeights {
  const weights: Weights = new Map();
  for (const [feature, weight] of titleWorth(title)) raise(weights, feature, SKETCH_BITS.title, weight);
  return toBitWeights(weights, SKETCH_BITS.title);
}

/** `whole` is what all words together are worth. */
const textWishes = (prose: Prose | null, whole: number): BitWeights => {
  const weights: Weights = new Map();
  for (const [at, hash] of [...(prose?.hashes ?? [])].entries()) {
    raise(weights, hash, SKETCH_BITS.text, (prose?.weights[at] ?? 0) / whole);
  }
  return toBitWeights(weights, SKETCH_BITS.text);
};

function skillWishes({ requirements }: PreparedJob): BitWeights {
  const total = requirements.reduce((sum, { weight }) => sum + weight, 0);
  const weights: Weights = new Map();
  for (const { key, weight } of requirements) {
    let below = 0;
    for (const { name, worth } of LEVELS) {
      raise(weights, `${name} ${key}`, SKETCH_BITS.skills, ((worth - below) * weight) / total);
      below = worth;
    }
  }
  return toBitWeights(weights, SKETCH_BITS.skills);
}

/** What a job would give for each bit of a candidate's sketch. */
export const wishesOf = (job: PreparedJob): Wishes => ({
  skills: skillWishes(job),
  title: titleWishes(job.title),
  text: textWishes(job.prose, job.prose?.total || 1),
});

/** What a candidate would give for each bit of a job's sketch: skills and words as they weigh, not as shares. */
export function wishesOfCandidate(candidate: PreparedCandidate): Wishes {
  const skills: Weights = new Map();
  for (const [key, credit] of servedInWords(candidate)) {
    raise(skills, key, SKETCH_BITS.skills, credit * requirementWeight(key));
  }
  return {
    skills: toBitWeights(skills, SKETCH_BITS.skills),
    title: titleWishes(candidate.title),
    text: textWishes(candidate.prose, 1),
  };
}
