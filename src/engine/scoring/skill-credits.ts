/**
 * The value of a candidate's skills to a job: the weighted sum of the best credit for each requirement. Optimized for many candidates per job:
 * compares keys by hash and allocates nothing. An additional skill never lowers the share.
 */

import { creditsFor } from '../taxonomy/skills.ts';
import { fnv1a } from '../text/text.ts';
import { mentionsConcept, type Passage } from './prose.ts';

/** A skill that a job requires. */
export interface Requirement {
  readonly key: string;
  /** The skill as written in the job. */
  readonly label: string;
  readonly weight: number;
  /** Hashes of the skill's words, and each word's share (0-1) of its meaning. */
  readonly hashes: Int32Array;
  readonly hashShares: Float64Array;
}

/**
 * Credits by hashed key, as a hash table with open addressing. A slot has three numbers: the hash, and the start and end of its entries. The end of
 * an empty slot is 0.
 */
interface WorthTable {
  /** The number of slots (a power of 2) minus 1. */
  readonly mask: number;
  readonly slots: Int32Array;
  /** Entries: the requirement, and the key's credit for it (0-1). */
  readonly requirements: Int32Array;
  readonly worths: Float64Array;
}

/** Credits for offered skills, and for words of listed skills. */
export interface CreditTables {
  readonly skills: WorthTable;
  /** Each word's share of a requirement's meaning. */
  readonly words: WorthTable;
}

/** Hashed skills of a candidate: the listed skills, then those implied by them or mentioned recently, then those mentioned only by older work. */
export interface OfferedSkills {
  readonly hashes: Int32Array;
  /** The number of listed skills. */
  readonly listed: number;
  /** The number of skills that are listed, implied or mentioned recently. */
  readonly recent: number;
}

/** Credit of a skill that only the text mentions. */
export const MENTIONED_CREDIT = 0.8;
/** Credit of a skill that only text about older work mentions. Not above `MENTIONED_CREDIT`, which bounds use instead. */
const MENTIONED_BEFORE_CREDIT = 0.5;
/** Credit for words of a required skill among the words of listed skills, or in the text. */
export const SHARED_WORDS_LISTED = 0.65;
export const SHARED_WORDS_TEXT = 0.35;
/** The minimum share (0-1) of the words of a required skill for this credit. */
export const MIN_WORD_SHARE = 0.5;

/** Slots per key (to keep collisions rare), and numbers per slot. */
const SLOTS_PER_KEY = 2;
const NUMBERS_PER_SLOT = 3;

/** By hash: the requirement and the worth of each entry, in turn. */
type Rows = Map<number, number[]>;

function addWorth(rows: Rows, hash: number, requirement: number, worth: number): void {
  const row = rows.get(hash);
  if (row === undefined) rows.set(hash, [requirement, worth]);
  else row.push(requirement, worth);
}

function toTable(rows: Rows): WorthTable {
  const mask = 2 ** Math.ceil(Math.log2(Math.max(1, rows.size * SLOTS_PER_KEY))) - 1;
  const slots = new Int32Array((mask + 1) * NUMBERS_PER_SLOT);
  let count = 0;
  for (const row of rows.values()) count += row.length / 2;
  const requirements = new Int32Array(count);
  const worths = new Float64Array(count);
  let next = 0;
  for (const [hash, row] of rows) {
    let slot = hash & mask;
    while (slots[slot * NUMBERS_PER_SLOT + 2] !== 0) slot = (slot + 1) & mask;
    const position = slot * NUMBERS_PER_SLOT;
    slots[position] = hash;
    slots[position + 1] = next;
    for (let index = 0; index < row.length; index += 2, next++) {
      requirements[next] = row[index] ?? 0;
      worths[next] = row[index + 1] ?? 0;
    }
    slots[position + 2] = next;
  }
  return { mask, slots, requirements, worths };
}

/** Returns all entries of a table. */
export function listWorths({ slots, requirements, worths }: WorthTable) {
  const all: { hash: number; requirement: number; worth: number }[] = [];
  for (let slot = 0; slot < slots.length; slot += NUMBERS_PER_SLOT) {
    for (let entry = slots[slot + 1] ?? 0; entry < (slots[slot + 2] ?? 0); entry++) {
      all.push({ hash: slots[slot] ?? 0, requirement: requirements[entry] ?? 0, worth: worths[entry] ?? 0 });
    }
  }
  return all;
}

/** Returns the worth (0-1) of offered skills, by hashed key, and of words, by hash, for a requirement. */
export function requirementWorths({ key, hashes, hashShares }: Requirement): {
  skills: [hash: number, worth: number][];
  words: [hash: number, share: number][];
} {
  const related = [...(creditsFor(key) ?? [])].map(([other, credit]): [number, number] => [fnv1a(other), credit]);
  return {
    skills: [[fnv1a(key), 1], ...related],
    words: Array.from(hashes, (hash, index): [number, number] => [hash, hashShares[index] ?? 0]),
  };
}

/** Builds the tables of a job's requirements. */
export function creditTables(requirements: readonly Requirement[]): CreditTables {
  const skills: Rows = new Map();
  const words: Rows = new Map();
  requirements.forEach((requirement, index) => {
    const worths = requirementWorths(requirement);
    for (const [hash, worth] of worths.skills) addWorth(skills, hash, index, worth);
    for (const [hash, share] of worths.words) addWorth(words, hash, index, share);
  });
  return { skills: toTable(skills), words: toTable(words) };
}

/** The keys of a candidate's skills. */
export interface SkillKeys {
  readonly skills: readonly string[];
  /** Skills implied by words of listed skills. */
  readonly implied: readonly string[];
  /** Skills mentioned by title, bio or recent work. */
  readonly mentioned: readonly string[];
  /** Skills mentioned only by older work. */
  readonly mentionedBefore: readonly string[];
}

