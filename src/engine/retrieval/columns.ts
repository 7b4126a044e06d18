/**
 * Columns of the index with a few bytes per row: numbers of shared values (title, years, money, zone, type of work, countries, hours), past titles,
 * and verifications. Values are stored as prepared, without rounding.
 */
import { VERIFICATION_KINDS, type WorkType } from '#shared/vocabulary.ts';
import type { Years } from '../scoring/experience.ts';
import { WORTH_STEPS } from '../scoring/history.ts';
import { prepareJobTitle } from '../scoring/prepare.ts';
import type { Passage } from '../scoring/prose.ts';
import type { ZoneOffsets } from '../scoring/zone-offsets.ts';
import type { PreparedTitle } from '../taxonomy/titles.ts';
import { Dictionary, Postings, withCapacity } from './tables.ts';

/** A title shared by rows. */
interface SharedTitle {
  readonly text: string;
  readonly concepts: readonly string[];
}

/** How an occupation was found for a title: not at all, in the stated title, or in text. */
export const TITLE_KIND = { none: 0, stated: 1, read: 2 } as const;

/** The parts of a prepared side that are stored in columns. */
export interface SideForm {
  titleText: string;
  titleConcepts: readonly string[];
  years: Years | null;
  timezone: ZoneOffsets | null;
  workType: WorkType | null;
  /** The country of the candidate, or the countries of the job; null if not stated. */
  places: readonly string[] | null;
  /** Weekly hours of the job. */
  hours: number | null;
}

/** The maximum number of titles cached in comparable form. Each takes a few kilobytes. */
const MAX_CACHED_TITLES = 4_000;
/** The limit of 16-bit columns. For bounds, longer texts count as having this number of words. */
const MAX_TEXT_WORDS = 65_534;

/** The number of a shared value for each row. Every value is stored once. Number 0 means "not stated". */
export class Column<Value> {
  private readonly dictionary = new Dictionary<string | number, Value | null>();
  private readonly toKey: (value: Value) => string | number;
  numbers: Int32Array | Uint16Array | Uint8Array;

  /** `toKey` identifies values. The type of `numbers` limits the number of distinct values. */
  constructor(toKey: (value: Value) => string | number, numbers: Int32Array | Uint16Array | Uint8Array) {
    this.toKey = toKey;
    this.numbers = numbers;
    this.dictionary.intern('', () => null);
  }

  /** Values by number. */
  get values(): readonly (Value | null)[] {
    return this.dictionary.values;
  }

  ensureCapacity(capacity: number): void {
    this.numbers = withCapacity(this.numbers, capacity);
  }

  /** Returns the number of a value, or -1 if no row ever had it. */
  find(value: Value): number {
    return this.dictionary.find(this.toKey(value));
  }

  internValue(value: Value | null): number {
    return value === null ? 0 : this.dictionary.intern(this.toKey(value), () => value);
  }

  put(slot: number, value: Value | null): void {
    this.numbers[slot] = this.internValue(value);
  }

  of(slot: number): Value | null {
    return this.values[this.numbers[slot] ?? 0] ?? null;
  }
}

/** The columns that the candidate index and the job index both have. */
export class SideColumns {
  readonly titles = new Dictionary<string, SharedTitle>();
  titleNumbers = new Int32Array(64);
  readonly years = new Column<Years>(({ min, max }) => `${min} ${max}`, new Uint16Array(64));
  readonly amounts = new Column<number>((amount) => amount, new Uint16Array(64));
  readonly zones = new Column<ZoneOffsets>(({ january, july }) => `${january} ${july}`, new Uint16Array(64));
  readonly workTypes = new Column<WorkType>((workType) => workType, new Uint8Array(64));
  readonly places = new Column<readonly string[]>((codes) => codes.join(' '), new Int32Array(64));
  readonly hours = new Column<number>((hours) => hours, new Uint16Array(64));
  /** The number of words of the longest text plus one; 0 without text. */
  textLengths = new Uint16Array(64);
  private kinds = new Uint8Array(64);
  /** The number of titles with a known kind. */
  private kindCount = 0;
  private readonly cachedTitles = new Map<number, PreparedTitle | null>();

  get capacity(): number {
    return this.titleNumbers.length;
  }

  /** Makes room for slots below `capacity`. */
  ensureCapacity(capacity: number): void {
    for (const column of [this.years, this.amounts, this.zones, this.workTypes, this.places, this.hours]) {
      column.ensureCapacity(capacity);
    }
    this.titleNumbers = withCapacity(this.titleNumbers, capacity);
    this.textLengths = withCapacity(this.textLengths, capacity);
  }

  titleNumber(text: string, concepts: readonly string[]): number {
    const key = concepts.length > 0 ? `\n${text}\n${concepts.join('\n')}` : text;
    return this.titles.intern(key, () => ({ text, concepts }));
  }

  put(slot: number, form: SideForm, texts: readonly Passage[], amount: number | null): void {
    this.titleNumbers[slot] = this.titleNumber(form.titleText, form.titleConcepts);
    this.years.put(slot, form.years);
    this.amounts.put(slot, amount);
    this.zones.put(slot, form.timezone);
    this.workTypes.put(slot, form.workType);
    this.places.put(slot, form.places);
    this.hours.put(slot, form.hours);
    const longest = texts.reduce((max, { prose }) => Math.max(max, prose.length), -1);
    this.textLengths[slot] = Math.min(MAX_TEXT_WORDS, longest) + 1;
  }

