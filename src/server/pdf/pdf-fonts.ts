/**
 * Chooses fonts for a text in a PDF: the product's own font for Latin, Noto for everything else. Subsets them to the characters that the
 * text needs. Characters that combine (accents, vowel signs, conjuncts) must come from the same font, so only Chinese, Japanese and Korean are read
 * from several slices. Used only in a worker.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** Sizes in bytes of the file header and of an entry of the table directory. */
const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;
/** Platform, encoding and language of the name table's entries: Windows, Unicode, U.S. English. */
const PLATFORM = [3, 1, 0x409] as const;
const FAMILY = 1;
const STYLE = 2;

const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

const nameTable = (family: string): Buffer => {
  const names = [
    { id: FAMILY, value: utf16be(family) },
    { id: STYLE, value: utf16be('Regular') },
  ];
  const head = Buffer.alloc(6 + 12 * names.length);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  for (const [index, { id, value }] of names.entries()) {
    for (const [position, part] of [...PLATFORM, id, value.length, offset].entries()) {
      head.writeUInt16BE(part, 6 + 12 * index + 2 * position);
    }
    offset += value.length;
  }
  return Buffer.concat([head, ...names.map(({ value }) => value)]);
};

/**
 * Returns the font with `family` as its only name. Slices of a font share a name, and a font of that name may be installed on the machine. A unique
 * name ensures that exactly these files are used. Throws for a font without a name table.
 */
const renamedFont = (font: Uint8Array, family: string): Uint8Array => {
  const padding = Buffer.alloc((4 - (font.byteLength % 4)) % 4);
  const table = nameTable(family);
  const renamed = Buffer.concat([font, padding, table]);
  const tables = renamed.readUInt16BE(4);
  for (let entry = HEADER_BYTES; entry < HEADER_BYTES + ENTRY_BYTES * tables; entry += ENTRY_BYTES) {
    if (renamed.toString('latin1', entry, entry + 4) !== 'name') continue;
    renamed.writeUInt32BE(font.byteLength + padding.length, entry + 8);
    renamed.writeUInt32BE(table.length, entry + 12);
    return renamed;
  }
  throw new Error('The font has no name table');
};

export type FontWeight = 400 | 700;

/** A font file or a slice of one. */
interface FontFile {
  path: (weight: FontWeight) => string;
  /** The characters that the font's package declares. Null for a file small enough to inspect. */
  claims: Set<number> | null;
  /** True if one file has all weights. */
  isVariable: boolean;
}

/** The fonts for a text, and the characters that they lack. */
export interface ChosenFonts {
  /** TrueType fonts, each with a unique family name. */
  fonts: Uint8Array[];
  /** Family names in fallback order. */
  families: string[];
  /** Distinct characters that no font has. */
  missing: string[];
}

const require = createRequire(import.meta.url);

const STYLES: Record<FontWeight, string> = { 400: '400Regular', 700: '700Bold' };

/**
 * Describes a complete font with one file per weight. The files are part of the repository, because the npm package
 * of the font has up to 18 styles and we need only two.
 */
const wholeFont = (file: string): FontFile => ({
  path: (weight) => fileURLToPath(new URL(`./fonts/${file}_${STYLES[weight]}.woff2`, import.meta.url)),
  claims: null,
  isVariable: false,
});

/** Slices of Noto fonts that other files cover better. */
const SHARED_SLICES = /^(?:latin|latin-ext|cyrillic|cyrillic-ext|greek|greek-ext|vietnamese)$/;

const codePointsIn = (ranges: string): Set<number> => {
  const codePoints = new Set<number>();
  for (const range of ranges.split(',')) {
    const [first = '', last = first] = range.replace(/^U\+/i, '').split('-');
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code++) codePoints.add(code);
  }
  return codePoints;
};

