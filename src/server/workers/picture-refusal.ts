/** Says why no picture was made of an uploaded one. */
import { AppError } from '#shared/errors.ts';
import type { MadeImage } from './images.worker.ts';

/** The refusal for what came back instead of a picture: `tooLarge` for too many pixels, else `invalid`. */
export const pictureRefusal = (made: MadeImage): AppError =>
  'problem' in made && made.problem === 'tooManyPixels'
    ? new AppError('tooLarge', 'picture-too-many-pixels')
    : new AppError('invalid', 'picture-damaged');
