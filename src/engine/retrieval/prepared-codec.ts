/**
 * Binary encoding of prepared candidates and jobs. It is stored next to their rows, so no text is parsed twice. Also encodes their parts in index
 * records, where words, titles and years are numbers of shared values. Data that follows from the engine's vocabulary (occupations of a title,
 * credits of skills) is looked up instead of stored. Decoding restores exactly the data that the same engine version prepared.
 */
import { WORK_TYPES } from '#shared/vocabulary.ts';
import { BASE_WEIGHTS } from '../scoring/combination.ts';
import type { Years } from '../scoring/experience.ts';
import { type PastTitle, WORTH_STEPS, type WorkHistory } from '../scoring/history.ts';
import {
  type CandidateFeatures,
  hydrateCandidate,
  hydrateJob,
  type JobFeatures,
  type PreparedCandidate,
  type PreparedHistory,
  type PreparedJob,
  toRequirement,
  type Unread,
} from '../scoring/prepare.ts';
import { MIN_SHINGLE_HASH, type Passage, type Prose } from '../scoring/prose.ts';
import type { Requirement } from '../scoring/skill-credits.ts';
import type { ZoneOffsets } from '../scoring/zone-offsets.ts';
import type { SideColumns } from './columns.ts';
import { ByteReader, ByteWriter } from './records.ts';
import type { Dictionary } from './tables.ts';

/** Writes and reads a value. */
interface Codec<Value> {
  write(to: ByteWriter, value: Value): void;
  read(from: ByteReader): Value;
}

const text: Codec<string> = { write: (to, value) => to.text(value), read: (from) => from.text() };
const varint: Codec<number> = { write: (to, value) => to.varint(value), read: (from) => from.varint() };
const zigzag: Codec<number> = { write: (to, value) => to.zigzag(value), read: (from) => from.zigzag() };
const float: Codec<number> = { write: (to, value) => to.float(value), read: (from) => from.float() };
const flag: Codec<boolean> = { write: (to, value) => to.byte(value ? 1 : 0), read: (from) => from.byte() === 1 };
const deltaHashes: Codec<Int32Array> = {
  write: (to, value) => to.deltaHashes(value),
  read: (from) => from.deltaHashes(),
};
/** Shingle hashes have fewer bits than other hashes. */
const shingles: Codec<Int32Array> = {
  write: (to, value) => to.deltaHashes(value, MIN_SHINGLE_HASH),
  read: (from) => from.deltaHashes(MIN_SHINGLE_HASH),
};

const list = <Value>(codec: Codec<Value>): Codec<readonly Value[]> => ({
  write: (to, values) => {
    to.varint(values.length);
    for (const value of values) codec.write(to, value);
  },
  read: (from) => Array.from({ length: from.varint() }, () => codec.read(from)),
});

const optional = <Value>(codec: Codec<Value>): Codec<Value | null> => ({
  write: (to, value) => {
    flag.write(to, value !== null);
    if (value !== null) codec.write(to, value);
  },
  read: (from) => (flag.read(from) ? codec.read(from) : null),
});

/** Encodes the fields of an object in this order. */
const fields = <Fields extends object>(codecs: { [Field in keyof Fields]: Codec<Fields[Field]> }): Codec<Fields> => {
  const entries = Object.entries(codecs) as [keyof Fields & string, Codec<unknown>][];
  return {
    write: (to, value) => {
      for (const [field, codec] of entries) codec.write(to, value[field]);
    },
    // Assigns one field at a time, because building a list of entries would take longer than reading the values.
    read: (from) => {
      const value: Record<string, unknown> = {};
      for (const [field, codec] of entries) value[field] = codec.read(from);
      return value as Fields;
    },
  };
};

const texts = list(text);
const years = optional(fields<Years>({ min: float, max: float }));
const zone = optional(fields<ZoneOffsets>({ january: zigzag, july: zigzag }));
const shift: Codec<PreparedJob['shift']> = {
  write: (to, value) => {
    to.byte(value === null ? 0 : value.isNight ? 2 : 1);
    if (value === null) return;
    to.varint(value.start);
    to.varint(value.end);
  },
  read: (from) => {
    const kind = from.byte();
    if (kind === 0) return null;
    const hours = { start: from.varint(), end: from.varint() };
    return kind === 2 ? { ...hours, isNight: true } : hours;
  },
};
const workType: Codec<PreparedJob['workType']> = {
  write: (to, value) => to.byte(value === null ? 0 : WORK_TYPES.indexOf(value) + 1),
  read: (from) => WORK_TYPES[from.byte() - 1] ?? null,
};

