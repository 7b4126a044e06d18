/**
 * Creates a backup: one archive with a consistent snapshot of the database, the files of the file store and the files of the data folder. The target
 * file is replaced only after the complete archive was read back and verified.
 */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenDatabase, Tx } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { SECRET_FILE } from '../secrets.ts';
import {
  type ArchivedTable,
  ArchiveError,
  type ArchiveFoot,
  type ArchiveHead,
  type ArchiveLine,
  checkArchive,
  draftName,
  dropDraft,
  publishDraft,
  RowChecksum,
  writeDraft,
} from './archive.ts';
import type { Progress } from './progress.ts';
import {
  estimateRows,
  listAppliedMigrations,
  listFilledTables,
  listSequences,
  listTables,
  setArchiveFormat,
  streamObjectKeys,
  streamRowTexts,
} from './whole-tables.db.ts';

/** Files of a data folder besides the embedded database, as relative paths. */
export const DATA_FILES = [SECRET_FILE, 'taxonomy/imported.json'] as const;

/** A database without users is a new one. Its backup would be useless, and could replace a good one. */
const USERS: ArchivedTable = { name: 'users', columns: [] };

/** Prefix of file store keys in the archive. */
export const OBJECT_PREFIX = 'objects/';

/** Chunk size of files. A multiple of three, because base64 chunks of other sizes would have padding in the middle. */
const FILE_CHUNK_BYTES = 48 * 1024;

export interface BackupOptions {
  file: string;
  dataDir: string;
  /** Null if there is no file store. */
  store: FileStore | null;
  progress: Progress;
}

export interface BackupResult {
  tables: number;
  rows: number;
  files: number;
  bytes: number;
}

function* fileLines(name: string, content: Buffer, foot: ArchiveFoot): Generator<ArchiveLine> {
  const sum = new RowChecksum();
  yield { file: name };
  for (let from = 0; from < content.length; from += FILE_CHUNK_BYTES) {
    const chunk = content.subarray(from, from + FILE_CHUNK_BYTES).toString('base64');
    sum.add(chunk);
    yield chunk;
  }
  foot.files[name] = sum.value();
}

async function* readDataFiles(dataDir: string, foot: ArchiveFoot): AsyncGenerator<ArchiveLine> {
  for (const path of DATA_FILES) {
    const content = await readFile(join(dataDir, path)).catch(() => null);
    if (content !== null) yield* fileLines(path, content, foot);
  }
}

/** Yields the files of the store. Skips files that are removed while the backup runs. */
async function* readObjects(
  tx: Tx,
  tables: readonly ArchivedTable[],
  { store, progress }: BackupOptions,
  foot: ArchiveFoot,
): AsyncGenerator<ArchiveLine> {
  let done = 0;
  for await (const key of streamObjectKeys(tx, tables)) {
    if (store === null)
      throw new ArchiveError(
        'The files are in a file store outside of the database: set S3_URL to the value that the server uses',
      );
    const content = await store.get(key);
    if (content === null) continue;
    yield* fileLines(`${OBJECT_PREFIX}${key}`, content, foot);
    done += 1;
    progress.show('Reading', 'files', done, done, 'files');
  }
}

async function* archiveLines(tx: Tx, options: BackupOptions): AsyncGenerator<ArchiveLine> {
  const { dataDir, progress } = options;
  await setArchiveFormat(tx);
  const tables = await listTables(tx);
  const expected = await estimateRows(tx);
  const head: ArchiveHead = {
    format: 'puente-backup',
    version: 1,
    createdAt: new Date().toISOString(),
    migrations: await listAppliedMigrations(tx),
    tables,
  };
  if (head.migrations.length === 0)
    throw new ArchiveError('This is not a database of Puente: check DATABASE_URL or DATA_DIR. Nothing was backed up');
  if ((await listFilledTables(tx, [USERS])).length === 0)
    throw new ArchiveError('This database has no users: check DATABASE_URL or DATA_DIR. Nothing was backed up');
  const foot: ArchiveFoot = { tables: {}, files: {}, sequences: await listSequences(tx) };
  yield { head };
  let done = 0;
  for (const { name } of tables) {
    const sum = new RowChecksum();
    yield { table: name };
    for await (const row of streamRowTexts(tx, name)) {
      sum.add(row);
      done += 1;
      progress.show('Reading', name, done, Math.max(expected, done));
      yield row;
    }
    foot.tables[name] = sum.value();
  }
  yield* readObjects(tx, tables, options, foot);
  yield* readDataFiles(dataDir, foot);
  yield { foot };
}

/** Writes the backup. On errors, deletes the draft and throws. */
export const backUp = async (database: OpenDatabase, options: BackupOptions): Promise<BackupResult> => {
  const { file, progress } = options;
  try {
    await database.db.transaction((tx) => writeDraft(file, archiveLines(tx, options)), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    let checked = 0;
    const { foot } = await checkArchive(draftName(file), (name) =>
      progress.show('Checking', name, ++checked, checked, 'lines'),
    );
    const { size } = await stat(draftName(file));
    await publishDraft(file);
    const rows = Object.values(foot.tables).reduce((total, { count }) => total + count, 0);
    return { tables: Object.keys(foot.tables).length, rows, files: Object.keys(foot.files).length, bytes: size };
  } catch (error) {
    await dropDraft(file);
    throw error;
  } finally {
    progress.end();
  }
};
