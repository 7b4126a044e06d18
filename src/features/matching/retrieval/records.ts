/**
 * Byte records of rows by slot, in pages: a record that is replaced leaves room that a later one of about its size takes.
 * Invariant: a record never spans two pages, and reading one allocates nothing.
 */

const PAGE = 1 << 20;
/** Records take multiples of this; room is found again by that multiple. */
const STEP = 16;
const SMALLEST_PAGE = 1 << 14;

interface Page {
  bytes: Uint8Array;
  used: number;
}

/** Records by slot. */
export class Records {
  private readonly pages: Page[] = [];
  private readonly free = new Map<number, number[]>();
  /** Page in the upper bits, place in the page (in steps) in the lower ones; -1 where there is none. */
  private places = new Int32Array(64).fill(-1);
  private steps = new Uint16Array(64);

  get bytes(): number {
    const pages = this.pages.reduce((sum, page) => sum + page.bytes.length, 0);
    return pages + this.places.byteLength + this.steps.byteLength;
  }

  private static readonly PLACES = PAGE / STEP;

  private makeSlot(slot: number): void {
    if (slot < this.places.length) return;
    const length = Math.max(slot + 1, Math.ceil(this.places.length * 1.5));
    const places = new Int32Array(length).fill(-1);
    places.set(this.places);
    const steps = new Uint16Array(length);
    steps.set(this.steps);
    this.places = places;
    this.steps = steps;
  }

  private newPlace(steps: number): number {
    const length = steps * STEP;
    let page = this.pages.at(-1);
    if (page !== undefined && page.used + length > page.bytes.length && page.bytes.length < PAGE) {
      // The first page grows with a small market; later ones come whole.
      const bytes = new Uint8Array(PAGE);
      bytes.set(page.bytes);
      page.bytes = bytes;
    }
    if (page === undefined || page.used + length > page.bytes.length) {
      page = { bytes: new Uint8Array(this.pages.length === 0 ? SMALLEST_PAGE : PAGE), used: 0 };
      if (length > page.bytes.length) page.bytes = new Uint8Array(PAGE);
      this.pages.push(page);
    }
    const place = (this.pages.length - 1) * Records.PLACES + page.used / STEP;
    page.used += length;
    return place;
  }

  /** Puts a record of less than a page into a slot that has none. */
  put(slot: number, record: Uint8Array): void {
    this.makeSlot(slot);
    const steps = Math.max(1, Math.ceil(record.length / STEP));
    const place = this.free.get(steps)?.pop() ?? this.newPlace(steps);
    this.places[slot] = place;
    this.steps[slot] = steps;
    this.pageOf(slot).set(record, this.startOf(slot));
  }

  /** Takes the record of a slot away. */
  drop(slot: number): void {
    const steps = this.steps[slot] ?? 0;
    const freed = this.free.get(steps);
    const place = this.places[slot] ?? -1;
    if (freed === undefined) this.free.set(steps, [place]);
    else freed.push(place);
    this.places[slot] = -1;
  }

  /** The bytes that the record of a slot stands in. */
  pageOf(slot: number): Uint8Array {
    const page = this.pages[Math.floor((this.places[slot] ?? 0) / Records.PLACES)];
    if (page === undefined) throw new Error('A slot without a record was asked for');
    return page.bytes;
  }

  /** Where in `pageOf` the record begins. */
  startOf(slot: number): number {
    return ((this.places[slot] ?? 0) % Records.PLACES) * STEP;
  }
}