  /** Returns the `TITLE_KIND` of each title, by title number. Valid until the next row is added. */
  titleKinds(): Uint8Array {
    const { size } = this.titles;
    if (size > this.kinds.length) this.kinds = withCapacity(this.kinds, Math.ceil(1.3 * size));
    for (; this.kindCount < size; this.kindCount++) {
      const isStated = this.titles.values[this.kindCount]?.text !== '';
      const kind = isStated ? TITLE_KIND.stated : TITLE_KIND.read;
      this.kinds[this.kindCount] = this.title(this.kindCount) === null ? TITLE_KIND.none : kind;
    }
    return this.kinds.subarray(0, size);
  }

  /** Returns the title of a row as written. */
  titleText(slot: number): string {
    return this.titles.values[this.titleNumbers[slot] ?? 0]?.text ?? '';
  }

  preparedTitle(slot: number): PreparedTitle | null {
    return this.title(this.titleNumbers[slot] ?? 0);
  }

  /** Returns the title with this number in comparable form. */
  title(number: number): PreparedTitle | null {
    const cached = this.cachedTitles.get(number);
    if (cached !== undefined) return cached;
    const shared = this.titles.values[number];
    // Do not cache this, because a later title will get this number.
    if (shared === undefined) return null;
    const title = prepareJobTitle({ titleText: shared.text, titleConcepts: shared.concepts });
    if (this.cachedTitles.size >= MAX_CACHED_TITLES) this.cachedTitles.clear();
    this.cachedTitles.set(number, title);
    return title;
  }
}

/** Entries contain the title's number in the upper bits and its worth in the lower bits. */
const WORTH_BITS = 8;
const WORTH_MASK = 2 ** WORTH_BITS - 1;

/** Past titles, encoded for computing score bounds: each title's number and worth, by slot. */
export class PastTitles extends Postings {
  /** Returns the index of a slot's first title. Equals `endIndex` if there are none. */
  firstIndex(slot: number): number {
    return this.starts[slot] ?? 0;
  }

  endIndex(slot: number): number {
    return this.firstIndex(slot) + (this.counts[slot] ?? 0);
  }

  titleAt(index: number): number {
    return (this.arena[index] ?? 0) >>> WORTH_BITS;
  }

  /** Returns the worth of a title, 0 to `WORTH_STEPS`. */
  worthAt(index: number): number {
    return (this.arena[index] ?? 0) & WORTH_MASK;
  }

  /**
   * Raises the value of each slot in `into` to that of its best past title. The value of a title is its entry in `steps`, multiplied by its worth and
   * rounded up.
   */
  raise(steps: Uint8Array, into: Uint8Array): void {
    const { starts, counts, arena } = this;
    for (let slot = 0; slot < counts.length; slot++) {
      const count = counts[slot] ?? 0;
      if (count === 0) continue;
      const start = starts[slot] ?? 0;
      let best = into[slot] ?? 0;
      for (let index = start; index < start + count; index++) {
        const entry = arena[index] ?? 0;
        const step = steps[entry >>> WORTH_BITS] ?? 0;
        if (step > best) best = Math.max(best, Math.ceil(((entry & WORTH_MASK) * step) / WORTH_STEPS));
      }
      into[slot] = best;
    }
  }

  /** Adds titles to a slot, each with its worth (0-1). Call `drop` first to replace its titles. */
  put(slot: number, titles: readonly { number: number; worth: number }[]): void {
    for (const { number, worth } of titles) this.add(slot, (number << WORTH_BITS) | Math.round(worth * WORTH_STEPS));
  }
}

/**
 * The kinds of verification that candidates hold, with their expiry. Takes one byte per candidate, plus the expiry for those who hold any. Does not
 * affect scores.
 */
export class VerifiedKinds {
  /** One bit per kind. */
  private masks = new Uint8Array(64);
  /** Expiry by slot, in the order of the kinds; 0 for kinds not held. */
  private readonly expiries = new Map<number, Float64Array>();

  ensureCapacity(capacity: number): void {
    this.masks = withCapacity(this.masks, capacity);
  }

  /** Sets the expiry of each kind: milliseconds since 1970, Infinity for permanent, 0 or missing for none. */
  put(slot: number, until: readonly number[]): void {
    let mask = 0;
    for (let kind = 0; kind < VERIFICATION_KINDS.length; kind++) if ((until[kind] ?? 0) > 0) mask |= 1 << kind;
    this.masks[slot] = mask;
    if (mask === 0) this.expiries.delete(slot);
    else
      this.expiries.set(
        slot,
        Float64Array.from(VERIFICATION_KINDS, (_, kind) => until[kind] ?? 0),
      );
  }

  drop(slot: number): void {
    this.put(slot, []);
  }

  /** Returns true if a slot holds all given kinds (by number) at a time (milliseconds since 1970). */
  holdsAll(slot: number, kinds: readonly number[], at: number): boolean {
    const mask = this.masks[slot] ?? 0;
    return kinds.every((kind) => (mask & (1 << kind)) !== 0 && (this.expiries.get(slot)?.[kind] ?? 0) > at);
  }
}
