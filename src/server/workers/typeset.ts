/**
 * Typesets a line of text in the site's fonts, as outlines for an SVG. The text itself never becomes part of the SVG. The fonts have only Latin
 * letters, and `toDrawable` omits all other characters. Used by a worker and by the build.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Face, Font, Blob as FontBlob, Buffer as Letters, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

export type Family = 'serif' | 'sans';

export interface TextStyle {
  family: Family;
  weight: number;
  size: number;
  /** Letter spacing as a fraction of the size. */
  spacing: number;
}

const fontFiles = (name: string): string[] =>
  ['latin', 'latin-ext'].map((slice) =>
    fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/files/${name}-${slice}-wght-normal.woff2`)),
  );

const FAMILIES: Record<Family, { files: string[]; weights: readonly number[] }> = {
  serif: { files: fontFiles('newsreader'), weights: [480] },
  sans: { files: fontFiles('hanken-grotesk'), weights: [450, 600] },
};

/** All font files, for hashes of drawn images. */
export const FONT_FILES: readonly string[] = Object.values(FAMILIES).flatMap(({ files }) => files);

/** Latin letters with their accents, punctuation and currencies. */
const LETTER_RANGES: readonly (readonly [number, number])[] = [
  [0x20, 0x24f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2044],
  [0x20a0, 0x20bf],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];
const LETTERS = LETTER_RANGES.map(([first, last]) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index)),
).join('');

interface LoadedFont {
  font: Font;
  upem: number;
  codePoints: ReadonlySet<number>;
}

/** The font slices by family and weight. */
const fonts = new Map<string, LoadedFont[]>();

/** Loads a variable font at one weight. */
const loadFont = async (file: string, weight: number): Promise<LoadedFont> => {
  const sfnt = await subsetFont(await readFile(file), LETTERS, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  const face = new Face(new FontBlob(sfnt));
  return { font: new Font(face), upem: face.upem, codePoints: new Set(face.collectUnicodes()) };
};

/** Loads all fonts once. Must run before any text is typeset. */
export const loadFonts = async (): Promise<void> => {
  if (fonts.size > 0) return;
  for (const [family, { files, weights }] of Object.entries(FAMILIES)) {
    for (const weight of weights) {
      fonts.set(`${family} ${weight}`, await Promise.all(files.map((file) => loadFont(file, weight))));
    }
  }
};

const fontSlices = ({ family, weight }: TextStyle): LoadedFont[] => {
  const slices = fonts.get(`${family} ${weight}`);
  if (slices === undefined) throw new Error(`The font ${family} ${weight} is not loaded`);
  return slices;
};

const toCodePoint = (char: string): number => char.codePointAt(0) ?? 0;

/** Returns the part of a character that the fonts can draw: the character, its base letters without marks, or ''. */
const drawableChar = (char: string, slices: readonly LoadedFont[]): string => {
  const isDrawn = (letter: string) => slices.some(({ codePoints }) => codePoints.has(toCodePoint(letter)));
  return isDrawn(char)
    ? char
    : Array.from(char.normalize('NFKD'))
        .filter((letter) => !/\p{M}/u.test(letter) && isDrawn(letter))
        .join('');
};

/** Returns the text in one line, without separate marks, control characters and characters that the font lacks. */
export const toDrawable = (text: string, style: TextStyle): string => {
  const slices = fontSlices(style);
  const visible = text
    .normalize('NFC')
    .replaceAll(/[\s\p{Z}]+/gu, ' ')
    .replaceAll(/[\p{C}\p{M}]/gu, '');
  return Array.from(visible)
    .map((char) => drawableChar(char, slices))
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim();
};

interface Run {
  slice: LoadedFont;
  text: string;
}

/** Splits a text into runs, each with a slice that has all characters of the run. Throws for a character that no slice has. */
const splitRuns = (text: string, style: TextStyle): Run[] => {
  const slices = fontSlices(style);
  const runs: Run[] = [];
  for (const char of text) {
    const slice = slices.find(({ codePoints }) => codePoints.has(toCodePoint(char)));
    if (slice === undefined) throw new Error(`The fonts of shared images lack a character of "${text}"`);
    const last = runs.at(-1);
    if (last?.slice === slice) last.text += char;
    else runs.push({ slice, text: char });
  }
  return runs;
};

interface Glyph {
  x: number;
  scale: number;
  path: string;
}

/** Returns the glyphs of a text with their positions in pixels, and the text's width. */
const typeset = (text: string, style: TextStyle): { glyphs: Glyph[]; width: number } => {
  let width = 0;
  const glyphs = splitRuns(text, style).flatMap(({ slice: { font, upem }, text: part }) => {
    const letters = new Letters();
    letters.addText(part);
    letters.guessSegmentProperties();
    shape(font, letters);
    const scale = style.size / upem;
    return letters.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
      const x = width + xOffset * scale;
      width += xAdvance * scale + style.spacing * style.size;
      return { x, scale, path: font.glyphToPath(codepoint) };
    });
  });
  return { glyphs, width };
};

/** Returns the width of a text in pixels. */
export const measureWidth = (text: string, style: TextStyle): number => typeset(text, style).width;

/** Draws a text as SVG paths. `y` is the baseline. */
export const drawOutlines = (
  text: string,
  style: TextStyle,
  { x, y, color }: { x: number; y: number; color: string },
): string => {
  const paths = typeset(text, style).glyphs.map(
    (glyph) =>
      `<path transform="translate(${x + glyph.x} ${y}) scale(${glyph.scale} ${-glyph.scale})" d="${glyph.path}"/>`,
  );
  return `<g fill="${color}">${paths.join('')}</g>`;
};