const unread = fields<Unread>({ experience: flag, timezone: flag, availability: flag });

/** A text has few distinct weights. They are stored once, and words refer to them by number. */
const prose: Codec<Prose> = {
  write: (to, value) => {
    to.varint(value.length);
    to.deltaHashes(value.hashes);
    const distinct = [...new Set(value.weights)];
    const numbers = new Map(distinct.map((weight, number) => [weight, number]));
    list(float).write(to, distinct);
    if (distinct.length > 1) for (const weight of value.weights) to.varint(numbers.get(weight) ?? 0);
  },
  read: (from) => {
    const length = from.varint();
    const words = from.deltaHashes();
    const distinct = list(float).read(from);
    const weights = Float64Array.from(words, () => distinct[distinct.length > 1 ? from.varint() : 0] ?? 0);
    return { hashes: words, weights, total: weights.reduce((sum, weight) => sum + weight, 0), length };
  },
};

const passage = (proseCodec: Codec<Prose>): Codec<Passage> => ({
  write: (to, value) => {
    proseCodec.write(to, value.prose);
    shingles.write(to, value.shingles);
  },
  read: (from) => ({ prose: proseCodec.read(from), shingles: shingles.read(from) }),
});

/**
 * No stint ends after this month. The last month of a title is stored as its distance from it, every other month as its distance from the following
 * one.
 */
const LAST_MONTH = 2_100 * 12;

const worthAndDates: Codec<Omit<PastTitle, 'text'>> = {
  write: (to, { worth, stints, isCurrent }) => {
    to.varint(Math.round(worth * WORTH_STEPS));
    to.varint(stints.length + (isCurrent ? 1 : 0));
    let after = LAST_MONTH;
    for (const month of stints.toReversed()) {
      to.varint(after - month);
      after = month;
    }
  },
  read: (from) => {
    const worth = from.varint() / WORTH_STEPS;
    const length = from.varint();
    const stints = new Int32Array(length & ~1);
    let after = LAST_MONTH;
    for (let index = stints.length - 1; index >= 0; index--) stints[index] = after -= from.varint();
    return { worth, stints, isCurrent: (length & 1) === 1 };
  },
};

const pastTitle: Codec<PastTitle> = {
  write: (to, title) => {
    to.text(title.text);
    worthAndDates.write(to, title);
  },
  read: (from) => ({ text: from.text(), ...worthAndDates.read(from) }),
};

const requirements: Codec<readonly Requirement[]> = {
  write: (to, all) =>
    texts.write(
      to,
      all.flatMap(({ key, label }) => [key, label]),
    ),
  read: (from) => {
    const all = texts.read(from);
    return Array.from({ length: all.length / 2 }, (_, index) =>
      toRequirement(all[2 * index + 1] ?? '', all[2 * index] ?? ''),
    );
  },
};

/** Base weights. Almost all jobs have the default. */
const base: Codec<readonly number[]> = {
  write: (to, value) => {
    flag.write(to, value !== BASE_WEIGHTS);
    if (value !== BASE_WEIGHTS) for (const weight of value) to.float(weight);
  },
  read: (from) => (flag.read(from) ? BASE_WEIGHTS.map(() => from.float()) : BASE_WEIGHTS),
};

const candidateCodec = fields<CandidateFeatures>({
  titleText: text,
  titleConcepts: texts,
  skills: texts,
  skillNames: texts,
  skillWords: deltaHashes,
  implied: texts,
  mentioned: texts,
  mentionedBefore: texts,
  history: optional(fields<WorkHistory>({ stated: years, months: varint, pastTitles: list(pastTitle) })),
  years,
  rate: optional(float),
  timezone: zone,
  workType,
  country: optional(text),
  unread,
  hasYearsFromBio: flag,
  bio: optional(passage(prose)),
  summaries: list(passage(prose)),
});

