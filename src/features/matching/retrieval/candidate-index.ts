/**
 * All candidates as the engine compares them, in memory: what they share once, their own in some hundred bytes, and inverted lists
 * of skills and words. Rows come and go one by one. Searching is candidate-search.ts.
 * Invariant: a candidate comes out exactly as they were put in, in all that a score reads.
 */
import type { ComparedCandidate } from '../scoring/compared.ts';
import { LEAST_RUN } from '../scoring/copying.ts';
import type { CandidateForm } from '../scoring/prepare.ts';
import type { Prose } from '../scoring/prose.ts';
import { offeredSkills } from '../scoring/skill-credits.ts';
import { ByteReader, ByteWriter } from './bytes.ts';
import { Dictionary } from './dictionary.ts';
import { HeldKinds } from './held-kinds.ts';
import { HeldTitles } from './held-titles.ts';
import { readHistory, writeHistory } from './history-record.ts';
import { IdTable } from './id-table.ts';
import { Postings } from './postings.ts';
import { readProse, writeProse } from './prose-record.ts';
import { Records } from './records.ts';
import { WordIndex } from './search-words.ts';
import { SideColumns, widened } from './side-columns.ts';

/** A candidate as the index takes them. */
export interface IndexedCandidate {
  id: string;
  /** Vetted and not suspended: whether lists show them. Others are scored only by their ids. */
  isListed: boolean;
  /** The product's range of years, to filter by. */
  experience: string | null;
  /**
   * Until when they hold each kind of verification, in the order of the kinds, to filter by: milliseconds since 1970, 0 where not at
   * all, Infinity where for good; empty for none of any kind. Nothing that scores reads it.
   */
  verifiedUntil: readonly number[];
  /** Folded, with a blank at either end. */
  searchText: string;
  form: CandidateForm;
}

const writer = new ByteWriter();

/** The key of a skill's inverted list: those who list it, and those whose words imply it. */
export const listedKey = (skill: number): number => 2 * skill;
export const impliedKey = (skill: number): number => 2 * skill + 1;

const filterWord = (hash: number): number => (hash >>> 5) & 1;
const filterBit = (hash: number): number => 1 << (hash & 31);

/** Candidates by slots. */
export class CandidateIndex {
  readonly ids = new IdTable();
  readonly columns = new SideColumns();
  /** Skills by the hash of their key; words by the hash of their concept. */
  readonly skills = new Dictionary<number, number>();
  readonly terms = new Dictionary<number, number>();
  readonly skillPostings = new Postings();
  /** Of the words of listed skills only: the words of a bio are too many to be searched by. */
  readonly wordPostings = new Postings();
  readonly texts = new WordIndex();
  readonly held = new HeldTitles();
  readonly experiences = new Dictionary<string, string>();
  /** 1 for those whom lists show. */
  listed = new Uint8Array(64);
  /** Which words the text may have: a Bloom filter of two words of 32 bits for each slot, one bit for each word. */
  textFilters = new Int32Array(128);
  /** The number of the range of years and one; 0 where none is stated. */
  experienceNumbers = new Uint8Array(64);
  readonly kinds = new HeldKinds();
  private readonly records = new Records();

  get size(): number {
    return this.ids.size;
  }

  /** Bytes of the columns, records and lists, with the room they keep to grow; without what rows share by value. */
  get bytes(): number {
    const { ids, columns, skillPostings, wordPostings, texts, held, kinds, records, listed } = this;
    const parts = [ids, columns, skillPostings, wordPostings, texts, held, kinds, records];
    return parts.reduce((sum, part) => sum + part.bytes, 10 * listed.length);
  }

  private widen(slot: number): void {
    if (slot < this.columns.capacity) return;
    const capacity = Math.ceil(this.columns.capacity * 1.3);
    this.columns.widen(capacity);
    this.held.widen(capacity);
    this.listed = widened(this.listed, capacity);
    this.experienceNumbers = widened(this.experienceNumbers, capacity);
    this.textFilters = widened(this.textFilters, 2 * capacity);
    this.kinds.widen(capacity);
  }

