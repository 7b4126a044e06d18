import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { fromRoot } from './paths.mjs';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

/** Returns all direct and indirect imports of a script, static and dynamic. */
const findImports = (file, visited = new Set()) => {
  for (const [, name] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const isFile = name.startsWith('.');
    const resolved = isFile ? join(dirname(file), name) : name;
    if (visited.has(resolved)) continue;
    visited.add(resolved);
    if (isFile) findImports(resolved, visited);
  }
  return visited;
};

it('the server process never loads the bundlers, which would stay in its memory', () => {
  const imports = [...findImports(fromRoot('scripts/tasks/start.mjs'))];
  expect(imports).toContain(fromRoot('scripts/lib/build.mjs'));
  expect(imports.filter((name) => !name.startsWith('node:') && !name.startsWith('/'))).toEqual([]);
  expect(imports).not.toContain(fromRoot('scripts/lib/build-server.mjs'));
});
