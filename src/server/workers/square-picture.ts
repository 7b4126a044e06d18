/**
 * Makes the picture that is kept of an uploaded one: square, small, upright, WebP, and without anything that a camera adds
 * (place, time, device). What it is, its first bytes say; names and types that came along are not believed.
 */
import { AppError } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { images } from './images.ts';
import type { SquareTask } from './images.worker.ts';
import { pictureRefusal } from './picture-refusal.ts';

const startsWith = (bytes: Uint8Array, at: number, ...signs: number[]): boolean =>
  signs.every((sign, index) => bytes[at + index] === sign);

const isJpeg = (bytes: Uint8Array): boolean => startsWith(bytes, 0, 0xff, 0xd8, 0xff);
const isPng = (bytes: Uint8Array): boolean => startsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** `RIFF`, four bytes of length, `WEBP`. */
const isWebp = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0, 0x52, 0x49, 0x46, 0x46) && startsWith(bytes, 8, 0x57, 0x45, 0x42, 0x50);

/** Whether bytes begin like a picture we take. Everything else is kept from the decoder. */
export const isPicture = (bytes: Uint8Array): boolean => isJpeg(bytes) || isPng(bytes) || isWebp(bytes);

/**
 * What is kept of a picture: `cover` cuts it to a square (a face), `contain` keeps all of it on white (a logo). Throws `unsupported` for what is no JPEG, PNG or WebP, `tooLarge` for more pixels than we take, and
 * `invalid` for a picture that is broken, `unavailable` where too many wait.
 */
export const makeSquare = async (picture: Uint8Array, fit: SquareTask['fit']): Promise<Buffer> => {
  if (!isPicture(picture)) throw new AppError('unsupported', 'picture-type');
  const made = await images.run({ picture, fit, side: LIMITS.photoSide, pixelsMost: LIMITS.photoPixels });
  if ('image' in made) return Buffer.from(made.image);
  throw pictureRefusal(made);
};
