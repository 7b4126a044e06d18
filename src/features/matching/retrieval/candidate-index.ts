/**
 * All candidates as the engine compares them, in memory: what they share once, their own in some hundred bytes, and inverted lists
 * of skills and words. Searching is candidate-search.ts.
 */
import type { CandidateFeatures, ComparedCandidate } from '../scoring/prepare.ts';
import type { Prose } from '../scoring/prose.ts';
import { offeredSkills } from '../scoring/skill-credits.ts';
import { Column, PastTitles, VerifiedKinds } from './columns.ts';
import { indexedHistory, runs } from './prepared-codec.ts';
import type { ByteReader } from './records.ts';
import { type IndexedRow, RowIndex } from './row-index.ts';
import { Dictionary, Postings, widened } from './tables.ts';

/** A candidate as the index takes them. */
export interface IndexedCandidate extends IndexedRow {
  /** Vetted and not suspended: whether lists show them. Others are scored only by their ids. */
  isListed: boolean;
  /** The product's range of years, to filter by. */
  experience: string | null;
  /**
   * Until when they hold each kind of verification, in the order of the kinds, to filter by: milliseconds since 1970, 0 where not at
   * all, Infinity where for good; empty for none of any kind. Nothing that scores reads it.
   */
  verifiedUntil: readonly number[];
  form: CandidateFeatures;
}

/** The key of a skill's inverted list: those who list it, and those whose words imply it. */
export const listedKey = (skill: number): number => 2 * skill;
export const impliedKey = (skill: number): number => 2 * skill + 1;

const filterWord = (hash: number): number => (hash >>> 5) & 1;
const filterBit = (hash: number): number => 1 << (hash & 31);

/** The hashes whose numbers were written. */
const valuesOf = (reader: ByteReader, { values }: Dictionary<number, number>): Int32Array => {
  const hashes = new Int32Array(reader.count());
  for (let at = 0; at < hashes.length; at++) hashes[at] = values[reader.count()] ?? 0;
  return hashes;
};

/** Candidates by slots. */
export class CandidateIndex extends RowIndex {
  /** Of the words of listed skills only: the words of a bio are too many to be searched by. */
  readonly wordPostings = new Postings();
  readonly held = new PastTitles();
  readonly kinds = new VerifiedKinds();
  readonly experiences = new Column<string>((range) => range, new Uint8Array(64));
  /** Which words the text may have: a Bloom filter of two words of 32 bits for each slot, one bit for each word. */
  private textFilters = new Int32Array(128);
  private readonly history = indexedHistory(this.columns);

  protected override widen(capacity: number): void {
    super.widen(capacity);
    for (const column of [this.kinds, this.experiences]) column.widen(capacity);
    this.textFilters = widened(this.textFilters, 2 * capacity);
  }

  /** Takes a candidate in, in the place of what it knew of them. */
  put(candidate: IndexedCandidate): void {
    const { form } = candidate;
    const slot = this.begin(candidate, form.rate, candidate.isListed);
    this.experiences.put(slot, candidate.experience);
    this.kinds.put(slot, candidate.verifiedUntil);
    this.putSkills(slot, form);
    this.held.put(
      slot,
      this.history.write(this.writer, form.history).filter(({ worth }) => worth > 0),
    );
    this.putTextFilter(slot, form.prose);
    this.finish(slot, candidate);
  }

  /** Whoever lists a skill needs no word to imply it. */
  private putSkills(slot: number, form: CandidateFeatures): void {
    const { hashes, ...counts } = offeredSkills(form);
    const numbers = [...new Set(Array.from(hashes, (hash) => this.skills.intern(hash, () => hash)))];
    const different = (count: number): number => new Set(hashes.subarray(0, count)).size;
    const listed = different(counts.listed);
    this.writer.count(listed);
    this.writer.count(different(counts.fresh));
    this.writer.counts(numbers);
    numbers.forEach((number, at) => this.skillPostings.add(at < listed ? listedKey(number) : impliedKey(number), slot));
    const terms = Array.from(form.skillWords, (hash) => this.terms.intern(hash, () => hash));
    this.writer.counts(terms);
    for (const term of terms) this.wordPostings.add(term, slot);
  }

  private putTextFilter(slot: number, prose: Prose | null): void {
    this.textFilters[2 * slot] = 0;
    this.textFilters[2 * slot + 1] = 0;
    for (const hash of prose?.hashes ?? []) {
      const at = 2 * slot + filterWord(hash);
      this.textFilters[at] = (this.textFilters[at] ?? 0) | filterBit(hash);
    }
  }

  /** False only where the text of a slot has no word of this hash. */
  mayMention(slot: number, hash: number): boolean {
    return ((this.textFilters[2 * slot + filterWord(hash)] ?? 0) & filterBit(hash)) !== 0;
  }

  override remove(id: string): void {
    const slot = this.ids.find(id);
    if (slot < 0) return;
    const reader = this.records.reader(slot);
    const listed = reader.count();
    reader.count();
    let at = 0;
    reader.eachCount((skill) => this.skillPostings.remove(at++ < listed ? listedKey(skill) : impliedKey(skill), slot));
    reader.eachCount((term) => this.wordPostings.remove(term, slot));
    this.history.read(reader);
    this.held.drop(slot);
    this.kinds.drop(slot);
    this.forget(slot, reader);
  }

  /** All that a score reads of a candidate. */
  read(slot: number): ComparedCandidate {
    const { columns } = this;
    const reader = this.records.reader(slot);
    const listed = reader.count();
    const fresh = reader.count();
    const hashes = valuesOf(reader, this.skills);
    const skillWords = valuesOf(reader, this.terms);
    const history = this.history.read(reader);
    const prose = this.prose.read(reader);
    const afterProse = reader.at;
    return {
      title: columns.titleOf(slot),
      titleText: columns.titleTextOf(slot),
      offered: { hashes, listed, fresh },
      skillWords,
      years: columns.years.of(slot),
      history,
      rate: columns.amounts.of(slot),
      timezone: columns.zones.of(slot),
      workType: columns.workTypes.of(slot),
      prose,
      // Hardly any bio is so like the post that somebody asks.
      get runs() {
        reader.at = afterProse;
        return runs.read(reader);
      },
    };
  }
}
