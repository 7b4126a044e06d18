/** Converts picture problems to refusals. */
import { AppError } from '#shared/errors.ts';
import type { MadeImage } from './images.worker.ts';

/** `tooLarge` for too many pixels, otherwise `invalid`. */
export const pictureRefusal = (made: MadeImage): AppError =>
  'problem' in made && made.problem === 'tooManyPixels'
    ? new AppError('tooLarge', 'picture-too-many-pixels')
    : new AppError('invalid', 'picture-damaged');
