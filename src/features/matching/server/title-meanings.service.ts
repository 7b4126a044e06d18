/**
 * Passes the table of title meanings to the engine. The table is a file next to the stored engines (`engines/`). Every program that scores calls
 * `loadTitleMeanings` before it reads the first title. Index threads receive the table when they start.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setEmbeddingTable, TITLE_TABLE } from '#engine/engine.domain.ts';

/** The folder of the released engines and their tables. */
export const ENGINES_FOLDER = fileURLToPath(new URL('../../../../engines', import.meta.url));

/** Reads a table into memory that threads can share. Throws if the file does not exist. */
export function readTitleMeanings(folder = ENGINES_FOLDER, file: string = TITLE_TABLE): Uint8Array {
  const table = readFileSync(join(folder, file));
  const shared = new Uint8Array(new SharedArrayBuffer(table.byteLength));
  shared.set(table);
  return shared;
}

let bytes: Uint8Array | null = null;

/** Sets the table for this thread, and returns it for other threads. Reads the file once. */
export function loadTitleMeanings(): Uint8Array {
  if (bytes === null) {
    bytes = readTitleMeanings();
    setEmbeddingTable(bytes);
  }
  return bytes;
}
