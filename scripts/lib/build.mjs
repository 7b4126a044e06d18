/**
 * Builds the browser's files and the server's program. For each part, a stamp in `dist/` holds the hash of its inputs, so that `npm start` rebuilds
 * only changed parts. Each part is built in its own process, so that its memory is freed when the process ends.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram, runTool } from './child.mjs';
import { fromRoot } from './paths.mjs';

/** Parts that are built separately. `isSource` returns true if a file below `src/` or `content/` is an input of the part. */
const PARTS = [
  {
    stamp: fromRoot('dist/.stamp'),
    files: [
      'package.json',
      'package-lock.json',
      'vite.config.ts',
      'tsconfig.base.json',
      'scripts/lib/built-pages.mjs',
      'scripts/lib/share-images.mjs',
      'src/server/workers/typeset.ts',
      'src/server/workers/card-layout.ts',
      'src/server/workers/cards.worker.ts',
    ],
    // Server and test files never reach the browser.
    isSource: (file) =>
      !/\.test\.tsx?$|^src\/(server|testing|app\/server)\/|^src\/features\/[^/]+\/server\//.test(file),
    // With another NODE_ENV, Vite and React would use their development code.
    build: (isCaptured) =>
      runTool('vite', ['build', '--app', '--logLevel', 'warn'], { isCaptured, env: { NODE_ENV: 'production' } }),
  },
  {
    stamp: fromRoot('dist/.server-stamp'),
    files: ['package.json', 'package-lock.json', 'scripts/lib/build-server.mjs'],
    isSource: (file) => file.endsWith('.ts') && !/\.test\.ts$|^src\/testing\//.test(file),
    build: (isCaptured) => runProgram(process.execPath, [fromRoot('scripts/lib/build-server.mjs')], { isCaptured }),
  },
];

/** Lists the files below `src/` and `content/`, relative to the project's folder. */
const sourceFiles = () =>
  ['content', 'src']
    .flatMap((folder) => readdirSync(fromRoot(folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(fromRoot().length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted();

const hashPart = ({ files, isSource }, sources) => {
  const hash = createHash('sha256');
  for (const file of [...files, ...sources.filter(isSource)])
    hash.update(`\0${file}\0`).update(readFileSync(fromRoot(file)));
  return hash.digest('hex');
};

const buildParts = async (parts, isCaptured) => {
  let output = '';
  for (const { part, hash } of parts) {
    rmSync(part.stamp, { force: true });
    const result = await part.build(isCaptured);
    output += result.output ?? '';
    if (result.code !== 0) return { code: result.code, output };
    writeFileSync(part.stamp, hash);
  }
  return { code: 0, output };
};

const partsWithHashes = () => {
  const sources = sourceFiles();
  return PARTS.map((part) => ({ part, hash: hashPart(part, sources) }));
};

/** Builds everything. With `isCaptured` nothing is printed. Returns `code` and, if captured, `output`, like `runTool`. */
export const build = ({ isCaptured = false } = {}) => buildParts(partsWithHashes(), isCaptured);

/**
 * Builds the parts whose stamp does not match their sources. Returns the result of `build`, and `isFresh`, which is true if nothing had to be built.
 */
export const buildIfStale = async ({ onBuild, isCaptured = false } = {}) => {
  const stale = partsWithHashes().filter(
    ({ part, hash }) => !existsSync(part.stamp) || readFileSync(part.stamp, 'utf8') !== hash,
  );
  if (stale.length > 0) onBuild?.();
  return { ...(await buildParts(stale, isCaptured)), isFresh: stale.length === 0 };
};
