/**
 * Stores the current engine as one self-contained file, together with its golden scores. A stored version with other scores is not
 * overwritten, because its old scores must stay reproducible.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'vite';
import { ENGINE_VERSION } from '../../src/engine/engine.domain.ts';
import { ENGINES_FOLDER, loadTitleMeanings } from '../../src/features/matching/server/title-meanings.service.ts';
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

const storeEngine = async (): Promise<number> => {
  loadTitleMeanings();
  const goldenFile = join(ENGINES_FOLDER, `engine-${ENGINE_VERSION}.golden.json`);
  const golden = `${JSON.stringify(goldenScores())}\n`;
  if (existsSync(goldenFile) && readFileSync(goldenFile, 'utf8') !== golden) {
    process.stderr.write(
      `Engine ${ENGINE_VERSION} is stored with other scores: raise ENGINE_VERSION (engine.domain.ts)\n`,
    );
    return 1;
  }
  mkdirSync(ENGINES_FOLDER, { recursive: true });
  writeFileSync(join(ENGINES_FOLDER, `engine-${ENGINE_VERSION}.mjs`), await bundleEngine());
  writeFileSync(goldenFile, golden);
  process.stdout.write(`Stored engine ${ENGINE_VERSION}\n`);
  return 0;
};

if (process.argv[1] === import.meta.filename) process.exitCode = await storeEngine();
