/**
 * The engines that created receipts: the current engine, and the stored file of each released
 * version with the taxonomy that was imported at the time. Invariant: an engine is returned only if
 * its version and taxonomy are exactly those requested.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import * as current from '#engine/engine.domain.ts';
import { storedTaxonomyFile } from '#features/matching/server/taxonomy.service.ts';
import { readTitleMeanings } from '#features/matching/server/title-meanings.service.ts';

/** The exports of a stored engine file. */
export type Engine = typeof current;

export interface EngineVersion {
  engine: string;
  taxonomy: number;
}

export interface EngineFolders {
  engines: string;
  dataDir: string;
}

const isVersion = (text: string): boolean => /^[\w.-]{1,20}$/.test(text);

/** Imports a stored engine with its table of title meanings. Each distinct `mark` returns a separate instance with its own taxonomy. */
const importEngine = async (file: string, mark: string): Promise<Engine> => {
  const engine = (await import(`${pathToFileURL(file).href}?${mark}`)) as Engine;
  // Engines up to version 4 have no such table.
  if ('TITLE_TABLE' in engine) engine.setEmbeddingTable(readTitleMeanings(dirname(file), engine.TITLE_TABLE));
  return engine;
};

const readTaxonomy = (file: string): unknown => z.json().parse(JSON.parse(readFileSync(file, 'utf8')));

/** Loads an engine. Returns null if the engine or its taxonomy is not stored here. */
const readEngine = async ({ engine, taxonomy }: EngineVersion, folders: EngineFolders): Promise<Engine | null> => {
  if (engine === current.ENGINE_VERSION && taxonomy === current.taxonomyVersion()) return current;
  const file = join(folders.engines, `engine-${engine}.mjs`);
  if (!isVersion(engine) || !existsSync(file)) return null;
  const bare = await importEngine(file, 'bare');
  if (bare.taxonomyVersion() === taxonomy) return bare;
  const imported = storedTaxonomyFile(folders.dataDir, taxonomy);
  if (!existsSync(imported)) return null;
  const configured = await importEngine(file, `taxonomy=${taxonomy}`);
  configured.addImportedTaxonomy(readTaxonomy(imported) as Parameters<Engine['addImportedTaxonomy']>[0]);
  return configured.taxonomyVersion() === taxonomy ? configured : null;
};

/** Engines by version, each loaded once. */
export class Engines {
  private readonly loaded = new Map<string, Promise<Engine | null>>();
  private readonly folders: EngineFolders;

  constructor(folders: EngineFolders) {
    this.folders = folders;
  }

  /** Returns the engine that created a receipt, or null if it is not stored here. */
  load({ engine, taxonomy }: EngineVersion): Promise<Engine | null> {
    const key = `${engine} ${taxonomy}`;
    const loading = this.loaded.get(key) ?? readEngine({ engine, taxonomy }, this.folders);
    this.loaded.set(key, loading);
    return loading;
  }
}
