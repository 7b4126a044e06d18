/** A process that makes pictures of uploaded ones: small square ones, and whole ones with a preview. Reads nothing but the bytes it is given. */
import sharp, { type Sharp } from 'sharp';
import { serveTasks } from './serve-tasks.ts';

/** A square WebP of `side` pixels of a picture of at most `pixelsMost`. */
export interface SquareTask {
  picture: Uint8Array;
  pixelsMost: number;
  side: number;
  /** Whether what is not square is cut (`cover`), or stands whole on the ground (`contain`). */
  fit: 'cover' | 'contain';
}

export type PictureFormat = 'jpg' | 'png' | 'webp';

/**
 * The picture itself, upright and without anything that a camera adds, in the format it came in, no side longer than `sideMost`; and a
 * WebP preview within a square of `previewSide`. As a WebP where it would take more than `bytesMost` otherwise.
 */
export interface WholeTask {
  picture: Uint8Array;
  pixelsMost: number;
  format: PictureFormat;
  sideMost: number;
  previewSide: number;
  bytesMost: number;
}

export type ImageTask = SquareTask | WholeTask;

export interface WholePicture {
  whole: Uint8Array;
  preview: Uint8Array;
  format: PictureFormat;
  width: number;
  height: number;
}

/** Why there is no picture. */
export interface PictureProblem {
  problem: 'tooManyPixels' | 'broken';
}

export type MadeImage = { image: Uint8Array } | WholePicture | PictureProblem;

const QUALITY = 82;
const WHOLE_QUALITY = 88;
const PREVIEW_QUALITY = 74;
const MAX_SECONDS = 15;
/** Behind a see-through picture; avatars have no ground of their own. */
const GROUND = '#ffffff';

// Each upload is another picture: what the library remembers would only take memory.
sharp.cache(false);
// One picture at a time, on one core.
sharp.concurrency(1);

const opened = ({ picture, pixelsMost }: ImageTask): Sharp =>
  sharp(picture, { limitInputPixels: pixelsMost, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .timeout({ seconds: MAX_SECONDS });

const makeSquare = async (task: SquareTask): Promise<MadeImage> => {
  const { side, fit } = task;
  const picture = opened(task).resize(side, side, { fit, background: GROUND }).flatten({ background: GROUND });
  return { image: await picture.webp({ quality: QUALITY }).toBuffer() };
};

const WRITERS: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  jpg: (picture) => picture.flatten({ background: GROUND }).jpeg({ quality: WHOLE_QUALITY }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: WHOLE_QUALITY }),
};

const write = async (task: WholeTask, format: PictureFormat) => {
  const within = { fit: 'inside', withoutEnlargement: true } as const;
  const picture = opened(task).resize(task.sideMost, task.sideMost, within);
  const { data, info } = await WRITERS[format](picture).toBuffer({ resolveWithObject: true });
  return { whole: data, width: info.width, height: info.height, format };
};

const makeWhole = async (task: WholeTask): Promise<MadeImage> => {
  const { previewSide, bytesMost } = task;
  const asItCame = await write(task, task.format);
  const made = asItCame.whole.byteLength > bytesMost ? await write(task, 'webp') : asItCame;
  const preview = await sharp(made.whole)
    .resize(previewSide, previewSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: GROUND })
    .webp({ quality: PREVIEW_QUALITY })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
  return { ...made, preview };
};

serveTasks<ImageTask, MadeImage>(async (task) => {
  try {
    // Read from the head of the file, before anything is unpacked.
    const { width, height } = await sharp(task.picture, { limitInputPixels: false }).metadata();
    if (width * height > task.pixelsMost) return { problem: 'tooManyPixels' };
    return await ('side' in task ? makeSquare(task) : makeWhole(task));
  } catch {
    return { problem: 'broken' };
  }
});
