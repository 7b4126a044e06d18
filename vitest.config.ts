/**
 * Configures the tests. `TEST_DATABASE` (embedded or postgres) selects the database of the tests that need one; `npm test` runs
 * those on both. The global setup creates one template database, and each worker clones it.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { databaseTests } from './scripts/lib/database-tests.mjs';

const GLOBAL_SETUP = 'src/testing/global-setup.ts';
const TESTS = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs', 'tools/**/*.test.ts'];
const DATABASE_TESTS = databaseTests();
/** Tests that would affect later ones in the same process: an imported taxonomy stays loaded, and an embedded database stays open. */
const PROCESS_CHANGING_TESTS = [
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
    // Commands that tests start reuse the code that was compiled for earlier ones.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache/compiled') },
    unstubEnvs: true,
    // Most projects are not isolated, because loading all modules again for every file takes a third of a run.
    projects: [
      {
        extends: true,
        test: {
          name: 'no database',
          include: TESTS,
          exclude: [...configDefaults.exclude, ...DATABASE_TESTS, ...PROCESS_CHANGING_TESTS],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'separate process', include: PROCESS_CHANGING_TESTS } },
      {
        extends: true,
        test: {
          name: 'database',
          include: DATABASE_TESTS.filter((file) => !PROCESS_CHANGING_TESTS.includes(file)),
          isolate: false,
        },
      },
    ],
  },
});
