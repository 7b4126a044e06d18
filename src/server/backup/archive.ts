/**
 * The archive format of a backup: gzipped lines of JSON. An object starts a section (head, table, file, foot); a string is a row of the table or a
 * chunk of the file. Rows use PostgreSQL's text form of a whole row, so that restoring loses nothing. An archive is invalid if it has no foot or its
 * content does not match the foot.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod/mini';

/** Thrown for an unusable archive. The message is shown to the person who runs the command. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()) });
const checksumSchema = z.object({ count: z.int(), sha256: z.string() });

const headSchema = z.object({
  format: z.literal('puente-backup'),
  version: z.literal(1),
  createdAt: z.string(),
  /** Creation times of the applied migrations, in order. */
  migrations: z.array(z.number()),
  tables: z.array(tableSchema),
});
export type ArchiveHead = z.infer<typeof headSchema>;
export type ArchivedTable = z.infer<typeof tableSchema>;

const footSchema = z.object({
  tables: z.record(z.string(), checksumSchema),
  files: z.record(z.string(), checksumSchema),
  /** The last value of each sequence, and whether it was used. */
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
});
export type ArchiveFoot = z.infer<typeof footSchema>;
export type Checksum = z.infer<typeof checksumSchema>;

const lineSchema = z.union([
  z.string(),
  z.object({ head: headSchema }),
  z.object({ table: z.string() }),
  z.object({ file: z.string() }),
  z.object({ foot: footSchema }),
]);
export type ArchiveLine = z.infer<typeof lineSchema>;

const MODULUS = 2n ** 256n;

/**
 * A checksum of rows: their number, and the sum of their SHA-256 hashes modulo 2^256. Does not depend on the order of the rows, which differs between
 * databases.
 */
export class RowChecksum {
  #count = 0;
  #total = 0n;

  add(text: string): void {
    this.#count += 1;
    const digest = createHash('sha256').update(text).digest('hex');
    this.#total = (this.#total + BigInt(`0x${digest}`)) % MODULUS;
  }

  get count(): number {
    return this.#count;
  }

  value(): Checksum {
    return { count: this.#count, sha256: this.#total.toString(16).padStart(64, '0') };
  }
}

export const isSameChecksum = (a: Checksum | undefined, b: Checksum | undefined): boolean =>
  a?.count === b?.count && a?.sha256 === b?.sha256;

const WRITE_CHUNK_CHARACTERS = 64 * 1024;

/** Joins lines into larger chunks, to avoid thousands of small writes. */
async function* joinLines(lines: AsyncIterable<ArchiveLine>): AsyncGenerator<string> {
  let chunk = '';
  for await (const line of lines) {
    chunk += `${JSON.stringify(line)}\n`;
    if (chunk.length < WRITE_CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

/** Returns the name of an archive while it is being written. */
export const draftName = (file: string): string => `${file}.${process.pid}.partial`;

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** Returns the reason why a file cannot be written. */
const explainWriteError = (file: string, code = 'unknown error'): string => {
  const folder = dirname(file);
  const denied = `this user may not write to ${folder}`;
  const full = 'its disk is full';
  const reasons: Partial<Record<string, string>> = {
    ENOENT: `the folder ${folder} does not exist`,
    ENOTDIR: `${folder} is not a folder`,
    EISDIR: 'it is a folder; name a file in it',
    EACCES: denied,
    EPERM: denied,
    EROFS: denied,
    ENOSPC: full,
    EDQUOT: full,
  };
  return reasons[code] ?? code;
};

/** Throws the error of writing to the target. Without a cause, because a full disk would be taken for the database's. */
const refuseTarget =
  (file: string) =>
  (error: unknown): never => {
    throw new ArchiveError(
      `The backup cannot be written to ${file}: ${explainWriteError(file, (error as NodeJS.ErrnoException).code)}. Nothing was backed up`,
    );
  };

/**
 * Writes the lines to the draft of `file`. Only its owner may read it, because it contains all personal data. Throws an `ArchiveError` if the file
 * cannot be written.
 */
export const writeDraft = async (file: string, lines: AsyncIterable<ArchiveLine>): Promise<void> => {
  const refuse = refuseTarget(file);
  if (await isFolder(file)) refuse({ code: 'EISDIR' });
  const draft = await open(draftName(file), 'w', 0o600).catch(refuse);
  const write = async (chunks: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of chunks) await draft.writeFile(chunk).catch(refuse);
  };
  try {
    // Level 4 takes a third of the time of the default and produces 10% more bytes.
    await pipeline(Readable.from(joinLines(lines)), createGzip({ level: 4 }), write);
    await draft.sync().catch(refuse);
  } finally {
    await draft.close();
  }
};

/** Renames the draft to its final name, replacing a previous file. */
export const publishDraft = (file: string): Promise<void> => rename(draftName(file), file).catch(refuseTarget(file));

/** Removes the draft. A draft that cannot be removed must not hide why the backup failed. */
export const dropDraft = (file: string): Promise<void> => rm(draftName(file), { force: true }).catch(() => {});

const NEWLINE = 10;

async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, end)]).toString('utf8');
      rest = [];
      from = end + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  if (rest.length > 0) throw new ArchiveError('The archive is incomplete: it ends in the middle of a line');
}

