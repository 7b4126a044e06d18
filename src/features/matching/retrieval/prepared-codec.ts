/**
 * The prepared forms of candidates and jobs as bytes, as they are kept beside their rows, so that nobody reads a text twice. What
 * follows from the words of the engine (the places of a title, the credits of skills) is not kept: it is looked up.
 * Invariant: what is read back is what was prepared, to the last bit, by the same version of the engine.
 */
import { WORK_TYPES } from '#shared/vocabulary.ts';
import { BASE_WEIGHTS } from '../scoring/combination.ts';
import { LEAST_RUN } from '../scoring/copying.ts';
import type { Years } from '../scoring/experience.ts';
import type { WorkHistory } from '../scoring/history.ts';
import {
  type CandidateForm,
  completeCandidate,
  completeJob,
  type JobForm,
  type PreparedCandidate,
  type PreparedJob,
  requirement,
} from '../scoring/prepare.ts';
import type { Prose } from '../scoring/prose.ts';
import type { ZoneOffsets } from '../scoring/zone-offsets.ts';

import { ByteReader, ByteWriter } from './bytes.ts';
import { readTimes, writeTimes } from './history-record.ts';

const writer = new ByteWriter();

const writeTexts = (texts: readonly string[]): void => {
  writer.count(texts.length);
  for (const text of texts) writer.text(text);
};

const readTexts = (reader: ByteReader): string[] => Array.from({ length: reader.count() }, () => reader.text());

/** A text has few different weights: they stand once, and their numbers at the words. */
const writeProse = (prose: Prose | null): void => {
  if (prose === null) return writer.count(0);
  writer.count(prose.length + 1);
  writer.hashes(prose.hashes);
  const different = [...new Set(prose.weights)];
  const numbers = new Map(different.map((weight, number) => [weight, number]));
  writer.count(different.length);
  for (const weight of different) writer.float(weight);
  if (different.length > 1) for (const weight of prose.weights) writer.count(numbers.get(weight) ?? 0);
};

const readProse = (reader: ByteReader): Prose | null => {
  const length = reader.count() - 1;
  if (length < 0) return null;
  const hashes = reader.hashes();
  const different = Array.from({ length: reader.count() }, () => reader.float());
  const weights = Float64Array.from(hashes, () => different[different.length > 1 ? reader.count() : 0] ?? 0);
  return { hashes, weights, total: weights.reduce((sum, weight) => sum + weight, 0), length };
};

const writeOptional = <Value>(value: Value | null, write: (value: Value) => void): void => {
  writer.byte(value === null ? 0 : 1);
  if (value !== null) write(value);
};

const readOptional = <Value>(reader: ByteReader, read: () => Value): Value | null =>
  reader.byte() === 0 ? null : read();

const writeYears = (years: Years | null): void =>
  writeOptional(years, ({ min, max }) => {
    writer.float(min);
    writer.float(max);
  });

const readYears = (reader: ByteReader): Years | null =>
  readOptional(reader, () => ({ min: reader.float(), max: reader.float() }));

interface Terms {
  years: Years | null;
  timezone: ZoneOffsets | null;
  workType: PreparedJob['workType'];
}

const writeTerms = ({ years, timezone, workType }: Terms, amount: number | null): void => {
  writeYears(years);
  writeOptional(amount, (value) => writer.float(value));
  writeOptional(timezone, ({ january, july }) => {
    writer.signed(january);
    writer.signed(july);
  });
  writer.byte(workType === null ? 0 : WORK_TYPES.indexOf(workType) + 1);
};

const readTerms = (reader: ByteReader): Terms & { amount: number | null } => ({
  years: readYears(reader),
  amount: readOptional(reader, () => reader.float()),
  timezone: readOptional(reader, () => ({ january: reader.signed(), july: reader.signed() })),
  workType: WORK_TYPES[reader.byte() - 1] ?? null,
});

const writeHistory = (history: WorkHistory | null): void =>
  writeOptional(history, ({ stated, months, held }) => {
    writeYears(stated);
    writer.count(months);
    writer.count(held.length);
    for (const { text, ...times } of held) {
      writer.text(text);
      writeTimes(writer, times);
    }
  });

