/**
 * What candidates and jobs have in common in the index, a few bytes a row: title, years, money, zone, kind of work and the length
 * of the text, each as the number of a value that many rows share. It compares nothing.
 * Invariant: a value is there as it was prepared; its number only names it.
 */

import type { WorkType } from '#shared/vocabulary.ts';
import type { Years } from '../scoring/experience.ts';
import { titleOf } from '../scoring/prepare.ts';
import type { ZoneOffsets } from '../scoring/zone-offsets.ts';
import type { PreparedTitle } from '../taxonomy/titles.ts';
import { Dictionary } from './dictionary.ts';

/** A title that rows share. */
interface SharedTitle {
  readonly text: string;
  readonly concepts: readonly string[];
}

/** Whether a title names work: not at all, as stated, or as read out of a text. */
export const TITLE_KIND = { none: 0, stated: 1, read: 2 } as const;

/** The parts of a prepared side that stand in columns. */
export interface SideForm {
  titleText: string;
  titleConcepts: readonly string[];
  years: Years | null;
  timezone: ZoneOffsets | null;
  workType: WorkType | null;
  prose: { length: number } | null;
}

/** Titles kept ready to be compared; some kilobytes each. */
const MAX_READY = 4_000;
/** Columns of 16 bits hold no longer text; a longer one counts as this long for its bound. */
const LONGEST = 65_534;

/** The same numbers with room for `length` of them. */
export const widened = <Numbers extends Float64Array | Int32Array | Uint16Array | Uint8Array>(
  numbers: Numbers,
  length: number,
): Numbers => {
  const larger = new (numbers.constructor as new (length: number) => Numbers)(length);
  larger.set(numbers);
  return larger;
};

/** The shared columns of a side. Number 0 of years, amounts, zones and kinds is what is not stated. */
export class SideColumns {
  readonly titles = new Dictionary<string, SharedTitle>();
  readonly years = new Dictionary<string, Years | null>();
  readonly amounts = new Dictionary<number, number | null>();
  readonly zones = new Dictionary<string, ZoneOffsets | null>();
  readonly workTypes = new Dictionary<string, WorkType | null>();
  titleNumbers = new Int32Array(64);
  yearsNumbers = new Uint16Array(64);
  amountNumbers = new Uint16Array(64);
  zoneNumbers = new Uint16Array(64);
  workTypeNumbers = new Uint8Array(64);
  /** Words of the text and one; 0 where there is no text. */
  textLengths = new Uint16Array(64);
  private kinds = new Uint8Array(64);
  private kindsKnown = 0;
  private readonly ready = new Map<number, PreparedTitle | null>();

  constructor() {
    this.years.intern('', () => null);
    this.amounts.intern(0, () => null);
    this.zones.intern('', () => null);
    this.workTypes.intern('', () => null);
  }

  get capacity(): number {
    return this.titleNumbers.length;
  }

  get bytes(): number {
    return this.capacity * 13;
  }

  /** Makes room for slots below `capacity`. */
  widen(capacity: number): void {
    this.titleNumbers = widened(this.titleNumbers, capacity);
    this.yearsNumbers = widened(this.yearsNumbers, capacity);
    this.amountNumbers = widened(this.amountNumbers, capacity);
    this.zoneNumbers = widened(this.zoneNumbers, capacity);
    this.workTypeNumbers = widened(this.workTypeNumbers, capacity);
    this.textLengths = widened(this.textLengths, capacity);
  }

  /** The number of a title. */
  titleNumber(text: string, concepts: readonly string[]): number {
    const key = concepts.length > 0 ? `\n${text}\n${concepts.join('\n')}` : text;
    return this.titles.intern(key, () => ({ text, concepts }));
  }

  /** The number of years. */
  yearsNumber(years: Years | null): number {
    return years === null ? 0 : this.years.intern(`${years.min} ${years.max}`, () => years);
  }

  put(slot: number, form: SideForm, amount: number | null): void {
    const { titleText: text, titleConcepts: concepts, years, timezone, workType, prose } = form;
    this.titleNumbers[slot] = this.titleNumber(text, concepts);
    this.yearsNumbers[slot] = this.yearsNumber(years);
    this.amountNumbers[slot] = amount === null ? 0 : this.amounts.intern(amount, () => amount);
    this.zoneNumbers[slot] =
      timezone === null ? 0 : this.zones.intern(`${timezone.january} ${timezone.july}`, () => timezone);
    this.workTypeNumbers[slot] = workType === null ? 0 : this.workTypes.intern(workType, () => workType);
    this.textLengths[slot] = prose === null ? 0 : Math.min(LONGEST, prose.length) + 1;
  }

  /** How every title names work, by its number; good until a row is put in. */
  titleKinds(): Uint8Array {
    const { size } = this.titles;
    if (size > this.kinds.length) this.kinds = widened(this.kinds, Math.ceil(1.3 * size));
    for (; this.kindsKnown < size; this.kindsKnown++) {
      const isStated = this.titles.values[this.kindsKnown]?.text !== '';
      const told = isStated ? TITLE_KIND.stated : TITLE_KIND.read;
      this.kinds[this.kindsKnown] = this.title(this.kindsKnown) === null ? TITLE_KIND.none : told;
    }
    return this.kinds.subarray(0, size);
  }

  /** A title by its number, ready to be compared. */
  title(number: number): PreparedTitle | null {
    const known = this.ready.get(number);
    if (known !== undefined) return known;
    const shared = this.titles.values[number];
    // A number that no title has yet is the next title's.
    if (shared === undefined) return null;
    const title = titleOf({ titleText: shared.text, titleConcepts: shared.concepts });
    if (this.ready.size >= MAX_READY) this.ready.clear();
    this.ready.set(number, title);
    return title;
  }
}
