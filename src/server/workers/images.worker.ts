/** A process that converts uploaded pictures to squares, or to uncropped pictures with a preview. Reads only the bytes that it receives. */
import sharp, { type Sharp } from 'sharp';
import { serveTasks } from './serve-tasks.ts';

/** A task that converts a picture with at most `maxPixels` to a square WebP of `side` pixels. */
export interface SquareTask {
  picture: Uint8Array;
  maxPixels: number;
  side: number;
  /** `cover` crops to a square; `contain` fits the whole picture on a background. */
  fit: 'cover' | 'contain';
}

export type PictureFormat = 'jpg' | 'png' | 'webp';

/**
 * A task that rotates a picture upright, removes metadata and limits the sides to `maxSide`. The format stays the same unless the picture would
 * exceed `maxBytes`, in which case it is converted to WebP. Also creates a WebP preview within `previewSide`.
 */
export interface WholeTask {
  picture: Uint8Array;
  maxPixels: number;
  format: PictureFormat;
  maxSide: number;
  previewSide: number;
  maxBytes: number;
}

export type ImageTask = SquareTask | WholeTask;

export interface WholePicture {
  whole: Uint8Array;
  preview: Uint8Array;
  format: PictureFormat;
  width: number;
  height: number;
}

/** The reason a conversion failed. */
export interface PictureProblem {
  problem: 'tooManyPixels' | 'broken';
}

export type ImageResult = { image: Uint8Array } | WholePicture | PictureProblem;

const QUALITY = 82;
const WHOLE_QUALITY = 88;
const PREVIEW_QUALITY = 74;
const MAX_SECONDS = 15;
/** Background of transparent pictures. */
const BACKGROUND = '#ffffff';

// Every upload is a different picture, so the library's cache would waste memory.
sharp.cache(false);
// Uses one core per picture.
sharp.concurrency(1);

const openImage = ({ picture, maxPixels }: ImageTask): Sharp =>
  sharp(picture, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .timeout({ seconds: MAX_SECONDS });

const makeSquare = async (task: SquareTask): Promise<ImageResult> => {
  const { side, fit } = task;
  const picture = openImage(task)
    .resize(side, side, { fit, background: BACKGROUND })
    .flatten({ background: BACKGROUND });
  return { image: await picture.webp({ quality: QUALITY }).toBuffer() };
};

const ENCODERS: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  jpg: (picture) => picture.flatten({ background: BACKGROUND }).jpeg({ quality: WHOLE_QUALITY }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: WHOLE_QUALITY }),
};

const encode = async (task: WholeTask, format: PictureFormat) => {
  const resizeOptions = { fit: 'inside', withoutEnlargement: true } as const;
  const picture = openImage(task).resize(task.maxSide, task.maxSide, resizeOptions);
  const { data, info } = await ENCODERS[format](picture).toBuffer({ resolveWithObject: true });
  return { whole: data, width: info.width, height: info.height, format };
};

const convertWhole = async (task: WholeTask): Promise<ImageResult> => {
  const { previewSide, maxBytes } = task;
  const original = await encode(task, task.format);
  const converted = original.whole.byteLength > maxBytes ? await encode(task, 'webp') : original;
  const preview = await sharp(converted.whole)
    .resize(previewSide, previewSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: BACKGROUND })
    .webp({ quality: PREVIEW_QUALITY })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
  return { ...converted, preview };
};

serveTasks<ImageTask, ImageResult>(async (task) => {
  try {
    // Reads only the header, without decompressing anything.
    const { width, height } = await sharp(task.picture, { limitInputPixels: false }).metadata();
    if (width * height > task.maxPixels) return { problem: 'tooManyPixels' };
    return await ('side' in task ? makeSquare(task) : convertWhole(task));
  } catch {
    return { problem: 'broken' };
  }
});
