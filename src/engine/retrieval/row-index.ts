/**
 * Common parts of the candidate and job indexes: rows by slot with shared columns, a binary record for each row, inverted lists of skills and words,
 * and common search code. A record starts with the side's own part, followed by texts and words. Reading a record restores all the data that scores
 * depend on.
 */
import { emptyRawScores } from '../scoring/factors.ts';
import type { Passage } from '../scoring/prose.ts';
import { ANSWER_STEPS, answerStep } from './answers.ts';
import {
  BestFirst,
  type Place,
  type ScoredRow,
  type Slice,
  SlotIntersection,
  type TieBreak,
  TopK,
} from './best-first.ts';
import { SideColumns, type SideForm } from './columns.ts';
import { indexedPassages } from './prepared-codec.ts';
import { type ByteReader, ByteWriter, Records } from './records.ts';
import type { Search, SearchCondition } from './search-query.ts';
import { Dictionary, IdTable, Postings, type QueryWord, WordIndex, withCapacity } from './tables.ts';
import { TitleSimilarityCache } from './title-bounds.ts';

export interface IndexedRow {
  id: string;
  /** Folded, with a leading and a trailing space. */
  searchText: string;
  form: SideForm;
}

/** Rows by slot. */
export abstract class RowIndex {
  readonly ids = new IdTable();
  readonly columns = new SideColumns();
  /** Numbers of skills by the hash of their key, and of words by the hash of their concept. */
  readonly skills = new Dictionary<number, number>();
  readonly terms = new Dictionary<number, number>();
  readonly skillPostings = new Postings();
  readonly texts = new WordIndex();
  /** 1 for rows shown in lists. */
  listed = new Uint8Array(64);
  protected readonly writer = new ByteWriter();
  protected readonly records = new Records();
  protected readonly passages = indexedPassages(this.terms);

  get size(): number {
    return this.ids.size;
  }

  /** Makes room for slots below `capacity`. */
  protected ensureCapacity(capacity: number): void {
    this.columns.ensureCapacity(capacity);
    this.listed = withCapacity(this.listed, capacity);
  }

  /** Removes a row. Does nothing if it is not indexed. */
  abstract remove(id: string): void;

  /** Assigns a slot to a row, removes its previous data and writes its columns. The subclass then writes its part of the record. */
  protected begin(
    { id, form }: IndexedRow,
    texts: readonly Passage[],
    amount: number | null,
    isListed: boolean,
  ): number {
    this.remove(id);
    const slot = this.ids.add(id);
    if (slot >= this.columns.capacity) this.ensureCapacity(Math.ceil(this.columns.capacity * 1.3));
    this.columns.put(slot, form, texts, amount);
    this.listed[slot] = isListed ? 1 : 0;
    return slot;
  }

  /** Writes the rest of a row's record. */
  protected finish(slot: number, { searchText }: Pick<IndexedRow, 'searchText'>, texts: readonly Passage[]): void {
    this.passages.write(this.writer, texts);
    this.writer.varints(this.texts.put(slot, searchText));
    this.records.put(slot, this.writer.take());
  }

  /** Removes a row. `reader` must be at the start of the texts in its record. */
  protected forget(slot: number, reader: ByteReader): void {
    this.passages.read(reader);
    reader.eachVarint((word) => this.texts.drop(slot, word));
    this.records.drop(slot);
    this.listed[slot] = 0;
    this.ids.remove(slot);
  }
}

/** Bits for the matches of a search in a row. */
const NAMED = 1;
const HAS_WORDS = 2;
const HAS_SKILLS = 4;

/** A found row. `place` calculates its position in the list on demand. */
export interface PlacedRow {
  row: ScoredRow;
  place: () => Place;
}

/** Searches an index. Reuses its buffers, so only one search may run at a time. */
export abstract class RowSearcher<Index extends RowIndex> {
  protected readonly index: Index;
  protected readonly titles: TitleSimilarityCache;
  protected readonly rows = new BestFirst();
  protected readonly matching = new SlotIntersection();
  protected readonly raw = emptyRawScores();
  protected titleSteps = new Uint8Array(0);
  private found = new Uint8Array(0);
  private steps = new Uint8Array(0);

  constructor(index: Index) {
    this.index = index;
    this.titles = new TitleSimilarityCache(index.columns);
  }

  /** Prepares new titles for comparison, which would otherwise delay the next search. */
  catchUp(): void {
    this.titles.catchUp();
  }

