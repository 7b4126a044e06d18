/**
 * Data structures of the indexes: numbers for values (`Dictionary`) and ids (`IdTable`), inverted lists (`Postings`), and a word index (`WordIndex`).
 * Rows are identified by slots: small whole numbers that are reused.
 */

/** Returns a copy of the numbers with room for `length`. */
export const withCapacity = <Numbers extends Float64Array | Int32Array | Uint16Array | Uint8Array>(
  numbers: Numbers,
  length: number,
): Numbers => {
  const larger = new (numbers.constructor as new (length: number) => Numbers)(length);
  larger.set(numbers);
  return larger;
};

/** Shared values by key, each stored once with a number. Numbers start at 0 and never change. */
export class Dictionary<Key extends string | number, Value> {
  readonly values: Value[] = [];
  private readonly numbers = new Map<Key, number>();

  get size(): number {
    return this.values.length;
  }

  /** Returns the number of a key, or -1 if the key is unknown. */
  find(key: Key): number {
    return this.numbers.get(key) ?? -1;
  }

  /** Returns the number of a key. Calls `make` for new keys. */
  intern(key: Key, make: () => Value): number {
    const existing = this.numbers.get(key);
    if (existing !== undefined) return existing;
    const number = this.values.push(make()) - 1;
    this.numbers.set(key, number);
    return number;
  }
}

const WORDS_PER_ID = 4;
const EMPTY = -1;

const parseIdWord = (id: string, word: number): number => {
  // The digits are 8-4-4-4-12. The second word spans groups two and three, the third word spans group four and the start of group five.
  if (word === 0) return Number.parseInt(id.slice(0, 8), 16) | 0;
  if (word === 1) return Number.parseInt(id.slice(9, 13) + id.slice(14, 18), 16) | 0;
  if (word === 2) return Number.parseInt(id.slice(19, 23) + id.slice(24, 28), 16) | 0;
  return Number.parseInt(id.slice(28, 36), 16) | 0;
};

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/**
 * UUIDs in 16 bytes each with their slots, as a hash table with open addressing. An id keeps its slot until it is removed. Freed slots are reused.
 */
export class IdTable {
  /** One more than the highest slot ever used. */
  end = 0;
  size = 0;
  private words = new Int32Array(WORDS_PER_ID * 64);
  private table = new Int32Array(128).fill(EMPTY);
  private readonly freed: number[] = [];

  private hashAt(slot: number): number {
    // The last two words of a UUID are random in every version used here.
    const start = slot * WORDS_PER_ID;
    return (
      Math.imul((this.words[start + 3] ?? 0) ^ Math.imul(this.words[start + 2] ?? 0, 0x9e3779b1), 0x85ebca6b) >>> 0
    );
  }

  private write(slot: number, id: string): void {
    if ((slot + 1) * WORDS_PER_ID > this.words.length) {
      this.words = withCapacity(this.words, Math.ceil(this.words.length * 1.5));
    }
    for (let word = 0; word < WORDS_PER_ID; word++) this.words[slot * WORDS_PER_ID + word] = parseIdWord(id, word);
  }

  /** Returns the table position of the id stored at `slot`, or the position where it would be inserted. */
  private findPlace(slot: number): number {
    const mask = this.table.length - 1;
    for (let index = this.hashAt(slot) & mask; ; index = (index + 1) & mask) {
      const other = this.table[index] ?? EMPTY;
      if (other === EMPTY || this.compare(other, slot) === 0) return index;
    }
  }

  private enlarge(): void {
    const oldTable = this.table;
    this.table = new Int32Array(oldTable.length * 2).fill(EMPTY);
    for (const slot of oldTable) if (slot !== EMPTY) this.table[this.findPlace(slot)] = slot;
  }

  /** Returns the slot of an id, or -1 if the id is unknown. */
  find(id: string): number {
    this.write(this.end, id);
    return this.table[this.findPlace(this.end)] ?? EMPTY;
  }