const readHistory = (reader: ByteReader): WorkHistory | null =>
  readOptional(reader, () => ({
    stated: readYears(reader),
    months: reader.count(),
    held: Array.from({ length: reader.count() }, () => ({ text: reader.text(), ...readTimes(reader) })),
  }));

/** A prepared candidate as bytes. */
export const encodeCandidate = (candidate: CandidateForm): Uint8Array => {
  writer.text(candidate.titleText);
  writeTexts(candidate.titleConcepts);
  writeTexts(candidate.skills);
  // Most skills are written as they are called.
  writeTexts(candidate.skillNames);
  writer.hashes(candidate.skillWords);
  writeTexts(candidate.implied);
  writeTexts(candidate.mentioned);
  writeTexts(candidate.mentionedBefore);
  writeHistory(candidate.history);
  writeTerms(candidate, candidate.rate);
  writeProse(candidate.prose);
  writer.hashes(candidate.runs, LEAST_RUN);
  return writer.take();
};

/** What `encodeCandidate` was given. */
export const decodeCandidateForm = (bytes: Uint8Array): CandidateForm => {
  const reader = new ByteReader(bytes);
  const titleText = reader.text();
  const titleConcepts = readTexts(reader);
  const skills = readTexts(reader);
  const skillNames = readTexts(reader);
  const skillWords = reader.hashes();
  const implied = readTexts(reader);
  const mentioned = readTexts(reader);
  const mentionedBefore = readTexts(reader);
  const history = readHistory(reader);
  const { amount: rate, ...terms } = readTerms(reader);
  const prose = readProse(reader);
  const runs = reader.hashes(LEAST_RUN);
  return {
    titleText,
    titleConcepts,
    skills,
    skillNames,
    skillWords,
    implied,
    mentioned,
    mentionedBefore,
    history,
    ...terms,
    rate,
    prose,
    runs,
  };
};

/** The same, ready to be compared. */
export const decodeCandidate = (bytes: Uint8Array): PreparedCandidate => completeCandidate(decodeCandidateForm(bytes));

/** What factors count for; hardly any job has it otherwise than the others. */
const writeBase = (target: ByteWriter, base: readonly number[]): void => {
  target.byte(base === BASE_WEIGHTS ? 0 : 1);
  if (base !== BASE_WEIGHTS) for (const weight of base) target.float(weight);
};

const readBase = (reader: ByteReader): readonly number[] =>
  reader.byte() === 0 ? BASE_WEIGHTS : BASE_WEIGHTS.map(() => reader.float());

/** A prepared job as bytes. */
export const encodeJob = (job: JobForm): Uint8Array => {
  writer.text(job.titleText);
  writeTexts(job.titleConcepts);
  writer.byte(job.listsSkills ? 1 : 0);
  writeTexts(job.requirements.flatMap(({ key, label }) => [key, label]));
  writeTerms(job, job.budget);
  writeProse(job.prose);
  writer.hashes(job.runs, LEAST_RUN);
  writeBase(writer, job.base);
  return writer.take();
};

/** What `encodeJob` was given. */
export const decodeJobForm = (bytes: Uint8Array): JobForm => {
  const reader = new ByteReader(bytes);
  const titleText = reader.text();
  const titleConcepts = readTexts(reader);
  const listsSkills = reader.byte() === 1;
  const texts = readTexts(reader);
  const requirements = Array.from({ length: texts.length / 2 }, (_, at) =>
    requirement(texts[2 * at + 1] ?? '', texts[2 * at] ?? ''),
  );
  const { amount: budget, ...terms } = readTerms(reader);
  const prose = readProse(reader);
  const runs = reader.hashes(LEAST_RUN);
  const base = readBase(reader);
  return { titleText, titleConcepts, listsSkills, requirements, ...terms, budget, prose, runs, base };
};

/** The same, ready to be compared. */
export const decodeJob = (bytes: Uint8Array): PreparedJob => completeJob(decodeJobForm(bytes));
