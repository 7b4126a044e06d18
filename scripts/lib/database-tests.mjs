/** Finds tests that use a database, by their imports. They run on both kinds of database, all others once. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from './paths.mjs';

const FOLDERS = ['src', 'tools'];
const TEST = /\.test\.tsx?$/;

/**
 * Matches imports of the test app and the test database in `src` and `tools`. Only tests of `tools/soak` open databases in another way, and they run
 * once.
 */
const USES_A_DATABASE = /from '(?:#testing|(?:\.\.\/)+src\/testing)\/test-(app|database)\.ts'/;

/** Returns true if a test with this source uses a database. */
export const usesDatabase = (text) => USES_A_DATABASE.test(text);

/** Lists the paths of all tests that use a database, relative to the root, with slashes. */
export const databaseTests = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => TEST.test(file))
      .map((file) => join(folder, file).replaceAll('\\', '/')),
  )
    .filter((file) => usesDatabase(readFileSync(fromRoot(file), 'utf8')))
    .toSorted();