/** Returns a candidate's skills as hashes. */
export function offeredSkills({ skills, implied, mentioned, mentionedBefore }: SkillKeys): OfferedSkills {
  return {
    hashes: Int32Array.from([...skills, ...implied, ...mentioned, ...mentionedBefore], fnv1a),
    listed: skills.length,
    recent: skills.length + implied.length + mentioned.length,
  };
}

/** For each requirement of the current job: the best credit, and the share of its words in listed skills. */
let credits = new Float64Array(64);
let listedWords = new Float64Array(64);

/** Returns the slot of a hash, or the empty slot where it would be inserted. */
function findSlot({ slots, mask }: WorthTable, hash: number): number {
  let slot = hash & mask;
  while (slots[slot * NUMBERS_PER_SLOT] !== hash && slots[slot * NUMBERS_PER_SLOT + 2] !== 0) slot = (slot + 1) & mask;
  return slot * NUMBERS_PER_SLOT;
}

/** Returns the worth (0-1) of an offered skill, based on how the profile offers it. */
export const offeredWorth = ({ listed, recent }: OfferedSkills, index: number): number => {
  if (index < listed) return 1;
  return index < recent ? MENTIONED_CREDIT : MENTIONED_BEFORE_CREDIT;
};

function applySkills(table: WorthTable, offered: OfferedSkills): void {
  const { slots, requirements, worths } = table;
  const { hashes } = offered;
  for (let i = 0; i < hashes.length; i++) {
    const slot = findSlot(table, hashes[i] ?? 0);
    const end = slots[slot + 2] ?? 0;
    const share = offeredWorth(offered, i);
    for (let entry = slots[slot + 1] ?? 0; entry < end; entry++) {
      const index = requirements[entry] ?? 0;
      const credit = (worths[entry] ?? 0) * share;
      if (credit > (credits[index] ?? 0)) credits[index] = credit;
    }
  }
}

function applyWords(table: WorthTable, words: Int32Array): void {
  const { slots, requirements, worths } = table;
  for (let i = 0; i < words.length; i++) {
    const slot = findSlot(table, words[i] ?? 0);
    const end = slots[slot + 2] ?? 0;
    for (let entry = slots[slot + 1] ?? 0; entry < end; entry++) {
      const index = requirements[entry] ?? 0;
      listedWords[index] = (listedWords[index] ?? 0) + (worths[entry] ?? 0);
    }
  }
}

/** Returns the share (0-1) of a requirement's words that the text contains. */
function wordsInText({ hashes, hashShares }: Requirement, { prose }: Passage): number {
  let share = 0;
  for (let i = 0; i < hashes.length; i++) if (mentionsConcept(prose, hashes[i] ?? 0)) share += hashShares[i] ?? 0;
  return share;
}

/**
 * Returns the credit (0-1) for a requirement: the best credit from a skill (`offered`), its words in listed skills (`inList`), or its words in a
 * text.
 */
export function requirementCredit(
  requirement: Requirement,
  offered: number,
  inList: number,
  bio: Passage | null,
  summaries: readonly Passage[],
): number {
  let credit = offered;
  if (inList >= MIN_WORD_SHARE) credit = Math.max(credit, SHARED_WORDS_LISTED * inList);
  if (credit >= SHARED_WORDS_TEXT) return credit;
  let inText = bio === null ? 0 : wordsInText(requirement, bio);
  for (let i = 0; i < summaries.length; i++) {
    const passage = summaries[i];
    if (passage !== undefined) inText = Math.max(inText, wordsInText(requirement, passage));
  }
  return inText >= MIN_WORD_SHARE ? Math.max(credit, SHARED_WORDS_TEXT * inText) : credit;
}

/** Returns the weighted share (0-1) of required skills that the candidate fulfills; 0 without requirements. */
export function fulfilledShare(
  job: { readonly requirements: readonly Requirement[]; readonly credits: CreditTables },
  candidate: {
    readonly offered: OfferedSkills;
    readonly skillWords: Int32Array;
    readonly bio: Passage | null;
    readonly summaries: readonly Passage[];
  },
): number {
  const { requirements } = job;
  const { length } = requirements;
  if (credits.length < length) {
    credits = new Float64Array(length * 2);
    listedWords = new Float64Array(length * 2);
  }
  for (let i = 0; i < length; i++) credits[i] = listedWords[i] = 0;
  applySkills(job.credits.skills, candidate.offered);
  applyWords(job.credits.words, candidate.skillWords);
  for (let i = 0; i < length; i++) {
    const requirement = requirements[i];
    if (requirement === undefined) continue;
    credits[i] = requirementCredit(
      requirement,
      credits[i] ?? 0,
      listedWords[i] ?? 0,
      candidate.bio,
      candidate.summaries,
    );
  }
  return creditedShare(requirements, credits, null);
}

/**
 * Returns the weighted share (0-1) of requirements with these credits; 0 without requirements. `numbers` contains the position of each requirement's
 * credit. If it is null, the credits are in the order of the requirements.
 */
export function creditedShare(
  requirements: readonly Requirement[],
  creditsByNumber: Float64Array,
  numbers: readonly number[] | null,
): number {
  let sum = 0;
  let total = 0;
  for (let i = 0; i < requirements.length; i++) {
    const weight = requirements[i]?.weight ?? 0;
    sum += weight * (creditsByNumber[numbers === null ? i : (numbers[i] ?? 0)] ?? 0);
    total += weight;
  }
  return total === 0 ? 0 : sum / total;
}
