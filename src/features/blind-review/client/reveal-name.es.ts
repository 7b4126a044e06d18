/** Texts of reveal-name.en.ts, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { revealNameEn } from './reveal-name.en.ts';

export const revealNameEs: TranslationOf<typeof revealNameEn> = {
  title: 'El nombre está oculto',
  text: 'Ves esta postulación sin nombre, foto, enlaces, escuelas ni lugares. Para proponer una entrevista, hacer una oferta o contratar, revela el nombre.',
  button: 'Revelar nombre',
  question: '¿Revelar quién es esta persona?',
  consequence:
    'A partir de ese momento, tu empresa verá el nombre de esta persona en todas partes. Queda registrado que lo revelaste y no se podrá volver a ocultar.',
  confirm: 'Revelar nombre',
  done: 'Nombre revelado',
};
