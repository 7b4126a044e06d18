/**
 * How the tests run. `TEST_DATABASE` (embedded or postgres) picks the database of those that need one; `npm test` runs them
 * on both. One template database is made by the global setup, each worker clones it.
 */
import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const GLOBAL_SETUP = 'src/testing/global-setup.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs', 'tools/**/*.test.ts'],
    environment: 'node',
    globalSetup: existsSync(GLOBAL_SETUP) ? [GLOBAL_SETUP] : [],
    // Forks: a PGlite instance is a few hundred MB of WebAssembly memory, which only a process's end gives back for sure.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    expect: { requireAssertions: true },
    restoreMocks: true,
    unstubEnvs: true,
  },
});
