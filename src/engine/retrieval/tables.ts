/**
 * What an index of rows is made of: numbers for values (`Dictionary`) and for ids (`IdTable`), lists of the rows that have something
 * (`Postings`), and of those whose text has a word (`WordIndex`). Rows are slots: small whole numbers that are used again.
 */

/** The same numbers with room for `length` of them. */
export const widened = <Numbers extends Float64Array | Int32Array | Uint16Array | Uint8Array>(
  numbers: Numbers,
  length: number,
): Numbers => {
  const larger = new (numbers.constructor as new (length: number) => Numbers)(length);
  larger.set(numbers);
  return larger;
};

/** Values that many rows share, by their keys, each kept once under a number. Invariant: numbers count from 0, and a value keeps its number. */
export class Dictionary<Key extends string | number, Value> {
  readonly values: Value[] = [];
  private readonly numbers = new Map<Key, number>();

  get size(): number {
    return this.values.length;
  }

  /** The number of a key, or -1. */
  find(key: Key): number {
    return this.numbers.get(key) ?? -1;
  }

  /** The number of a key, which is new where `make` is called. */
  intern(key: Key, make: () => Value): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.values.push(make()) - 1;
    this.numbers.set(key, number);
    return number;
  }
}

const WORDS = 4;
const EMPTY = -1;

const wordOf = (id: string, word: number): number => {
  // 8-4-4-4-12 digits: the second word spans the second and third group, the third the fourth and the start of the fifth.
  if (word === 0) return Number.parseInt(id.slice(0, 8), 16) | 0;
  if (word === 1) return Number.parseInt(id.slice(9, 13) + id.slice(14, 18), 16) | 0;
  if (word === 2) return Number.parseInt(id.slice(19, 23) + id.slice(24, 28), 16) | 0;
  return Number.parseInt(id.slice(28, 36), 16) | 0;
};

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/**
 * UUIDs in 16 bytes each, with their slots: a hash table with open addressing.
 * Invariant: an id has one slot as long as it is in; a slot given back is given to the next id.
 */
export class IdTable {
  /** One more than the highest slot ever used. */
  end = 0;
  size = 0;
  private words = new Int32Array(WORDS * 64);
  private table = new Int32Array(128).fill(EMPTY);
  private readonly freed: number[] = [];

  private hashAt(slot: number): number {
    // The last two words of a UUID are random in every version that is in use here.
    const at = slot * WORDS;
    return Math.imul((this.words[at + 3] ?? 0) ^ Math.imul(this.words[at + 2] ?? 0, 0x9e3779b1), 0x85ebca6b) >>> 0;
  }

  private write(slot: number, id: string): void {
    if ((slot + 1) * WORDS > this.words.length) {
      this.words = widened(this.words, Math.ceil(this.words.length * 1.5));
    }
    for (let word = 0; word < WORDS; word++) this.words[slot * WORDS + word] = wordOf(id, word);
  }

  /** Where an id written at `slot` stands in the table, or where it would. */
  private placeOf(slot: number): number {
    const mask = this.table.length - 1;
    for (let place = this.hashAt(slot) & mask; ; place = (place + 1) & mask) {
      const other = this.table[place] ?? EMPTY;
      if (other === EMPTY || this.compare(other, slot) === 0) return place;
    }
  }

  private enlarge(): void {
    const before = this.table;
    this.table = new Int32Array(before.length * 2).fill(EMPTY);
    for (const slot of before) if (slot !== EMPTY) this.table[this.placeOf(slot)] = slot;
  }

  /** The slot of an id, or -1. */
  find(id: string): number {
    this.write(this.end, id);
    return this.table[this.placeOf(this.end)] ?? EMPTY;
  }

  /** A slot for an id that is not in. */
  add(id: string): number {
    if ((this.size + 1) * 2 > this.table.length) this.enlarge();
    const slot = this.freed.pop() ?? this.end++;
    this.write(slot, id);
    this.table[this.placeOf(slot)] = slot;
    this.size += 1;
    return slot;
  }

  /** Gives the slot of an id back. */
  remove(slot: number): void {
    const mask = this.table.length - 1;
    let hole = this.placeOf(slot);
    this.table[hole] = EMPTY;
    // Whoever stands behind the hole because the place was taken moves up, or would not be found any more.
    for (let place = (hole + 1) & mask; this.table[place] !== EMPTY; place = (place + 1) & mask) {
      const other = this.table[place] ?? EMPTY;
      const wanted = this.hashAt(other) & mask;
      const isPast = hole <= place ? wanted > hole && wanted <= place : wanted > hole || wanted <= place;
      if (isPast) continue;
      this.table[hole] = other;
      this.table[place] = EMPTY;
      hole = place;
    }
    this.freed.push(slot);
    this.size -= 1;
  }

  /** The order of the ids in two slots, as of their texts. */
  compare(a: number, b: number): number {
    for (let word = 0; word < WORDS; word++) {
      const left = (this.words[a * WORDS + word] ?? 0) >>> 0;
      const right = (this.words[b * WORDS + word] ?? 0) >>> 0;
      if (left !== right) return left < right ? -1 : 1;
    }
    return 0;
  }

  /** The id in a slot. */
  id(slot: number): string {
    const [a = '', b = '', c = '', d = ''] = Array.from({ length: WORDS }, (_, word) =>
      hex(this.words[slot * WORDS + word] ?? 0),
    );
    return `${a}-${b.slice(0, 4)}-${b.slice(4)}-${c.slice(0, 4)}-${c.slice(4)}${d}`;
  }
}