const jobCodec = fields<JobFeatures>({
  titleText: text,
  titleConcepts: texts,
  listsSkills: flag,
  requirements,
  years,
  budget: optional(float),
  timezone: zone,
  shift,
  workType,
  countries: texts,
  hours: optional(float),
  unread,
  texts: list(passage(prose)),
  base,
});

const writer = new ByteWriter();

const encode = <Form>(codec: Codec<Form>, form: Form): Uint8Array => {
  codec.write(writer, form);
  return writer.take();
};

/** Encodes a prepared candidate. */
export const encodeCandidate = (candidate: CandidateFeatures): Uint8Array => encode(candidateCodec, candidate);
/** Reverses `encodeCandidate`. */
export const decodeCandidateFeatures = (bytes: Uint8Array): CandidateFeatures =>
  candidateCodec.read(new ByteReader(bytes));
/** Returns a decoded candidate that is ready to be compared. */
export const decodeCandidate = (bytes: Uint8Array): PreparedCandidate =>
  hydrateCandidate(decodeCandidateFeatures(bytes));

/** Encodes a prepared job. */
export const encodeJob = (job: JobFeatures): Uint8Array => encode(jobCodec, job);
/** Reverses `encodeJob`. */
export const decodeJobFeatures = (bytes: Uint8Array): JobFeatures => jobCodec.read(new ByteReader(bytes));
/** Returns a decoded job that is ready to be compared. */
export const decodeJob = (bytes: Uint8Array): PreparedJob => hydrateJob(decodeJobFeatures(bytes));

/** Encodes a work history in an index record, with titles and years as column numbers. */
export const indexedHistory = (columns: SideColumns) => ({
  /** Writes a history and returns its past titles by number. */
  write: (to: ByteWriter, history: WorkHistory | null): { number: number; worth: number }[] => {
    to.varint(history === null ? 0 : history.pastTitles.length + 1);
    if (history === null) return [];
    to.varint(columns.years.internValue(history.stated));
    to.varint(history.months);
    return history.pastTitles.map((title) => {
      const number = columns.titleNumber(title.text, []);
      to.varint(number);
      worthAndDates.write(to, title);
      return { number, worth: title.worth };
    });
  },
  /** Reads a history and makes it ready to be compared. */
  read: (from: ByteReader): PreparedHistory | null => {
    const length = from.varint() - 1;
    if (length < 0) return null;
    const stated = columns.years.values[from.varint()] ?? null;
    const months = from.varint();
    const titles = Array.from({ length }, () => {
      const number = from.varint();
      return {
        text: columns.titles.values[number]?.text ?? '',
        title: columns.title(number),
        ...worthAndDates.read(from),
      };
    });
    return { stated, months, pastTitles: titles };
  },
});

/** Encodes a text in an index record: words as dictionary numbers in the order of their hashes. The most frequent weight is implicit. */
const indexedProse = (terms: Dictionary<number, number>): Codec<Prose> => ({
  write: (to, value) => {
    to.varint(value.length);
    const distinct = [...Map.groupBy(value.weights, (weight) => weight)]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([weight]) => weight);
    const numbers = new Map(distinct.map((weight, number) => [weight, number]));
    list(float).write(to, distinct);
    to.varint(value.hashes.length);
    value.hashes.forEach((hash, index) => {
      const weight = numbers.get(value.weights[index] ?? 0) ?? 0;
      to.varint(2 * terms.intern(hash, () => hash) + (weight === 0 ? 0 : 1));
      if (weight > 0) to.varint(weight);
    });
  },
  read: (from) => {
    const length = from.varint();
    const distinct = Float64Array.from({ length: from.varint() }, () => from.float());
    const words = new Int32Array(from.varint());
    const weights = new Float64Array(words.length);
    let total = 0;
    for (let index = 0; index < words.length; index++) {
      const packed = from.varint();
      const weight = distinct[packed & 1 ? from.varint() : 0] ?? 0;
      words[index] = terms.values[packed >>> 1] ?? 0;
      weights[index] = weight;
      total += weight;
    }
    return { hashes: words, weights, total, length };
  },
});

/** Encodes the texts of a side in an index record. */
export const indexedPassages = (terms: Dictionary<number, number>): Codec<readonly Passage[]> =>
  list(passage(indexedProse(terms)));
