/**
 * Ids of rows (UUIDs) in 16 bytes each, with their slots: a hash table with open addressing. It hands out slots and takes
 * them back. Invariant: an id has one slot as long as it is in; a slot given back is given to the next id.
 */

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

/** UUIDs and the slots they stand in. */
export class IdTable {
  /** One more than the highest slot ever used. */
  end = 0;
  size = 0;
  private words = new Int32Array(WORDS * 64);
  private table = new Int32Array(128).fill(EMPTY);
  private readonly freed: number[] = [];

  get bytes(): number {
    return this.words.byteLength + this.table.byteLength;
  }

  private hashAt(slot: number): number {
    // The last two words of a UUID are random in every version that is in use here.
    const at = slot * WORDS;
    return Math.imul((this.words[at + 3] ?? 0) ^ Math.imul(this.words[at + 2] ?? 0, 0x9e3779b1), 0x85ebca6b) >>> 0;
  }

  private write(slot: number, id: string): void {
    if ((slot + 1) * WORDS > this.words.length) {
      const larger = new Int32Array(Math.ceil(this.words.length * 1.5));
      larger.set(this.words);
      this.words = larger;
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
