/**
 * Loads an imported taxonomy into the engine if there is one: `taxonomy/imported.json` in the data
 * folder, or a file named on the command line. Invariant: the process does not start with an
 * invalid file. The error names the file.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { addImportedTaxonomy, keysVersion } from '#engine/matching.domain.ts';
import { importedTaxonomySchema } from '#engine/taxonomy/imported-taxonomy.ts';

/** Thrown if a taxonomy file is invalid. The message contains the file and the position of the error. */
export class TaxonomyFileError extends Error {}

/** Returns the output path of the importer. */
export const importedFile = (dataDir: string): string => join(dataDir, 'taxonomy', 'imported.json');

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new TaxonomyFileError(`${file}: ${error instanceof Error ? error.message : 'unreadable'}`);
  }
}

/** Loads the file into the engine for the lifetime of the process. Throws TaxonomyFileError if it is invalid. */
export function loadTaxonomyFile(file: string): void {
  const result = z.safeParse(importedTaxonomySchema, readJson(file));
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new TaxonomyFileError(`${file}: ${issue?.path.join('.') || 'file'}: ${issue?.message ?? 'wrong type'}`);
  }
  addImportedTaxonomy(result.data);
}

/** Returns the path of the copy of a taxonomy version. Old scores can be recomputed with it after another import. */
export const storedTaxonomyFile = (dataDir: string, version: number): string =>
  join(dataDir, 'taxonomy', 'kept', `${version}.json`);

/** Loads the taxonomy in the data folder and stores a copy named after its version. Does nothing if there is no taxonomy. */
export function loadImportedTaxonomy(dataDir: string): void {
  const file = importedFile(dataDir);
  if (!existsSync(file)) return;
  loadTaxonomyFile(file);
  const copy = storedTaxonomyFile(dataDir, keysVersion());
  if (existsSync(copy)) return;
  mkdirSync(join(dataDir, 'taxonomy', 'kept'), { recursive: true });
  copyFileSync(file, copy);
}
