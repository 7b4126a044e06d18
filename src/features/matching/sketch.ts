/**
 * Sketches: what one side's skills, title and text say, as bits of fixed width, and what the other side would give for each
 * bit. With them a database can put thousands of rows in a rough order by counting bits, and hand only the best to the
 * engine. Also the keys by which a row is found at all. A sketch is never shown and never a score.
 * Invariant: a function of the prepared side alone; features share bits by chance, so a bit may be set for another's sake.
 */

import { conceptsOf } from './lexicon.ts';
import { type PreparedCandidate, type PreparedJob, requirementWeight } from './prepare.ts';
import type { Prose } from './prose.ts';
import { creditInWords } from './shared-words.ts';
import { earnedBy, isUnknownSkill } from './skills.ts';
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

/** A skill that only the title or the bio mentions is worth this much of a listed one. */
const MENTIONED_CREDIT = 0.8;

/** How well a candidate serves a required skill, from the least on: each level's bits are set with those below it. */
const LEVELS = [
  { name: 'somewhat', from: 0.3, worth: 0.45 },
  { name: 'nearly', from: 0.62, worth: 0.8 },
  { name: 'wholly', from: 1, worth: 1 },
] as const;

const spread = (hash: number): number => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 7;
const bitOf = (hash: number, width: number): number => spread(hash) % width;

function toBits(hashes: Iterable<number>, width: number): string {
  const bits = Array.from({ length: width }, () => '0');
  for (const hash of hashes) bits[bitOf(hash, width)] = '1';
  return bits.join('');
}

/** Fields that a title is at home in; it is deep in some. */
const AT_HOME = 0.15;
const DEEP = 0.4;

/** What a title is compared by: concepts, occupations, fields of work. */
function titleFeatures(title: PreparedTitle | null): string[] {
  if (title === null) return [];
  const fields = [...title.field.keys].flatMap((field, at) => {
    const weight = title.field.weights[at] ?? 0;
    if (weight < AT_HOME) return [];
    return weight < DEEP ? [`field ${field}`] : [`field ${field}`, `deep ${field}`];
  });
  const occupations = title.occupations.map(({ occupation }) => `occupation ${occupation.index}`);
  return [...title.concepts.map((concept) => `concept ${concept}`), ...occupations, ...fields];
}

const titleBits = (title: PreparedTitle | null): string =>
  toBits(titleFeatures(title).map(hashToken), SKETCH_BITS.title);

const textBits = (prose: Prose | null): string => toBits(prose?.hashes ?? [], SKETCH_BITS.text);

/** Skills of the title and the bio that are not listed. */
const onlyMentioned = ({ skills, implied, mentioned }: PreparedCandidate): string[] => {
  const listed = new Set(skills);
  return [...new Set([...implied, ...mentioned])].filter((key) => !listed.has(key));
};

/** Every skill that a job may require and the candidate earns credit for, with the credit. */
function served(candidate: PreparedCandidate): Map<string, number> {
  const credits = new Map<string, number>();
  const serve = (key: string, credit: number) => credits.set(key, Math.max(credits.get(key) ?? 0, credit));
  const offer = (keys: readonly string[], share: number) => {
    for (const key of keys) {
      serve(key, share);
      for (const [required, credit] of earnedBy(key) ?? []) serve(required, share * credit);
    }
  };
  offer(candidate.skills, 1);
  offer(onlyMentioned(candidate), MENTIONED_CREDIT);
  return credits;
}

/**
 * The same, and known skills that share words with those of the candidate that are not known. Only to look for jobs; in a
 * sketch they would take the room of what is sure.
 */
function servedInWords(candidate: PreparedCandidate): Map<string, number> {
  const credits = served(candidate);
  const unknown = candidate.skillNames.filter((_, at) => isUnknownSkill(candidate.skills[at] ?? ''));
  for (const [key, credit] of creditInWords(unknown.flatMap(conceptsOf))) {
    credits.set(key, Math.max(credits.get(key) ?? 0, credit));
  }
  return credits;
}

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

/** Keys under which a row is found stand in lists that commas part. */
const withoutCommas = (key: string): string => key.replaceAll(',', ' ');

const toKeys = (title: PreparedTitle | null, skills: readonly string[]): string[] => {
  const features = titleFeatures(title).filter((feature) => !feature.startsWith('field '));
  return [...new Set([...skills, ...features.map((feature) => `: ${feature}`)].map(withoutCommas))];
};

/** The keys a candidate is found by: skills, listed or mentioned, and features of the title. */
export const candidateKeys = (candidate: PreparedCandidate): string[] =>
  toKeys(candidate.title, [...candidate.skills, ...onlyMentioned(candidate)]);

/** Who requires a common skill alone is found by it; those who require it with others are too many. */
const aloneKey = (key: string): string => `; only ${key}`;

/** The keys a job is found by: the skills it requires and features of the title. */
export const jobKeys = ({ title, requirements }: PreparedJob): string[] => {
  const keys = requirements.map(({ key }) => key);
  return toKeys(title, keys.length === 1 ? [...keys, ...keys.map(aloneKey)] : keys);
};

/** Keys of the other side: those it has in common with what fits, and those that earn part credit. */
export interface KeysWanted {
  readonly own: readonly string[];
  readonly related: readonly string[];
}

const wantedKeys = (title: PreparedTitle | null, own: readonly string[], all: Iterable<string>): KeysWanted => {
  const keys = toKeys(title, own);
  return { own: keys, related: [...all].map(withoutCommas).filter((key) => !keys.includes(key)) };
};

/** The keys of the candidates that a job looks for. */
export const keysWantedBy = ({ title, requirements, credits }: PreparedJob): KeysWanted =>
  wantedKeys(
    title,
    requirements.map(({ key }) => key),
    credits.keys(),
  );

/** The keys of the jobs that a candidate looks for. */
export const keysServedBy = (candidate: PreparedCandidate): KeysWanted => {
  const own = [...candidate.skills, ...onlyMentioned(candidate)];
  return wantedKeys(candidate.title, [...own, ...own.map(aloneKey)], servedInWords(candidate).keys());
};

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

/** Near the shares of the views in titles.ts, for words in common; fitted to it on generated titles. */
const TITLE_SHARES = { concept: 0.45, near: 0.3, occupation: 0.1, field: 0.08, deep: 0.16 };

function titleWishes(title: PreparedTitle | null): BitWeights {
  const weights: Weights = new Map();
  const wish = (feature: string, weight: number) => raise(weights, feature, SKETCH_BITS.title, weight);
  for (const [at, concept] of (title?.concepts ?? []).entries()) {
    const share = (title?.weights[at] ?? 0) / (title?.totalWeight ?? 1);
    wish(`concept ${concept}`, TITLE_SHARES.concept * share);
    for (const [near, worth] of title?.near[at] ?? []) wish(`concept ${near}`, TITLE_SHARES.near * share * worth);
  }
  for (const { occupation, strength } of title?.occupations ?? []) {
    wish(`occupation ${occupation.index}`, TITLE_SHARES.occupation * strength);
  }
  for (const [at, field] of [...(title?.field.keys ?? [])].entries()) {
    const weight = title?.field.weights[at] ?? 0;
    wish(`field ${field}`, TITLE_SHARES.field * weight);
    wish(`deep ${field}`, TITLE_SHARES.deep * weight);
  }
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
