/**
 * Loads an imported taxonomy into the engine where an operator has one: `taxonomy/imported.json` in the data folder, or
 * a file named on the command line. Invariant: a file that is not one ends the start with its name and what is wrong.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { keysVersion, withImportedTaxonomy } from '#engine/matching.domain.ts';
import { importedTaxonomySchema } from '#engine/taxonomy/imported-taxonomy.ts';

/** A file of a taxonomy that cannot be used; the message names the file and the place in it. */
export class TaxonomyFileError extends Error {}

/** Where the importer leaves its result. */
export const importedFile = (dataDir: string): string => join(dataDir, 'taxonomy', 'imported.json');

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new TaxonomyFileError(`${file}: ${error instanceof Error ? error.message : 'unreadable'}`);
  }
}

/** Takes the file into the engine, for the rest of the process. Throws TaxonomyFileError where it is not one. */
export function loadTaxonomyFile(file: string): void {
  const result = z.safeParse(importedTaxonomySchema, parse(file));
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new TaxonomyFileError(`${file}: ${issue?.path.join('.') || 'file'}: ${issue?.message ?? 'wrong type'}`);
  }
  withImportedTaxonomy(result.data);
}

/** Where the taxonomy of a version stays, so that what was scored with it can be scored again after another import. */
export const keptTaxonomyFile = (dataDir: string, version: number): string =>
  join(dataDir, 'taxonomy', 'kept', `${version}.json`);

/** Takes in what the data folder holds, and keeps it under its version; does nothing where nothing was imported. */
export function loadImportedTaxonomy(dataDir: string): void {
  const file = importedFile(dataDir);
  if (!existsSync(file)) return;
  loadTaxonomyFile(file);
  const kept = keptTaxonomyFile(dataDir, keysVersion());
  if (existsSync(kept)) return;
  mkdirSync(join(dataDir, 'taxonomy', 'kept'), { recursive: true });
  copyFileSync(file, kept);
}
