/** Lo que lee una empresa junto a una postulación cuyo nombre oculta. */
import type { TranslationOf } from '#shared/translation.ts';
import type { revealNameEn } from './reveal-name.en.ts';

export const revealNameEs: TranslationOf<typeof revealNameEn> = {
  title: 'El nombre está oculto',
  text: 'Lees esta postulación sin nombre, foto, enlaces, escuelas ni lugares. Para proponer una entrevista, hacer una oferta o contratar, muestra quién es.',
  button: 'Mostrar nombre',
  question: '¿Mostrar quién es?',
  consequence:
    'Desde ese momento verás el nombre de esta persona en todas partes. Queda registrado y no se puede volver a ocultar para esta persona.',
  confirm: 'Mostrar nombre',
  done: 'Nombre mostrado',
};