/** Returns the slices of a font, with the names from its package. */
const fontSlices = (scope: '@fontsource' | '@fontsource-variable', name: string): FontFile[] => {
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(require.resolve(`${scope}/${name}/unicode.json`), 'utf8'),
  );
  const isVariable = scope === '@fontsource-variable';
  return Object.entries(ranges)
    .filter(([slice]) => !SHARED_SLICES.test(slice))
    .map(([slice, claimed]) => ({
      path: () =>
        require.resolve(
          `${scope}/${name}/files/${name}-${slice.replace(/[[\]]/g, '')}-${isVariable ? 'wght' : 400}-normal.woff2`,
        ),
      claims: codePointsIn(claimed),
      isVariable,
    }));
};

const noto = (name: string): FontFile[] => fontSlices('@fontsource-variable', `noto-sans-${name}`);

/** Returns a function that creates the value on the first call and caches it. */
const once = <Value>(make: () => Value): (() => Value) => {
  let cached: { value: Value } | undefined;
  return () => {
    cached ??= { value: make() };
    return cached.value;
  };
};

/** Scripts with their own font. Noto Sans itself covers Latin, Greek, Cyrillic and Devanagari. */
const SCRIPTS = [
  'arabic', 'armenian', 'bengali', 'ethiopic', 'georgian', 'gujarati', 'gurmukhi', 'hebrew', 'kannada', 'khmer', 'lao', 'malayalam',
  'myanmar', 'oriya', 'sinhala', 'tamil', 'telugu', 'thai',
]; // biome-ignore format: a list of names

const ALPHABETS = once(() => [wholeFont('HankenGrotesk'), wholeFont('NotoSans'), ...SCRIPTS.flatMap(noto)]);
const CHINESE = once(() => noto('sc'));
const JAPANESE = once(() => noto('jp'));
const KOREAN = once(() => noto('kr'));
const SYMBOLS = once(() => [
  ...noto('symbols'),
  ...fontSlices('@fontsource', 'noto-sans-symbols-2'),
  ...fontSlices('@fontsource', 'noto-sans-math'),
  ...fontSlices('@fontsource-variable', 'noto-emoji'),
]);

/** Matches characters that are not drawn: line breaks, joiners, variation selectors. */
const UNDRAWN = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;

/** Returns the fonts to try for a text, in order. Chinese characters look different in Japanese text, which is identified by kana. */
const possibleFonts = (text: string): FontFile[] => {
  const hasKana = KANA.test(text);
  if (!hasKana && !EAST_ASIAN.test(text)) return [...ALPHABETS(), ...SYMBOLS()];
  const han = hasKana ? [...JAPANESE(), ...CHINESE()] : [...CHINESE(), ...JAPANESE()];
  return [...ALPHABETS(), ...han, ...KOREAN(), ...SYMBOLS()];
};

const subset = (file: FontFile, weight: FontWeight, text: string): Promise<Uint8Array> =>
  subsetFont(readFileSync(file.path(weight)), text, {
    targetFormat: 'sfnt',
    ...(file.isVariable ? { variationAxes: { wght: weight } } : {}),
  });

const charactersIn = (font: Uint8Array): Uint32Array => new Face(new Blob(font)).collectUnicodes();

const hasAny = (all: ReadonlySet<number>, some: ReadonlySet<number>): boolean => {
  for (const value of some) if (all.has(value)) return true;
  return false;
};

export const chooseFonts = async (text: string, weight: FontWeight): Promise<ChosenFonts> => {
  const uncovered = new Set<number>();
  for (const char of text) if (!UNDRAWN.test(char)) uncovered.add(char.codePointAt(0) ?? 0);
  const chosen: ChosenFonts = { fonts: [], families: [], missing: [] };
  for (const file of possibleFonts(text)) {
    if (uncovered.size === 0) break;
    if (file.claims !== null && !hasAny(file.claims, uncovered)) continue;
    const font = await subset(file, weight, text);
    const before = uncovered.size;
    for (const char of charactersIn(font)) uncovered.delete(char);
    if (uncovered.size === before) continue;
    const family = `Print ${weight} ${chosen.fonts.length}`;
    chosen.fonts.push(renamedFont(font, family));
    chosen.families.push(family);
  }
  chosen.missing = [...uncovered].map((code) => String.fromCodePoint(code));
  return chosen;
};
