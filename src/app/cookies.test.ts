/** The privacy notice names every cookie there is; a new one fails here until the notice names it, too. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The files that set a cookie: signing in, its steps, known browsers, the language, the colors (by a link, and by a switch). */
const SETTERS = [
  'app/server/documents.ts',
  'app/server/page-theme.ts',
  'client/theme.ts',
  'features/auth/server/flow-cookie.ts',
  'features/auth/server/known-browsers.ts',
  'features/auth/server/session-cookie.ts',
];

it('sets no cookie but those that the privacy notice names', async () => {
  const root = join(import.meta.dirname, '..');
  const files = (await readdir(root, { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing/.test(file),
  );
  const setters = await Promise.all(
    files.map(async (file) =>
      /\.setCookie\(|document\.cookie = |'set-cookie',/.test(await readFile(join(root, file), 'utf8')) ? [file] : [],
    ),
  );
  expect(setters.flat().toSorted()).toEqual(SETTERS);
});
