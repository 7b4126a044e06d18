/**
 * Draws the share images of pages (1200 by 630) and the site's icon, at the end of a build. Each is an SVG whose texts are outlines of the site's own
 * fonts, turned into a PNG. Images are cached in `.cache/` under the hash of their inputs.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Face, Font, Blob as FontBlob, Buffer as Letters, shape } from 'harfbuzzjs';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { fromRoot } from './paths.mjs';

const ICON_SIZE = 512;

const CACHE = fromRoot('.cache/share');
/** Within the assets, because these names contain a content hash too and can be cached forever. */
const FOLDER = 'share';
const ASSETS = fromRoot('dist/client/assets', FOLDER);

/** The files of the fonts, and their weights on a card. */
const SERIF = {
  file: fromRoot('node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'),
  weights: [480],
};
const SANS = {
  file: fromRoot('node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
  weights: [450, 600],
};
const TOKENS = fromRoot('src/client/styles/tokens.css');

const MARGIN = 72;
const KICKER_Y = 204;
const NOTE_Y = 560;
/** Layout of cards with a picture: width of the panel on the right, and height of the water below the picture. */
const PANEL_WIDTH = 528;
const PANEL_WATER = 64;
const PANEL_SCALE = 1.1;
const BRIDGE_SCALE = 1.5;
const SIDE_TITLE = { width: 548, sizes: [72, 66, 60, 54, 48], lines: 5, bottom: 500 };
const WIDE_TITLE = { width: 1000, sizes: [92, 84, 76, 68], lines: 2, bottom: 440 };
/** Above the bridge there is room for two lines, or for one and a note. */
const WIDE_TITLE_WITH_NOTE = { ...WIDE_TITLE, lines: 1 };
const LEADING = 1.06;

/** The light values of tokens.css by name, because shared links look the same for everyone. */
export const readColors = async () => {
  const css = await readFile(TOKENS, 'utf8');
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]{1,60}): light-dark\((#\w{1,8}),/g)].map(([, name, color]) => [name, color]),
  );
};

