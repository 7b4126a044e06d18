/**
 * Common parts of the candidate and job indexes: rows by slot with shared columns, a binary record each, inverted lists of skills and words, and
 * common search code. A record starts with the side's own part, followed by texts and words. Reading a row restores everything that a score reads.
 */
import { noScores } from '../scoring/factors.ts';
import type { Passage } from '../scoring/prose.ts';
import { BestFirst, SlotIntersection } from './best-first.ts';
import { SideColumns, type SideForm } from './columns.ts';
import { indexedPassages } from './prepared-codec.ts';
import { type ByteReader, ByteWriter, Records } from './records.ts';
import { Dictionary, IdTable, Postings, WordIndex, widened } from './tables.ts';
import { TitleSimilarityCache } from './title-table.ts';

/** A row to be indexed. */
export interface IndexedRow {
  id: string;
  /** Folded, with a leading and a trailing blank. */
  searchText: string;
  form: SideForm;
}

/** Rows by slot. */
export abstract class RowIndex {
  readonly ids = new IdTable();
  readonly columns = new SideColumns();
  /** Skills by the hash of their key; words by the hash of their concept. */
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
  protected widen(capacity: number): void {
    this.columns.widen(capacity);
    this.listed = widened(this.listed, capacity);
  }

  /** Removes a row; does nothing if it is not indexed. */
  abstract remove(id: string): void;

  /** Assigns a slot to a row, replacing previous data, and writes its columns. The side then writes its part. */
  protected begin(
    { id, form }: IndexedRow,
    texts: readonly Passage[],
    amount: number | null,
    isListed: boolean,
  ): number {
    this.remove(id);
    const slot = this.ids.add(id);
    if (slot >= this.columns.capacity) this.widen(Math.ceil(this.columns.capacity * 1.3));
    this.columns.put(slot, form, texts, amount);
    this.listed[slot] = isListed ? 1 : 0;
    return slot;
  }

  /** Writes the rest of a row's record. */
  protected finish(slot: number, { searchText }: IndexedRow, texts: readonly Passage[]): void {
    this.passages.write(this.writer, texts);
    this.writer.varints(this.texts.put(slot, searchText));
    this.records.put(slot, this.writer.take());
  }

  /** Removes a row whose record was read up to its text. */
  protected forget(slot: number, reader: ByteReader): void {
    this.passages.read(reader);
    reader.eachVarint((word) => this.texts.drop(slot, word));
    this.records.drop(slot);
    this.listed[slot] = 0;
    this.ids.remove(slot);
  }
}

/** Searches an index. Reuses its buffers, so only one search may run at a time. */
export abstract class RowSearcher<Index extends RowIndex> {
  protected readonly index: Index;
  protected readonly titles: TitleSimilarityCache;
  protected readonly rows = new BestFirst();
  protected readonly matching = new SlotIntersection();
  protected readonly raw = noScores();
  protected titleSteps = new Uint8Array(0);

  constructor(index: Index) {
    this.index = index;
    this.titles = new TitleSimilarityCache(index.columns);
  }

  /** Prepares new titles for comparison, so that the next search need not wait. */
  catchUp(): void {
    this.titles.catchUp();
  }
}
