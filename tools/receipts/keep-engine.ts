/**
 * Stores the current engine as one self-contained file, together with its golden scores. A stored version with other scores is not
 * overwritten, because its old scores must stay reproducible.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ENGINE_VERSION } from '../../src/engine/engine.domain.ts';
import {
  ENGINES_FOLDER,
  loadTitleMeanings,
  readTitleMeanings,
} from '../../src/features/matching/server/title-meanings.service.ts';
import { goldenScores } from './golden-scores.ts';

/** Bundles the engine into one module. `change` can modify each source file first. */
export const bundleEngine = async (change: (code: string, id: string) => string = (code) => code): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'change', enforce: 'pre', transform: (code, id) => change(code, id) }],
    build: {
      write: false,
      ssr: 'src/engine/engine.domain.ts',
      minify: true,
      target: 'es2024',
      rolldownOptions: { output: { format: 'es', codeSplitting: false } },
    },
    ssr: { noExternal: true },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((item) => ('output' in item ? item.output : []));
  const [chunk, ...others] = outputs.filter((output) => output.type === 'chunk');
  if (chunk === undefined || others.length > 0) throw new Error('The engine was not bundled into one file');
  return chunk.code;
};

const formatScores = (scores: ReturnType<typeof goldenScores>): string => `${JSON.stringify(scores)}\n`;

/** Returns true if the file is an engine with these golden scores. The code of a bundle may differ without a difference in scores. */
const hasScores = async (file: string, golden: string): Promise<boolean> => {
  if (!existsSync(file)) return false;
  const engine = await import(pathToFileURL(file).href);
  engine.setEmbeddingTable(readTitleMeanings());
  return formatScores(goldenScores(engine)) === golden;
};

/** Stores the current engine in the folder. Leaves a stored engine with the same scores as it is. */
export const storeEngine = async (folder: string): Promise<'stored' | 'unchanged' | 'other-scores'> => {
  loadTitleMeanings();
  const file = join(folder, `engine-${ENGINE_VERSION}.mjs`);
  const goldenFile = join(folder, `engine-${ENGINE_VERSION}.golden.json`);
  const golden = formatScores(goldenScores());
  const isStored = existsSync(goldenFile);
  if (isStored && readFileSync(goldenFile, 'utf8') !== golden) return 'other-scores';
  if (isStored && (await hasScores(file, golden))) return 'unchanged';
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, await bundleEngine());
  writeFileSync(goldenFile, golden);
  return 'stored';
};

const LINES = {
  stored: `Stored engine ${ENGINE_VERSION}\n`,
  unchanged: `Engine ${ENGINE_VERSION} is already stored with these scores\n`,
  'other-scores': `Engine ${ENGINE_VERSION} is stored with other scores: raise ENGINE_VERSION (engine.domain.ts)\n`,
};

if (process.argv[1] === import.meta.filename) {
  const outcome = await storeEngine(ENGINES_FOLDER);
  const hasFailed = outcome === 'other-scores';
  (hasFailed ? process.stderr : process.stdout).write(LINES[outcome]);
  process.exitCode = hasFailed ? 1 : 0;
}
