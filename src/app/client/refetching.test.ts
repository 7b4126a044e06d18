/** The guarantees that `client/live` makes hold only if no other module refetches or writes to the cache. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../..');
const DIRECT_CACHE_ACCESS =
  /\b(?:invalidateQueries|refetchQueries|resetQueries|cancelQueries|setQueryData|setQueriesData)\b/;

it('only client/live refetches or writes to the cache', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith(join('client', 'live')),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => DIRECT_CACHE_ACCESS.test(readFileSync(join(SRC, file), 'utf8')))).toEqual([]);
});
