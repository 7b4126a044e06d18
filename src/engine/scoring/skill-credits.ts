/**
 * The value of a candidate's skills to a job: the best credit for each requirement, weighted. Optimized for many candidates per job: keys are
 * compared by hash and nothing is allocated. An additional skill never lowers the share.
 */

import { creditsFor } from '../taxonomy/skills.ts';
import { fnv1a } from '../text/text.ts';
import { mentions, type Passage } from './prose.ts';

/** One skill that a job requires. */
export interface Requirement {
  readonly key: string;
  /** As the job wrote it. */
  readonly label: string;
  readonly weight: number;
  /** Hashes of its words, and each word's share (0-1) of its meaning. */
  readonly hashes: Int32Array;
  readonly hashShares: Float64Array;
}

/**
 * Credits by hashed key, as a hash table with open addressing. A slot has three numbers: the hash, and the start and end of its entries; an empty
 * slot ends at 0.
 */
interface WorthTable {
  /** Number of slots (a power of 2) minus 1. */
  readonly mask: number;
  readonly slots: Int32Array;
  /** Entries: the requirement, and the key's credit for it, 0-1. */
  readonly requirements: Int32Array;
  readonly worths: Float64Array;
}

/** Credits for offered skills and for words of listed ones. */
export interface CreditTables {
  readonly skills: WorthTable;
  /** Word → its share of a requirement's meaning. */
  readonly words: WorthTable;
}

/** Hashed skills of a candidate: first the listed ones, then those implied by words, then those implied only by older work. */
export interface OfferedSkills {
  readonly hashes: Int32Array;
  /** Number of listed skills. */
  readonly listed: number;
  /** Number of skills that are listed or implied by recent text. */
  readonly fresh: number;
}

/** Credit of a skill that only the text mentions. */
export const MENTIONED = 0.8;
/** Credit of a skill that only text about older work mentions; at most `MENTIONED`, which bounds use instead. */
const MENTIONED_BEFORE = 0.5;
/** Credit for words of a required skill among the words of listed skills, or in the text. */
export const SHARED_WORDS_LISTED = 0.65;
export const SHARED_WORDS_TEXT = 0.35;
export const ENOUGH_WORDS = 0.5;

/** Slots per key, to keep collisions rare; and numbers per slot. */
const ROOM = 2;
const SLOT = 3;

type Rows = Map<number, [requirement: number, worth: number][]>;

function addWorth(rows: Rows, hash: number, requirement: number, worth: number): void {
  const row = rows.get(hash);
  if (row === undefined) rows.set(hash, [[requirement, worth]]);
  else row.push([requirement, worth]);
}

function toTable(rows: Rows): WorthTable {
  const mask = 2 ** Math.ceil(Math.log2(Math.max(1, rows.size * ROOM))) - 1;
  const slots = new Int32Array((mask + 1) * SLOT);
  const entries = [...rows.values()].flat();
  let next = 0;
  for (const [hash, row] of rows) {
    let slot = hash & mask;
    while (slots[slot * SLOT + 2] !== 0) slot = (slot + 1) & mask;
    slots.set([hash, next, next + row.length], slot * SLOT);
    next += row.length;
  }
  return {
    mask,
    slots,
    requirements: Int32Array.from(entries, ([requirement]) => requirement),
    worths: Float64Array.from(entries, ([, worth]) => worth),
  };
}

/** All entries of a table. */
export function worthsIn({ slots, requirements, worths }: WorthTable) {
  const all: { hash: number; requirement: number; worth: number }[] = [];
  for (let slot = 0; slot < slots.length; slot += SLOT) {
    for (let entry = slots[slot + 1] ?? 0; entry < (slots[slot + 2] ?? 0); entry++) {
      all.push({ hash: slots[slot] ?? 0, requirement: requirements[entry] ?? 0, worth: worths[entry] ?? 0 });
    }
  }
  return all;
}

/** The tables of a job's requirements. */
export function creditTables(requirements: readonly Requirement[]): CreditTables {
  const skills: Rows = new Map();
  const words: Rows = new Map();
  requirements.forEach(({ key, hashes, hashShares }, at) => {
    addWorth(skills, fnv1a(key), at, 1);
    for (const [relatedKey, credit] of creditsFor(key) ?? []) addWorth(skills, fnv1a(relatedKey), at, credit);
    hashes.forEach((hash, i) => addWorth(words, hash, at, hashShares[i] ?? 0));
  });
  return { skills: toTable(skills), words: toTable(words) };
}