  /** Visits every slot with a word in its text, possibly more than once. */
  protected abstract visitWithWord(word: QueryWord, visit: (slot: number) => void): void;
  /** Visits every slot with a word in its name, possibly more than once. */
  protected abstract visitNamed(word: QueryWord, visit: (slot: number) => void): void;
  /** Visits every slot that lists a skill. */
  protected abstract visitListing(skill: string, visit: (slot: number) => void): void;

  /** Visits every slot that meets a condition, possibly more than once. */
  private visitMeeting(condition: SearchCondition, visit: (slot: number) => void): void {
    if ('word' in condition) this.visitWithWord(condition.word, visit);
    else if ('skill' in condition) this.visitListing(condition.skill, visit);
    else if ('any' in condition) for (const child of condition.any) this.visitMeeting(child, visit);
    else this.visitInAll(condition.all, (child, mark) => this.visitMeeting(child, mark), visit);
  }

  /** Visits every slot that `each` marks for all items. Visits none if there are no items. */
  private visitInAll<Item>(
    items: readonly Item[],
    each: (item: Item, mark: (slot: number) => void) => void,
    visit: (slot: number) => void,
  ): void {
    let common: Set<number> | null = null;
    for (const item of items) {
      const previous: ReadonlySet<number> | null = common;
      const current = new Set<number>();
      each(item, (slot) => {
        if (previous === null || previous.has(slot)) current.add(slot);
      });
      common = current;
    }
    for (const slot of common ?? []) visit(slot);
  }

  /** Restricts the search to the rows that meet a condition. */
  protected restrictTo(condition: SearchCondition): void {
    const parts = 'all' in condition ? condition.all : [condition];
    for (const part of parts) this.matching.intersect((mark) => this.visitMeeting(part, mark));
  }

  /** Calculates how well every slot answers a search. Returns the number of rows at each step. */
  private rateAnswers(search: Search): Int32Array {
    const { index, matching } = this;
    const { columns, ids } = index;
    if (columns.capacity > this.found.length) {
      this.found = new Uint8Array(columns.capacity);
      this.steps = new Uint8Array(columns.capacity);
    } else this.found.fill(0);
    const { found, steps } = this;
    const markWith = (bit: number) => (slot: number) => {
      found[slot] = (found[slot] ?? 0) | bit;
    };
    // Marks nothing if the search has no typed words.
    this.visitInAll(search.typed, (word, mark) => this.visitNamed(word, mark), markWith(NAMED));
    const visitWithWholeWord = (word: QueryWord, mark: (slot: number) => void): void => {
      index.texts.visitExact(word.text, mark);
      this.visitNamed(word, mark);
    };
    this.visitInAll(search.typed, visitWithWholeWord, markWith(HAS_WORDS));
    this.visitInAll(search.skills, (skill, mark) => this.visitListing(skill, mark), markWith(HAS_SKILLS));
    const closeness = search.meaning === null ? null : this.titles.closenessTo(search.meaning);
    const counts = new Int32Array(ANSWER_STEPS);
    matching.each(ids.end, (slot) => {
      const bits = found[slot] ?? 0;
      const step = answerStep(
        {
          isNamed: (bits & NAMED) !== 0,
          hasWords: (bits & HAS_WORDS) !== 0,
          hasSkills: (bits & HAS_SKILLS) !== 0,
          closeness: closeness?.[columns.titleNumbers[slot] ?? 0] ?? -1,
        },
        search,
      );
      steps[slot] = step;
      counts[step] = (counts[step] ?? 0) + 1;
    });
    return counts;
  }

  /**
   * Returns the best rows after a position. With a search, rows that answer it better come first. `find` adds the rows of one step to the list. It
   * runs once for each step that has rows, until the page is full.
   */
  protected bestRows(
    search: Search | null,
    slice: Slice,
    ties: TieBreak,
    find: (isAtStep: (slot: number) => boolean, top: TopK) => void,
  ): PlacedRow[] {
    const { after, limit } = slice;
    const counts = search === null ? Int32Array.of(1) : this.rateAnswers(search);
    const best: PlacedRow[] = [];
    for (let step = Math.min(counts.length - 1, after?.step ?? ANSWER_STEPS); step >= 0; step--) {
      if (best.length >= limit || counts[step] === 0) continue;
      const top = new TopK(ties, {
        ...slice,
        limit: limit - best.length,
        after: after?.step === step ? after : null,
      });
      find(search === null ? () => true : (slot) => this.steps[slot] === step, top);
      best.push(...top.rows.map((row) => ({ row, place: () => top.toPlace(row, step) })));
    }
    return best;
  }
}