const parseLine = (text: string): ArchiveLine => {
  // Most lines are rows: plain strings that need no schema.
  const value: unknown = JSON.parse(text);
  if (typeof value === 'string') return value;
  const parsed = z.safeParse(lineSchema, value);
  if (!parsed.success) throw new ArchiveError('The archive contains a line that this release cannot read');
  return parsed.data;
};

const toArchiveError = (error: unknown, file: string): unknown => {
  if (error instanceof ArchiveError) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') {
    return new ArchiveError(`${file} cannot be read (${code})`);
  }
  if (code?.startsWith('Z_') || error instanceof SyntaxError) {
    return new ArchiveError(`${file} is not a complete backup of Puente (${(error as Error).message})`);
  }
  return error;
};

/** Reads an archive line by line. Throws an `ArchiveError` if the file cannot be read, is truncated, or contains an unknown line. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveLine> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  const reading = pipeline(source, unzipped);
  reading.catch(() => {});
  try {
    for await (const text of splitLines(unzipped)) yield parseLine(text);
    await reading;
  } catch (error) {
    throw toArchiveError(error, file);
  } finally {
    source.destroy();
    unzipped.destroy();
  }
}

type Part = { kind: 'tables' | 'files'; name: string; sum: RowChecksum };

const toPart = (line: ArchiveLine): Part | null => {
  if (typeof line === 'string') return null;
  if ('table' in line) return { kind: 'tables', name: line.table, sum: new RowChecksum() };
  return 'file' in line ? { kind: 'files', name: line.file, sum: new RowChecksum() } : null;
};

/**
 * Reads the whole archive and compares it with its foot. Throws an `ArchiveError` if anything is missing or altered. `onRow` is called with the name
 * of the table or file and the number of its rows or chunks so far.
 */
export const checkArchive = async (
  file: string,
  onRow: (name: string, count: number) => void = () => {},
): Promise<{ head: ArchiveHead; foot: ArchiveFoot }> => {
  let head: ArchiveHead | null = null;
  let foot: ArchiveFoot | null = null;
  const current: { part: Part | null } = { part: null };
  const sums: Record<Part['kind'], Record<string, Checksum>> = { tables: {}, files: {} };
  const closePart = (): void => {
    if (current.part !== null) sums[current.part.kind][current.part.name] = current.part.sum.value();
    current.part = null;
  };
  for await (const line of readArchive(file)) {
    if (foot !== null || (head === null && !(typeof line === 'object' && 'head' in line))) {
      throw new ArchiveError(`${file} is not a backup of Puente`);
    }
    if (typeof line === 'string') {
      const { part } = current;
      if (part === null) throw new ArchiveError(`${file} contains a row outside of a table`);
      part.sum.add(line);
      onRow(part.name, part.sum.count);
      continue;
    }
    closePart();
    if ('head' in line) head = line.head;
    else if ('foot' in line) foot = line.foot;
    else current.part = toPart(line);
  }
  if (head === null || foot === null) throw new ArchiveError(`${file} is incomplete; the backup did not finish`);
  for (const kind of ['tables', 'files'] as const) {
    const names = new Set([...Object.keys(sums[kind]), ...Object.keys(foot[kind])]);
    for (const name of names) {
      if (!isSameChecksum(sums[kind][name], foot[kind][name])) {
        throw new ArchiveError(`${file} is damaged: the checksum of ${name} does not match`);
      }
    }
  }
  return { head, foot };
};
