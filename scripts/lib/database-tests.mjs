/** Which tests use a database, by what they import: these run on both kinds, all others once. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from './paths.mjs';

const FOLDERS = ['src', 'tools'];
const TEST = /\.test\.tsx?$/;

/** The test app and the test database; nothing else opens one for a test. */
const USES_A_DATABASE = /from '#testing\/test-(app|database)\.ts'/;

/** Whether a test with this text runs on a database. */
export const usesDatabase = (text) => USES_A_DATABASE.test(text);

/** The paths of all tests that use a database, from the root, with slashes. */
export const testsOnADatabase = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => TEST.test(file))
      .map((file) => join(folder, file).replaceAll('\\', '/')),
  )
    .filter((file) => usesDatabase(readFileSync(fromRoot(file), 'utf8')))
    .toSorted();
