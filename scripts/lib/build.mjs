/**
 * Builds where what is built no longer matches its sources. A stamp in `dist/` holds the hash of everything that goes in, so
 * that `npm start` after a change, or in a fresh clone, serves what the sources say.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './child.mjs';
import { fromRoot } from './paths.mjs';

const STAMP = fromRoot('dist/.stamp');
const FOLDERS = ['src'];
const FILES = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.base.json',
  'scripts/lib/built-pages.mjs',
  'scripts/lib/share-images.mjs',
];
/** Server and test files never reach the browser; a change in one needs no build. */
const NOT_BUILT = /\.test\.tsx?$|^src\/(server|testing|app\/server)\/|^src\/features\/[^/]+\/server\//;

const sourceFiles = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(fromRoot(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(fromRoot().length + 1)
          .replaceAll('\\', '/'),
      ),
  )
    .filter((file) => !NOT_BUILT.test(file))
    .toSorted();

const hashOfSources = () => {
  const hash = createHash('sha256');
  for (const file of [...FILES, ...sourceFiles()]) hash.update(`\0${file}\0`).update(readFileSync(fromRoot(file)));
  return hash.digest('hex');
};

/**
 * Builds. With `isCaptured` nothing is printed. Returns `code` and, if captured, `output`, as `runTool` does.
 */
export const build = async ({ isCaptured = false } = {}) => {
  const hash = hashOfSources();
  rmSync(STAMP, { force: true });
  // Vite and React would take development's paths from an outer NODE_ENV.
  const env = { NODE_ENV: 'production' };
  const result = await runTool('vite', ['build', '--app', '--logLevel', 'warn'], { isCaptured, env });
  if (result.code === 0) writeFileSync(STAMP, hash);
  return result;
};

/** Builds where the stamp is not that of the sources. As `build`; `isFresh` is true where nothing had to be done. */
export const buildIfStale = async ({ onBuild, ...options } = {}) => {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashOfSources())
    return { code: 0, output: '', isFresh: true };
  onBuild?.();
  return { ...(await build(options)), isFresh: false };
};
