/**
 * Streams and validates job and candidate files (JSON lines with the product's field names). Stops at an invalid line with file and line number. Ids
 * must be unique.
 */
import { createReadStream } from 'node:fs';
import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));
const list = z.optional(z.nullable(z.array(z.string())));
const money = z.optional(z.nullable(z.number()));
const id = z.string().check(z.regex(/^\S+$/, 'must be text without white space'));

const jobLineSchema = z.object({
  id,
  title: text,
  description: text,
  responsibilities: text,
  requiredSkills: list,
  experience: text,
  hourlyBudget: money,
  timezone: text,
  jobType: text,
  countries: list,
  hoursPerWeek: money,
});

/** The fields of a position that are read; companies never affect scores. */
const position = z.object({ title: text, start: text, end: text, summary: text });

const candidateLineSchema = z.object({
  id,
  jobTitle: text,
  bio: text,
  skills: list,
  experience: text,
  hourlyRate: money,
  timezone: text,
  availability: text,
  country: text,
  positions: z.optional(z.nullable(z.array(position))),
});

/** An invalid line; the message names file and line. */
export class BrokenLineError extends Error {}

/** Yields the lines of a UTF-8 file with their numbers from 1. Only `\n` and `\r\n` end a line, because JSON may contain other line separators. */
export async function* readLines(file: string): AsyncGenerator<{ line: string; number: number }> {
  let rest = '';
  let number = 0;
  for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: 1 << 18 })) {
    const pieces = (rest + String(chunk)).split('\n');
    rest = pieces.pop() ?? '';
    for (const line of pieces) yield { line, number: ++number };
  }
  if (rest !== '') yield { line: rest, number: ++number };
}

function parseJson(line: string, location: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new BrokenLineError(`${location}: not JSON (${error instanceof Error ? error.message : 'unreadable'})`);
  }
}

/** Yields all objects of a JSON lines file, validated, with unique ids. Skips blank lines. */
async function* readObjects<Schema extends z.core.$ZodType<{ id: string }>>(
  file: string,
  schema: Schema,
): AsyncGenerator<z.output<Schema>> {
  const ids = new Set<string>();
  for await (const { line, number } of readLines(file)) {
    const content = number === 1 ? line.replace(/^\uFEFF/, '') : line;
    if (content.trim() === '') continue;
    const location = `${file}:${number}`;
    const result = z.safeParse(schema, parseJson(content, location));
    if (!result.success) {
      const issue = result.error.issues[0];
      throw new BrokenLineError(`${location}: ${issue?.path.join('.') || 'line'}: ${issue?.message ?? 'wrong type'}`);
    }
    if (ids.has(result.data.id))
      throw new BrokenLineError(`${location}: id: "${result.data.id}" was used in an earlier line`);
    ids.add(result.data.id);
    yield result.data;
  }
}

export type JobLine = z.output<typeof jobLineSchema>;
export type CandidateLine = z.output<typeof candidateLineSchema>;

/** Yields the jobs of a file in order. Throws BrokenLineError, and the file system's error for an unreadable file. */
export function readJobLines(file: string): AsyncGenerator<JobLine> {
  return readObjects(file, jobLineSchema);
}

/** Yields the candidates of a file in order. Throws BrokenLineError, and the file system's error for an unreadable file. */
export function readCandidateLines(file: string): AsyncGenerator<CandidateLine> {
  return readObjects(file, candidateLineSchema);
}
