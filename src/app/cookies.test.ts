/** The privacy notice lists all cookies. This test fails for any new place that sets a cookie, as a reminder to update the notice. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Files that set cookies, with the number of places in each: sign-in and its steps, known browsers, language, theme (via a link and a switch). */
const SETTERS = {
  'app/server/documents.ts': 1,
  'app/server/page-theme.ts': 1,
  'client/theme-items.tsx': 1,
  'features/auth/server/flow-cookie.ts': 1,
  'features/auth/server/known-browsers.ts': 1,
  'features/auth/server/session-cookie.ts': 1,
};

const COOKIE_SETTER = /\.setCookie\(|document\.cookie = |'set-cookie',/g;

it('only the places listed here set cookies', async () => {
  const root = join(import.meta.dirname, '..');
  const files = (await readdir(root, { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing/.test(file),
  );
  const places = await Promise.all(
    files.map(async (file) => [file, (await readFile(join(root, file), 'utf8')).match(COOKIE_SETTER)?.length ?? 0]),
  );
  expect(Object.fromEntries(places.filter(([, count]) => count !== 0))).toEqual(SETTERS);
});
