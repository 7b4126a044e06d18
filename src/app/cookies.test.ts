/** The privacy notice lists all cookies. This test fails for each new file that sets one, as a reminder to update the notice. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Files that set a cookie: sign-in and its steps, known browsers, language, theme (by link and by switch). */
const SETTERS = [
  'app/server/documents.ts',
  'app/server/page-theme.ts',
  'client/theme-items.tsx',
  'features/auth/server/flow-cookie.ts',
  'features/auth/server/known-browsers.ts',
  'features/auth/server/session-cookie.ts',
];

it('only the files listed here set cookies', async () => {
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