/** An SVG of the site without its stylesheets, as a part of another SVG: color classes become attributes, and its frame becomes `frame`. */
const nested = (svg, colors, { x, y, width, height, viewBox }) => {
  const colorOf = (name) => {
    if (!colors[name]) throw new Error(`A picture uses ${name}, which tokens.css does not define`);
    return colors[name];
  };
  const attributesOf = (classes) =>
    classes
      .split(' ')
      .map((name) => /^(fill|stroke)-(art-[\w-]+)$/.exec(name))
      .filter(Boolean)
      .map(([, attribute, token]) => `${attribute}="${colorOf(token)}"`)
      .join(' ');
  return svg
    .replace(/ viewBox="[^"]*"/, ` x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}"`)
    .replaceAll(/class="([^"]*)"/g, (_, classes) => attributesOf(classes));
};

const sizeOf = (svg) => {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (!height) throw new Error('A picture for shared links needs a viewBox that starts at 0 0');
  return { width: Number(width), height: Number(height) };
};

/** The part of a picture, scaled by `scale`, that fills `box`, aligned at the bottom. */
const filling = (svg, colors, box, scale) => {
  const { width, height } = sizeOf(svg);
  const frame = { width: box.width / scale, height: box.height / scale };
  const viewBox = [(width - frame.width) / 2, height - frame.height, frame.width, frame.height].join(' ');
  return nested(svg, colors, { ...box, viewBox });
};

/** The characters of all texts; a text with another one fails. */
const LETTERS = `${String.fromCharCode(...Array.from({ length: 0x160 }, (_, at) => 0x20 + at))}–—‘’“”…•€`;

const fonts = new Map();

/** Loads the fonts once. They are variable, so each weight becomes a font. */
const loadFonts = async () => {
  if (fonts.size > 0) return;
  for (const { file, weights } of [SERIF, SANS]) {
    for (const weight of weights) {
      const sfnt = await subsetFont(await readFile(file), LETTERS, {
        targetFormat: 'sfnt',
        variationAxes: { wght: weight },
      });
      const face = new Face(new FontBlob(sfnt));
      fonts.set(`${file} ${weight}`, { font: new Font(face), upem: face.upem });
    }
  }
};

/** The glyphs of a text with their positions in pixels, and its width. `style`: font, weight, size, and spacing between letters in parts of the size. */
const typeset = (text, { family, weight, size, spacing }) => {
  const { font, upem } = fonts.get(`${family.file} ${weight}`);
  const letters = new Letters();
  letters.addText(text);
  letters.guessSegmentProperties();
  shape(font, letters);
  const scale = size / upem;
  let width = 0;
  const glyphs = letters.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
    if (codepoint === 0) throw new Error(`The fonts of shared images lack a character of "${text}"`);
    const at = width + xOffset * scale;
    width += xAdvance * scale + spacing * size;
    return { at, path: font.glyphToPath(codepoint) };
  });
  return { glyphs, width, scale };
};

/** A text as outlines; `y` is its baseline. */
const outlines = (text, style, { x, y, color }) => {
  const { glyphs, scale } = typeset(text, style);
  const paths = glyphs.map(
    ({ at, path }) => `<path transform="translate(${x + at} ${y}) scale(${scale} ${-scale})" d="${path}"/>`,
  );
  return `<g fill="${color}">${paths.join('')}</g>`;
};

const rectangle = ({ x, y, width, height }, color) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}"/>`;

/** `parts`: elements of the SVG, from back to front. */
const toPng = ({ width, height }, parts) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`),
  )
    .png({ compressionLevel: 9 })
    .toBuffer();

const titleStyle = (size) => ({ family: SERIF, weight: 480, size, spacing: -0.018 });

/** Breaks `text` into the fewest lines that fit into `width`. */
const linesWithin = (text, style, width) =>
  text.split(' ').reduce((lines, word) => {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    return lines.length > 0 && typeset(longer, style).width <= width
      ? [...lines.slice(0, -1), longer]
      : [...lines, word];
  }, []);

/** The lines of a text, as few as `linesWithin` needs, of similar lengths. */
const balanced = (text, style, width) => {
  const { length } = linesWithin(text, style, width);
  for (let narrower = width; ; narrower -= 8) {
    const next = linesWithin(text, style, narrower - 8);
    const isTooWide = next.some((line) => typeset(line, style).width > width);
    if (next.length > length || isTooWide || narrower < width / 3) return linesWithin(text, style, narrower);
  }
};

/** The largest size at which the title fits, with its lines. */
const fitTitle = (title, { width, sizes, lines: maxLines, bottom }) => {
  for (const size of sizes) {
    const style = titleStyle(size);
    const lines = balanced(title, style, width);
    const isNarrow = lines.every((line) => typeset(line, style).width <= width);
    const isLow = KICKER_Y + 18 + lines.length * size * LEADING <= bottom;
    if (isNarrow && isLow && lines.length <= maxLines) return { size, lines };
  }
  throw new Error(`The title "${title}" is too long for the picture of its page`);
};

const brandParts = ({ brand, mark }, colors) => {
  const size = 56;
  return [
    nested(mark, colors, { x: MARGIN, y: 52, width: size, height: size, viewBox: '0 0 32 32' }),
    outlines(brand, titleStyle(40), { x: MARGIN + size + 16, y: 94, color: colors.ink }),
  ];
};

const wordParts = ({ kicker, title, note, picture }, colors) => {
  const kickerStyle = { family: SANS, weight: 600, size: 22, spacing: 0.06 };
  const noteStyle = { family: SANS, weight: 450, size: 28, spacing: 0 };
  const wide = note ? WIDE_TITLE_WITH_NOTE : WIDE_TITLE;
  const { size, lines } = fitTitle(title, picture.isNextToText ? SIDE_TITLE : wide);
  const baseline = (line) => KICKER_Y + 18 + (line + 1) * size * LEADING;
  const noteY = picture.isNextToText ? NOTE_Y : baseline(lines.length - 1) + 64;
  return [
    outlines(kicker.toUpperCase(), kickerStyle, { x: MARGIN, y: KICKER_Y, color: colors['accent-ink'] }),
    // The shift compensates the side bearing of large letters.
    ...lines.map((line, at) =>
      outlines(line, titleStyle(size), { x: MARGIN - size * 0.03, y: baseline(at), color: colors.ink }),
    ),
    ...(note ? [outlines(note, noteStyle, { x: MARGIN, y: noteY, color: colors['ink-soft'] })] : []),
  ];
};

/** The picture in a panel on the right, paper on the left. */
const panelParts = ({ size, picture }, colors) => {
  const box = { x: size.width - PANEL_WIDTH, y: 0, width: PANEL_WIDTH, height: size.height - PANEL_WATER };
  return [
    rectangle({ x: 0, y: 0, width: box.x, height: size.height }, colors.surface),
    rectangle({ ...box, y: box.height, height: PANEL_WATER }, colors['art-water']),
    filling(picture.svg, colors, box, PANEL_SCALE),
  ];
};

/** The card as a PNG. Throws if a title is too long or a color is unknown. */
export const drawCard = async (card, colors) => {
  await loadFonts();
  const { size, picture } = card;
  const all = { x: 0, y: 0, ...size };
  return toPng(size, [
    rectangle(all, colors['art-sky']),
    ...(picture.isNextToText ? panelParts(card, colors) : [filling(picture.svg, colors, all, BRIDGE_SCALE)]),
    ...brandParts(card, colors),
    ...wordParts(card, colors),
  ]);
};

/** The logo on paper with a margin, because home screens cut off corners. */
const drawIcon = ({ mark }, colors) => {
  const size = ICON_SIZE * 0.75;
  const x = (ICON_SIZE - size) / 2;
  const page = { x: 0, y: 0, width: ICON_SIZE, height: ICON_SIZE };
  return toPng(page, [
    rectangle(page, colors['art-sky']),
    nested(mark, colors, { x, y: x - 16, width: size, height: size, viewBox: '0 0 32 32' }),
  ]);
};

/** `home` for `/`, `hire-it` for `/hire/it`. */
const slugOf = (address) => address.slice(1).replaceAll(/[^a-z0-9]+/g, '-') || 'home';

/** The hash of all inputs that images share. */
const hashOfMeans = async () => {
  const packages = ['harfbuzzjs', 'sharp', 'subset-font'].map((name) => fromRoot(`node_modules/${name}/package.json`));
  const hash = createHash('sha256');
  for (const file of [import.meta.filename, TOKENS, ...packages, SERIF.file, SANS.file])
    hash.update(await readFile(file));
  return hash.digest('hex');
};

const draw = async (file, drawIt) => {
  const cached = await readFile(join(CACHE, file)).catch(() => null);
  const png = cached ?? (await drawIt());
  if (!cached) await writeFile(join(CACHE, file), png);
  await writeFile(join(ASSETS, file), png);
  return `/assets/${FOLDER}/${file}`;
};

/** Removes cached images that the last build did not use. */
const forgetOthers = async (addresses) => {
  const usedFiles = new Set(addresses.map((address) => address.split('/').at(-1)));
  const files = await readdir(CACHE);
  await Promise.all(files.filter((file) => !usedFiles.has(file)).map((file) => rm(join(CACHE, file))));
};

/**
 * Draws the card of each page, `{ address, kicker, title, note?, brand, mark, picture: { svg, isNextToText } }`, and the icon into the build's assets.
 * Returns their addresses: `cards` by page address, and `icon`.
 */
export const writeShareImages = async (cards) => {
  const [hash, colors] = await Promise.all([hashOfMeans(), readColors()]);
  await Promise.all([CACHE, ASSETS].map((folder) => mkdir(folder, { recursive: true })));
  const fileOf = (slug, content) => {
    const key = createHash('sha256').update(hash).update(JSON.stringify(content)).digest('hex').slice(0, 12);
    return `${slug}-${key}.png`;
  };
  const paths = await Promise.all(
    cards.map(async (card) => [
      card.address,
      await draw(fileOf(slugOf(card.address), card), () => drawCard(card, colors)),
    ]),
  );
  const { mark } = cards[0];
  const icon = await draw(fileOf('icon', mark), () => drawIcon({ mark }, colors));
  const images = { cards: Object.fromEntries(paths), icon };
  await forgetOthers([...Object.values(images.cards), icon]);
  return images;
};
