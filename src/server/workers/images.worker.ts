/** A process that makes small square pictures of uploaded ones. Reads nothing but the bytes it is given. */
import sharp from 'sharp';
import { serveTasks } from './serve-tasks.ts';

/** A square WebP of `side` pixels of a picture of at most `pixelsMost`. */
export interface ImageTask {
  picture: Uint8Array;
  side: number;
  pixelsMost: number;
}

/** The picture, or why there is none. */
export type MadeImage = { image: Uint8Array } | { problem: 'tooManyPixels' | 'broken' };

const QUALITY = 82;
const MAX_SECONDS = 15;
/** Behind a see-through picture; avatars have no ground of their own. */
const GROUND = '#ffffff';

// Each upload is another picture: what the library remembers would only take memory.
sharp.cache(false);
// One picture at a time, on one core.
sharp.concurrency(1);

serveTasks<ImageTask, MadeImage>(async ({ picture, side, pixelsMost }) => {
  try {
    // Read from the head of the file, before anything is unpacked.
    const { width, height } = await sharp(picture, { limitInputPixels: false }).metadata();
    if (width * height > pixelsMost) return { problem: 'tooManyPixels' };
    const image = await sharp(picture, { limitInputPixels: pixelsMost, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .flatten({ background: GROUND })
      .webp({ quality: QUALITY })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer();
    return { image };
  } catch {
    return { problem: 'broken' };
  }
});
