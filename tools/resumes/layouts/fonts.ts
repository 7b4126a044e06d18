/** Fonts for layouts that embed their own: static weights of the product's variable fonts, as TrueType. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const FAMILIES = {
  sans: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  serif: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
} as const;
export type Family = keyof typeof FAMILIES;

const WEIGHTS = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof WEIGHTS;

/** The characters of Western European texts, with dashes and bullets. */
const LETTERS = Array.from({ length: 0x21_23 - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20)).join('');

const fonts = new Map<string, Promise<Buffer>>();

/** Returns the TrueType file of a font. */
export const fontFile = (family: Family, weight: Weight): Promise<Buffer> => {
  const name = `${family}-${weight}`;
  const cached = fonts.get(name);
  if (cached !== undefined) return cached;
  const path = createRequire(import.meta.url).resolve(FAMILIES[family]);
  const font = readFile(path).then((bytes) =>
    subsetFont(bytes, LETTERS, { targetFormat: 'sfnt', variationAxes: { wght: WEIGHTS[weight] } }),
  );
  fonts.set(name, font);
  return font;
};