/** A list has room for this share more than it holds when it moves or is written anew, and for at least one entry. */
const ROOM = 0.125;
/** The shared array has room for this share more than all lists when these are written anew. */
const END_ROOM = 0.15;
const MIN_ARENA = 1_024;

const roomFor = (count: number): number => count + 1 + Math.floor(count * ROOM);

/**
 * Inverted lists: for each key (a whole number from 0 on) the slots of the rows that have it, in no order. All lists share one array; a
 * list that is full moves to its end with more room, and when the end is reached all are written anew, one after the other. So
 * thousands of lists cost little more than their entries.
 * Invariant: a slot stands at most once in a list, as long as nobody adds it twice.
 */
export class Postings {
  /** The entries of all lists. */
  protected arena = new Int32Array(MIN_ARENA);
  private end = 0;
  protected starts = new Int32Array(256);
  protected counts = new Int32Array(256);
  private rooms = new Int32Array(256);

  /** The list of a key; good until a slot is added to any. */
  of(key: number): Int32Array {
    const start = this.starts[key] ?? 0;
    return this.arena.subarray(start, start + (this.counts[key] ?? 0));
  }

  private makeKey(key: number): void {
    if (key < this.starts.length) return;
    const keys = Math.ceil(key * 1.2) + 1;
    this.starts = widened(this.starts, keys);
    this.counts = widened(this.counts, keys);
    this.rooms = widened(this.rooms, keys);
  }

  /** Writes all lists anew with some room at their ends, and `more` behind them. */
  private compact(more: number): void {
    const { starts, counts, rooms } = this;
    let total = more;
    for (const count of counts) if (count > 0) total += roomFor(count);
    const fresh = new Int32Array(MIN_ARENA + Math.ceil(total * (1 + END_ROOM)));
    let end = 0;
    for (let key = 0; key < counts.length; key++) {
      const count = counts[key] ?? 0;
      rooms[key] = count === 0 ? 0 : roomFor(count);
      fresh.set(this.of(key), end);
      starts[key] = end;
      end += rooms[key] ?? 0;
    }
    this.arena = fresh;
    this.end = end;
  }

  private move(key: number, count: number): void {
    const room = roomFor(count) + 1;
    if (this.end + room > this.arena.length) this.compact(room);
    if ((this.rooms[key] ?? 0) > count) return;
    const start = this.starts[key] ?? 0;
    this.arena.copyWithin(this.end, start, start + count);
    this.starts[key] = this.end;
    this.rooms[key] = room;
    this.end += room;
  }

  add(key: number, slot: number): void {
    this.makeKey(key);
    const count = this.counts[key] ?? 0;
    if (count === (this.rooms[key] ?? 0)) this.move(key, count);
    this.arena[(this.starts[key] ?? 0) + count] = slot;
    this.counts[key] = count + 1;
  }

  /** Calls back for every slot of a list. */
  each(key: number, visit: (slot: number) => void): void {
    const slots = this.of(key);
    for (let at = 0; at < slots.length; at++) visit(slots[at] ?? 0);
  }

  /** Takes a slot out of a list that has it. */
  remove(key: number, slot: number): void {
    const list = this.of(key);
    const at = list.indexOf(slot);
    if (at < 0) return;
    list[at] = list.at(-1) ?? 0;
    this.counts[key] = list.length - 1;
  }

  /** Empties a list. */
  drop(key: number): void {
    if (key < this.counts.length) this.counts[key] = 0;
  }
}

/** A word of a query, folded. */
export interface SoughtWord {
  text: string;
  /** Only where a word begins. */
  isStart: boolean;
}

/** Which words have a sought one in them, of the words numbered below `upTo`. */
interface Seen {
  numbers: number[];
  upTo: number;
}

const MAX_SEEN = 500;

const wordsOf = (text: string): Set<string> => new Set(text.split(' ').filter((word) => word !== ''));

/**
 * Texts by their words, as the lists that stay in SQL find them with LIKE: a word of a query stands anywhere in a word of the text, a
 * short one only where one begins. Invariant: the same rows as the SQL of `server/search`, for the same texts and words.
 */
export class WordIndex {
  private readonly words = new Dictionary<string, string>();
  private readonly postings = new Postings();
  private readonly seen = new Map<string, Seen>();

  /** Puts a folded text into a slot that has none; gives the numbers of its words. */
  put(slot: number, text: string): number[] {
    return Array.from(wordsOf(text), (word) => {
      const number = this.words.intern(word, () => word);
      this.postings.add(number, slot);
      return number;
    });
  }

  /** Takes a word out of a slot. */
  drop(slot: number, number: number): void {
    this.postings.remove(number, slot);
  }

  private having({ text, isStart }: SoughtWord): readonly number[] {
    const key = `${isStart ? ' ' : ''}${text}`;
    const seen = this.seen.get(key) ?? { numbers: [], upTo: 0 };
    for (; seen.upTo < this.words.size; seen.upTo++) {
      const word = this.words.values[seen.upTo] ?? '';
      if (isStart ? word.startsWith(text) : word.includes(text)) seen.numbers.push(seen.upTo);
    }
    if (this.seen.size >= MAX_SEEN) this.seen.clear();
    this.seen.set(key, seen);
    return seen.numbers;
  }

  /** Calls back for every slot whose text has the word; for some more than once. */
  eachWith(word: SoughtWord, visit: (slot: number) => void): void {
    for (const number of this.having(word)) this.postings.each(number, visit);
  }
}
