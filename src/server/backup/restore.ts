/**
 * Restores a backup into an empty database. All rows are inserted in one transaction, so that an interrupted restore leaves the database empty. The
 * archive is verified before anything is written, and every table is checked again before the commit.
 */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { OpenDatabase, Tx } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import {
  type ArchivedTable,
  ArchiveError,
  type ArchiveFoot,
  type ArchiveHead,
  checkArchive,
  isSameChecksum,
  RowChecksum,
  readArchive,
} from './archive.ts';
import { DATA_FILES, OBJECT_PREFIX } from './backup.ts';
import type { Progress } from './progress.ts';
import {
  analyzeAll,
  createRowWriter,
  disableIntegrityChecks,
  listAppliedMigrations,
  listFilledTables,
  listTables,
  putIntoRow,
  restoreIntegrityChecks,
  setArchiveFormat,
  setSequences,
  streamRowTexts,
} from './whole-tables.db.ts';

/** Thrown if the archive cannot be restored here. The message is shown to the person who runs the command. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}

export interface RestoreOptions {
  file: string;
  dataDir: string;
  migrationsFolder: string;
  /** The PostgreSQL URL; undefined for the embedded database. */
  url: string | undefined;
  progress: Progress;
}

export interface RestoreResult {
  rows: number;
  /** Files written to the data folder. */
  files: string[];
  /** Existing files with different content, which were not overwritten. */
  skippedFiles: string[];
  /** The number of migrations that are newer than the archive. */
  migrated: number;
}

interface Journal {
  entries: { when: number; tag: string }[];
}

const readJournal = async (folder: string): Promise<Journal> =>
  JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')) as Journal;

const formatCount = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Returns the number of migrations in the archive. Throws a `RestoreError` if this release lacks one of them. */
const countArchivedMigrations = (head: ArchiveHead, journal: Journal): number => {
  const ownMigrations = journal.entries.map(({ when }) => when);
  const unknown = head.migrations.filter((when) => !ownMigrations.includes(when));
  if (unknown.length > 0 || head.migrations.length > ownMigrations.length) {
    throw new RestoreError(
      `The backup was made by a newer release: it has ${formatCount(unknown.length, 'migration', 'migrations')} that this release does not know. Restore it with that release.`,
    );
  }
  return head.migrations.length;
};

