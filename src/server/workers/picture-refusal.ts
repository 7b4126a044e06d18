/** Says why no picture was made of an uploaded one. */
import { AppError } from '#shared/errors.ts';
import type { MadeImage } from './images.worker.ts';

/** The refusal for what came back instead of a picture: `tooLarge` for too many pixels, else `invalid`. */
export const pictureRefusal = (made: MadeImage): AppError =>
  'problem' in made && made.problem === 'tooManyPixels'
    ? new AppError('tooLarge', 'This picture has too many pixels. Please choose a smaller one.')
    : new AppError('invalid', 'This picture is damaged. Please choose another one.');