/** The keys of a candidate's skills. */
export interface SkillKeys {
  readonly skills: readonly string[];
  /** Implied by words of listed skills. */
  readonly implied: readonly string[];
  /** Mentioned by title, bio and recent work. */
  readonly mentioned: readonly string[];
  /** Mentioned only by older work. */
  readonly mentionedBefore: readonly string[];
}

/** A candidate's skills, hashed. */
export function offeredSkills({ skills, implied, mentioned, mentionedBefore }: SkillKeys): OfferedSkills {
  return {
    hashes: Int32Array.from([...skills, ...implied, ...mentioned, ...mentionedBefore], fnv1a),
    listed: skills.length,
    fresh: skills.length + implied.length + mentioned.length,
  };
}

/** For each requirement of the current job: the best credit, and the share of its words in listed skills. */
let credits = new Float64Array(64);
let listedWords = new Float64Array(64);

/** The slot of a hash, or the empty one where it would be. */
function slotOf({ slots, mask }: WorthTable, hash: number): number {
  let slot = hash & mask;
  while (slots[slot * SLOT] !== hash && slots[slot * SLOT + 2] !== 0) slot = (slot + 1) & mask;
  return slot * SLOT;
}

function applySkills(table: WorthTable, { hashes, listed, fresh }: OfferedSkills): void {
  const { slots, requirements, worths } = table;
  for (let i = 0; i < hashes.length; i++) {
    const slot = slotOf(table, hashes[i] ?? 0);
    const end = slots[slot + 2] ?? 0;
    const share = i < fresh ? MENTIONED : MENTIONED_BEFORE;
    for (let entry = slots[slot + 1] ?? 0; entry < end; entry++) {
      const at = requirements[entry] ?? 0;
      const credit = (worths[entry] ?? 0) * (i < listed ? 1 : share);
      if (credit > (credits[at] ?? 0)) credits[at] = credit;
    }
  }
}

function applyWords(table: WorthTable, words: Int32Array): void {
  const { slots, requirements, worths } = table;
  for (let i = 0; i < words.length; i++) {
    const slot = slotOf(table, words[i] ?? 0);
    const end = slots[slot + 2] ?? 0;
    for (let entry = slots[slot + 1] ?? 0; entry < end; entry++) {
      const at = requirements[entry] ?? 0;
      listedWords[at] = (listedWords[at] ?? 0) + (worths[entry] ?? 0);
    }
  }
}

/** The share (0-1) of a requirement's words that the text has. */
function wordsInText({ hashes, hashShares }: Requirement, { prose }: Passage): number {
  let share = 0;
  for (let i = 0; i < hashes.length; i++) if (mentions(prose, hashes[i] ?? 0)) share += hashShares[i] ?? 0;
  return share;
}

function creditOf(requirement: Requirement, at: number, bio: Passage | null, summaries: readonly Passage[]): number {
  let credit = credits[at] ?? 0;
  const inList = listedWords[at] ?? 0;
  if (inList >= ENOUGH_WORDS) credit = Math.max(credit, SHARED_WORDS_LISTED * inList);
  if (credit >= SHARED_WORDS_TEXT) return credit;
  let inText = bio === null ? 0 : wordsInText(requirement, bio);
  for (let i = 0; i < summaries.length; i++) {
    const passage = summaries[i];
    if (passage !== undefined) inText = Math.max(inText, wordsInText(requirement, passage));
  }
  return inText >= ENOUGH_WORDS ? Math.max(credit, SHARED_WORDS_TEXT * inText) : credit;
}

/** The weighted share (0-1) of required skills that the candidate fulfills; 0 without requirements. */
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
  let sum = 0;
  let total = 0;
  for (let i = 0; i < length; i++) {
    const requirement = requirements[i];
    if (requirement === undefined) continue;
    sum += requirement.weight * creditOf(requirement, i, candidate.bio, candidate.summaries);
    total += requirement.weight;
  }
  return total === 0 ? 0 : sum / total;
}