/** Applies the migrations of the archive's release. */
const migrateTo = async (database: OpenDatabase, options: RestoreOptions, journal: Journal, count: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'puente-migrations-'));
  try {
    await cp(options.migrationsFolder, folder, { recursive: true });
    const entries = journal.entries.slice(0, count);
    await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
    await migrate(database, folder, options.url);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const requireEmptyTables = (filled: readonly string[]): void => {
  if (filled.length === 0) return;
  const examples = filled.slice(0, 3).join(', ');
  throw new RestoreError(
    `The database is not empty: there are rows in ${examples}${filled.length > 3 ? ` and ${formatCount(filled.length - 3, 'more table', 'more tables')}` : ''}. Restore into an empty database.`,
  );
};

const formatColumns = (tables: readonly ArchivedTable[]): string =>
  tables.map(({ name, columns }) => `${name}(${columns.join(',')})`).join('\n');

const loadRows = async (tx: Tx, { file, progress }: RestoreOptions, expected: number): Promise<void> => {
  let writer: ReturnType<typeof createRowWriter> | null = null;
  let table = '';
  let done = 0;
  for await (const line of readArchive(file)) {
    if (typeof line === 'string') {
      if (writer === null) continue;
      await writer.add(line);
      done += 1;
      progress.show('Writing', table, done, expected);
      continue;
    }
    await writer?.flush();
    table = 'table' in line ? line.table : '';
    writer = 'table' in line ? createRowWriter(tx, table) : null;
  }
};

const verifyChecksums = async (tx: Tx, tables: readonly ArchivedTable[], foot: ArchiveFoot, progress: Progress) => {
  let done = 0;
  for (const { name } of tables) {
    const sum = new RowChecksum();
    for await (const row of streamRowTexts(tx, name)) {
      sum.add(row);
      done += 1;
      progress.show('Checking', name, done, done);
    }
    if (!isSameChecksum(sum.value(), foot.tables[name])) {
      throw new RestoreError(`${name} does not match the backup after the restore; the database was left empty`);
    }
  }
};

/** Writes files of a store into their rows. If this database has a store, they are moved there later like new uploads. */
const loadObjects = async (tx: Tx, { file, progress }: RestoreOptions): Promise<void> => {
  let key: string | null = null;
  let pieces: Buffer[] = [];
  let done = 0;
  const flush = async (): Promise<void> => {
    if (key === null) return;
    await putIntoRow(tx, key, Buffer.concat(pieces));
    done += 1;
    progress.show('Writing', 'files', done, done, 'files');
  };
  for await (const line of readArchive(file)) {
    if (typeof line === 'string') {
      if (key !== null) pieces.push(Buffer.from(line, 'base64'));
      continue;
    }
    await flush();
    key = 'file' in line && line.file.startsWith(OBJECT_PREFIX) ? line.file.slice(OBJECT_PREFIX.length) : null;
    pieces = [];
  }
};

const loadArchive = async (tx: Tx, options: RestoreOptions, head: ArchiveHead, foot: ArchiveFoot, rows: number) => {
  await setArchiveFormat(tx);
  const tables = await listTables(tx);
  if (formatColumns(tables) !== formatColumns(head.tables)) {
    throw new ArchiveError('The tables of the backup do not match those that the migrations of this release create');
  }
  const disabledChecks = await disableIntegrityChecks(tx, tables);
  // Checks again, now that no one else can write.
  requireEmptyTables(await listFilledTables(tx, tables));
  await loadRows(tx, options, rows);
  await verifyChecksums(tx, tables, foot, options.progress);
  await loadObjects(tx, options);
  await setSequences(tx, foot.sequences);
  await restoreIntegrityChecks(tx, disabledChecks);
};

/** Writes files of the data folder that do not exist yet. */
const restoreFiles = async ({ file, dataDir }: RestoreOptions, names: readonly string[]) => {
  const contents = new Map<string, string[]>();
  let pieces: string[] | null = null;
  for await (const line of readArchive(file)) {
    if (typeof line === 'string') pieces?.push(line);
    else {
      // Files of a file store were already written into their rows.
      pieces = 'file' in line && !line.file.startsWith(OBJECT_PREFIX) ? [] : null;
      if ('file' in line && pieces) contents.set(line.file, pieces);
    }
  }
  const written: string[] = [];
  const skipped: string[] = [];
  for (const name of DATA_FILES.filter((dataFile) => names.includes(dataFile))) {
    const path = join(dataDir, name);
    const content = Buffer.concat((contents.get(name) ?? []).map((piece) => Buffer.from(piece, 'base64')));
    const existing = await readFile(path).catch(() => null);
    if (existing?.equals(content)) continue;
    if (existing !== null) {
      skipped.push(name);
      continue;
    }
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content, { mode: 0o600 });
    written.push(name);
  }
  return { written, skipped };
};

/**
 * Restores the archive. Opens the database after the archive was verified, because opening creates an embedded database. Throws an `ArchiveError` or
 * a `RestoreError`; in that case no row was written.
 */
export const restore = async (
  openDatabase: () => Promise<OpenDatabase>,
  options: RestoreOptions,
): Promise<RestoreResult> => {
  const { file, progress, migrationsFolder, url } = options;
  try {
    let linesRead = 0;
    const { head, foot } = await checkArchive(file, (name) =>
      progress.show('Reading', name, ++linesRead, linesRead, 'lines'),
    );
    const rows = Object.values(foot.tables).reduce((total, { count }) => total + count, 0);
    const journal = await readJournal(migrationsFolder);
    const count = countArchivedMigrations(head, journal);
    const database = await openDatabase();
    requireEmptyTables(await listFilledTables(database.db, await listTables(database.db)));
    if ((await listAppliedMigrations(database.db)).length > count) {
      throw new RestoreError(
        'The database has the tables of a newer release than the backup. Restore into a database without tables; the restore creates and migrates them.',
      );
    }
    await migrateTo(database, options, journal, count);
    await database.db.transaction((tx) => loadArchive(tx, options, head, foot, rows));
    await migrate(database, migrationsFolder, url);
    await analyzeAll(database.db);
    const { written, skipped } = await restoreFiles(options, Object.keys(foot.files));
    return { rows, files: written, skippedFiles: skipped, migrated: journal.entries.length - count };
  } finally {
    progress.end();
  }
};
