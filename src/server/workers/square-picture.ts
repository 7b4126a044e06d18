/**
 * Converts an uploaded picture for storage to a small, upright, square WebP without metadata (place, time, device). The type is detected from the
 * first bytes, because names and content types are not trusted.
 */
import { AppError } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { images } from './images.ts';
import type { SquareTask } from './images.worker.ts';
import { pictureRefusal } from './picture-refusal.ts';

const startsWith = (bytes: Uint8Array, position: number, ...signature: number[]): boolean =>
  signature.every((byte, index) => bytes[position + index] === byte);

const isJpeg = (bytes: Uint8Array): boolean => startsWith(bytes, 0, 0xff, 0xd8, 0xff);
const isPng = (bytes: Uint8Array): boolean => startsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Checks for `RIFF`, four bytes of length, and `WEBP`. */
const isWebp = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0, 0x52, 0x49, 0x46, 0x46) && startsWith(bytes, 8, 0x57, 0x45, 0x42, 0x50);

/** Returns true for supported pictures. Other data must not reach the decoder. */
export const isPicture = (bytes: Uint8Array): boolean => isJpeg(bytes) || isPng(bytes) || isWebp(bytes);

/**
 * Converts a picture: `cover` crops to a square (a face), `contain` fits it on white (a logo). Throws `unsupported` unless it is JPEG, PNG or WebP,
 * `tooLarge` for too many pixels, `invalid` for a broken picture, and `unavailable` if too many tasks wait.
 */
export const makeSquare = async (picture: Uint8Array, fit: SquareTask['fit']): Promise<Buffer> => {
  if (!isPicture(picture)) throw new AppError('unsupported', 'picture-type');
  const result = await images.run({ picture, fit, side: LIMITS.photoSide, maxPixels: LIMITS.photoPixels });
  if ('image' in result) return Buffer.from(result.image);
  throw pictureRefusal(result);
};
