/** El interruptor con el que una empresa lee sin nombres. */
import type { TranslationOf } from '#shared/translation.ts';
import type { hideNamesEn } from './hide-names.en.ts';

export const hideNamesEs: TranslationOf<typeof hideNamesEn> = {
  label: 'Ocultar nombres',
  help: 'Nombres, fotos, enlaces, archivos, escuelas y lugares quedan ocultos, también en mensajes y correos, hasta que muestres a la persona en su postulación.',
  what: 'Qué hacen',
  scores: 'Ocultar puntuaciones en las listas',
  scoresHelp: 'Las listas vienen sin puntuación. Ordena por más recientes y la puntuación no influye en nada.',
};
