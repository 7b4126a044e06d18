/**
 * Draws the share cards of pages (1200 by 630), the background of the cards that the server draws, and the site's icon, at the end of a build. Each
 * is an SVG whose texts are outlines of the site's own fonts, turned into a PNG. Images are cached in `.cache/` under the hash of their inputs.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawOutlines, FONT_FILES, loadFonts, measureWidth } from '../../src/server/workers/typeset.ts';
import { fromRoot } from './paths.mjs';

const ICON_SIZE = 512;

const CACHE = fromRoot('.cache/share');
/** Within the assets, because these names also contain a content hash and can be cached forever. */
const FOLDER = 'share';
const ASSETS = fromRoot('dist/client/assets', FOLDER);

/** The code that lays out texts, here and on the cards that the server draws. */
const DRAWING_SOURCES = ['typeset.ts', 'card-layout.ts', 'cards.worker.ts'].map((file) =>
  fromRoot('src/server/workers', file),
);
const TOKENS = fromRoot('src/client/styles/tokens.css');

const MARGIN = 72;
const KICKER_Y = 204;
const NOTE_Y = 560;
/** Layout of cards with the picture next to the text: width of the panel on the right, and height of the water below the picture. */
const PANEL_WIDTH = 528;
const PANEL_WATER_HEIGHT = 64;
const PANEL_SCALE = 1.1;
const BRIDGE_SCALE = 1.5;
const SIDE_TITLE = { width: 548, sizes: [72, 66, 60, 54, 48], lines: 5, bottom: 500 };
const WIDE_TITLE = { width: 1000, sizes: [92, 84, 76, 68], lines: 2, bottom: 440 };
/** Above the bridge there is room for two lines, or for one and a note. */
const WIDE_TITLE_WITH_NOTE = { ...WIDE_TITLE, lines: 1 };
const LEADING = 1.06;

/** Reads the light colors of tokens.css by name. Images use only light colors, because a shared link looks the same to everyone. */
export const readColors = async () => {
  const css = await readFile(TOKENS, 'utf8');
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]{1,60}): light-dark\((#\w{1,8}),/g)].map(([, name, color]) => [name, color]),
  );
};