  /** Assigns a slot to a new id and returns the slot. */
  add(id: string): number {
    if ((this.size + 1) * 2 > this.table.length) this.enlarge();
    const slot = this.freed.pop() ?? this.end++;
    this.write(slot, id);
    this.table[this.findPlace(slot)] = slot;
    this.size += 1;
    return slot;
  }

  /** Frees the slot of an id. */
  remove(slot: number): void {
    const mask = this.table.length - 1;
    let hole = this.findPlace(slot);
    this.table[hole] = EMPTY;
    // Closes the gap. A lookup stops at an empty place, so displaced entries behind it must move up.
    for (let index = (hole + 1) & mask; this.table[index] !== EMPTY; index = (index + 1) & mask) {
      const other = this.table[index] ?? EMPTY;
      const home = this.hashAt(other) & mask;
      const isReachable = hole <= index ? home > hole && home <= index : home > hole || home <= index;
      if (isReachable) continue;
      this.table[hole] = other;
      this.table[index] = EMPTY;
      hole = index;
    }
    this.freed.push(slot);
    this.size -= 1;
  }

  /** Compares the ids in two slots in text order. */
  compare(a: number, b: number): number {
    for (let word = 0; word < WORDS_PER_ID; word++) {
      const left = (this.words[a * WORDS_PER_ID + word] ?? 0) >>> 0;
      const right = (this.words[b * WORDS_PER_ID + word] ?? 0) >>> 0;
      if (left !== right) return left < right ? -1 : 1;
    }
    return 0;
  }

  id(slot: number): string {
    const start = slot * WORDS_PER_ID;
    const word = (index: number): string => hex(this.words[start + index] ?? 0);
    const [a, b, c, d] = [word(0), word(1), word(2), word(3)];
    return `${a}-${b.slice(0, 4)}-${b.slice(4)}-${c.slice(0, 4)}-${c.slice(4)}${d}`;
  }
}

/** Spare capacity of a list when it moves, as a share of its size. At least one entry. */
const LIST_SLACK = 0.125;
/** Spare capacity of the shared array when it is compacted. */
const ARENA_SLACK = 0.15;
const MIN_ARENA = 1_024;

const capacityFor = (count: number): number => count + 1 + Math.floor(count * LIST_SLACK);

/**
 * Inverted lists: the unordered slots of the rows for each key (a whole number from 0). All lists share one array. A full list moves to the end of
 * the array with more capacity. When the array is full, all lists are compacted, so thousands of lists need little more memory than their entries.
 * Callers must not add a slot twice.
 */
export class Postings {
  /** The entries of all lists. */
  protected arena = new Int32Array(MIN_ARENA);
  private end = 0;
  protected starts = new Int32Array(256);
  protected counts = new Int32Array(256);
  private capacities = new Int32Array(256);

  /** Returns the list of a key. Valid until a slot is added to any list. */
  of(key: number): Int32Array {
    const start = this.starts[key] ?? 0;
    return this.arena.subarray(start, start + (this.counts[key] ?? 0));
  }

  private ensureKey(key: number): void {
    if (key < this.starts.length) return;
    const keys = Math.ceil(key * 1.2) + 1;
    this.starts = withCapacity(this.starts, keys);
    this.counts = withCapacity(this.counts, keys);
    this.capacities = withCapacity(this.capacities, keys);
  }

  /** Rewrites all lists with some spare capacity, and `reserve` entries of free space at the end. */
  private compact(reserve: number): void {
    const { starts, counts, capacities } = this;
    let total = reserve;
    for (const count of counts) if (count > 0) total += capacityFor(count);
    const arena = new Int32Array(MIN_ARENA + Math.ceil(total * (1 + ARENA_SLACK)));
    let end = 0;
    for (let key = 0; key < counts.length; key++) {
      const count = counts[key] ?? 0;
      capacities[key] = count === 0 ? 0 : capacityFor(count);
      arena.set(this.of(key), end);
      starts[key] = end;
      end += capacities[key] ?? 0;
    }
    this.arena = arena;
    this.end = end;
  }

