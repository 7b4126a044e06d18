/**
 * The engines that receipts were made with: the one of this release, and of each version the file that was kept when it was released, with
 * the taxonomy that was imported then. Invariant: an engine is given only where it is the version that is asked, down to its words.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import * as current from '#engine/engine.domain.ts';
import { keptTaxonomyFile } from '#features/matching/server/taxonomy.service.ts';

/** What a kept file exports. */
export type Engine = typeof current;

/** A version of the engine, and of its words. */
export interface EngineName {
  engine: string;
  taxonomy: number;
}

/** Where engines and taxonomies are kept. */
export interface EngineFolders {
  engines: string;
  dataDir: string;
}

/** The folder of the released engines. */
export const ENGINES_FOLDER = fileURLToPath(new URL('../../../../engines', import.meta.url));

const isVersion = (text: string): boolean => /^[\w.-]{1,20}$/.test(text);

/** A kept engine; every call with another `mark` gives one with words of its own. */
const importEngine = async (file: string, mark: string): Promise<Engine> =>
  (await import(`${pathToFileURL(file).href}?${mark}`)) as Engine;

const parsedTaxonomy = (file: string): unknown => z.json().parse(JSON.parse(readFileSync(file, 'utf8')));

/** Reads an engine; null where it, or its taxonomy, is not kept here. */
const readEngine = async ({ engine, taxonomy }: EngineName, folders: EngineFolders): Promise<Engine | null> => {
  if (engine === current.ENGINE_VERSION && taxonomy === current.taxonomyVersion()) return current;
  const file = join(folders.engines, `engine-${engine}.mjs`);
  if (!isVersion(engine) || !existsSync(file)) return null;
  const bare = await importEngine(file, 'bare');
  if (bare.taxonomyVersion() === taxonomy) return bare;
  const imported = keptTaxonomyFile(folders.dataDir, taxonomy);
  if (!existsSync(imported)) return null;
  const own = await importEngine(file, `taxonomy=${taxonomy}`);
  own.withImportedTaxonomy(parsedTaxonomy(imported) as Parameters<Engine['withImportedTaxonomy']>[0]);
  return own.taxonomyVersion() === taxonomy ? own : null;
};

/** Engines by their names, each read once. */
export class Engines {
  private readonly known = new Map<string, Promise<Engine | null>>();
  private readonly folders: EngineFolders;

  constructor(folders: EngineFolders) {
    this.folders = folders;
  }

  /** The engine of a receipt; null where it is not kept here. */
  of({ engine, taxonomy }: EngineName): Promise<Engine | null> {
    const name = `${engine} ${taxonomy}`;
    const read = this.known.get(name) ?? readEngine({ engine, taxonomy }, this.folders);
    this.known.set(name, read);
    return read;
  }
}