  /** Takes a candidate in, in the place of what it knew of them. */
  put(candidate: IndexedCandidate): void {
    this.remove(candidate.id);
    const slot = this.ids.add(candidate.id);
    this.widen(slot);
    const { form, experience } = candidate;
    this.columns.put(slot, form, form.rate);
    this.listed[slot] = candidate.isListed ? 1 : 0;
    this.experienceNumbers[slot] = experience === null ? 0 : this.experiences.intern(experience, () => experience) + 1;
    this.kinds.put(slot, candidate.verifiedUntil);
    this.putSkills(slot, form);
    this.held.put(
      slot,
      writeHistory(writer, this.columns, form.history).filter(({ worth }) => worth > 0),
    );
    writeProse(writer, this.terms, form.prose);
    writer.hashes(form.runs, LEAST_RUN);
    this.putTextFilter(slot, form.prose);
    const words = this.texts.put(slot, candidate.searchText);
    writer.count(words.length);
    for (const word of words) writer.count(word);
    this.records.put(slot, writer.take());
  }

  /** Whoever lists a skill needs no word to imply it. */
  private putSkills(slot: number, form: CandidateForm): void {
    const { hashes, ...counts } = offeredSkills(form);
    const numbers = [...new Set(Array.from(hashes, (hash) => this.skills.intern(hash, () => hash)))];
    const different = (count: number): number => new Set(hashes.subarray(0, count)).size;
    const listed = different(counts.listed);
    writer.count(listed);
    writer.count(different(counts.fresh));
    writer.count(numbers.length);
    numbers.forEach((number, at) => {
      writer.count(number);
      this.skillPostings.add(at < listed ? listedKey(number) : impliedKey(number), slot);
    });
    writer.count(form.skillWords.length);
    for (const hash of form.skillWords) {
      const term = this.terms.intern(hash, () => hash);
      writer.count(term);
      this.wordPostings.add(term, slot);
    }
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

  /** Forgets a candidate; does nothing where they are not in. */
  remove(id: string): void {
    const slot = this.ids.find(id);
    if (slot < 0) return;
    const reader = this.reader(slot);
    const listed = reader.count();
    reader.count();
    const skills = reader.count();
    for (let at = 0; at < skills; at++) {
      const number = reader.count();
      this.skillPostings.remove(at < listed ? listedKey(number) : impliedKey(number), slot);
    }
    for (let rest = reader.count(); rest > 0; rest--) this.wordPostings.remove(reader.count(), slot);
    readHistory(reader, this.columns);
    readProse(reader, this.terms);
    reader.hashes(LEAST_RUN);
    for (let rest = reader.count(); rest > 0; rest--) this.texts.drop(slot, reader.count());
    this.records.drop(slot);
    this.held.drop(slot);
    this.kinds.drop(slot);
    this.listed[slot] = 0;
    this.ids.remove(slot);
  }

  private reader(slot: number): ByteReader {
    return new ByteReader(this.records.pageOf(slot), this.records.startOf(slot));
  }

  /** All that a score reads of a candidate. */
  read(slot: number): ComparedCandidate {
    const { columns } = this;
    const reader = this.reader(slot);
    const listed = reader.count();
    const fresh = reader.count();
    const hashes = new Int32Array(reader.count());
    for (let at = 0; at < hashes.length; at++) hashes[at] = this.skills.values[reader.count()] ?? 0;
    const skillWords = new Int32Array(reader.count());
    for (let at = 0; at < skillWords.length; at++) skillWords[at] = this.terms.values[reader.count()] ?? 0;
    const history = readHistory(reader, columns);
    const prose = readProse(reader, this.terms);
    const afterProse = reader.at;
    const title = columns.titleNumbers[slot] ?? 0;
    return {
      title: columns.title(title),
      titleText: columns.titles.values[title]?.text ?? '',
      offered: { hashes, listed, fresh },
      skillWords,
      years: columns.years.values[columns.yearsNumbers[slot] ?? 0] ?? null,
      history,
      rate: columns.amounts.values[columns.amountNumbers[slot] ?? 0] ?? null,
      timezone: columns.zones.values[columns.zoneNumbers[slot] ?? 0] ?? null,
      workType: columns.workTypes.values[columns.workTypeNumbers[slot] ?? 0] ?? null,
      prose,
      // Hardly any bio is so like the post that somebody asks.
      get runs() {
        reader.at = afterProse;
        return reader.hashes(LEAST_RUN);
      },
    };
  }
}
