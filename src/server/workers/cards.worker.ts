/** A process that draws share cards: words on a background that the build drew. */
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import sharp, { type Raw } from 'sharp';
import { type CardColors, type CardWords, cardParts } from './card-layout.ts';
import { serveTasks } from './serve-tasks.ts';
import { loadFonts } from './typeset.ts';

export interface CardTask {
  words: CardWords;
  colors: CardColors;
  /** Path of the background, a PNG. */
  background: string;
}

/** The card as a PNG. Null if the fonts have no letter of the title. */
export type CardResult = { png: Uint8Array } | null;

const MAX_SECONDS = 5;

/** With this priority, the process gets a third of the CPU time of a process that answers requests on the same busy core. */
const NICE = 5;

setPriority(NICE);
sharp.cache(false);
sharp.concurrency(1);

interface Background {
  file: string;
  pixels: Buffer;
  raw: Raw;
}

let background: Background | undefined;

/** Returns the pixels of the background. Decodes it only if the previous card had another one. */
const openBackground = async (file: string): Promise<Background> => {
  if (background?.file === file) return background;
  const { data, info } = await sharp(await readFile(file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  background = { file, pixels: data, raw: { width: info.width, height: info.height, channels: 3 } };
  return background;
};

serveTasks<CardTask, CardResult>(async ({ words, colors, background: file }) => {
  await loadFonts();
  const { pixels, raw } = await openBackground(file);
  const parts = cardParts(words, colors);
  if (parts === null) return null;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${raw.width}" height="${raw.height}">${parts.join('')}</svg>`;
  const png = await sharp(pixels, { raw })
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
  return { png };
});
