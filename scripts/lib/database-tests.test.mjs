import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { databaseTests, usesDatabase } from './database-tests.mjs';
import { fromRoot } from './paths.mjs';

describe('database tests', () => {
  const files = databaseTests();

  it('are the files that open a database, regardless of their names', () => {
    expect(files).toContain('src/features/auth/server/auth.routes.test.ts');
    expect(files).toContain('src/features/pipeline/server/pipeline.plans.test.ts');
    expect(files).toContain('src/features/matching/server/match-index.test.ts');
    expect(files).not.toContain('src/shared/languages.test.ts');
    expect(files.length).toBeGreaterThan(55);
  });

  it('include the suites of the API, and all import a test app or a test database', () => {
    expect(files.filter((file) => file.endsWith('.routes.test.ts')).length).toBeGreaterThan(35);
    for (const file of files) expect(readFileSync(fromRoot(file), 'utf8'), file).toMatch(/(?:#|src\/)testing\/test-/);
  });

  it('are recognized by their imports, not by other text', () => {
    expect(usesDatabase("import { useTestApp } from '#testing/test-app.ts';")).toBe(true);
    expect(usesDatabase("import { useTestDatabase } from '../../src/testing/test-database.ts';")).toBe(true);
    expect(usesDatabase('// like test-app.ts')).toBe(false);
  });
});
