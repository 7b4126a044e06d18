/** The catalogs of the mails say the same in every language: the same texts, with the same arguments. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { differingParts, textsOf } from '#testing/catalogs.ts';

const FEATURES = join(import.meta.dirname, '../../features');
const catalogs = (await readdir(FEATURES, { recursive: true })).filter((file) => file.endsWith('-mails.en.ts'));

const load = async (file: string): Promise<object> => {
  const [catalog] = Object.values((await import(join(FEATURES, file))) as Record<string, object>);
  if (catalog === undefined) throw new Error(`${file} holds no catalog`);
  return catalog;
};

describe('the mails', () => {
  it('are many', () => {
    expect(catalogs.length).toBeGreaterThanOrEqual(7);
  });

  it.each(catalogs.flatMap((file) => ['es', 'pt'].map((language) => ({ file, language }))))(
    'of $file say the same in $language',
    async ({ file, language }) => {
      const english = await load(file);
      const other = await load(file.replace('.en.ts', `.${language}.ts`));
      expect(textsOf(other).map(([key]) => key)).toEqual(textsOf(english).map(([key]) => key));
      expect(differingParts(english, other)).toEqual([]);
    },
  );
});
