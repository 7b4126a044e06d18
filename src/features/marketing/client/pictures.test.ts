import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#shared/languages.ts';
import { PICTURE_NAMES, pictureFile } from './pictures.ts';

it('the landing page has all of its pictures in every language, and no other files', () => {
  const files = PICTURE_NAMES.flatMap((name) => LANGUAGES.map((language) => `${pictureFile(name, language)}.webp`));
  expect(readdirSync(join(import.meta.dirname, 'pictures')).toSorted()).toEqual(files.toSorted());
});