/** Nests an SVG of the site in another SVG, without stylesheets: color classes become attributes, and the given frame replaces its `viewBox`. */
const nestSvg = (svg, colors, { x, y, width, height, viewBox }) => {
  const requireColor = (name) => {
    if (!colors[name]) throw new Error(`A picture uses ${name}, which tokens.css does not define`);
    return colors[name];
  };
  const colorAttributes = (classes) =>
    classes
      .split(' ')
      .map((name) => /^(fill|stroke)-(art-[\w-]+)$/.exec(name))
      .filter(Boolean)
      .map(([, attribute, token]) => `${attribute}="${requireColor(token)}"`)
      .join(' ');
  return svg
    .replace(/ viewBox="[^"]*"/, ` x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}"`)
    .replaceAll(/class="([^"]*)"/g, (_, classes) => colorAttributes(classes));
};

const parseSize = (svg) => {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (!height) throw new Error('The picture of a share card needs a viewBox that starts at 0 0');
  return { width: Number(width), height: Number(height) };
};

/** Returns the part of a picture, scaled by `scale`, that fills `box`, aligned at the bottom. */
const fillBox = (svg, colors, box, scale) => {
  const { width, height } = parseSize(svg);
  const frame = { width: box.width / scale, height: box.height / scale };
  const viewBox = [(width - frame.width) / 2, height - frame.height, frame.width, frame.height].join(' ');
  return nestSvg(svg, colors, { ...box, viewBox });
};

const rectangle = ({ x, y, width, height }, color) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}"/>`;

/** Renders a PNG. `parts` are the elements of its SVG, from back to front. */
const toPng = ({ width, height }, parts) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`),
  )
    .png({ compressionLevel: 9 })
    .toBuffer();

const titleStyle = (size) => ({ family: 'serif', weight: 480, size, spacing: -0.018 });

/** Breaks `text` into the fewest lines that fit into `width`. */
const wrapText = (text, style, width) =>
  text.split(' ').reduce((lines, word) => {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    return lines.length > 0 && measureWidth(longer, style) <= width
      ? [...lines.slice(0, -1), longer]
      : [...lines, word];
  }, []);

/** Breaks a text into as few lines as `wrapText` does, but of similar lengths. */
const balanceLines = (text, style, width) => {
  const { length } = wrapText(text, style, width);
  for (let narrower = width; ; narrower -= 8) {
    const next = wrapText(text, style, narrower - 8);
    const isTooWide = next.some((line) => measureWidth(line, style) > width);
    if (next.length > length || isTooWide || narrower < width / 3) return wrapText(text, style, narrower);
  }
};

/** Returns the largest size at which the title fits, with its lines. */
const fitTitle = (title, { width, sizes, lines: maxLines, bottom }) => {
  for (const size of sizes) {
    const style = titleStyle(size);
    const lines = balanceLines(title, style, width);
    const fitsWidth = lines.every((line) => measureWidth(line, style) <= width);
    const fitsHeight = KICKER_Y + 18 + lines.length * size * LEADING <= bottom;
    if (fitsWidth && fitsHeight && lines.length <= maxLines) return { size, lines };
  }
  throw new Error(`The title "${title}" is too long for its share card`);
};

const brandParts = ({ brand, mark }, colors) => {
  const size = 56;
  return [
    nestSvg(mark, colors, { x: MARGIN, y: 52, width: size, height: size, viewBox: '0 0 32 32' }),
    drawOutlines(brand, titleStyle(40), { x: MARGIN + size + 16, y: 94, color: colors.ink }),
  ];
};

const textParts = ({ kicker, title, note, picture }, colors) => {
  const kickerStyle = { family: 'sans', weight: 600, size: 22, spacing: 0.06 };
  const noteStyle = { family: 'sans', weight: 450, size: 28, spacing: 0 };
  const wide = note ? WIDE_TITLE_WITH_NOTE : WIDE_TITLE;
  const { size, lines } = fitTitle(title, picture.isNextToText ? SIDE_TITLE : wide);
  const baseline = (line) => KICKER_Y + 18 + (line + 1) * size * LEADING;
  const noteY = picture.isNextToText ? NOTE_Y : baseline(lines.length - 1) + 64;
  return [
    drawOutlines(kicker.toUpperCase(), kickerStyle, { x: MARGIN, y: KICKER_Y, color: colors['accent-ink'] }),
    // The shift compensates for the side bearing of large letters.
    ...lines.map((line, index) =>
      drawOutlines(line, titleStyle(size), { x: MARGIN - size * 0.03, y: baseline(index), color: colors.ink }),
    ),
    ...(note ? [drawOutlines(note, noteStyle, { x: MARGIN, y: noteY, color: colors['ink-soft'] })] : []),
  ];
};

/** Returns the elements of a card with the picture in a panel on the right and paper on the left. */
const panelParts = ({ size, picture }, colors) => {
  const box = { x: size.width - PANEL_WIDTH, y: 0, width: PANEL_WIDTH, height: size.height - PANEL_WATER_HEIGHT };
  return [
    rectangle({ x: 0, y: 0, width: box.x, height: size.height }, colors.surface),
    rectangle({ ...box, y: box.height, height: PANEL_WATER_HEIGHT }, colors['art-water']),
    fillBox(picture.svg, colors, box, PANEL_SCALE),
  ];
};

/** Draws the card as a PNG. Throws if a title is too long or a color is unknown. */
export const drawCard = async (card, colors) => {
  await loadFonts();
  const { size, picture } = card;
  const canvas = { x: 0, y: 0, ...size };
  return toPng(size, [
    rectangle(canvas, colors['art-sky']),
    ...(picture.isNextToText ? panelParts(card, colors) : [fillBox(picture.svg, colors, canvas, BRIDGE_SCALE)]),
    ...brandParts(card, colors),
    ...textParts(card, colors),
  ]);
};

/** Draws a card without words: the brand above the bridge. */
const drawBackground = ({ size, brand, mark, picture }, colors) => {
  const canvas = { x: 0, y: 0, ...size };
  return toPng(size, [
    rectangle(canvas, colors['art-sky']),
    fillBox(picture.svg, colors, canvas, BRIDGE_SCALE),
    ...brandParts({ brand, mark }, colors),
  ]);
};

/** Draws the logo on a plain background with a margin, because home screens cut off corners. */
const drawIcon = ({ mark }, colors) => {
  const size = ICON_SIZE * 0.75;
  const x = (ICON_SIZE - size) / 2;
  const page = { x: 0, y: 0, width: ICON_SIZE, height: ICON_SIZE };
  return toPng(page, [
    rectangle(page, colors['art-sky']),
    nestSvg(mark, colors, { x, y: x - 16, width: size, height: size, viewBox: '0 0 32 32' }),
  ]);
};

/** Returns `home` for `/`, `hire-it` for `/hire/it`. */
const addressSlug = (address) => address.slice(1).replaceAll(/[^a-z0-9]+/g, '-') || 'home';

const hashInputs = async () => {
  const packages = ['harfbuzzjs', 'sharp', 'subset-font'].map((name) => fromRoot(`node_modules/${name}/package.json`));
  const hash = createHash('sha256');
  for (const file of [import.meta.filename, TOKENS, ...packages, ...DRAWING_SOURCES, ...FONT_FILES])
    hash.update(await readFile(file));
  return hash.digest('hex');
};

const drawCached = async (file, drawImage) => {
  const cached = await readFile(join(CACHE, file)).catch(() => null);
  const png = cached ?? (await drawImage());
  if (!cached) await writeFile(join(CACHE, file), png);
  await writeFile(join(ASSETS, file), png);
  return `/assets/${FOLDER}/${file}`;
};

/** Removes cached images that the last build did not use. */
const removeUnused = async (addresses) => {
  const usedFiles = new Set(addresses.map((address) => address.split('/').at(-1)));
  const files = await readdir(CACHE);
  await Promise.all(files.filter((file) => !usedFiles.has(file)).map((file) => rm(join(CACHE, file))));
};

/**
 * Draws the card of each page, `{ address, size, kicker, title, note?, brand, mark, picture: { svg, isNextToText } }`, the icon, and the background
 * of the server's cards into the build's assets. Returns `images` (the addresses of the `cards` by page address and of the `icon`) and `background`
 * (its address and text colors). At least one card must have the bridge as its picture.
 */
export const writeShareImages = async (cards) => {
  const [hash, colors] = await Promise.all([hashInputs(), readColors()]);
  await Promise.all([CACHE, ASSETS].map((folder) => mkdir(folder, { recursive: true })));
  await loadFonts();
  const imageFile = (slug, content) => {
    const key = createHash('sha256').update(hash).update(JSON.stringify(content)).digest('hex').slice(0, 12);
    return `${slug}-${key}.png`;
  };
  const paths = await Promise.all(
    cards.map(async (card) => [
      card.address,
      await drawCached(imageFile(addressSlug(card.address), card), () => drawCard(card, colors)),
    ]),
  );
  const { size, brand, mark, picture } = cards.find((card) => !card.picture.isNextToText);
  const plain = { size, brand, mark, picture };
  const icon = await drawCached(imageFile('icon', mark), () => drawIcon({ mark }, colors));
  const background = await drawCached(imageFile('background', plain), () => drawBackground(plain, colors));
  const images = { cards: Object.fromEntries(paths), icon };
  await removeUnused([...Object.values(images.cards), icon, background]);
  const { ink, 'ink-soft': soft, 'accent-ink': accent } = colors;
  return { images, background: { address: background, colors: { ink, soft, accent } } };
};
