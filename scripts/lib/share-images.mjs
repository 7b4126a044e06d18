/**
 * Draws the share images of pages (1200 by 630) and the site's icon, at the end of a build. Uses only the site's own fonts and colours. Images are
 * cached in `.cache/` under the hash of their inputs.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas';
import { fromRoot } from './paths.mjs';

const ICON_SIZE = 512;

const CACHE = fromRoot('.cache/share');
/** Within the assets, because these names contain a content hash too and can be cached forever. */
const FOLDER = 'share';
const ASSETS = fromRoot('dist/client/assets', FOLDER);

const SERIF = 'Share Serif';
const SANS = 'Share Sans';
const FONTS = {
  [SERIF]: fromRoot('node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'),
  [SANS]: fromRoot('node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
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

/** Makes an SVG of the site independent of its stylesheets: colour classes become attributes, and its frame becomes `frame`. */
const standAlone = (svg, colors, { width, height, viewBox }) => {
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
    .replace(
      / viewBox="[^"]*"/,
      ` xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"`,
    )
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
  return loadImage(Buffer.from(standAlone(svg, colors, { ...box, viewBox })));
};

const registerFonts = () => {
  for (const [family, file] of Object.entries(FONTS))
    if (!GlobalFonts.has(family) && !GlobalFonts.registerFromPath(file, family)) throw new Error(`Not a font: ${file}`);
};

const setFont = (context, family, size, weight, spacing) => {
  context.font = `${size}px "${family}"`;
  context.fontVariationSettings = `'wght' ${weight}`;
  context.letterSpacing = `${spacing * size}px`;
};

/** Breaks `text` into the fewest lines that fit into `width`. */
const linesWithin = (context, text, width) =>
  text.split(' ').reduce((lines, word) => {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    return lines.length > 0 && context.measureText(longer).width <= width
      ? [...lines.slice(0, -1), longer]
      : [...lines, word];
  }, []);

/** The lines of a text, as few as `linesWithin` needs, of similar lengths. */
const balanced = (context, text, width) => {
  const { length } = linesWithin(context, text, width);
  for (let narrower = width; ; narrower -= 8) {
    const next = linesWithin(context, text, narrower - 8);
    const isTooWide = next.some((line) => context.measureText(line).width > width);
    if (next.length > length || isTooWide || narrower < width / 3) return linesWithin(context, text, narrower);
  }
};

/** The largest size at which the title fits, with its lines. */
const fitTitle = (context, title, { width, sizes, lines: maxLines, bottom }) => {
  for (const size of sizes) {
    setFont(context, SERIF, size, 480, -0.018);
    const lines = balanced(context, title, width);
    const isNarrow = lines.every((line) => context.measureText(line).width <= width);
    const isLow = KICKER_Y + 18 + lines.length * size * LEADING <= bottom;
    if (isNarrow && isLow && lines.length <= maxLines) return { size, lines };
  }
  throw new Error(`The title "${title}" is too long for the picture of its page`);
};

const drawBrand = async (context, { brand, mark }, colors) => {
  const size = 56;
  const svg = standAlone(mark, colors, { width: size, height: size, viewBox: '0 0 32 32' });
  context.drawImage(await loadImage(Buffer.from(svg)), MARGIN, 52);
  setFont(context, SERIF, 40, 480, -0.018);
  context.fillStyle = colors.ink;
  context.fillText(brand, MARGIN + size + 16, 94);
};

const drawWords = (context, { kicker, title, note, picture }, colors) => {
  setFont(context, SANS, 22, 600, 0.06);
  context.fillStyle = colors['accent-ink'];
  context.fillText(kicker.toUpperCase(), MARGIN, KICKER_Y);
  const wide = note ? WIDE_TITLE_WITH_NOTE : WIDE_TITLE;
  const { size, lines } = fitTitle(context, title, picture.isNextToText ? SIDE_TITLE : wide);
  setFont(context, SERIF, size, 480, -0.018);
  context.fillStyle = colors.ink;
  let y = KICKER_Y + 18;
  for (const line of lines) {
    y += size * LEADING;
    // Compensates the side bearing of large letters.
    context.fillText(line, MARGIN - size * 0.03, y);
  }
  if (!note) return;
  setFont(context, SANS, 28, 450, 0);
  context.fillStyle = colors['ink-soft'];
  context.fillText(note, MARGIN, picture.isNextToText ? NOTE_Y : y + 64);
};

/** The picture in a panel on the right, paper on the left. */
const drawNextToText = async (context, { size, picture }, colors) => {
  const box = { width: PANEL_WIDTH, height: size.height - PANEL_WATER };
  const left = size.width - box.width;
  context.fillStyle = colors.surface;
  context.fillRect(0, 0, left, size.height);
  context.fillStyle = colors['art-water'];
  context.fillRect(left, box.height, box.width, PANEL_WATER);
  context.drawImage(await filling(picture.svg, colors, box, PANEL_SCALE), left, 0);
};

/** The card as a PNG. Throws if a title is too long or a colour is unknown. */
export const drawCard = async (card, colors) => {
  registerFonts();
  const { size, picture } = card;
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  context.fillStyle = colors['art-sky'];
  context.fillRect(0, 0, size.width, size.height);
  if (picture.isNextToText) await drawNextToText(context, card, colors);
  else context.drawImage(await filling(picture.svg, colors, size, BRIDGE_SCALE), 0, 0);
  await drawBrand(context, card, colors);
  drawWords(context, card, colors);
  return canvas.encode('png');
};

/** The logo on paper with a margin, because home screens cut off corners. */
const drawIcon = async ({ mark }, colors) => {
  const canvas = createCanvas(ICON_SIZE, ICON_SIZE);
  const context = canvas.getContext('2d');
  context.fillStyle = colors['art-sky'];
  context.fillRect(0, 0, ICON_SIZE, ICON_SIZE);
  const size = ICON_SIZE * 0.75;
  const svg = standAlone(mark, colors, { width: size, height: size, viewBox: '0 0 32 32' });
  context.drawImage(await loadImage(Buffer.from(svg)), (ICON_SIZE - size) / 2, (ICON_SIZE - size) / 2 - 16);
  return canvas.encode('png');
};

/** `home` for `/`, `hire-it` for `/hire/it`. */
const slugOf = (address) => address.slice(1).replaceAll(/[^a-z0-9]+/g, '-') || 'home';

/** The hash of all inputs that images share. */
const hashOfMeans = async () => {
  const canvas = fromRoot('node_modules/@napi-rs/canvas/package.json');
  const hash = createHash('sha256');
  for (const file of [import.meta.filename, TOKENS, canvas, ...Object.values(FONTS)]) hash.update(await readFile(file));
  return hash.digest('hex');
};

const draw = async (file, drawIt) => {
  const kept = await readFile(join(CACHE, file)).catch(() => null);
  const png = kept ?? (await drawIt());
  if (!kept) await writeFile(join(CACHE, file), png);
  await writeFile(join(ASSETS, file), png);
  return `/assets/${FOLDER}/${file}`;
};

/** Removes cached images that the last build did not use. */
const forgetOthers = async (addresses) => {
  const wanted = new Set(addresses.map((address) => address.split('/').at(-1)));
  const files = await readdir(CACHE);
  await Promise.all(files.filter((file) => !wanted.has(file)).map((file) => rm(join(CACHE, file))));
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
  const drawn = await Promise.all(
    cards.map(async (card) => [
      card.address,
      await draw(fileOf(slugOf(card.address), card), () => drawCard(card, colors)),
    ]),
  );
  const { mark } = cards[0];
  const icon = await draw(fileOf('icon', mark), () => drawIcon({ mark }, colors));
  const images = { cards: Object.fromEntries(drawn), icon };
  await forgetOthers([...Object.values(images.cards), icon]);
  return images;
};
