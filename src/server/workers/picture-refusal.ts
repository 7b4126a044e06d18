/** Converts picture problems to refusals. */
import { AppError } from '#shared/errors.ts';
import type { ImageResult } from './images.worker.ts';

/** Returns `tooLarge` for too many pixels, otherwise `invalid`. */
export const pictureRefusal = (result: ImageResult): AppError =>
  'problem' in result && result.problem === 'tooManyPixels'
    ? new AppError('tooLarge', 'picture-too-many-pixels')
    : new AppError('invalid', 'picture-damaged');
