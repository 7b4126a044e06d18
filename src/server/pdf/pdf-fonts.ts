/**
 * The fonts that a text needs to be printed: the product's own for Latin, Noto for all else, each as a small font of the signs that the text
 * has. Letters that combine (accents, vowels, conjuncts) come from one font, or they could not be joined: only Chinese, Japanese and Korean
 * are read from slices. Used in a worker alone.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { renamedFont } from './sfnt-name.ts';

export type FontWeight = 400 | 700;

/** A file of a font and the signs it says it has; null where it is small enough to look into. */
interface FontFile {
  path: (weight: FontWeight) => string;
  claims: Set<number> | null;
  /** One file for all weights, of which one is taken. */
  isVariable: boolean;
}

/** What can be printed with a text, and what cannot. */
export interface ChosenFonts {
  /** TrueType, each under a family name of its own. */
  fonts: Uint8Array[];
  /** The family names in the order in which they are tried. */
  families: string[];
  /** Characters that no font has, each once. */
  missing: string[];
}

const require = createRequire(import.meta.url);

const STYLES: Record<FontWeight, string> = { 400: '400Regular', 700: '700Bold' };

/** A whole font of which each weight is a file. */
const wholeFont = (name: string, file: string, weights: readonly FontWeight[] = [400, 700]): FontFile => ({
  path: (weight) => {
    const style = STYLES[weights.includes(weight) ? weight : 400];
    return require.resolve(`@expo-google-fonts/${name}/${style}/${file}_${style}.ttf`);
  },
  claims: null,
  isVariable: false,
});

/** Slices of every Noto font that other files have in better forms. */
const SHARED_SLICES = /^(?:latin|latin-ext|cyrillic|cyrillic-ext|greek|greek-ext|vietnamese)$/;

const codePointsIn = (ranges: string): Set<number> => {
  const found = new Set<number>();
  for (const range of ranges.split(',')) {
    const [first = '', last = first] = range.replace(/^U\+/i, '').split('-');
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code++) found.add(code);
  }
  return found;
};

/** The slices of a font as its package names them. */
const slicesOf = (scope: '@fontsource' | '@fontsource-variable', name: string): FontFile[] => {
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

const noto = (name: string): FontFile[] => slicesOf('@fontsource-variable', `noto-sans-${name}`);

/** Made when it is asked for first. */
const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** Scripts of one font each, beside those that Noto Sans itself has (Latin, Greek, Cyrillic, Devanagari). */
const SCRIPTS = [
  'arabic', 'armenian', 'bengali', 'ethiopic', 'georgian', 'gujarati', 'gurmukhi', 'hebrew', 'kannada', 'khmer', 'lao', 'malayalam',
  'myanmar', 'oriya', 'sinhala', 'tamil', 'telugu', 'thai',
]; // biome-ignore format: a list of names

const ALPHABETS = once(() => [
  wholeFont('hanken-grotesk', 'HankenGrotesk'),
  wholeFont('noto-sans', 'NotoSans'),
  ...SCRIPTS.flatMap(noto),
]);
const CHINESE = once(() => noto('sc'));
const JAPANESE = once(() => noto('jp'));
const KOREAN = once(() => noto('kr'));
const SYMBOLS = once(() => [
  ...noto('symbols'),
  ...slicesOf('@fontsource', 'noto-sans-symbols-2'),
  ...slicesOf('@fontsource', 'noto-sans-math'),
  wholeFont('noto-emoji', 'NotoEmoji'),
]);

/** Signs that are not drawn themselves: line breaks, joiners, selectors of a form. */
const UNDRAWN = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;

/** The fonts to try for a text, in this order. The same Chinese character is drawn otherwise in Japan: kana tell which is meant. */
const possibleFonts = (text: string): FontFile[] => {
  const hasKana = KANA.test(text);
  if (!hasKana && !EAST_ASIAN.test(text)) return [...ALPHABETS(), ...SYMBOLS()];
  const han = hasKana ? [...JAPANESE(), ...CHINESE()] : [...CHINESE(), ...JAPANESE()];
  return [...ALPHABETS(), ...han, ...KOREAN(), ...SYMBOLS()];
};

const cutOut = (file: FontFile, weight: FontWeight, text: string): Promise<Uint8Array> =>
  subsetFont(readFileSync(file.path(weight)), text, {
    targetFormat: 'sfnt',
    ...(file.isVariable ? { variationAxes: { wght: weight } } : {}),
  });

const signsIn = (font: Uint8Array): Uint32Array => new Face(new Blob(font)).collectUnicodes();

const hasAny = (all: ReadonlySet<number>, some: ReadonlySet<number>): boolean => {
  for (const one of some) if (all.has(one)) return true;
  return false;
};

/** Chooses the fonts of one weight that print a text. */
export const fontsFor = async (text: string, weight: FontWeight): Promise<ChosenFonts> => {
  const wanted = new Set<number>();
  for (const sign of text) if (!UNDRAWN.test(sign)) wanted.add(sign.codePointAt(0) ?? 0);
  const chosen: ChosenFonts = { fonts: [], families: [], missing: [] };
  for (const file of possibleFonts(text)) {
    if (wanted.size === 0) break;
    if (file.claims !== null && !hasAny(file.claims, wanted)) continue;
    const font = await cutOut(file, weight, text);
    const before = wanted.size;
    for (const sign of signsIn(font)) wanted.delete(sign);
    if (wanted.size === before) continue;
    const family = `Print ${weight} ${chosen.fonts.length}`;
    chosen.fonts.push(renamedFont(font, family));
    chosen.families.push(family);
  }
  chosen.missing = [...wanted].map((code) => String.fromCodePoint(code));
  return chosen;
};
