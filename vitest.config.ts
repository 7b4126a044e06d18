/**
 * How the tests run. `TEST_DATABASE` (embedded or postgres) picks the database of those that need one; `npm test` runs them
 * on both. One template database is made by the global setup, each worker clones it.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { databaseTests } from './scripts/lib/database-tests.mjs';

const GLOBAL_SETUP = 'src/testing/global-setup.ts';
const TESTS = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs', 'tools/**/*.test.ts'];
const DATABASE_TESTS = databaseTests();
/** What they load into the process stays there: a taxonomy that is imported cannot be taken out again, an embedded database not closed. */
const CHANGING_THE_PROCESS = [
  'src/app/server/backup.test.ts',
  'src/app/server/file-store.test.ts',
  'src/app/server/reindexing.test.ts',
  'src/app/story.test.ts',
  'src/engine/taxonomy/keys-version.test.ts',
  'tools/matching/taxonomy.test.ts',
];

export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['src/testing/random-seed.ts', 'src/testing/load-title-meanings.ts'],
    globalSetup: existsSync(GLOBAL_SETUP) ? [GLOBAL_SETUP] : [],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { requireAssertions: true, poll: { timeout: 20_000 } },
    restoreMocks: true,
    // Commands that tests start find what was compiled for the one before.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache/compiled') },
    unstubEnvs: true,
    // Loading the modules anew for every file takes a third of a run.
    projects: [
      {
        extends: true,
        test: {
          name: 'no database',
          include: TESTS,
          exclude: [...configDefaults.exclude, ...DATABASE_TESTS, ...CHANGING_THE_PROCESS],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'process of its own', include: CHANGING_THE_PROCESS } },
      {
        extends: true,
        test: {
          name: 'database',
          include: DATABASE_TESTS.filter((file) => !CHANGING_THE_PROCESS.includes(file)),
          isolate: false,
        },
      },
    ],
  },
});