  private move(key: number, count: number): void {
    const capacity = capacityFor(count) + 1;
    if (this.end + capacity > this.arena.length) this.compact(capacity);
    if ((this.capacities[key] ?? 0) > count) return;
    const start = this.starts[key] ?? 0;
    this.arena.copyWithin(this.end, start, start + count);
    this.starts[key] = this.end;
    this.capacities[key] = capacity;
    this.end += capacity;
  }

  add(key: number, slot: number): void {
    this.ensureKey(key);
    const count = this.counts[key] ?? 0;
    if (count === (this.capacities[key] ?? 0)) this.move(key, count);
    this.arena[(this.starts[key] ?? 0) + count] = slot;
    this.counts[key] = count + 1;
  }

  /** Visits every slot of a list. */
  each(key: number, visit: (slot: number) => void): void {
    const slots = this.of(key);
    for (let index = 0; index < slots.length; index++) visit(slots[index] ?? 0);
  }

  /** Removes a slot from a list that contains it. */
  remove(key: number, slot: number): void {
    const list = this.of(key);
    const index = list.indexOf(slot);
    if (index < 0) return;
    list[index] = list.at(-1) ?? 0;
    this.counts[key] = list.length - 1;
  }

  /** Empties a list. */
  drop(key: number): void {
    if (key < this.counts.length) this.counts[key] = 0;
  }
}

/** A folded word of a query. */
export interface QueryWord {
  text: string;
  /** True if the word matches only at the start of a word. */
  isStart: boolean;
  /** Set if the word matches no word of a name, for synonyms of typed words. */
  notInName?: true;
}

/** Marks a word of a name, to distinguish it from the same word in a title or skill. */
export const NAME_MARK = '=';

/** The numbers of the matching words among the first `checkedCount` words. */
interface CachedMatches {
  numbers: number[];
  checkedCount: number;
}

const MAX_CACHED_WORDS = 500;

const distinctWords = (text: string): Set<string> => new Set(text.split(' ').filter((word) => word !== ''));

/**
 * A word index with the semantics of LIKE in the SQL lists. A query word may be anywhere within a word of the text; a short query word may be only at
 * its start. Returns the same rows as the SQL of `server/search`.
 */
export class WordIndex {
  private readonly words = new Dictionary<string, string>();
  private readonly postings = new Postings();
  private readonly cache = new Map<string, CachedMatches>();

  /** Adds a folded text to an empty slot and returns the numbers of its words. */
  put(slot: number, text: string): number[] {
    return Array.from(distinctWords(text), (word) => {
      const number = this.words.intern(word, () => word);
      this.postings.add(number, slot);
      return number;
    });
  }

  /** Removes a word from a slot. */
  drop(slot: number, number: number): void {
    this.postings.remove(number, slot);
  }

  /** Returns the numbers of the indexed words that match. */
  private findMatches({ text, isStart, notInName }: QueryWord): readonly number[] {
    const key = `${notInName ? '-' : ''}${isStart ? ' ' : ''}${text}`;
    const match = this.cache.get(key) ?? { numbers: [], checkedCount: 0 };
    for (; match.checkedCount < this.words.size; match.checkedCount++) {
      const written = this.words.values[match.checkedCount] ?? '';
      const isInName = written.startsWith(NAME_MARK);
      if (isInName && notInName) continue;
      const word = isInName ? written.slice(NAME_MARK.length) : written;
      if (isStart ? word.startsWith(text) : word.includes(text)) match.numbers.push(match.checkedCount);
    }
    if (this.cache.size >= MAX_CACHED_WORDS) this.cache.clear();
    this.cache.set(key, match);
    return match.numbers;
  }

  /** Visits every slot whose text has exactly this word. */
  visitExact(word: string, visit: (slot: number) => void): void {
    const number = this.words.find(word);
    if (number >= 0) this.postings.each(number, visit);
  }

  /** Visits every slot whose text contains the word, possibly more than once. */
  visitMatching(word: QueryWord, visit: (slot: number) => void): void {
    for (const number of this.findMatches(word)) this.postings.each(number, visit);
  }
}
